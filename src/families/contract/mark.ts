/** Marks that people write, with the words for them, and reasons that a model does not state at first. */
import type { Cell } from '../../core/index.js';
import type { Row, VariableIndex } from '../../solve/index.js';
import type { Translated } from './language.js';
import type { Reason } from './reason.js';

/** A predicate in the singular and the plural: `holds a star`, `hold a star`. */
export interface Predicate {
  readonly one: string;
  readonly many: string;
}

/** A statement that people write down or cross out, with the 0-1 variable that means it. */
export interface Mark {
  readonly variable: VariableIndex;
  /** The cells in which it is written, or beside it, row-major. */
  readonly cells: readonly Cell[];
  /**
   * Its place where that is no cell: a corner or the middle of a side, counted in cells, whose middles have
   * whole numbers (`[-0.5, 0]` is the top of the first cell).
   */
  readonly at?: Cell;
  /** The subject of its sentences: `r1c3`, `the Englishman`. */
  readonly place: string;
  /**
   * The predicate when the variable is 1: `holds a star`, `is 5`. Marks with the same predicates are said
   * together.
   */
  readonly yes: Predicate;
  /** The predicate when it is 0: `is empty`, `is not 5`. */
  readonly no: Predicate;
  /**
   * The values of the mark that a player enters as progress (a number, a star); the others are notes (a
   * candidate that is crossed out). Default: both where a place has one mark, and only `yes` where it has
   * several.
   */
  readonly entry?: 'yes' | 'no' | 'both' | 'neither';
  /** For marks that count, `at least this many`: of two marks of one place the higher implies the lower. */
  readonly atLeast?: number;
  /** For these: the predicate when it is 1 and the next higher mark of the place is 0. */
  readonly exactly?: Predicate;
  /** The words above in other languages. */
  readonly translated?: Translated<MarkWords>;
}

/** The words of a mark in one language; its place has the same words in all languages if it is a cell. */
export type MarkWords = Partial<Pick<Mark, 'place'>> & Pick<Mark, 'yes' | 'no' | 'exactly'>;

/** A mark with its known or concluded value. */
export interface Known {
  /** Position in {@link Explained.marks}. */
  readonly mark: number;
  readonly value: boolean;
}

/** A reason that was not stated from the start, and its rows. */
export interface LazyReason {
  readonly reason: Reason;
  readonly rows: readonly Row[];
}
