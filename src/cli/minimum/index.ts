/** The door of `minimum`: the flags of minimum problems, their runs and answers. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { MINIMUM_FLAGS, type MinimumArguments } from './flags.js';
export { MINIMUM_EXAMPLES, minimumFlags, minimumSettings, requireProblem } from './problem-flags.js';
export { puzzlesOf, runRequest } from './run.js';
export { exitCodeOf, jsonOf, puzzleLines, answerTextOf } from './answer.js';
export { tableExitCode, tableJson, tableText } from './table.js';
export { answerList } from './list.js';
