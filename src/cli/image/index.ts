/** The door of `image`: pictures made into puzzles, one or a folder of them. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { IMAGE_FLAGS } from './flags.js';
export { refuseSettings } from './make.js';
export { imageOfFile } from './one.js';
export { mosaicOfFile, refuseBesideMosaic } from './mosaic.js';
