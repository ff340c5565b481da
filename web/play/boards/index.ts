/** The door of `boards`: the cells and buttons that are pressed, and their looks. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { CellBoard } from './cell-board.js';
export { NumberBoard } from './number-board.js';
export { LineBoard } from './line-board.js';
export { TableBoard } from './table-board.js';
export { NumberPad } from './number-pad.js';
export { chosenCells, MODES, type NumberHand, openHand } from './number-hand.js';
export { chooseByKey, chooseByStroke } from './chosen-cells.js';
export { numberTyped } from './numbers-typed.js';
export { LINE_WORDS } from './line-words.js';
export { keyName, ToolChoice } from './tool-choice.js';
export { ZoomButtons } from './zoom-buttons.js';
export { EntriesView } from './entries-view.js';
