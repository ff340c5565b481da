/**
 * The calls that the page's worker answers: those of the library's table, and a few that only a page needs,
 * since they draw on a screen or put an answer into the form of the board. Arguments and answers are plain
 * data.
 */
import { CALLS as OF_LIBRARY } from '../../src/browser.js';
import { difficultyOf, ratePuzzle, verifyPuzzle } from './ask.js';
import { makeBook } from './book.js';
import { nonogramOfPainting } from './cells.js';
import { certificateOfText } from './certificate.js';
import { describeConstraints } from './constraints.js';
import { drawPuzzle, writePuzzle } from './draw.js';
import { describeFamilies } from './families.js';
import { blankPuzzle, describeFields, settableFamilies, writeFields } from './fields.js';
import { forcedValues } from './forced.js';
import { pictureOfImage } from './picture.js';
import { readPuzzles } from './read.js';
import { writeSteps } from './steps-file.js';

const OF_PAGE = {
  families: describeFamilies,
  'constraint-types': describeConstraints,
  'settable-families': settableFamilies,
  'blank-puzzle': blankPuzzle,
  fields: describeFields,
  'write-fields': writeFields,
  forced: forcedValues,
  'picture-of-image': pictureOfImage,
  painting: nonogramOfPainting,
  certificate: certificateOfText,
  read: readPuzzles,
  rate: ratePuzzle,
  difficulty: difficultyOf,
  verify: verifyPuzzle,
  draw: drawPuzzle,
  write: writePuzzle,
  'write-steps': writeSteps,
  book: makeBook,
} as const;

type Table = typeof OF_LIBRARY & typeof OF_PAGE;

export const CALLS: Table = { ...OF_LIBRARY, ...OF_PAGE };

/** The name of a call. */
export type CallName = keyof Table;

/** The argument of a call. */
export type CallArgument<Name extends CallName> = Parameters<Table[Name]>[0];

/** The answer of a call. */
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Table[Name]>>;
