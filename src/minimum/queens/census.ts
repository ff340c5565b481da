/**
 * For each number of walls: how many square boards have each value, the largest number of queens, with and
 * without symmetry.
 */
import { counted, failure, issue, type LimitName, type Result, success } from '../../core/index.js';
import { flag, outside, whole } from '../../settings/index.js';
import type { MinimumProblemRequest, RunContext, TableAnswer } from '../problem.js';
import { Census } from './search/census.js';
import { MOST_COLUMNS } from './search/row-masks.js';
import { boardCount } from './search/walled-boards.js';

/** The boards to count; plain JSON data. */
export interface CensusRequest extends MinimumProblemRequest {
  readonly size: number;
  /** Most walls of a board. */
  readonly census: number;
}

const USUAL_WALLS = 3;
/** Steps of a census between two checks of the limits. */
const PIECE = 256;

/** The settings that a census has besides `--size`. */
export const CENSUS_SETTINGS = {
  census: flag(
    'with --size alone: how many boards have each value (the largest number of queens), by number of walls, as a table; --limit-nodes counts the boards searched',
  ).default(false),
  walls: whole('with --census: most walls of a board; each wall more takes many times as long', {
    least: 0,
    most: MOST_COLUMNS ** 2,
    usual: String(USUAL_WALLS),
  }).optional(),
};

/** Settings of the other requests about queens. */
const OTHERS = ['queens', 'count', 'all', 'up-to-symmetry', 'at-most', 'engine'] as const;

/** Settings as they were read, those of a census among them. */
type CensusSettings = Readonly<Partial<Record<(typeof OTHERS)[number], unknown>>> & {
  readonly size: number;
  readonly census: boolean;
  readonly walls?: number | undefined;
};

/** True if the settings ask for a census. */
export function isCensus({ census, walls }: CensusSettings): boolean {
  return census || walls !== undefined;
}

/** The request for a census; issues for settings that do not go with it. */
export function censusRequest(given: CensusSettings): Result<CensusRequest> {
  const { size, census, walls = USUAL_WALLS } = given;
  const unsuitable = OTHERS.filter((name) => given[name] !== undefined && given[name] !== false);
  const issues = [
    ...(census ? [] : [issue('census', 'It belongs to --census, which is missing.', { setting: 'walls' })]),
    ...outside('walls', given.walls, { least: 0, most: size ** 2 }),
    ...unsuitable.map((name) =>
      issue('census', 'A census counts all boards of a size; leave this out.', { setting: name }),
    ),
  ];
  if (issues.length > 0) return failure(...issues);
  return success({ size, census: walls });
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

function countedWords(census: Census, all: number, walls: number): string {
  return `${census.counted} of ${all} boards with ${counted(walls, 'wall')} counted`;
}

function wordsFor(size: number): readonly string[] {
  return [
    `boards of ${size}x${size} cells by walls and value, the largest number of queens`,
    'upToSymmetry: one of all turns and reflections of a board',
    'single: one placement alone reaches the value',
  ];
}
