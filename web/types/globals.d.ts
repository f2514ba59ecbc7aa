// What one script of the page leaves to another, and what not every browser has yet.

/** What `boot/preload.js` has begun. */
declare var ahead: import('../boot/preload.js').Ahead | undefined;

/** What browsers with trusted types ask before a text is used as the address of a script; null refuses it. */
declare var trustedTypes:
  | {
      defaultPolicy: object | null;
      createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): object;
    }
  | undefined;

interface Window {
  /** A door for tests and for the curious. */
  boneyard: ReturnType<typeof import('../boot/door.js').doorTo>;
}

interface Uint8ArrayConstructor {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}
