/** The fields of a puzzle: the places where its setter writes. */
import type { Cell, Size } from '../../core/index.js';

/** A side of a grid. */
export type GridSide = 'top' | 'bottom' | 'left' | 'right';

/** The place of a field on the puzzle. */
export type FieldPlace =
  | { readonly in: 'cell'; readonly cell: Cell }
  | { readonly in: 'border'; readonly cells: readonly [Cell, Cell] }
  /** Beside a row or column, which is counted from 0. */
  | { readonly in: 'line'; readonly side: GridSide; readonly number: number }
  /** Several cells together, as a cage. */
  | { readonly in: 'area'; readonly cells: readonly Cell[] }
  /** No place: it is about the whole puzzle. */
  | { readonly in: 'puzzle' };

/** One place where a setter writes. */
export interface Field {
  /** Its words for people, which no other field of its group has: `row 1, column 3`. */
  readonly name: string;
  readonly at: FieldPlace;
  /** The text that stands there; empty: none. */
  readonly text: string;
  /**
   * Present where the text is a clue, or could become one, without a change of anything else: with the text
   * `blank` the field says nothing, and with one of `texts` it excludes solutions and adds none.
   */
  readonly clue?: { readonly blank: string; readonly texts: readonly string[] };
}

/** Fields of one kind. */
export interface FieldGroup<P> {
  readonly id: string;
  /** For a choice of tools: `Given numbers`. */
  readonly name: string;
  /** The way in which the texts are written, as a sentence. */
  readonly hint: string;
  /** Texts that buttons offer; none where texts are longer than a sign. */
  readonly signs: readonly string[];
  /** True where a stroke gives the text of the cell that it began in, as parts of a division. */
  readonly spreads?: true;
  /**
   * True where a text may wait for others: until they are written, the puzzle is not well-formed, but can be
   * drawn.
   */
  readonly waits?: true;
  /** All fields, whatever stands in them, in an order that writing clues does not change. */
  fieldsOf(puzzle: P): readonly Field[];
  /**
   * The puzzle with another text in a field; undefined for a text that means nothing there. Whether it is
   * well-formed is a question for the reader of puzzles.
   */
  write(puzzle: P, index: number, text: string): P | undefined;
}

/** All that a setter writes in the puzzles of a family. */
export interface Fields<P> {
  readonly groups: readonly FieldGroup<P>[];
  /** True where a clue may say something beside others only, so that no clue can be judged alone. */
  readonly together?: true;
  /** The usual sizes, the first of them the most usual one. */
  readonly sizes: readonly Size[];
  /** A well-formed puzzle of a size with no more written in it than the rules need for a solution. */
  blank(size: Size): P;
}
