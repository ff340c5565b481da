/** The door of `output`: answers and drawings written, files whole or not at all, progress. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Answers.
export { type OutputFile, refuseUnwritable, writeFiles } from './write-files.js';
export { deliver, jsonLine } from './deliver.js';
export { describeVerdict, exitCodeOfVerdict, SOLUTIONS } from './verdict-words.js';
export { describeSolutions, drawForced } from './forced-words.js';
export { describeStatistics, statsOf } from './statistics.js';
export { safeLine, withSafeText } from './safe-text.js';
export { drawTerminal, terminalText } from './terminal-drawing.js';

// Progress.
export { boundsInWords, openBars, openProgress } from './progress.js';
export { crewWords, openBatchProgress, paceWords } from './batch-progress.js';
