/**
 * The contract of minimum problems, with which all shared code (command line, benchmark, laws) works. A
 * problem turns the user's input into a request of plain data, which can be saved and copied to threads, and
 * answers it with bounds that are proved at any moment. Nothing here reads the clock or the disk: the caller
 * of a run passes the limits, the saved state, and where its tasks may run.
 */

import type { Budget, Issue, LimitName, Result } from '../core/index.js';
import type { Puzzle, PuzzleDocument } from '../families/contract/index.js';
import type { SavedSchema, SettingsSchema } from '../settings/index.js';
import type { LoopEvent, Model } from '../solve/index.js';
import type { FewestClaim } from './certify-fewest.js';

/** Settings as given, by name; one that was not given is absent. */
export type MinimumSettings = Readonly<Record<string, unknown>>;

/** The input of a problem. The puzzle is there exactly when the problem takes a file. */
export interface MinimumInput {
  readonly document?: PuzzleDocument<Puzzle, unknown>;
  readonly settings: MinimumSettings;
}

/**
 * Proved bounds, reported while a run goes on; `upper` is absent until something was found, both where
 * nothing is bounded.
 */
interface MinimumProgress {
  readonly lower?: number;
  readonly upper?: number;
  /** The current step, in a few words. */
  readonly step?: string;
}

/** Runs independent tasks of a problem, each by its `runTask`, perhaps on several threads. */
export interface TaskRunner {
  /** The number of tasks run at once; at least 1. */
  readonly width: number;
  /**
   * Runs tasks and passes each answer on as it comes, in any order. Once `onAnswer` returns `stop` no task is
   * started and running ones may be aborted; their answers are dropped. Rejects when a task throws.
   */
  run(
    tasks: readonly unknown[],
    onAnswer: (answer: unknown, task: number) => 'continue' | 'stop',
  ): Promise<void>;
}

/** A cut: one of these clues must be chosen, since another solution breaks them and no others. */
export interface LoopCut {
  readonly oneOf: readonly string[];
  /**
   * That solution, and the number of cells in which it differs from the required one; absent where an earlier
   * run found it.
   */
  readonly other?: unknown;
  readonly differing?: number;
}

/**
 * A round of leader and follower in names of clues, or a bound; as `LoopEvent` of
 * src/solve/hitting-sets/rounds.ts.
 */
export type LoopReport =
  | (Omit<Extract<LoopEvent, { readonly kind: 'round' }>, 'choice' | 'answer'> & {
      readonly chosen: readonly string[];
      /** The puzzle that gives the chosen clues. */
      readonly puzzle: Puzzle;
      readonly answer: Extract<LoopEvent, { readonly kind: 'round' }>['answer']['status'];
      readonly cuts: readonly LoopCut[];
    })
  | Extract<LoopEvent, { readonly kind: 'bound' }>;

/** The choice among clues that a request is about. */
export interface ClaimedClues {
  readonly puzzle: Puzzle;
  readonly kinds?: readonly string[];
  readonly among: 'all' | 'given';
}

/** The claim of an answer: the fewest clues of a solution, or the fewest walls for some queens. */
export type MinimumClaim =
  | { readonly of: 'clues'; readonly clues: ClaimedClues; readonly claim: FewestClaim }
  | {
      readonly of: 'walls';
      readonly size: number;
      readonly queens: number;
      readonly lower: number;
      readonly placement?: readonly string[];
    };

/** The input of a run beside its request. */
export interface RunContext<State extends object = object> {
  /** Node and conflict limits; `abort` is polled. */
  readonly budget: Budget;
  onProgress(progress: MinimumProgress): void;
  /**
   * The state that an earlier run of the same request passed to `onState`, read back by the problem's schema;
   * its content is unchecked.
   */
  readonly state?: State;
  /** Receives all that a later run needs to go on from here, as JSON data, after every step. */
  onState(state: State): void;
  /** Lets the caller's thread do other work; awaited between steps. */
  pause(): Promise<void>;
  readonly tasks: TaskRunner;
  /** Have proofs of the result made and checked; default true. The answer does not depend on it. */
  readonly certify?: boolean;
  /** Receives every round, where a run has rounds. */
  onRound?(report: LoopReport): void;
  /** Receives what an answer claims, for a certificate: once, where a bound is proved. */
  onClaim?(claim: MinimumClaim): void;
}

/** One choice that reaches the upper bound. */
export interface MinimumFind {
  readonly puzzle: Puzzle;
  /** The solution, where the puzzle alone does not contain it. */
  readonly solution?: unknown;
  /** The choice for people: names of clues, or nothing where the puzzle says it all. */
  readonly chosen?: readonly string[];
}

/** The evidence for an answer. */
export interface Evidence {
  /**
   * An independent checker has followed proofs of all that is claimed: the bound, the finds, a complete list.
   */
  readonly certified: boolean;
  /** The claim depends on an exhaustive search written for this problem, which writes no proof. */
  readonly proof?: 'search';
  /** The same in words, with the limits of the claim. */
  readonly words: string;
}

