/** The door of `queue`: both sides of it. It is loaded late, and only where a queue is used. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { workForQueue } from './worker.js';
export { openQueue } from './open.js';
