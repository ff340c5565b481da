/**
 * The contract of constraints: what a Sudoku says of some cells besides its rows, columns and regions. A type
 * of constraint is one small file: its keys in JSON, the rules that it stands for, its picture and its
 * sentence.
 */
import type { z } from 'zod';
import type { Cell, Size } from '../../../core/index.js';
import type { Lattice, Shape } from '../../../draw/index.js';
import type { InLanguages } from '../../contract/language.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import type { Rule, RuleWords } from '../../kit/rules/index.js';
import type { AreaName } from '../../kit/words/areas.js';

/** A constraint as data: its type and what belongs to it. Cells are counted from 0. */
export interface Constraint {
  readonly type: string;
}

/** The cells of a puzzle as constraints see them. */
export interface SudokuCells {
  /** The largest number. */
  readonly side: number;
  readonly size: Size;
  /** All cells of the grids, in reading order. */
  readonly cells: readonly Cell[];
  /** The position of a cell among them; undefined: it is outside all grids. */
  placeOf(cell: Cell): number | undefined;
  /** The positions of cells that are known to be inside. */
  placesOf(cells: readonly Cell[]): readonly number[];
  /** Rows and columns of a box; absent: the regions are no boxes. */
  readonly box?: readonly [rows: number, columns: number];
  /** The upper left corners of the grids. */
  readonly corners: readonly Cell[];
  /** True if the cells lie in one row, column or region, where all numbers are different. */
  inOneArea(cells: readonly Cell[]): boolean;
  /** The region of a cell; undefined: it is in none. */
  regionOf(cell: Cell): number | undefined;
  /** All constraints of the puzzle. */
  readonly constraints: readonly Constraint[];
}

/** A rule without its id, which follows from the constraint's type and number. */
export type RuleDraft<R extends Rule = Rule> = Omit<R, 'id' | 'role'>;

/** The shapes of a constraint: below the lines of the grid, and above them. */
export interface Drawn {
  readonly below?: readonly Shape[];
  readonly above?: readonly Shape[];
  /** For a terminal: the signs between cells, which stand for the shapes there. */
  readonly between?: Lattice['between'];
}

/** Room around the grid, in cells. */
export type Margin = Partial<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Cells in a key of a constraint, and what must be true of them. */
export interface CellsKey {
  /** `path`: each touches the next one; `pair`: two cells side by side; `square`: two by two cells. */
  readonly form: 'any' | 'path' | 'pair' | 'square';
  /** Fewest cells; absent: one. */
  readonly least?: number;
  /** The last cell may be the first one once more: the line is closed. */
  readonly mayClose?: true;
}

/** The inference of players from one constraint as a whole. */
export interface ConstraintMove<C extends Constraint> {
  /** `thermometer` */
  readonly name: InLanguages<string>;
  /** As in `Move.cost`. */
  readonly cost: number;
  /**
   * The reason as half a sentence: `The numbers rise along the thermometer from r5c5 to r2c2`.
   * @param side the largest number
   */
  because(constraint: C, side: number): InLanguages<string>;
}

/**
 * One type of constraint. Methods are declared as methods on purpose: a type only ever receives its own
 * constraints.
 */
export interface ConstraintType<C extends Constraint = Constraint> {
  readonly type: C['type'];
  /** The keys besides `type`. */
  readonly keys: { readonly [Key in Exclude<keyof C, 'type'>]-?: z.ZodType<C[Key]> };
  /**
   * By key: lists of cells, which are checked for all types alike. A key of several lists has each checked.
   */
  readonly cellKeys: { readonly [Key in Exclude<keyof C, 'type'> | 'cells']?: CellsKey };
  /** The constraint elsewhere, where its cells are not all in {@link cellKeys}. */
  moved?(constraint: C, move: (cell: Cell) => Cell): C;
  /** The sentence about what the keys do not show to be wrong: a sum that no numbers have. */
  fault?(constraint: C, cells: SudokuCells): string | undefined;
  /** The kind of its areas, where these hold every number: its rules are named by it. */
  readonly areas?: AreaName['kind'];
  /** The rules that it stands for; none for what is only drawn. */
  rules(constraint: C, cells: SudokuCells): readonly RuleDraft[];
  /** The sentence of a rule where that of its kind would read badly. */
  says?(constraint: C, rule: Rule): InLanguages<RuleWords> | undefined;
  /** Absent: explanations use its rules one by one. */
  readonly move?: ConstraintMove<C>;
  draw(constraint: C, picture: GridPicture, cells: SudokuCells): Drawn;
  /** Room that its clues need. */
  margin?(constraint: C, cells: SudokuCells): Margin;
  /** The rule of the type in one sentence for people who do not know it. */
  readonly sentence: InLanguages<string>;
}
