/**
 * The cost of `generate --difficulty WORD`: for the medium preset of every generator and each word, the
 * attempts and processor seconds of one puzzle. `--only sudoku`, `--count N` puzzles a line.
 */
import process from 'node:process';
import { openBatch } from '../../../generators/batch.js';
import { makePuzzle } from '../../../generators/make.js';
import { GENERATORS } from '../../../generators/registry.js';
import type { AnyGenerator } from '../../../generators/shared/generator.js';
import { DIFFICULTIES } from '../../../generators/shared/goal.js';
import type { Difficulty } from '../../../src/families/contract/family.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import type { BenchmarkOptions } from '../options.js';
import { measure } from '../processor.js';
import { printTable } from '../table.js';

const USUAL_COUNT = 10;
const SEED = 'asked';
/** Attempts at one puzzle before it counts as given up. */
const MOST_ATTEMPTS = 60;
/** Processor seconds after which a line is not continued. */
const ENOUGH = 40;

/** Prints a row for every generator and word. */
export async function benchAsked({ only, count = USUAL_COUNT }: BenchmarkOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const generator of GENERATORS) {
    if (only.length > 0 && !only.includes(generator.family)) continue;
    for (const word of DIFFICULTIES) {
      rows.push([generator.id, word, ...(await rowOf(generator, word, count))]);
      process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
    }
  }
  const columns = ['generator', 'asked for', 'made', 'given up', 'attempts each', 's each'];
  printTable('puzzles of a word, medium preset: attempts and processor seconds of one', columns, rows);
}

async function rowOf(
  generator: AnyGenerator,
  difficulty: Difficulty,
  count: number,
): Promise<(string | number)[]> {
  const { settings } = generator.presets.find(({ name }) => name === 'medium')!;
  const batch = await openBatch({ generator, settings, goal: { difficulty, noGuess: false }, seed: SEED });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const found = { made: 0, failed: 0, attempts: 0, seconds: 0 };
  for (let number = 1; number <= count && found.seconds < ENOUGH; number++) {
    const request = { batch: batch.value, number, firstAttempt: 0, limitAttempts: MOST_ATTEMPTS };
    const { value, seconds } = measure(() => makePuzzle({ ...request, certify: false }, satEngine));
    found.seconds += seconds;
    found.attempts += value.status === 'made' ? value.record.attempts : MOST_ATTEMPTS;
    if (value.status === 'made') found.made++;
    else found.failed++;
  }
  const { made, failed, attempts, seconds } = found;
  return [made, failed, (attempts / (made + failed)).toFixed(1), (seconds / (made + failed)).toFixed(2)];
}