/** Counted work and other figures of a problem, by name; no seconds, which the caller knows. */
export type MinimumStats = Readonly<Record<string, number | string>>;

/** Counts by case, for a request without an optimum: every row has the same keys in the same order. */
export interface TableAnswer {
  readonly status: 'table';
  readonly rows: readonly Readonly<Record<string, number | boolean>>[];
  /** The limit that ended the count early; absent: it is complete. */
  readonly limit?: LimitName;
  /** Sentences for people: the exact subject of the count. */
  readonly words: readonly string[];
  readonly stats: MinimumStats;
}

/**
 * The answer to a request. `proved`: the optimum, with one choice that reaches it, or all of them with
 * `--all`. `bounded`: a limit was hit, or `--at-most` was decided, with bounds that hold; `finds` reach
 * `upper`. `none`: proved that no choice at all will do, for instance no board. `refused`: the input does not
 * allow the request.
 */
export type MinimumAnswer =
  | {
      readonly status: 'proved';
      readonly optimum: number;
      readonly finds: readonly MinimumFind[];
      /** The number of choices reach the optimum, where that was asked; incomplete when a limit was hit. */
      readonly count?: {
        readonly number: number;
        readonly complete: boolean;
        readonly upToSymmetry?: number;
      };
      /** Sentences for people: the proof, and the exact subject of the count. */
      readonly words?: readonly string[];
      readonly evidence: Evidence;
      readonly stats: MinimumStats;
    }
  | {
      readonly status: 'bounded';
      readonly lower: number;
      /** A higher bound that one run of an engine claims, which nothing confirms. */
      readonly claimed?: number;
      readonly upper?: number;
      readonly finds: readonly MinimumFind[];
      /** The limit that ended the run; absent when `--at-most` was decided. */
      readonly limit?: LimitName | 'rounds';
      /** Sentences for people, as above. */
      readonly words?: readonly string[];
      readonly evidence: Evidence;
      readonly stats: MinimumStats;
    }
  | { readonly status: 'none'; readonly stats: MinimumStats }
  | TableAnswer
  | { readonly status: 'refused'; readonly issues: readonly Issue[] };

/** The two files of a bilevel program as MibS reads them. */
export interface BilevelFiles {
  readonly mps: string;
  readonly aux: string;
}

/** A request as one integer program with the problem's objective. */
export interface MinimumProgram<ProblemRequest> {
  /** Names of the problem's settings that apply to the program. */
  readonly settings: readonly string[];
  /**
   * The program and its statement, in sentences.
   * @param presolve state known facts beyond the published rows, as the problem's own run does
   */
  build(
    request: ProblemRequest,
    presolve: boolean,
  ): { readonly model: Model; readonly sentences: readonly string[] };
}

/** The settings that all requests to problems have in common. */
export interface MinimumProblemRequest {
  /** Only decide if this many will do. */
  readonly atMost?: number;
}

/**
 * A minimum problem. `ProblemRequest` is plain JSON data; equal data is the same request. `State` is what its
 * runs save.
 */
export interface MinimumProblem<
  ProblemRequest extends MinimumProblemRequest,
  State extends object = object,
  Schema extends SettingsSchema = SettingsSchema,
> {
  /** The word after the command `minimum`. */
  readonly name: string;
  /** One sentence: the minimised quantity. */
  readonly description: string;
  /** Id of the family of the given or found puzzle. */
  readonly family: string;
  /** `puzzle`: a file (or the puzzle's text itself) is expected; `nothing`: the settings are enough. */
  readonly takes: 'puzzle' | 'nothing';
  readonly settings: Schema;
  /** A request, or the issues (place: the setting or the part of the puzzle) that say why there is none. */
  read(input: MinimumInput): Result<ProblemRequest>;
  run(request: ProblemRequest, context: RunContext<State>): Promise<MinimumAnswer>;
  /** The schema of the states that runs of a request pass to `onState`; absent: they save none. */
  savedState?(request: ProblemRequest): SavedSchema<State>;
  /** The reason that a run of the request shows no rounds of leader and follower; undefined: it has some. */
  whyNoRounds(request: ProblemRequest): string | undefined;
  /** One independent part of a run, on any thread: plain data in, plain data out. */
  runTask?(task: unknown): unknown;
  /** The request as one program for other solvers, where no puzzle is needed. */
  readonly program?: MinimumProgram<ProblemRequest>;
  /** Both levels of the request as one program for an outside bilevel solver, in files named by the stem. */
  bilevelProgram?(request: ProblemRequest, stem: string): Promise<Result<BilevelFiles>>;
}

/** A problem as the registry holds it: it only ever receives its own requests. */
export type AnyMinimumProblem = MinimumProblem<MinimumProblemRequest>;
