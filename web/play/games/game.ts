/** The playing of the families: the possible entries, and the solution that they make. */
import type { Cell, StepRecord } from '../../../src/browser.js';
import { type PlainKey, say } from '../../words/index.js';

/** The entries by spot: a cell, a place for a line, a field of a table. */
export type Entries = Readonly<Record<string, string>>;

/** A conclusion of a step. */
export type Conclusion = StepRecord['conclusions'][number];

/** The look of an entry on the board. */
export type Look =
  /** A colour has a letter beside it, for people who do not tell colours apart. */
  | { readonly kind: 'square'; readonly colour?: string; readonly letter?: string }
  | { readonly kind: 'cross' | 'dot' | 'ship' | 'water' | 'line' }
  /** A dark ground and a cross in the corner, which leave the number of the cell to be read. */
  | { readonly kind: 'shade' | 'corner' }
  | { readonly kind: 'text'; readonly text: string };

/** Something that can be entered into a cell. */
export interface Tool {
  readonly value: string;
  /** In the language of the reader. */
  name(): string;
  /** The key that enters it: a character, or Shift or Alt with an arrow. */
  readonly key: string;
  readonly look: Look;
  /** True of an object that is placed by itself: no drag enters a row of them. */
  readonly isSingle?: true;
}

/** The properties of all games. */
interface AnyGame {
  /** The solution that the entries make, as its family reads it; undefined where something is missing. */
  solutionOf(entries: Entries): unknown;
  /** The entries as a partial solution, as its family reads it for hints; absent where it reads none. */
  stateOf?(entries: Entries): unknown;
  /** Count of numbers, marks or lines of a solution that are not given; undefined where not known. */
  readonly needed: number | undefined;
  /** The entries and notes that write a conclusion down beside the others. */
  entered(conclusion: Conclusion, now: Entries): Entries;
  /** The entries of a solution. */
  entriesOf(solution: unknown): Entries;
  /**
   * True if an entry cannot be right beside the entries of the solution. Absent: where it is not the entry of
   * the solution.
   */
  contradicts?(spot: string, value: string, right: Entries): boolean;
}

/** A row or a column of a grid. */
export interface Line {
  readonly axis: 'row' | 'column';
  readonly index: number;
}

/** A clue in a cell that the entries meet; another way to meet it may be the right one. */
export interface MetClue {
  readonly cell: Cell;
  /**
   * The part of the cell where it stands: its upper left corner, the outline of a cage there, a half of it
   * with a sum, or the border to the cell on the right or below.
   */
  readonly part: 'whole' | 'corner' | 'cage' | 'across' | 'down' | 'right' | 'below';
  /** The cells, or corners on a board of corners, at which it is said. Absent: its own cell. */
  readonly about?: readonly Cell[];
  /** Its name at one of these, for people who do not see it. Absent: no other clue is said there. */
  name?(place: Cell): string;
}

/** The properties of games on a grid. */
export interface GridGame extends AnyGame {
  readonly rows: number;
  readonly columns: number;
  /** The puzzle's clues about a cell, for people who do not see it. */
  words(cell: Cell): string;
  /** The clues about the board as a whole: a fleet, a number of stars. Absent: there are none. */
  facts?(): string;
  /** The region of a cell, null where it has none. Absent: the board has no regions of its own. */
  regionOf?(cell: Cell): number | null;
  /**
   * True if the entries of a row or column are as the clue beside it says; another way may be the right one.
   * Absent: no line has a clue.
   */
  isMet?(line: Line, entries: Entries): boolean;
  /** The clues in cells that the entries meet. Absent: no cell has a clue that can be counted. */
  metClues?(entries: Entries): readonly MetClue[];
}

/** Cells that are filled, starred, crossed out. */
export interface CellGame extends GridGame {
  readonly kind: 'cells';
  readonly tools: readonly Tool[];
  isFixed(cell: Cell): boolean;
  /** The cells that the entries light. Absent: nothing gives light. */
  litCells?(entries: Entries): readonly Cell[];
}

