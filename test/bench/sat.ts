/**
 * Benchmarks of the clause-learning engine: Sudokus beside other engines, speed beside outside solvers,
 * nonograms. Times are processor time, except those of Sudokus, which are too short for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createRng } from '../../src/core/random.js';
import { nonogram } from '../../src/families/nonogram/index.js';
import { byteSource } from '../../src/formats/source.js';
import type { Formula } from '../../src/model/cnf.js';
import { pigeonhole, randomThreeSat, toFormula } from '../engine/sat/formulas.js';
import { checkNonogram } from './nonogram-check.js';
import { benchRandomNonograms } from './random-nonograms.js';
import { randomNonogram, secondSolutionFormula } from './sat-formulas.js';
import { installedSolvers, runOutside, runOwn, type SolverRun } from './sat-outside.js';
import { benchSudoku } from './sudoku.js';
import { figure, printTable } from './table.js';

const nonCodec = nonogram.codecs.find(({ format }) => format === 'non')!;

const CASES = fileURLToPath(new URL('../../../test/golden/nonogram/cases/', import.meta.url));

/** Prints all tables of the engine. */
export async function benchSat(): Promise<void> {
  await benchSudoku();
  benchSurvey();
  comparePropagation();
  benchRandomNonograms();
}

function comparePropagation(): void {
  const outside = installedSolvers();
  for (const name of ['minisat', 'cadical'].filter((known) => !outside.includes(known))) {
    process.stdout.write(`\n${name} is not installed here; its column is left out.\n`);
  }
  const rows = [...formulas()].flatMap(([name, formula]) => [
    describeRun(name, 'puzzlewright', runOwn(formula)),
    ...outside.map((solver) => describeRun(name, solver, runOutside(solver, formula))),
  ]);
  const columns = ['formula', 'solver', 'answer', 'seconds', 'conflicts', 'conflicts/s', 'propagations/s'];
  printTable('Solvers on the same formulas', columns, rows);
}

function* formulas(): Generator<[string, Formula]> {
  for (const density of [0.35, 0.41, 0.44]) {
    const rng = createRng(`formula ${density}`);
    yield [`nonogram 30x30 ${density}`, secondSolutionFormula(randomNonogram(rng, 30, density))];
  }
  for (const variables of [200, 225, 250]) {
    const clauses = randomThreeSat(createRng(`3-SAT ${variables}`), variables, Math.round(4.4 * variables));
    yield [`random 3-SAT ${variables}`, toFormula(variables, clauses)];
  }
  for (const holes of [8, 9]) {
    yield [`pigeonhole ${holes}`, toFormula((holes + 1) * holes, pigeonhole(holes))];
  }
}

function describeRun(formula: string, solver: string, run: SolverRun): (string | number)[] {
  const { answer, seconds, conflicts, propagations } = run;
  const rate = (count: number): string => (count / Math.max(seconds, 1e-3)).toFixed(0);
  return [formula, solver, answer, figure(seconds), conflicts, rate(conflicts), rate(propagations)];
}

function benchSurvey(): void {
  const files = readdirSync(CASES).filter((file) => file.startsWith('webpbn-'));
  const checks = files.map((file) => {
    const decoded = nonCodec.decode(byteSource(readFileSync(`${CASES}${file}`)));
    if (!decoded.ok) throw new Error(`${file} cannot be read`);
    return { file, ...checkNonogram(decoded.value.puzzle) };
  });
  const total = checks.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  printTable(
    'The twelve survey puzzles, from puzzle to verdict',
    ['puzzle', 'verdict', 'conflicts', 'milliseconds'],
    [
      ...checks.map((run) => [run.file, run.verdict, run.conflicts, figure(run.milliseconds)]),
      ['together', '', '', figure(total)],
    ],
  );
}
