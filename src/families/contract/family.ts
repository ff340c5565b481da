/**
 * The contract that every family fulfils and that all shared code (proving, command line, conformance laws)
 * works with. Puzzles and solutions are readonly JSON data, exactly as the contract's JSON tables show them.
 * Methods are declared as methods on purpose: the registry holds families of different types as
 * {@link AnyFamily}, and a family only ever receives the puzzles that it read itself.
 */
import type { Budget, Cell, Issue, LimitName, Result } from '../../core/index.js';
import type { Scene, SearchTree } from '../../draw/index.js';
import type { Piece, Source } from '../../formats/index.js';
import type {
  Assumption,
  EngineId,
  Model,
  Propagator,
  Row,
  Values,
  VariableIndex,
} from '../../solve/index.js';
import type { Census } from './census.js';
import type { ClueChoice } from './clues.js';
import type { Explained, Explaining } from './explaining.js';
import type { Fields } from './fields.js';
import type { FurtherRules } from './further-rules.js';
import type { Guide } from './guide.js';

export type { Census, CensusAnswer } from './census.js';
export type { Clue, ClueChoice, ClueKind, ClueSet } from './clues.js';
export type { Guide } from './guide.js';

/** Any puzzle: plain JSON data that names its family. */
export interface Puzzle {
  readonly family: string;
}

/** The author and the terms of a puzzle; kept through every conversion that has a place for it. */
export interface Credits {
  readonly title?: string;
  readonly author?: string;
  readonly copyright?: string;
  readonly license?: string;
  readonly catalogue?: string;
  readonly description?: string;
}

/** The contents of a file: a puzzle, perhaps with its solution and its credits. */
export interface PuzzleDocument<P, S> {
  readonly puzzle: P;
  readonly solution?: S;
  /** Entries of a player that are no solution, as JSON of a partial one. Absent: there are none. */
  readonly state?: unknown;
  /** Sentences about what the text has and the puzzle lacks, since its rule is not known. Absent: nothing. */
  readonly warnings?: readonly string[];
  readonly credits: Credits;
}

/** A puzzle turned into a model, and the way back. */
export interface Formulated<S> {
  readonly model: Model;
  /** The 0-1 variables that make a solution: two assignments that agree on them are the same solution. */
  readonly projection: readonly VariableIndex[];
  /** The solution that an assignment describes. */
  decode(values: Values): S;
  /**
   * Rows that the assignment breaks and the model does not state yet (lazy rows); none: the answer is final.
   * A row may rest on everything that the puzzle says, its clues too: it holds in every solution of this
   * puzzle. Who switches clues on and off asks the puzzle without them, of which more solutions have to keep
   * the row.
   */
  separate?(values: Values): readonly Row[];
  /** Lazy rows for engines that take them during the search. Absent: only {@link separate} knows any. */
  readonly propagator?: Propagator;
  /**
   * True if a second, plain piece of code confirms every deduction that the model takes for granted
   * (presolve). It knows the puzzle and its rules, and shares nothing with the logic that it checks. Absent:
   * the model states the whole puzzle and nothing was deduced beforehand.
   */
  confirmPresolve?(): boolean;
  /**
   * For a lazy row that {@link separate} or {@link propagator} returned: its sentence in terms of the puzzle
   * ("one of the bridges … must exist, or the islands … would be cut off"; rows and columns are counted from
   * 1), once a function of the family that knows only the rules has confirmed it; undefined when the rules do
   * not confirm it.
   */
  justify?(row: Row): string | undefined;
  /**
   * Assignments to start the search for a first solution from, one after another: each is likely to be near a
   * solution, and none has to be one. The same ones at every call. Absent: the engine starts from nothing.
   * @param abort polled; true ends the work on the next assignment early
   */
  starts?(abort?: () => boolean): Iterator<Values>;
  /**
   * Marks, givens and words for explanations; present when {@link FormulationOptions.reasons} were asked for.
   */
  readonly explained?: Explained;
}

/** Options of a formulation. */
export interface FormulationOptions {
  /**
   * Start from the conclusions of the family's own logic (default), or build the model exactly as published.
   */
  readonly presolve: boolean;
  /**
   * For a certificate of the whole puzzle, which starts from nothing that logic determined: an objective that
   * the rows fix is left out, and lazy rows that `justify` confirms may be added to the published ones.
   */
  readonly certificate?: boolean;
  /**
   * For explaining: every row belongs to a reason or is a definition, the givens are in `explained` and not
   * in rows, and nothing is deduced beforehand. Formulations that do not explain ignore it.
   */
  readonly reasons?: boolean;
}

/**
 * The model of all puzzles that differ only in their givens. It has no objective, no lazy rows, and nothing
 * is deduced beforehand.
 */
