/** Requests about the clues of any family: their settings, and the way from settings to plain data. */
import { failure, type Issue, issue, type Result, success } from '../core/index.js';
import type { AnyFamily, Puzzle } from '../families/contract/index.js';
import {
  choice,
  costs,
  flag,
  type ReadSettings,
  readSettings,
  settings,
  text,
  textOf,
  whole,
} from '../settings/index.js';
import { ENGINE_IDS, type EngineId } from '../solve/index.js';
import type { MinimumInput } from './problem.js';

/** A request about the clues of a puzzle; plain JSON data. */
export interface ClueProblemRequest {
  readonly puzzle: Puzzle;
  /** Absent: the puzzle's only solution is meant. */
  readonly solution?: unknown;
  readonly kinds?: readonly string[];
  /** Choose among all clues that could be given, or among those that the puzzle gives. */
  readonly among: 'all' | 'given';
  /** By clue name, or one number for every clue in order. */
  readonly weights?: Readonly<Record<string, number>> | readonly number[];
  readonly atMost?: number;
  /** List all cheapest choices, or only count them. */
  readonly every?: 'list' | 'count';
  readonly seed?: string;
  /**
   * The leader of every round, and the follower where it can be. Absent: branching comes first, then HiGHS
   * leads, and `sat` follows.
   */
  readonly engine?: EngineId;
  /** Leader and follower alone, without the greedy start and the branching that solve small cases. */
  readonly plain?: true;
}

/** Settings that mean the same for every problem that has them. */
export const SHARED_SETTINGS = {
  all: flag('list every choice that reaches the optimum').default(false),
  count: flag('count the choices that reach the optimum').default(false),
  'at-most': whole('only decide whether this many will do (exit code 0 or 1, proved)', {
    least: 0,
  }).optional(),
};

/** The settings of a family's clue problem. */
export function clueSettings({ clues }: AnyFamily) {
  const { kinds = [], noun = '', all, listsOwn = false } = clues ?? {};
  const ids = kinds.map(({ id }) => id);
  const schema = settings({
    ...SHARED_SETTINGS,
    weights: costs(
      'a file of JSON: what each clue costs, as {"name": cost, …} or as (rows of) numbers; 1 by default',
    ).optional(),
    seed: text('any text: which of the best choices is found').optional(),
    engine: choice(
      'the leader, and the follower where it can be',
      ENGINE_IDS,
      'branching first, then highs as leader; sat as follower',
    ).optional(),
    plain: flag(
      'leader and follower alone, without the greedy start and the branching that save rounds',
    ).default(false),
    among: choice(
      `choose among all ${noun}${all === undefined ? ' that could be given' : ` (${all})`}, or among those that the puzzle gives`,
      ['all', 'given'],
      listsOwn ? 'given; all where kinds are named' : 'all',
    ).optional(),
    kinds: textOf(`choose among these kinds only, with commas between: ${ids.join(', ')}`, {
      expected: `a list of kinds with commas between, out of ${ids.join(', ')},`,
      usual: 'all',
      read: (written) => kindsIn(written, ids),
    }).optional(),
  });
  // Where there are no kinds the schema does not have the setting, which then is absent like one that is not
  // given.
  return ids.length > 0 ? schema : (schema.omit({ kinds: true }) as unknown as typeof schema);
}

/** The settings of every clue problem as a zod object. */
export type ClueSettings = ReturnType<typeof clueSettings>;

function kindsIn(written: string, ids: readonly string[]): readonly string[] | undefined {
  const kinds = written
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
  return kinds.every((kind) => ids.includes(kind)) ? kinds : undefined;
}

/** Reads a request about a family's clues. */
export function readClueRequest(
  family: AnyFamily,
  schema: ClueSettings,
  { document, settings: given }: MinimumInput,
): Result<ClueProblemRequest> {
  const read = readSettings(schema, given);
  return read.ok ? clueRequest(family, document, read.value) : read;
}

/** The request that a puzzle and settings make; issues for settings that do not go together. */
export function clueRequest(
  family: AnyFamily,
  document: MinimumInput['document'],
  given: ReadSettings<ClueSettings>,
): Result<ClueProblemRequest> {
  if (document === undefined) {
    return failure(issue('puzzle-missing', `A puzzle of ${family.name} is expected.`));
  }
  const { puzzle, solution } = document;
  const { kinds, weights, all, count, seed, engine, plain } = given;
  const usual = family.clues?.listsOwn === true && kinds === undefined ? 'given' : 'all';
  const atMost = given['at-most'];
  const broken = solution === undefined ? [] : family.verify(puzzle, solution);
  const issues = [...broken, ...atMostIssues(given, 'choices')];
  if (issues.length > 0) return failure(...issues);
  return success({
    puzzle,
    ...(solution === undefined ? {} : { solution }),
    ...(kinds === undefined ? {} : { kinds }),
    among: given.among ?? usual,
    ...(weights === undefined ? {} : { weights }),
    ...(atMost === undefined ? {} : { atMost }),
    ...(all ? { every: 'list' } : count ? { every: 'count' } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(engine === undefined ? {} : { engine }),
    ...(plain ? { plain: true } : {}),
  });
}

/** Issues of settings that exclude `--at-most`. */
export function atMostIssues(
  { all, count, 'at-most': atMost }: Pick<ReadSettings<ClueSettings>, 'all' | 'count' | 'at-most'>,
  listed: string,
): readonly Issue[] {
  if (atMost === undefined || !(all || count)) return [];
  const message = `It decides whether this many will do, and lists or counts no optimal ${listed}.`;
  return [issue('at-most', message, { setting: 'at-most' })];
}
