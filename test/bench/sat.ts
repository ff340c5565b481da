/**
 * Benchmarks of the clause-learning engine: Sudokus beside other engines, speed beside outside solvers,
 * nonograms. Times are processor time, except those of Sudokus, which are too short for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nonogram } from '../../src/families/nonogram/index.js';
import { byteSource } from '../../src/formats/source.js';
import { checkNonogram } from './nonogram-check.js';
import { benchRandomNonograms } from './random-nonograms.js';
import { benchSolvers } from './solvers.js';
import { benchSudoku } from './sudoku.js';
import { figure, printTable } from './table.js';
import { record } from './targets.js';

const nonCodec = nonogram.codecs.find(({ format }) => format === 'non')!;

const CASES = fileURLToPath(new URL('../../../test/golden/nonogram/cases/', import.meta.url));

/** Prints all tables of the engine. */
export async function benchSat(): Promise<void> {
  await benchSudoku();
  benchSurvey();
  benchSolvers();
  benchRandomNonograms();
}

function benchSurvey(): void {
  const files = readdirSync(CASES).filter((file) => file.startsWith('webpbn-'));
  const checks = files.map((file) => {
    const decoded = nonCodec.decode(byteSource(readFileSync(`${CASES}${file}`)));
    if (!decoded.ok) throw new Error(`${file} cannot be read`);
    return { file, ...checkNonogram(decoded.value.puzzle) };
  });
  const total = checks.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  record('sat', 'survey', Math.max(...checks.map(({ milliseconds }) => milliseconds)) / 1000);
  printTable(
    'The twelve survey puzzles, from puzzle to verdict',
    ['puzzle', 'verdict', 'conflicts', 'milliseconds'],
    [
      ...checks.map((run) => [run.file, run.verdict, run.conflicts, figure(run.milliseconds)]),
      ['together', '', '', figure(total)],
    ],
  );
}
