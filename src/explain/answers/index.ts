/** The door of `answers`: the whole explanation, a hint, and why a cell is as it is. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { saysCell } from './lead-up.js';
export { type ExplainProgress, explainPuzzle, USUAL_QUESTIONS } from './explain.js';
export { hintAfter, hintFor } from './hint.js';
export { type WhyAnswer, whyCell } from './why-cell.js';
