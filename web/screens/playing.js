// Where games are set up and played: fetched together, since the one leads to the other.

export { Setup } from './setup.js';
export { freeTable } from '../table/free_play.js';
