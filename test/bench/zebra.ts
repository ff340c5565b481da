/**
 * The puzzle of 1962 by the integer programs and by the ordered search, beside Table 7.5 of the report of Conroy,
 * Dieroff, Kehoe and Lu. Its inferences are calls of Prolog, ours are attempts to put a value into a house, so only
 * ratios compare; its times are of one solution on a machine of its own.
 */
import type { Engine } from '../../src/engine/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/engine/index.js';
import type { AnyFamily } from '../../src/families/family.js';
import { findFamily } from '../../src/families/index.js';
import { zebraExamples } from '../../src/families/zebra/examples.js';
import { ORDERINGS, type Ordering } from '../../src/families/zebra/search/orderings.js';
import { searchZebra } from '../../src/families/zebra/search/search.js';
import type { Question } from '../../src/proving/answer.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import { figure, median, printTable, timed } from './table.js';

const RUNS = 15;
const WARM_UP = 5;
const { puzzle } = zebraExamples[0]!;

/** What Table 7.5 prints for the search: inferences and seconds. */
const PUBLISHED: Readonly<Record<Ordering, readonly [inferences: number, seconds: string]>> = {
  'as-given': [21_612, '0.005'],
  'places-first': [5_174, '0.001'],
  'exclusive-first': [663, '<0.001'],
};
/** Its time of Gurobi on the integer program. */
const PUBLISHED_PROGRAM = '0.050';

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
    programRows(await Promise.all(ENGINE_IDS.map(openEngine))),
  );
}

function searchRows(): (string | number)[][] {
  const most = searchZebra(puzzle, 'as-given').inferences;
  const times = medianSeconds(ORDERINGS.map((ordering) => () => searchZebra(puzzle, ordering)));
  return ORDERINGS.map((ordering, index) => {
    const { inferences } = searchZebra(puzzle, ordering);
    const [published, seconds] = PUBLISHED[ordering];
    const saved = [most / inferences, PUBLISHED['as-given'][0] / published].map(
      (ratio) => `${figure(ratio)} x`,
    );
    return [ordering, inferences, published, saved[0]!, saved[1]!, times[index]!.toFixed(4), seconds];
  });
}

function programRows(engines: readonly Engine[]): (string | number)[][] {
  const family = findFamily('zebra') as AnyFamily;
  const questions = engines.flatMap((engine) =>
    family.formulations.flatMap((formulation) =>
      [false, true].map((presolve): Question => ({ family, puzzle, formulation, engine, presolve })),
    ),
  );
  const times = medianSeconds(
    questions.flatMap((question) => [() => solvePuzzle(question, { limit: 1 }), () => checkPuzzle(question)]),
  );
  return questions.map((question, index) => {
    const { variables, rows } = checkPuzzle(question).statistics;
    const start = question.presolve ? 'direct inference first' : 'as published';
    const [solve, check] = times.slice(2 * index).map((seconds) => seconds.toFixed(4));
    return [question.engine.id, question.formulation.id, start, variables, rows, solve!, check!];
  });
}

/** Runs the works in turn, so that none is the one that warms up, and gives the median seconds of each. */
function medianSeconds(works: readonly (() => unknown)[]): readonly number[] {
  const rounds = Array.from({ length: WARM_UP + RUNS }, () => works.map((work) => timed(work).milliseconds));
  return works.map((_, index) => median(rounds.slice(WARM_UP).map((round) => round[index]!)) / 1000);
}
