/** The door of `links`: a puzzle in the address of the page. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { openPlay } from './open.js';
export { type Shared, unpack } from './packed.js';
export { ShareButton } from './share.js';
