// Keeps the screen on during a game, as long as somebody plays: whoever thinks for a while does not want it dark. Where
// the browser will not have it, it goes dark as ever.

/** Minutes without a touch after which the screen may go dark. */
const PATIENCE = 10 * 60_000;

/**
 * Begins now; what comes back ends it.
 * @param {{ playing: () => boolean }} game whether there is a game to keep the screen on for
 */
export function stayAwake({ playing }) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let asking = false;
  let over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const release = () => {
    clearTimeout(timer);
    lock?.release().catch(() => {});
    lock = null;
  };
  const ask = async () => {
    clearTimeout(timer);
    if (!playing()) return release();
    timer = setTimeout(release, PATIENCE);
    if (asking || over || (lock && !lock.released) || document.visibilityState === 'hidden') return;
    asking = true;
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    asking = false;
    if (over) release();
  };
  const gestures = /** @type {const} */ (['pointerdown', 'keydown']);
  for (const gesture of gestures) addEventListener(gesture, ask);
  document.addEventListener('visibilitychange', ask); // the browser has let go of it when the page was hidden
  return () => {
    over = true;
    release();
    for (const gesture of gestures) removeEventListener(gesture, ask);
    document.removeEventListener('visibilitychange', ask);
  };
}