/** Cells that hold numbers, with small notes. */
export interface NumberGame extends GridGame {
  readonly kind: 'numbers';
  readonly most: number;
  /** True if nothing is entered here: a given number, or a place that takes none. */
  isFixed(cell: Cell): boolean;
  /** True if a number stands here in the solution. */
  isCell(cell: Cell): boolean;
  /** The number of a cell, given or entered; 0: none. */
  numberAt(entries: Entries, cell: Cell): number;
  /** The lists of cells whose numbers differ. */
  readonly houses: readonly (readonly Cell[])[];
  /** True if the upper left corner of the cell has a clue, which notes leave free. Absent: none has. */
  hasClue?(cell: Cell): boolean;
}

/** A place for lines between two cells or corners. */
export interface Edge {
  readonly spot: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly isFixed: boolean;
}

/** Lines between points, between islands, between cells, and along the sides of cells. */
export type LineKind = 'track' | 'bridge' | 'line' | 'side';

/** Cells, or their corners, that are joined by lines. */
export interface LineGame extends GridGame {
  readonly kind: 'lines';
  /**
   * True if lines join corners: each has the row and column of the cell below and to the right, and `words`
   * is asked about corners. Absent: they join cells.
   */
  readonly atCorners?: true;
  readonly edges: readonly Edge[];
  /** Most lines in one place. */
  readonly most: number;
  /** The kind of its lines, by which they are called. */
  readonly line: LineKind;
  /** Lines are thin beside one another, or thick. */
  readonly weight: number;
  /** Distance from such an end within which a press means the end, and no line. */
  readonly nodeRadius: number;
  readonly tools: readonly Tool[];
}

/** A table of names. */
export interface TableGame extends AnyGame {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export type Game = CellGame | NumberGame | LineGame | TableGame;

/** The entry of a spot that was crossed out. */
export const CROSSED = 'x';

const LINE_NAMES: Readonly<Record<LineKind, readonly [one: PlainKey, none: PlainKey]>> = {
  track: ['track', 'noTrack'],
  bridge: ['bridge', 'noBridge'],
  line: ['line', 'noLine'],
  side: ['line', 'noLine'],
};

/** The tools for lines: a line, and that there is none. */
export function lineTools(kind: LineKind): readonly Tool[] {
  const [one, none] = LINE_NAMES[kind];
  return [
    { value: '1', name: () => say(one), key: 'shiftArrow', look: { kind: 'line' } },
    { value: CROSSED, name: () => say(none), key: 'altArrow', look: { kind: 'cross' } },
  ];
}

/** The rows and columns of a game on a grid. */
export function sizeOf(game: Game): { readonly rows: number; readonly columns: number } | undefined {
  return game.kind === 'table' ? undefined : { rows: game.rows, columns: game.columns };
}

/** The spot of a cell. */
export function spotOf([row, column]: Cell): string {
  return `${row},${column}`;
}

/** The results of a function for every cell of a grid, by rows. */
export function mapGrid<Value>(rows: number, columns: number, make: (cell: Cell) => Value): Value[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => make([row, column])),
  );
}

/** The cells of a grid for which something holds, each as a clue that stands in the whole of it. */
export function metCells(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  isMet: (cell: Cell) => boolean,
): readonly MetClue[] {
  return mapGrid(rows, columns, (cell): readonly MetClue[] =>
    isMet(cell) ? [{ cell, part: 'whole' }] : [],
  ).flat(2);
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

/** Entries of a grid of texts or numbers. */
export function entriesOfGrid(rows: readonly ArrayLike<string | number>[]): Entries {
  return Object.fromEntries(
    rows.flatMap((row, r) => Array.from(row, (value, c) => [spotOf([r, c]), String(value)] as const)),
  );
}
