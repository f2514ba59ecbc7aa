// Time that stands still unless a test moves it: the same door as `web/table/time.js`.

/** Milliseconds from one frame to the next. */
const FRAME = 16;

export class FakeTime {
  #now = 1000;
  #nextId = 1;
  #waiting = new Map();
  /** A hidden page gets no frames. */
  hidden = false;

  now = () => this.#now;
  frame = (act) => this.#add({ act, at: (Math.floor(this.#now / FRAME) + 1) * FRAME, isFrame: true });
  wait = (act, ms) => this.#add({ act, at: this.#now + ms, isFrame: false });
  dropFrame = (id) => this.#drop(id, true);
  dropWait = (id) => this.#drop(id, false);

  #add(one) {
    this.#waiting.set(this.#nextId, one);
    return this.#nextId++;
  }

  #drop(id, isFrame) {
    if (this.#waiting.get(id)?.isFrame === isFrame) this.#waiting.delete(id);
  }

  /** What has been asked for and has not come. */
  get pending() {
    return this.#waiting.size;
  }

  /** Something takes so long: nothing else happens meanwhile. */
  spend(ms) {
    this.#now += ms;
  }

  /** Lets that much time pass, with all that is due in it, in order. */
  pass(ms) {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#waiting].filter(([, { isFrame, at }]) => at <= end && !(isFrame && this.hidden));
      if (!due.length) break;
      const [id, { act, at }] = due.reduce((first, one) => (one[1].at < first[1].at ? one : first));
      this.#waiting.delete(id);
      this.#now = Math.max(this.#now, at);
      act();
    }
    this.#now = Math.max(this.#now, end);
  }
}
