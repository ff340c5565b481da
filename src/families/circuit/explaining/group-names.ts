/**
 * Groups of points in words: by their lines without a gap, or by whole rows or columns where that is shorter.
 */
import { type Cell, cellCode, compareCells, parallelRuns } from '../../../core/index.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { listed } from '../../kit/words/words.js';

/** Words for a group, and how many places or lines they name. */
export interface GroupName {
  /** `r1c1 to r1c4 and r2c1`, `rows 4 to 6 but r6c5`. */
  readonly words: string;
  /** The same with what these are: `the points of rows 4 to 6 but r6c5`. */
  readonly points: string;
  readonly length: number;
}

/** The least saving in length of a name by whole lines. */
const FEWER = 2;

/** The position of the row, and of the column, in a cell. */
const AXES = [
  { at: 0, noun: 'row' },
  { at: 1, noun: 'column' },
] as const;

type Axis = (typeof AXES)[number];

/**
 * The shortest name of a group.
 * @param all the points of the board
 */
export function nameOfGroup(group: readonly Cell[], all: readonly Cell[]): GroupName {
  const words = runsOf(group);
  const plain: GroupName = {
    words: listed(words),
    points: group.length === 1 ? listed(words) : `the points ${listed(words)}`,
    length: words.length,
  };
  return AXES.flatMap((axis) => byLines(axis, group, all) ?? []).reduce(
    (best, name) => (name.length + FEWER <= best.length ? name : best),
    plain,
  );
}

/**
 * Lines most of whose points are in the group, without the others of these; undefined where there are none or
 * the group has more.
 */
function byLines({ at, noun }: Axis, group: readonly Cell[], all: readonly Cell[]): GroupName | undefined {
  const lines = [...new Set(all.map((cell) => cell[at]))].sort((one, other) => one - other);
  const whole = lines.filter((line) => {
    const own = all.filter((cell) => cell[at] === line);
    return 2 * own.filter((cell) => includesCell(group, cell)).length > own.length;
  });
  if (whole.length === 0 || group.some((cell) => !whole.includes(cell[at]))) return undefined;
  const without = runsOf(all.filter((cell) => whole.includes(cell[at]) && !includesCell(group, cell)));
  const spans = spansOf(whole).map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  const nouns = `${noun}${whole.length === 1 ? '' : 's'}`;
  const words = `${nouns} ${listed(spans)}${without.length === 0 ? '' : ` but ${listed(without)}`}`;
  return { words, points: `the points of ${words}`, length: spans.length + without.length };
}

/** Numbers of lines from 1, first and last of those that follow each other. */
function spansOf(lines: readonly number[]): readonly (readonly [number, number])[] {
  const starts = lines.filter((line) => !lines.includes(line - 1));
  const ends = lines.filter((line) => !lines.includes(line + 1));
  return starts.map((start, index) => [start + 1, ends[index]! + 1]);
}

function runsOf(cells: readonly Cell[]): readonly string[] {
  const codes = cells.toSorted(compareCells).map(cellCode);
  return parallelRuns(codes).map(({ words }) => words);
}
