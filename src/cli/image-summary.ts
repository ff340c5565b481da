import type { Goal, PictureMethod, PictureNonogram, UniqueBy } from '../../generators/picture/index.js';
import type { PreparedPicture } from '../image/prepare.js';

interface Asked {
  readonly method: PictureMethod;
  readonly unique: UniqueBy;
  readonly goal: Goal;
  readonly seed: string;
}

/** What was done, for people: a line a fact. */
export function summaryOf(made: PictureNonogram, { source }: PreparedPicture, asked: Asked): string[] {
  return [
    `picture     ${source.format}, ${source.width} x ${source.height} pixels`,
    `size        ${made.puzzle.columns.length} x ${made.puzzle.rows.length} cells`,
    `method      ${describeMethod(made, asked.method)}`,
    `changes     ${describeChanges(made, asked)}`,
    `verdict     ${made.verdict}${made.verdict === 'unique' ? `: one solution, proved${checkedOf(made)}` : ''}`,
    `line logic  ${made.line ? 'solvable line by line' : 'not solvable line by line'}`,
    `difficulty  ${made.rating.difficulty}${made.rating.guessing ? ', needs guessing' : ', no guessing needed'}`,
    `seed        ${asked.seed}`,
  ];
}

function checkedOf({ certified }: PictureNonogram): string {
  return certified ? ', proof checked' : ', proof not checked';
}

/** The method in words, with the threshold that was used or the squares' gap. */
function describeMethod({ threshold, squares }: PictureNonogram, { name }: PictureMethod): string {
  if (squares !== undefined) {
    const { objective, bound, gap } = squares;
    const gapText = `${(100 * gap).toFixed(2)} % above the bound`;
    return `translucent squares, difference ${objective.toFixed(1)}, at least ${bound.toFixed(1)} (${gapText})`;
  }
  return threshold === undefined ? name : `${name}, threshold ${Math.round(threshold * 10) / 10}`;
}

function describeChanges(
  { changed, given, lowerBound, proved }: PictureNonogram,
  { unique, goal }: Asked,
): string {
  if (unique === 'keep') return 'none wanted';
  const [count, what] = unique === 'givens' ? [given.length, 'given'] : [changed.length, 'changed'];
  const aim = goal === 'line' ? 'to be solvable line by line' : 'to be unique';
  const proof = proved ? 'the fewest possible, proved' : `at least ${lowerBound} are needed, proved`;
  return `${count} ${count === 1 ? 'cell' : 'cells'} ${what} ${aim}; ${proof}`;
}