export interface FormulatedShape<P, S> {
  readonly model: Model;
  /** As in {@link Formulated}. */
  readonly projection: readonly VariableIndex[];
  /** The solution that an assignment describes. */
  decode(values: Values): S;
  /** The givens of a puzzle of the shape: with these values the model is that of the puzzle. */
  givensOf(puzzle: P): readonly Assumption[];
  /**
   * Variables of the projection of which one at least has another value in every other solution of the shape.
   */
  distinguish(values: Values): readonly VariableIndex[];
}

/** The shapes of puzzles whose models can be used again, see {@link FormulatedShape}. */
interface Shapes<P, S> {
  /**
   * The name that puzzles of one shape have in common; undefined for a shape that is too large to be stated
   * for one puzzle.
   */
  nameOf(puzzle: P): string | undefined;
  /** States the shape of a puzzle. */
  formulate(puzzle: P): FormulatedShape<P, S>;
}

/** One way to state a puzzle as a model. */
export interface Formulation<P, S> {
  readonly id: string;
  /** One sentence: the idea and the source. */
  readonly description: string;
  /** Engines that can take the models of this formulation. */
  readonly engines: readonly EngineId[];
  /** States a puzzle as a model. */
  formulate(puzzle: P, options: FormulationOptions): Formulated<S>;
  /** For many puzzles one after another. Absent: each puzzle has a model of its own. */
  readonly shapes?: Shapes<P, S>;
}

/** A community format of one family, two-way unless it says that it is read only. */
export interface Codec<P, S> {
  /** Format id of the command line, e.g. `non`. */
  readonly format: string;
  readonly description: string;
  /** File name extension without the dot. */
  readonly extension: string;
  /** True when the encoded form cannot be made without the solution (a picture file). */
  readonly needsSolution: boolean;
  /** True when the format can only be read: `encode` always answers with the issue `format-read-only`. */
  readonly readOnly?: true;
  /** The puzzle types of puzz.link that it reads. Absent: it reads no such addresses. */
  readonly addressTypes?: readonly string[];
  /** The kinds of ipuz that it reads. Absent: it reads no such documents. */
  readonly documentKinds?: readonly string[];
  /** A quick look at the content; never throws. */
  recognises(source: Source): boolean;
  /**
   * A look at what no format recognises: true if it is nearly of this one, so that the issues of decoding say
   * what is wrong. Absent: never.
   */
  resembles?(source: Source): boolean;
  /** Reads any text at all: issues with places, never an exception. The puzzle is well-formed. */
  decode(source: Source): Result<PuzzleDocument<P, S>>;
  /**
   * The puzzles of a source that may hold several, in order; a broken one is a piece too. Absent: a file of
   * this format holds one puzzle.
   */
  pieces?(source: Source): readonly Piece[];
  /** The canonical text, or the issue of a document that this format cannot hold. */
  encode(document: PuzzleDocument<P, S>): Result<string>;
}

/** The difficulty of a puzzle for people, by its steps. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/**
 * The largest number of a difficulty: from here on a puzzle asks for what people do not do without trying.
 */
export const END_OF_SCALE = 15;

/**
 * The weakest quick logic that finishes a puzzle: `plain` logic, plain logic with one step of `look-ahead`,
 * or neither (`beyond`). It says little of the difficulty for people.
 */
export type LogicReach = 'plain' | 'look-ahead' | 'beyond';

/** The reach of quick logic in a puzzle. */
export interface Rating {
  readonly logic: LogicReach;
  /** The counts that the rating rests on, by name. */
  readonly measures: Readonly<Record<string, number>>;
}

