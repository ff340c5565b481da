/** The door of `book/pages`: a file for each kind of page, in the order of a book. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { imprint, titlePage } from './front-matter.js';
export { forewordPages } from './foreword-pages.js';
export { contentsPageCount, contentsPages } from './contents-pages.js';
export { rulesPages } from './rules-pages.js';
export { puzzlePages } from './puzzle-pages.js';
export { pageAnswers } from './page-answers.js';
export { hintPages } from './hint-pages.js';
export { stepPages } from './step-pages.js';
export { answerPages } from './answer-pages.js';
export { packetPages } from './packet-pages.js';
