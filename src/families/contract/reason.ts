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
   * The name by which people cite it instead of repeating it: `clue 3`. The lines of a proof, below its
   * sentence, conclude something by it, or contradict it.
   */
  readonly cited?: string;
  /**
   * Its sentence about one place alone, where {@link says} does not name that part of it, and the words for
   * the entries left there.
   */
  readonly ofOnePlace?: Pick<Reason, 'says'> & Pick<Rest, 'others' | 'all'>;
  /**
   * It allows a value once, or one value: people cross out the candidates that an entry excludes by it
   * without saying so.
   */
  readonly exclusive?: true;
  /** The sentences of the two halves of an equality, of which one is often enough. */
  readonly halves?: Halves;
  /**
   * The words that replace the entries where all that its rows speak about is known, but for the conclusions.
   */
  readonly rest?: Rest;
  /** The words for a limit on the number of a few places that hold, by that number. */
  readonly amounts?: Amounts;
  /** The joint sentence of several reasons with these words, before a list of their subjects. */
  readonly together?: Together;
  /**
   * The same where more places are excluded than people compare one by one; for reasons about the whole grid.
   */
  readonly room?: Room;
  /** It speaks only of cells that touch each other, be it by a corner. */
  readonly touching?: true;
  /** Groups of its cells, of which each holds one at most and a certain number hold one. */
  readonly groups?: CellGroups;
  /** The words for exclusion by an entry, where it allows one among its cells or among each of its groups. */
  readonly excludes?: Exclusion;
  /**
   * The names of the line or area and of the objects that it counts, where players count several areas
   * together.
   */
  readonly counts?: CountedThings;
  /** Of a sum of reasons that people state at once: the ids of these, from which it follows. */
  readonly combines?: readonly string[];
}

/**
 * Lines or areas in which objects are counted: the words for one and for several of them (`row`, `rows`), and
 * for one object.
 */
export interface CountedThings {
  readonly one: string;
  readonly many: string;
  /**
   * Its further name: `3`. Of several at once it is a list, `1 to 4`, and {@link one} is the same as
   * {@link many}.
   */
  readonly name: string;
  readonly things: string;
}

/**
 * The two halves of an equality in words: `Row 4 holds at least two stars`, `Row 4 holds at most two stars`.
 */
interface Halves {
  readonly least: string;
  readonly most: string;
}

/**
 * The words where everything else is known, with one conclusion left and with none: `no other way out is
 * left`, `no way out is left`.
 */
interface Rest {
  readonly others: string;
  readonly all: string;
  /** The words are complete without the rule before them: `it would close a ring of tracks`. */
  readonly isWhole?: true;
}

/** The words for one subject, of which a number of places hold, by that number. */
export interface Amounts {
  /** `r1c3` */
  readonly about: string;
  /** The reason that no other place holds: `has one track already and cannot have three`. */
  readonly full: WordsByCount;
  /** The reason that those left hold: `has two tracks already, and so a third`. */
  readonly missing: WordsByCount;
  /** The reason that the rule cannot hold any more: `would have exactly two tracks`. */
  readonly broken: WordsByCount;
}

/** By the number of places that hold: the words for one subject and for several. */
type WordsByCount = Readonly<Partial<Record<number, { readonly one: string; readonly many: string }>>>;

/**
 * A joint sentence, `each of these points has one or three tracks`, and the subject of one of the reasons:
 * `r1c3`.
 */
interface Together {
  readonly says: string;
  readonly about: string;
}

/** The words for exclusion by an entry: `r1c4 attacks r1c7`. */
interface Exclusion {
  /** The verb of one entry, without the s of the third person: `attack`. */
  readonly verb: string;
  /**
   * The joint sentence of all reasons with these words, as a part of a sentence: `no two queens attack each
   * other`.
   */
  readonly says: string;
}

/**
 * The words for a reason that needs room for a number of objects, such as ships, and for the exclusions that
 * end entered ones.
 */
interface Room extends Rest {
  /** The number of them there are. */
  readonly count: number;
  readonly ends: string;
  /**
   * The same where something goes on with what follows: `elsewhere the water beside them ends these ships`.
   */
  readonly endsElsewhere: string;
  /** The object that needs room, and its number of cells in a row or column: `a ship of four cells`, 4. */
  readonly of: string;
  readonly length: number;
}

/** Groups of the cells of a reason, and how people speak of them. */
export interface CellGroups {
  readonly cells: readonly (readonly Cell[])[];
  /**
   * The number of groups that hold none, as the sentence of the reason says: `Only two of the parts stay
   * empty`.
   */
  readonly spare: number;
  /** The noun for a group, with a plural in s (`part`), and its owner (`the rows`). */
  readonly noun: string;
  readonly of: string;
  /** The limit of each group: `Each part of the rows holds at most one queen`. */
  readonly most: string;
}