/** The contents of a picture besides the puzzle itself. */
export interface View<S> {
  readonly solution?: S;
  /** Cells to mark, e.g. those that were changed to make the puzzle unique. */
  readonly marks?: readonly Cell[];
  /**
   * True in an answer key: the answer by itself, without the clues, lists and captions that only a solver
   * needs.
   */
  readonly answerOnly?: boolean;
  /** With `answerOnly`: the answer in words, where people would rather read it than look at it. */
  readonly inWords?: boolean;
  /**
   * Areas (regions, cages) on grounds of their own, see {@link Family.colours}; other families do not look at
   * it.
   */
  readonly coloured?: boolean;
  /** Millimetres that running text may take across; pictures without running text have no use for it. */
  readonly textWidth?: number;
  /** {@link Family.pictureWords} in another language; a word that is missing stays English. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A worked puzzle: documentation, test data and benchmark in one. */
export interface Example<P, S> {
  readonly name: string;
  /** Its source, in a few words. */
  readonly source: string;
  readonly puzzle: P;
  readonly verdict: 'unique' | 'multiple' | 'none';
  /** The solution when it is unique. */
  readonly solution?: S;
}

/** An input that well-formedness must refuse. */
export interface Counterexample {
  readonly code: string;
  /** JSON as a user could have written it. */
  readonly json: unknown;
}

/** The result of a search; its solutions are all different. */
export interface SearchAnswer<S> {
  readonly solutions: readonly S[];
  /** True if everything was looked at, so that there are no other solutions. */
  readonly complete: boolean;
  /** The limit that ended the search; `solutions`: as many as were asked for. */
  readonly limit?: LimitName;
  /** Counted work, by name in the plural. */
  readonly work: Readonly<Record<string, number>>;
}

/**
 * Constraint programming as a family knows it beside its formulations: the constraints one after another in a
 * chosen order, the choices of each depth first, every step counted. It shows the worth of an order; engines
 * are faster.
 */
export interface OrderedSearch<P, S> {
  /** The orders; the first is the default. */
  readonly orders: readonly { readonly id: string; readonly description: string }[];
  /**
   * Searches in the order of an id.
   * @param limit the number of solutions to look for; 0: all
   * @param budget `nodes` bounds the constraints entered; `abort` is polled
   */
  run(puzzle: P, order: string, limit: number, budget: Budget): SearchAnswer<S>;
  /**
   * The top of the tree that the search for the first solution goes through.
   * @param levels the number of constraints to show; by default as many as a page has room for
   */
  tree(puzzle: P, order: string, levels?: number): SearchTree;
}

/** Everything that is known of a kind of puzzle: its rules, formats, formulations, pictures and examples. */
export interface Family<P extends Puzzle, S> {
  /** The name that its puzzles have as theirs. */
  readonly id: P['family'];
  readonly name: string;
  readonly aliases: readonly string[];
  /** One sentence for people who do not know the puzzle. */
  readonly rules: string;
  /** The rules that only some of its puzzles have. Absent: none has any. */
  readonly furtherRules?: FurtherRules<P>;
  readonly guide: Guide;
  /** The first formulation an engine can take is its default. */
  readonly formulations: readonly Formulation<P, S>[];
  readonly codecs: readonly Codec<P, S>[];
  readonly examples: readonly Example<P, S>[];
  /** At least one for every issue code that {@link readPuzzle} can return. */
  readonly counterexamples: readonly Counterexample[];
  /** Reads JSON of any shape and checks it: issues with codes and places, or a well-formed puzzle. */
  readPuzzle(json: unknown): Result<P>;
  /** Reads a solution of the puzzle's shape; whether it solves the puzzle is {@link verify}'s question. */
  readSolution(json: unknown, puzzle: P): Result<S>;
  /** The rules alone: every violation found, none when the solution is right. Knows no solver. */
  verify(puzzle: P, solution: S): readonly Issue[];
  /**
   * Conditions that {@link verify} took for granted in a solution without violations, because deciding them
   * takes more work than a verifier may do. Absent: the rules of the family always decide.
   */
  undecided?(puzzle: P, solution: S): readonly Issue[];
  /**
   * True if plain code, step by step from the rules alone, confirms that a solution which {@link verify}
   * accepts is the only one; false: it cannot say. It shares nothing with the logic of models and ratings.
   * Absent: an engine has to say.
   */
  confirmsOnlySolution?(puzzle: P, solution: S): boolean;
  /** The cells in which two solutions differ, row-major. */
  differences(first: S, second: S): readonly Cell[];
  /** Draws a puzzle; the puzzle itself looks the same with its solution and without. */
  picture(puzzle: P, view: View<S>): Scene;
  /**
   * The English words in its pictures by key, where it has some that can be translated; names in braces are
   * replaced by what they name.
   */
  readonly pictureWords?: Readonly<Record<string, string>>;
  /**
   * The parts of its puzzles that are English in every language, in the plural: `clues and answers`. Absent:
   * none.
   */
  readonly englishOnly?: string;
  /**
   * The areas that {@link View.coloured} colours, in the plural: `regions`, `cages`. Absent: the pictures
   * have nothing to colour.
   */
  readonly colours?: string;
  /** Screens show these areas in colours, as most people know the puzzle; in print they are asked for. */
  readonly colouredOnScreen?: true;
  /**
   * The same puzzle turned, mirrored and renamed, itself included, each in one fixed notation: two puzzles
   * are copies of each other when they have a variant in common.
   */
  variants(puzzle: P): readonly P[];
  /**
   * True if a puzzle asks for the best answer, as most queens, so that its models have an objective. Absent:
   * none does.
   */
  asksForBest?(puzzle: P): boolean;
  /** Rates a puzzle that has a solution. */
  rate(puzzle: P): Rating;
  /** The same without measures, where those take most of the time. */
  logicOf?(puzzle: P): LogicReach;
  /** The clues that could be given; absent where puzzles are not lists of clues. */
  readonly clues?: ClueChoice<P, S>;
  /** Questions about all puzzles of one size; absent: none. */
  readonly censuses?: readonly Census<P>[];
  /** The places where a setter writes; absent: its puzzles are written as text. */
  readonly fields?: Fields<P>;
  /** Support for explanations. */
  readonly explaining?: Explaining<P>;
  /** A search of its own; most families have none. */
  readonly search?: OrderedSearch<P, S>;
}

/** A family as the registry holds it. */
export type AnyFamily = Family<Puzzle, unknown>;
