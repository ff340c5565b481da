/** For each number of walls: how many square boards have each value, the largest number of queens, with and without symmetry. */
import type { LimitName } from '../../core/budget.js';
import { issue } from '../../core/issue.js';
import { failure, type Result, success } from '../../core/result.js';
import type { MinimumInput, MinimumOption, RunContext, TableAnswer } from '../problem.js';
import { wholeIssues } from '../whole-issues.js';
import { Census } from './search/census.js';
import { MOST_COLUMNS } from './search/row-masks.js';
import { boardCount } from './search/walled-boards.js';

/** Which boards are counted; plain JSON data. */
export interface CensusRequest {
  readonly size: number;
  /** Most walls of a board. */
  readonly census: number;
}

const USUAL_WALLS = 3;
/** Steps of a census between two checks of the limits. */
const PIECE = 256;

/** The options of a census beside `--size`. */
export const CENSUS_OPTIONS: readonly MinimumOption[] = [
  {
    name: 'census',
    kind: 'flag',
    description:
      'with --size alone: how many boards have each value (the largest number of queens), by number of walls, as a table; --limit-nodes counts the boards searched',
  },
  {
    name: 'walls',
    kind: 'number',
    description: `with --census: most walls of a board (default ${USUAL_WALLS}); each wall more takes many times as long`,
  },
];

/** Options of the other requests about queens. */
const OTHERS = ['queens', 'count', 'all', 'up-to-symmetry', 'at-most', 'engine'] as const;

/** Whether the settings ask for a census. */
export function isCensus({ settings }: MinimumInput): boolean {
  return settings.census === true || settings.walls !== undefined;
}

/** Reads a request for a census. */
export function readCensus({ settings }: MinimumInput): Result<CensusRequest> {
  const { size, walls = USUAL_WALLS } = settings;
  const unsuitable = OTHERS.filter((name) => settings[name] !== undefined && settings[name] !== false);
  const issues = [
    ...(settings.census === true
      ? []
      : [issue('census', 'It belongs to --census, which is missing.', { part: '--walls' })]),
    ...wholeIssues('--size', size, 1, MOST_COLUMNS),
    ...wholeIssues('--walls', walls, 0, Number(size) ** 2 || 0),
    ...unsuitable.map((name) =>
      issue('census', 'A census counts all boards of a size; leave this out.', { part: `--${name}` }),
    ),
  ];
  if (issues.length > 0) return failure(...issues);
  return success({ size: Number(size), census: Number(walls) });
}

/** Counts the boards, from no wall upwards. */
export async function runCensus(
  { size, census: most }: CensusRequest,
  context: RunContext,
): Promise<TableAnswer> {
  const rows: TableAnswer['rows'][number][] = [];
  const sentences = wordsFor(size);
  let searched = 0;
  for (let walls = 0; walls <= most; walls++) {
    const census = new Census(size, walls);
    const limit = await count(census, { size, walls, searched }, context);
    searched += census.searched;
    const complete = limit === undefined;
    rows.push(...census.values.map((value) => ({ walls, ...value, complete })));
    if (limit !== undefined) {
      const words = [...sentences, countedWords(census, boardCount(size, walls), walls)];
      return { status: 'table', rows, limit, words, stats: { boards: searched } };
    }
  }
  return { status: 'table', rows, words: sentences, stats: { boards: searched } };
}

/** Counts piece by piece; the limit that ended it, if any. */
async function count(
  census: Census,
  { size, walls, searched }: { readonly size: number; readonly walls: number; readonly searched: number },
  { budget: { nodes = Number.POSITIVE_INFINITY, abort }, onProgress, pause }: RunContext,
): Promise<LimitName | undefined> {
  const all = boardCount(size, walls);
  const isSpent = (): boolean => census.needsSearch && searched + census.searched >= nodes;
  while (!census.isComplete) {
    await pause();
    onProgress({ step: countedWords(census, all, walls) });
    if (abort?.() === true) return 'abort';
    for (let looks = 0; looks < PIECE && !census.isComplete; looks++) {
      if (isSpent()) return 'nodes';
      census.advance();
    }
  }
  return undefined;
}

function countedWords({ counted }: Census, all: number, walls: number): string {
  return `${counted} of ${all} boards with ${walls === 1 ? '1 wall' : `${walls} walls`} counted`;
}

function wordsFor(size: number): readonly string[] {
  return [
    `boards of ${size}x${size} cells by walls and value, the largest number of queens`,
    'upToSymmetry: one of all turns and reflections of a board',
    'single: one placement alone reaches the value',
  ];
}
