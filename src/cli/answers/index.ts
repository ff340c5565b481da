/** The door of `answers`: every puzzle of a file asked and answered. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { answerBroken, answerEach } from './answer-each.js';
export { askEngine } from './puzzle-request.js';
export { countInWriting, isProofWanted, PROOF_FLAGS, proveInWriting } from './certificate-files.js';
export { relaxEach } from './relax-each.js';
export { ORDER_FLAG } from './family-search.js';
export { SEARCH, searchEach } from './search-each.js';
export { refuseTreeOptions, TREE_FLAGS, treeOf } from './tree-picture.js';
export {
  drawingOfCell,
  type StepWriting,
  unexplained,
  USUAL_COLUMNS,
  writtenCell,
  writtenSteps,
} from './explain-answer.js';
