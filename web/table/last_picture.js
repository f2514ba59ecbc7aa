// The last picture of the table, for replies that have none.

/** @import { State } from '../types/door.d.ts' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { Scene, TableSize } from '../types/scene.d.ts' */

/** @type {(size: TableSize) => Scene} */
const emptyScene = ({ width, height }) => ({ width, height, tiles: [], targets: [], seats: [], labels: [] });

export class LastPicture {
  /** @type {Scene | null} */
  #scene = null;

  /**
   * A reply with a picture: where the engine could make none the last one stays, with nothing on it to tap.
   * @param {State} reply
   * @param {TableSize} size
   * @returns {Shown}
   */
  of(reply, size) {
    const { scene } = reply;
    this.#scene = scene ?? this.#scene;
    if (scene) return { ...reply, scene };
    return { ...reply, scene: { ...(this.#scene ?? emptyScene(size)), targets: [] }, unseen: true };
  }
}
