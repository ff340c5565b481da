/**
 * The contract that every generator fulfils and that all shared code (batches, command line, book, benchmark,
 * conformance laws) works with. A generator turns settings into a plan once, and then makes one attempt after the
 * other; whoever calls it proves uniqueness, rates, and decides whether an attempt is good enough. An attempt
 * depends on the plan and its random stream alone, so that any one of them can be repeated on any thread.
 */
import type { Rng } from '../src/core/random.js';
import type { Result } from '../src/core/result.js';
import type { Difficulty, Puzzle } from '../src/families/family.js';

/** A file that a setting names, read by the command line. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Settings by parameter name, as a user gave them; a missing one takes its default. Plain data, copied to threads. */
export type Settings = Readonly<Record<string, number | string | boolean | readonly NamedFile[]>>;

/** One setting of a generator, as the help and the checks of the command line need it. */
export interface Parameter {
  /**
   * Name of the setting and of its flag, in lower case with hyphens; none of the flags that every family has
   * (test/cli/generate.test.ts sees to it). The flag of the puzzle's size is called `size`.
   */
  readonly name: string;
  readonly description: string;
  /** `files` names a folder, whose files the generator is handed. */
  readonly kind: 'number' | 'text' | 'flag' | 'files';
  readonly choices?: readonly string[];
  /** The default, in words where it depends on other settings. */
  readonly byDefault?: string;
}

/** What is asked of every puzzle besides its settings. */
export interface Goal {
  readonly difficulty?: Difficulty;
  /** True when no puzzle may need a guess, whatever its difficulty. */
  readonly noGuess: boolean;
}

/**
 * What one attempt brought. A puzzle that was made has exactly one solution as far as the generator knows, and that is its
 * solution; a failed attempt names what stood in the way, so that a batch that ends at its limit can say what to relax.
 */
export type Attempt<P, S> =
  | { readonly status: 'made'; readonly puzzle: P; readonly solution: S; readonly fewest?: FewestProof }
  | { readonly status: 'failed'; readonly reason: string };

/** What was proved about how few clues or walls will do: part of the record of every puzzle that was asked to have the fewest. */
export interface FewestProof {
  /** What is counted, in the plural: `givens`, `walls`. */
  readonly of: string;
  /** How many of them the puzzle has. */
  readonly number: number;
  /** Proved: fewer than this will not do. The same as `number` where that is the fewest. */
  readonly lower: number;
  /** `loop`: leader and follower; `search`: the search made for this kind of puzzle, to the end. */
  readonly by: 'loop' | 'search';
  /** An independent checker has followed a proof that fewer will not do. */
  readonly certified: boolean;
  /** The same in words. */
  readonly words: string;
}

/** An attempt that brought nothing; the reason in a few words that are the same for failures of the same kind. */
export function failed(reason: string): { readonly status: 'failed'; readonly reason: string } {
  return { status: 'failed', reason };
}

/** Settings for one size of puzzle, for the benchmark and the examples. */
export interface Preset {
  readonly name: 'small' | 'medium' | 'large';
  readonly settings: Settings;
}

/** A way of making puzzles of one family. `Plan` is plain data: it is copied to worker threads. */
export interface Generator<P extends Puzzle, S, Plan> {
  /** Lower case with hyphens; begins the ids of its puzzles. The family's id where there is one way alone. */
  readonly id: string;
  /** Part of every puzzle's id: a whole number, raised whenever the same seed and settings give another puzzle. */
  readonly version: number;
  /** Id of the family whose puzzles it makes. */
  readonly family: string;
  /** One sentence: what goes in and what is promised about what comes out. */
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Three sizes, small to large. */
  readonly presets: readonly [Preset, Preset, Preset];
  /**
   * Checks settings and goal: a plan, or issues (place: the parameter) that say why no such puzzle can exist. The
   * kinds and choices of the parameters hold already; settings.ts reads numbers and sizes.
   */
  plan(settings: Settings, goal: Goal): Promise<Result<Plan>>;
  /**
   * One bounded attempt; steers towards the plan's goal as well as it can.
   * @param number of the puzzle in its batch, from 1, for generators that go through a list
   */
  attempt(plan: Plan, rng: Rng, number: number): Attempt<P, S>;
}

/** A generator as the registry holds it. Methods are bivariant on purpose: a generator is only handed its own plans. */
export type AnyGenerator = Generator<Puzzle, unknown, unknown>;
