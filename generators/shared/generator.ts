/**
 * The contract that every generator fulfils and that all shared code (batches, command line, book, benchmark,
 * conformance laws) works with. A generator turns settings into a plan once, and then makes one attempt after
 * the other; the caller proves uniqueness, rates, and decides whether an attempt is good enough. An attempt
 * depends on the plan and its random stream alone, so that any one of them can be repeated on any thread.
 */
import type { Result, Rng } from '../../src/core/index.js';
import type { Colour } from '../../src/draw/index.js';
import type { Credits, Difficulty, LogicReach, Puzzle } from '../../src/families/contract/index.js';
import type { ColourImage } from '../../src/picture/index.js';
import type { FewestProof } from '../../src/proving/index.js';
import { type ReadSettings, readSettings, type SettingsSchema } from '../../src/settings/index.js';

/** Settings by name, as a user gave them; a missing one takes its default. Plain data. */
export type Settings = Readonly<Record<string, unknown>>;

/** A range of the number that the steps of a puzzle give; both ends belong to it. */
export interface DifficultyRange {
  readonly least: number;
  readonly most: number;
}

/** The requirements on every puzzle beside its settings. */
export interface Goal {
  /** The word that its steps give. */
  readonly difficulty?: Difficulty;
  /** The number that its steps give is in this range; instead of `difficulty`. */
  readonly range?: DifficultyRange;
  /** True when no puzzle may need a guess, whatever its difficulty. */
  readonly noGuess: boolean;
}

/** The properties that a plan steers to. */
export interface Steering extends Pick<Goal, 'noGuess'> {
  /** The weakest logic that finishes a puzzle. */
  readonly logic?: LogicReach;
  /** More clues are given than that logic needs; for generators that propose it. */
  readonly generous?: boolean;
  /** Further requirements decide which attempt is taken, so that attempts at one puzzle have to differ. */
  readonly isProposal?: boolean;
}

/** The logic to steer to; `generous`: plain logic, with more clues than it needs; `any`: all are welcome. */
export type Level = LogicReach | 'generous' | 'any';

/**
 * The outcome of one attempt. A puzzle that was made has exactly one solution as far as the generator knows,
 * and that is its solution; a failed attempt names the reason, so that a batch that ends at its limit can say
 * what to relax.
 */
export type Attempt<P, S> =
  | {
      readonly status: 'made';
      readonly puzzle: P;
      readonly solution: S;
      readonly fewest?: FewestProof;
      readonly credits?: Credits;
      /** The weakest logic that finishes the puzzle, where it is known. */
      readonly logic?: LogicReach;
    }
  | {
      readonly status: 'failed';
      readonly reason: string;
      /** Every further attempt at the same puzzle fails too, for this reason. */
      readonly isFinal?: true;
    };

/**
 * An attempt that brought nothing; the reason in a few words that are the same for failures of the same kind.
 */
export function failed(reason: string): { readonly status: 'failed'; readonly reason: string } {
  return { status: 'failed', reason };
}

/** Settings for one size of puzzle, for the benchmark and the examples. */
export interface Preset {
  readonly name: 'small' | 'medium' | 'large';
  readonly settings: Settings;
}

/** A way of making puzzles of one family. `Plan` is plain data: it is copied to worker threads. */
export interface Generator<P extends Puzzle, S, Plan, Schema extends SettingsSchema = SettingsSchema> {
  /** Lower case with hyphens; begins the ids of its puzzles. The family's id where there is one way alone. */
  readonly id: string;
  /**
   * Part of every puzzle's id: a whole number, raised from 1.0 on whenever the same seed and settings give
   * another puzzle.
   */
  readonly version: number;
  /**
   * The levels of logic to which attempts steer in turns, where a difficulty by steps is asked for: those
   * measured to yield most such puzzles for the work (`npm run bench -- yields`). Levels that the settings
   * refuse are left out.
   */
  readonly proposals: Readonly<Record<Difficulty, readonly Level[]>>;
  /** Id of the family whose puzzles it makes. */
  readonly family: P['family'];
  /** One sentence: the input, and the promise about the output. */
  readonly description: string;
  /**
   * Its settings. The names are those of flags, in lower case with hyphens; none is a flag that every family
   * has (test/cli/generate.test.ts sees to it). The setting for the puzzle's size is called `size`. Ids keep
   * their order.
   */
  readonly settings: Schema;
  /** Three sizes, small to large. */
  readonly presets: readonly [Preset, Preset, Preset];
  /**
   * Checks settings against each other and the goal: a plan, or issues (place: the setting) that say why no
   * such puzzle can exist.
   */
  plan(settings: ReadSettings<Schema>, goal: Steering): Promise<Result<Plan>>;
  /**
   * One bounded attempt; steers towards the plan's goal as well as it can.
   * @param number of the puzzle in its batch, from 1, for generators that go through a list
   */
  attempt(plan: Plan, rng: Rng, number: number): Attempt<P, S>;
  /** Of a generator that may be given pictures, one for each puzzle. */
  readonly pictures?: PicturePuzzles<Plan>;
}

/**
 * Puzzles that are made of pictures: turning a picture into cells is long work, which is done before the
 * puzzle is attempted.
 */
interface PicturePuzzles<Plan> {
  /** The number of pictures a plan has, hence how many puzzles; undefined where it has none. */
  countIn(plan: Plan): number | undefined;
  /** The picture to draw for a puzzle of a plan with pictures; undefined for a number without a picture. */
  orderOf(plan: Plan, number: number): PictureOrder | undefined;
  /**
   * The number of pictures that settings name, whichever of them are taken; undefined where they name none.
   */
  filesIn(settings: Settings): number | undefined;
  /**
   * The same settings without the first pictures of the folder; `shuffle`, where it is given, decides their
   * order.
   */
  after(settings: Settings, skipped: number, shuffle?: string): Settings;
  /** The plan by which a puzzle is attempted when its picture is drawn; it holds no other picture. */
  withDrawn(plan: Plan, drawn: DrawnPicture): Plan;
}

/** A picture of which cells are wanted, as plain data. */
export interface PictureOrder {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly width: number;
  /** Most colours besides the background. */
  readonly colours: number;
  /** Cut to its subject. */
  readonly image: ColourImage;
}

/** A picture in cells whose puzzle has one solution. */
export interface DrawnPicture {
  readonly name: string;
  /** Rows of the signs of colours: `.` is the background, `#` the only other one of black and white. */
  readonly solution: readonly string[];
  /** Of a picture in colours. */
  readonly palette?: readonly Colour[];
}

/** True if a goal asks for a difficulty by the steps of puzzles. */
export function isBySteps({ difficulty, range }: Goal): boolean {
  return difficulty !== undefined || range !== undefined;
}

/**
 * A generator as the registry holds it. Methods are bivariant on purpose: a generator only receives its own
 * plans.
 */
export type AnyGenerator = Generator<Puzzle, unknown, unknown>;

/**
 * Reads settings as a user gave them, and plans with them: a plan, or issues that say why no such puzzle can
 * be.
 */
export async function planWith<Plan>(
  generator: Pick<Generator<never, never, Plan>, 'settings' | 'plan'>,
  given: Settings,
  goal: Steering,
): Promise<Result<Plan>> {
  const read = readSettings(generator.settings, given);
  return read.ok ? generator.plan(read.value, goal) : read;
}
