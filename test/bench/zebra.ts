/**
 * The puzzle of 1962 by the integer programs and by the ordered search, beside Table 7.5 of the report of
 * Conroy, Dieroff, Kehoe and Lu. Its inferences are those of Prolog, ours are attempts to put a value into a
 * house; ours are larger by a different factor in every order, and what the report counts is not known
 * (docs/zebra-inferences.md). Its times are of one solution on a machine of its own.
 */

import type { AnyFamily } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { zebraExamples } from '../../src/families/zebra/examples.js';
import { ORDERINGS, type Ordering } from '../../src/families/zebra/search/orderings.js';
import { searchZebra } from '../../src/families/zebra/search/search.js';
import type { PuzzleRequest } from '../../src/proving/answer.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';

const RUNS = 15;
const WARM_UP = 5;
const { puzzle } = zebraExamples()[0]!;

/** The inferences and seconds of the search in Table 7.5. */
const PUBLISHED_SEARCHES: Readonly<Record<Ordering, readonly [inferences: number, seconds: string]>> = {
  'as-given': [21_612, '0.005'],
  'places-first': [5_174, '0.001'],
  'exclusive-first': [663, '<0.001'],
};
/** Its time of Gurobi on the integer program. */
export const PUBLISHED_PROGRAM = '0.050';

/** One ordering of the search, with what Table 7.5 prints for it. */
export interface ZebraSearch {
  readonly ordering: Ordering;
  readonly inferences: number;
  readonly seconds: number;
  readonly publishedInferences: number;
  readonly publishedSeconds: string;
}

/** One integer program in one engine. */
export interface ZebraProgram {
  readonly request: PuzzleRequest;
  readonly variables: number;
  readonly rows: number;
  /** Seconds to one solution, and to the proof that there is no second. */
  readonly solve: number;
  readonly check: number;
}

/** Prints the search beside the published one, then every formulation in every engine. */
export async function benchZebra(): Promise<void> {
  printTable(
    'Zebra puzzle of 1962: search',
    ['ordering', 'inferences', 'Table 7.5', 'saved', 'Table 7.5', 'seconds', 'Table 7.5'],
    searchRows(),
  );
  printTable(
    `Zebra puzzle of 1962: integer programs, seconds (Table 7.5, one solution: ${PUBLISHED_PROGRAM})`,
    ['engine', 'formulation', 'start', 'variables', 'rows', 'solve', 'and no second'],
    (await measureZebraPrograms()).map(({ request, variables, rows, solve, check }) => {
      const start = request.presolve ? 'direct inference first' : 'as published';
      const sizes = [variables, rows, solve.toFixed(4), check.toFixed(4)];
      return [request.engine.id, request.formulation.id, start, ...sizes];
    }),
  );
}

function searchRows(): (string | number)[][] {
  const searches = measureZebraSearches();
  const [asGiven] = searches;
  return searches.map((search) => {
    const { ordering, inferences, seconds, publishedInferences, publishedSeconds } = search;
    const saved = `${figure(asGiven!.inferences / inferences)} x`;
    const publishedSaved = `${figure(asGiven!.publishedInferences / publishedInferences)} x`;
    const times = [seconds.toFixed(4), publishedSeconds];
    return [ordering, inferences, publishedInferences, saved, publishedSaved, ...times];
  });
}

/** The search under every ordering, the puzzle's own first. */
export function measureZebraSearches(): readonly ZebraSearch[] {
  const times = medianSeconds(ORDERINGS.map((ordering) => () => searchZebra(puzzle, ordering)));
  return ORDERINGS.map((ordering, index) => {
    const [publishedInferences, publishedSeconds] = PUBLISHED_SEARCHES[ordering];
    const { inferences } = searchZebra(puzzle, ordering);
    return { ordering, inferences, seconds: times[index]!, publishedInferences, publishedSeconds };
  });
}

/** Every formulation in every engine, as published and with direct inference first. */
export async function measureZebraPrograms(): Promise<readonly ZebraProgram[]> {
  const engines = await Promise.all(ENGINE_IDS.map(openEngine));
  const family = findFamily('zebra') as AnyFamily;
  const requests = engines.flatMap((engine) =>
    family.formulations.flatMap((formulation) =>
      [false, true].map((presolve): PuzzleRequest => ({ family, puzzle, formulation, engine, presolve })),
    ),
  );
  const times = medianSeconds(
    requests.flatMap((request) => [() => solvePuzzle(request, { limit: 1 }), () => checkPuzzle(request)]),
  );
  return requests.map((request, index) => {
    const { variables, rows } = checkPuzzle(request).statistics;
    return { request, variables, rows, solve: times[2 * index]!, check: times[2 * index + 1]! };
  });
}

/**
 * Runs the works in turn, so that none is the one that warms up, and gives the median processor seconds of
 * each.
 */
function medianSeconds(works: readonly (() => unknown)[]): readonly number[] {
  const rounds = Array.from({ length: WARM_UP + RUNS }, () => works.map((work) => measure(work).seconds));
  return works.map((_, index) => median(rounds.slice(WARM_UP).map((round) => round[index]!)));
}
