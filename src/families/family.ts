/**
 * The contract that every family fulfils and that all shared code (proving, command line, conformance laws)
 * works with. Puzzles and solutions are readonly JSON data, exactly as the contract's JSON tables show them.
 * Methods are declared as methods on purpose: the registry holds families of different types as
 * {@link AnyFamily}, and a family only ever receives the puzzles that it read itself.
 */
import type { Cell } from '../core/cell.js';
import type { Issue } from '../core/issue.js';
import type { Result } from '../core/result.js';
import type { Scene } from '../draw/scene.js';
import type { EngineId } from '../engine/engine.js';
import type { Source } from '../formats/source.js';
import type { Model, Row, Values, VariableIndex } from '../model/model.js';

/** Any puzzle: plain JSON data that names its family. */
export interface Puzzle {
  readonly family: string;
}

/** Who made a puzzle and under which terms; kept through every conversion that has a place for it. */
export interface Credits {
  readonly title?: string;
  readonly author?: string;
  readonly copyright?: string;
  readonly license?: string;
  readonly catalogue?: string;
  readonly description?: string;
}

/** What a file holds: a puzzle, perhaps with its solution and its credits. */
export interface PuzzleDocument<P, S> {
  readonly puzzle: P;
  readonly solution?: S;
  readonly credits: Credits;
}

/** A puzzle turned into a model, and the way back. */
export interface Formulated<S> {
  readonly model: Model;
  /** The 0-1 variables that make a solution: two assignments that agree on them are the same solution. */
  readonly projection: readonly VariableIndex[];
  /** The solution that an assignment describes. */
  decode(values: Values): S;
  /** Rows that the assignment breaks and the model does not state yet (lazy rows); none: the answer stands. */
  separate?(values: Values): readonly Row[];
}

export interface FormulationOptions {
  /** Start from what the family's own logic settles (default), or build the model exactly as published. */
  readonly presolve: boolean;
}

export interface Formulation<P, S> {
  readonly id: string;
  /** One sentence: the idea and the source. */
  readonly description: string;
  /** Engines that can take the models of this formulation. */
  readonly engines: readonly EngineId[];
  formulate(puzzle: P, options: FormulationOptions): Formulated<S>;
}

/** A two-way community format of one family. */
export interface Codec<P, S> {
  /** Format id of the command line, e.g. `non`. */
  readonly format: string;
  readonly description: string;
  /** File name extension without the dot. */
  readonly extension: string;
  /** True when the encoded form cannot be made without the solution (a picture file). */
  readonly needsSolution: boolean;
  /** A quick look at the content; never throws. */
  recognises(source: Source): boolean;
  /** Reads any text at all: issues with places, never an exception. The puzzle is well-formed. */
  decode(source: Source): Result<PuzzleDocument<P, S>>;
  /** The canonical text, or the issue that says what this format cannot hold. */
  encode(document: PuzzleDocument<P, S>): Result<string>;
}

export type Difficulty = 'easy' | 'medium' | 'hard';

/** How hard a puzzle is for a person, by the weakest reasoning that finishes it. */
export interface Rating {
  readonly difficulty: Difficulty;
  /** True when the reasoning of `easy` and `medium` does not finish the puzzle. */
  readonly guessing: boolean;
  /** The counts that the rating rests on, by name. */
  readonly measures: Readonly<Record<string, number>>;
}

/** What a picture shows besides the puzzle itself. */
export interface View<S> {
  readonly solution?: S;
  /** Cells to mark, e.g. those that were changed to make the puzzle unique. */
  readonly marks?: readonly Cell[];
  /** True in an answer key: the answer by itself, without the clues, lists and captions that only a solver needs. */
  readonly answerOnly?: boolean;
  /** Millimetres that running text may take across; pictures without running text have no use for it. */
  readonly textWidth?: number;
}

/** A worked puzzle: documentation, test data and benchmark in one. */
export interface Example<P, S> {
  readonly name: string;
  /** Where it comes from, in a few words. */
  readonly source: string;
  readonly puzzle: P;
  readonly verdict: 'unique' | 'multiple' | 'none';
  /** The solution when it is unique. */
  readonly solution?: S;
}

/** What a book tells people who never solved such a puzzle. */
export interface Guide {
  /** The rules at length and a first hint, in plain words, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** Name of the small example that is shown with its solution; its verdict is unique. */
  readonly example: string;
}

/** An input that well-formedness must refuse; one per issue code. */
export interface Counterexample {
  readonly code: string;
  /** JSON as a user could have written it. */
  readonly json: unknown;
}

export interface Family<P extends Puzzle, S> {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** One sentence for people who do not know the puzzle. */
  readonly rules: string;
  readonly guide: Guide;
  /** The first formulation an engine can take is its default. */
  readonly formulations: readonly Formulation<P, S>[];
  readonly codecs: readonly Codec<P, S>[];
  readonly examples: readonly Example<P, S>[];
  readonly counterexamples: readonly Counterexample[];
  /** Every issue code that {@link readPuzzle} can return. */
  readonly issueCodes: readonly string[];
  /** Reads JSON of any shape and checks it: issues with codes and places, or a well-formed puzzle. */
  readPuzzle(json: unknown): Result<P>;
  /** Reads a solution of the puzzle's shape; whether it solves the puzzle is {@link verify}'s question. */
  readSolution(json: unknown, puzzle: P): Result<S>;
  /** The rules alone: every violation found, none when the solution is right. Knows no solver. */
  verify(puzzle: P, solution: S): readonly Issue[];
  /** The cells in which two solutions differ, row-major. */
  differences(first: S, second: S): readonly Cell[];
  picture(puzzle: P, view: View<S>): Scene;
  /** Rates a puzzle that has a solution. */
  rate(puzzle: P): Rating;
}

/** A family as the registry holds it. */
export type AnyFamily = Family<Puzzle, unknown>;
