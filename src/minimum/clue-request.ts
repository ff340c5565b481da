/** Requests about the clues of any family: their options, and how settings become a request of plain data. */
import { type Issue, issue } from '../core/issue.js';
import { failure, type Result, success } from '../core/result.js';
import type { EngineId } from '../engine/engine.js';
import { ENGINE_IDS } from '../engine/index.js';
import type { AnyFamily, Puzzle } from '../families/family.js';
import type { MinimumInput, MinimumOption, MinimumSettings } from './problem.js';

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
  /** The leader's engine. */
  readonly engine: EngineId;
  /** Leader and follower alone, without the greedy start and the branching that solve small cases. */
  readonly plain?: true;
}

/** Options that mean the same for every problem that has them. */
export const SHARED_OPTIONS = {
  all: { name: 'all', kind: 'flag', description: 'list every choice that reaches the optimum' },
  count: { name: 'count', kind: 'flag', description: 'count the choices that reach the optimum' },
  atMost: {
    name: 'at-most',
    kind: 'number',
    description: 'only decide whether this many will do (exit code 0 or 1, proved)',
  },
  seed: { name: 'seed', kind: 'text', description: 'any text: which of the best choices is found' },
  engine: {
    name: 'engine',
    kind: 'text',
    choices: ENGINE_IDS,
    description: 'which engine minimises (default highs)',
  },
  plain: {
    name: 'plain',
    kind: 'flag',
    description: 'leader and follower alone, without the greedy start and the branching that save rounds',
  },
} as const satisfies Record<string, MinimumOption>;

const WEIGHTS: MinimumOption = {
  name: 'weights',
  kind: 'json',
  description:
    'a file of JSON: what each clue costs, as {"name": cost, …} or as (rows of) numbers; 1 by default',
};

/** The options of a family's clue problem. */
export function clueOptions({ clues }: AnyFamily): readonly MinimumOption[] {
  const { all, count, atMost, seed, engine, plain } = SHARED_OPTIONS;
  const { kinds = [], noun = '' } = clues ?? {};
  const ids = kinds.map(({ id }) => id).join(', ');
  return [
    all,
    count,
    atMost,
    WEIGHTS,
    seed,
    engine,
    plain,
    {
      name: 'among',
      kind: 'text',
      choices: ['all', 'given'],
      description: `choose among all ${noun} that could be given (default), or among those that the puzzle gives`,
    },
    ...(kinds.length === 0
      ? []
      : [
          {
            name: 'kinds',
            kind: 'text',
            description: `choose among these kinds only, by comma: ${ids}`,
          } as const,
        ]),
  ];
}

/** Reads a request about a family's clues. */
export function readClueRequest(
  family: AnyFamily,
  { document, settings }: MinimumInput,
): Result<ClueProblemRequest> {
  if (document === undefined) {
    return failure(issue('puzzle-missing', `A puzzle of ${family.name} is expected.`));
  }
  const { puzzle, solution } = document;
  const broken = solution === undefined ? [] : family.verify(puzzle, solution);
  const issues = [...broken, ...settingIssues(family, settings)];
  if (issues.length > 0) return failure(...issues);
  const { weights, seed } = settings as Pick<ClueProblemRequest, 'weights' | 'seed'>;
  const kinds = kindsOf(settings);
  return success({
    puzzle,
    ...(solution === undefined ? {} : { solution }),
    ...(kinds === undefined ? {} : { kinds }),
    among: settings.among === 'given' ? 'given' : 'all',
    ...(weights === undefined ? {} : { weights: Array.isArray(weights) ? weights.flat(2) : weights }),
    ...(settings['at-most'] === undefined ? {} : { atMost: Number(settings['at-most']) }),
    ...(settings.all === true ? { every: 'list' } : settings.count === true ? { every: 'count' } : {}),
    ...(seed === undefined ? {} : { seed }),
    engine: settings.engine === 'sat' ? 'sat' : 'highs',
    ...(settings.plain === true ? { plain: true } : {}),
  });
}

function kindsOf(settings: MinimumSettings): readonly string[] | undefined {
  const { kinds } = settings;
  if (kinds === undefined) return undefined;
  return String(kinds)
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
}

function settingIssues({ clues }: AnyFamily, settings: MinimumSettings): readonly Issue[] {
  const issues: Issue[] = [];
  const known = (clues?.kinds ?? []).map(({ id }) => id);
  const unknown = (kindsOf(settings) ?? []).filter((kind) => !known.includes(kind));
  if (unknown.length > 0) {
    const message = `There are no clues of the kind ${unknown.join(', ')}; expected some of ${known.join(', ')}.`;
    issues.push(issue('kind-unknown', message, { part: '--kinds' }));
  }
  const atMost = settings['at-most'];
  if (atMost !== undefined && !(Number.isInteger(atMost) && Number(atMost) >= 0)) {
    issues.push(
      issue('at-most', `A whole number from 0 on is expected, found ${atMost}.`, { part: '--at-most' }),
    );
  }
  if (atMost !== undefined && (settings.all === true || settings.count === true)) {
    const message = 'It decides whether this many will do, and lists or counts no optimal choices.';
    issues.push(issue('at-most', message, { part: '--at-most' }));
  }
  return [...issues, ...weightIssues(settings.weights)];
}

function weightIssues(weights: unknown): readonly Issue[] {
  if (weights === undefined) return [];
  const place = { part: '--weights' };
  if (typeof weights !== 'object' || weights === null) {
    return [issue('weights', 'An object {"name": cost, …} or a list of numbers is expected.', place)];
  }
  const costs: readonly unknown[] = Array.isArray(weights) ? weights.flat(2) : Object.values(weights);
  const strange = costs.find((cost) => !(Number.isSafeInteger(cost) && Number(cost) >= 1));
  if (strange === undefined) return [];
  return [issue('weights', `A cost is a whole number from 1 on, found ${JSON.stringify(strange)}.`, place)];
}
