import { counted } from '../../core/index.js';
import type { Difficulty } from '../../families/contract/index.js';
import type { MadeImage, MadePicture } from '../../jobs/index.js';
import type { LoadedPicture } from '../../picture/index.js';
import { ratingInWords } from '../../proving/index.js';
import { missedDifficulty, otherLines, renderingLines } from './rendering-words.js';

/** The request. */
interface Asked {
  /** Report the method too. */
  readonly verbose: boolean;
  readonly difficulty?: Difficulty | undefined;
  readonly seed: string;
  /** The files written. */
  readonly files: readonly string[];
}

/** The facts of the run for people, a line each. */
export function summaryOf(
  image: MadeImage,
  { source }: Pick<LoadedPicture, 'source'>,
  { difficulty, seed, files, verbose }: Asked,
): string[] {
  const { made, method, likeness, renderings, others } = image;
  return [
    `picture     ${source.format}, ${source.width} x ${source.height} pixels`,
    `size        ${made.puzzle.columns.length} x ${made.puzzle.rows.length} cells`,
    ...(verbose || method.name === 'colours' ? [`method      ${describeMethod(made, method)}`] : []),
    ...(verbose && renderings !== undefined ? renderingLines(renderings) : []),
    ...(renderings === undefined ? [] : missedDifficulty(renderings, difficulty)),
    ...(verbose ? describeSweep(made) : []),
    ...(verbose ? [`likeness    ${likeness.toFixed(2)} of 1 to the original`] : []),
    `changes     ${describeChanges(made, image)}`,
    ...otherLines(others),
    `verdict     ${made.verdict}${made.verdict === 'unique' ? `: one solution, proved${checkedOf(made)}` : ''}`,
    `line logic  ${made.line ? 'solvable line by line' : 'not solvable line by line'}`,
    `rating      ${describeRating(made)}`,
    `seed        ${seed}`,
    ...files.map((file, index) => `${index === 0 ? 'files       ' : '            '}${file}`),
  ];
}

function checkedOf({ certified }: MadePicture): string {
  return certified ? ', proof checked' : ', proof not checked';
}

/** The method in words, with the threshold that was used or the squares' gap. */
function describeMethod({ threshold, squares, puzzle }: MadePicture, { name }: MadeImage['method']): string {
  if (name === 'colours') return describeColours(puzzle.palette?.length);
  if (squares !== undefined) {
    const { objective, bound, gap } = squares;
    const gapText = `${(100 * gap).toFixed(2)} % above the bound`;
    return `translucent squares, difference ${objective.toFixed(1)}, at least ${bound.toFixed(1)} (${gapText})`;
  }
  return threshold === undefined ? name : `${name}, threshold ${tenths(threshold)}`;
}

/** The number of colours that were found, by the length of the palette if there is one. */
function describeColours(length: number | undefined): string {
  if (length === undefined) return 'colours; nothing but black is seen on paper, so it is in black and white';
  return `${length - 1} ${length === 2 ? 'colour' : 'colours'} besides the background`;
}

/** The result of the sweep, where it left Otsu's own threshold. */
function describeSweep({ sweep }: MadePicture): string[] {
  if (sweep === undefined) return [];
  const { otsu, differs } = sweep;
  return [
    `sweep       Otsu's own threshold is ${tenths(otsu)}; this one makes ${cellsOf(differs.length)} different,`,
    '            and its picture is solvable line by line',
  ];
}

function describeRating({ rating }: MadePicture): string {
  if (rating === undefined) return 'not rated: timed out';
  return ratingInWords(rating);
}

function tenths(threshold: number): number {
  return Math.round(threshold * 10) / 10;
}

function cellsOf(count: number): string {
  return counted(count, 'cell');
}

function describeChanges(
  { changed, given, lowerBound, proved, reached, impossible, sweep }: MadePicture,
  { unique, goal }: MadeImage,
): string {
  if (unique === 'keep') return 'none wanted';
  if (impossible === true)
    return 'none is possible: each repair would change a cell that is to be kept, proved';
  if (!reached) return `none yet; at least ${cellsOf(lowerBound)} must change, proved`;
  if (sweep !== undefined && changed.length + given.length === 0) return 'none after the sweep';
  const [count, what] = unique === 'givens' ? [given.length, 'given'] : [changed.length, 'changed'];
  const aim = goal === 'line' ? 'to be solvable line by line' : 'to be unique';
  const proof = proved ? 'the fewest possible, proved' : `at least ${lowerBound} are needed, proved`;
  const where = changed.length > 0 ? ', marked in the solution' : '';
  return `${cellsOf(count)} ${what} ${aim}; ${proof}${where}`;
}
