/** The door of `book/codes`: QR codes that open puzzles on the page. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { addressOf, OPENINGS, type Opening } from './address.js';
export { qrModules } from './modules.js';
export { codeScene, LONGEST_ADDRESS } from './scene.js';
