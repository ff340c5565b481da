/**
 * A family's words for the rules and clues that its models state. A row names its reason by the id alone; the
 * words stand beside the model, in `Explained.reasons`, and explanations alone read them.
 */
import type { Cell } from '../../core/index.js';
import type { Translated } from './language.js';

/**
 * The statement of some rows in the words of the puzzle: one clue, or one instance of a rule. All rows of a
 * reason together say neither more nor less than its sentence; rows without a reason only define auxiliary
 * variables.
 */
export interface Reason {
  /**
   * Unique in the model and the same every time: `row-4`, `cage-2`. Rows and columns are counted from 1, as
   * in {@link says}.
   */
  readonly id: string;
  /**
   * The name of this kind of reasons, one word or two with a hyphen: `row`, `region`, `cage`, `no-touching`.
   */
  readonly kind: string;
  /** The cells it speaks about, row-major, counted from 0; at least one. */
  readonly cells: readonly Cell[];
  /** The places that pictures colour instead, where it is about sides and corners, see {@link Mark.at}. */
  readonly at?: readonly Cell[];
  /**
   * A sentence for people without a full stop, rows and columns counted from 1: `Row 4 holds exactly two
   * stars`.
   */
  readonly says: string;
  /** The sentence, and those of its halves, in other languages. */
  readonly translated?: Translated<Pick<Reason, 'says' | 'halves'>>;
  /** A shorter sentence for where {@link says} stands already: `The cage 12x of r1c1 multiplies to 12`. */
  readonly short?: string;
  /**
   * It allows a value once, or one value: people cross out the candidates that an entry excludes by it
   * without saying so.
   */
  readonly exclusive?: true;
  /** The sentences of the two halves of an equality, of which one is often enough. */
  readonly halves?: Halves;
}

/**
 * The two halves of an equality in words: `Row 4 holds at least two stars`, `Row 4 holds at most two stars`.
 */
interface Halves {
  readonly least: string;
  readonly most: string;
}
