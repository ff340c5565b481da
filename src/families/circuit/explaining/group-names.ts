/**
 * Groups of points in words: by their lines without a gap, or by whole rows or columns where that is shorter.
 */
import { type Cell, cellCode, compareCells, parallelRuns } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { all } from '../../kit/words/series.js';

/** The name of a group as data. */
export interface GroupName {
  readonly points: number;
  readonly first: string;
  /** Points without a gap, in English: `r1c1 to r1c4`. */
  readonly runs: readonly string[];
  /** The rows or columns in which most points belong to the group, and all others of them. */
  readonly lines?: {
    readonly kind: 'row' | 'column';
    readonly spans: readonly (readonly [first: number, last: number])[];
    readonly without: readonly string[];
  };
}

/** The least saving in length of a name by whole lines. */
const FEWER = 2;
/** Parts of a name up to which a group is named by them. */
const MOST_PARTS = 8;

/** The position of the row, and of the column, in a cell. */
const AXES = [
  { at: 0, kind: 'row' },
  { at: 1, kind: 'column' },
] as const;

/**
 * The shortest name of a group.
 * @param board the points of the board
 */
export function nameOfGroup(group: readonly Cell[], board: readonly Cell[]): GroupName {
  const plain: GroupName = {
    points: group.length,
    first: cellCode(group[0]!),
    runs: runsOf(group),
  };
  return AXES.flatMap((axis) => byLines(axis, plain, group, board) ?? []).reduce(
    (best, name) => (partsOf(name) + FEWER <= partsOf(best) ? name : best),
    plain,
  );
}

/** The parts that a name has. */
function partsOf({ runs, lines }: GroupName): number {
  return lines === undefined ? runs.length : lines.spans.length + lines.without.length;
}

/**
 * Lines most of whose points are in the group, without the others of these; undefined where there are none or
 * the group has more.
 */
function byLines(
  { at, kind }: (typeof AXES)[number],
  plain: GroupName,
  group: readonly Cell[],
  board: readonly Cell[],
): GroupName | undefined {
  const lines = [...new Set(board.map((cell) => cell[at]))].sort((one, other) => one - other);
  const whole = lines.filter((line) => {
    const own = board.filter((cell) => cell[at] === line);
    return 2 * own.filter((cell) => includesCell(group, cell)).length > own.length;
  });
  if (whole.length === 0 || group.some((cell) => !whole.includes(cell[at]))) return undefined;
  const without = runsOf(board.filter((cell) => whole.includes(cell[at]) && !includesCell(group, cell)));
  return { ...plain, lines: { kind, spans: spansOf(whole), without } };
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

interface Words {
  readonly row: readonly [one: string, many: string];
  readonly column: readonly [one: string, many: string];
  readonly to: string;
  readonly but: string;
  readonly with: string;
}

const WORDS: InLanguages<Words> = {
  en: { row: ['row', 'rows'], column: ['column', 'columns'], to: 'to', but: 'but', with: 'with' },
  de: {
    row: ['Zeile', 'Zeilen'],
    column: ['Spalte', 'Spalten'],
    to: 'bis',
    but: 'ohne',
    with: 'mit',
  },
};

/**
 * The words that follow `the points`, or `the 12 points`: `r1c1 to r1c4 and r2c1`, `of rows 4 to 6 but r6c5`.
 * Of a group with a long name it is its first point: `with r1c1`.
 */
export function groupWords(name: GroupName, language: StepLanguage): string {
  const { first, runs, lines } = name;
  const words = WORDS[language];
  if (hasLongName(name)) return `${words.with} ${first}`;
  if (lines === undefined) return runsWords(runs, language);
  const { kind, spans, without } = lines;
  const numbers = spans.map(([from, to]) => (from === to ? `${from}` : `${from} ${words.to} ${to}`));
  const isOne = spans.length === 1 && spans[0]![0] === spans[0]![1];
  const end = without.length === 0 ? '' : ` ${words.but} ${runsWords(without, language)}`;
  const of = language === 'en' ? 'of' : 'in';
  return `${of} ${words[kind][isOne ? 0 : 1]} ${all(numbers, language)}${end}`;
}

function runsWords(runs: readonly string[], language: StepLanguage): string {
  return all(
    runs.map((run) => run.replace(' to ', ` ${WORDS[language].to} `)),
    language,
  );
}

/** True if a group has too many parts to name all of them. */
function hasLongName(name: GroupName): boolean {
  return partsOf(name) > MOST_PARTS;
}

/** `the points r1c1 to r1c4`, `the 20 points with r1c1`; of a single point its code. */
export function pointsWords(name: GroupName, language: StepLanguage): string {
  if (name.points === 1) return name.first;
  const the = language === 'en' ? 'the' : 'die';
  const noun = language === 'en' ? 'points' : 'Punkte';
  return `${the} ${hasLongName(name) ? `${name.points} ` : ''}${noun} ${groupWords(name, language)}`;
}

function includesCell(cells: readonly Cell[], [row, column]: Cell): boolean {
  return cells.some((other) => other[0] === row && other[1] === column);
}
