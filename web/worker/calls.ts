/**
 * The table of calls: the questions of the page to its worker, by name. Arguments and answers are plain data.
 * Those that make puzzles, pictures and books run the library's tasks, as threads and queues do.
 */
import { constraintCards } from '../../src/browser.js';
import { ratePuzzle, verifyPuzzle } from './ask.js';
import { makeBook } from './book.js';
import { nonogramOfPainting } from './cells.js';
import { drawPuzzle, writePuzzle } from './draw.js';
import { explainSteps } from './explain.js';
import { describeFamilies } from './families.js';
import { forcedNumbers } from './forced.js';
import { generatePuzzle } from './generate.js';
import { pictureOfCells, pictureOfImage } from './picture.js';
import { QUESTIONS } from './questions.js';
import { readPuzzles } from './read.js';
import { writeSteps } from './steps-file.js';

export const CALLS = {
  ...QUESTIONS,
  families: describeFamilies,
  'constraint-types': async (_: null) => constraintCards(),
  forced: forcedNumbers,
  'picture-of-image': pictureOfImage,
  'picture-of-cells': pictureOfCells,
  painting: nonogramOfPainting,
  generate: generatePuzzle,
  read: readPuzzles,
  rate: ratePuzzle,
  verify: verifyPuzzle,
  explain: explainSteps,
  draw: drawPuzzle,
  write: writePuzzle,
  'write-steps': writeSteps,
  book: makeBook,
} as const;

type Table = typeof CALLS;

/** The name of a call. */
export type CallName = keyof Table;

/** The argument of a call. */
export type CallArgument<Name extends CallName> = Parameters<Table[Name]>[0];

/** The answer of a call. */
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Table[Name]>>;
