/** The door of `hints`: the next step in words, and the steps to a cell. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { HintPanel } from './hint-panel.js';
export { openHints, stepOf } from './hint-state.js';
export { StepView } from './step-view.js';
