/**
 * The proposals of generators where a difficulty by steps is asked for: for each level of quick logic that
 * can be steered to, the numbers of its puzzles that are easy, medium and hard by their steps, and the
 * processor time of one, made and rated. The proposals of a generator are the levels that bring most puzzles
 * of a word in a second. `--only sudoku`, `--count N` puzzles a line.
 */
import process from 'node:process';
import { openBatch } from '../../../generators/batch.js';
import { makePuzzle } from '../../../generators/make.js';
import { GENERATORS } from '../../../generators/registry.js';
import {
  type AnyGenerator,
  type Level,
  planWith,
  type Settings,
} from '../../../generators/shared/generator.js';
import { REACHES } from '../../../generators/shared/goal.js';
import { rateBySteps } from '../../../src/explain/difficulty/rating.js';
import { findFamily } from '../../../src/families/index.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import type { BenchmarkOptions } from '../options.js';
import { printTable } from '../table.js';

type SteeredTo = Exclude<Level, 'generous'>;

const LEVELS: readonly SteeredTo[] = ['any', ...REACHES];
const USUAL_COUNT = 30;
const SEED = 'yields';
/** A generator that brings nothing in these attempts does not suit. */
const MOST_ATTEMPTS = 20;
/**
 * Seconds of processor time after which a line is not continued, and after which a puzzle counts as too long.
 */
const ENOUGH = 20;
const TOO_LONG = 10;

/** Prints a row for every generator, preset and level. */
export async function benchYields({ only, count = USUAL_COUNT }: BenchmarkOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const generator of GENERATORS) {
    if (only.length > 0 && !only.includes(generator.family)) continue;
    for (const { name, settings } of generator.presets) {
      for (const level of LEVELS) {
        const row = await rowOf(generator, settings, level, count);
        rows.push([generator.id, name, level, ...row]);
        process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
      }
    }
  }
  const columns = [
    'generator',
    'preset',
    'steered to',
    'easy',
    'medium',
    'hard',
    'too long',
    'failed',
    's each',
  ];
  printTable('puzzles by their steps, and processor seconds of each', columns, rows);
}

async function rowOf(
  generator: AnyGenerator,
  settings: Settings,
  level: SteeredTo,
  count: number,
): Promise<(string | number)[]> {
  const goal = { noGuess: false };
  const steering = { ...goal, isProposal: true, ...(level === 'any' ? {} : { logic: level }) };
  const batch = await openBatch({ generator, settings, goal, seed: SEED });
  const plan = await planWith(generator, settings, steering);
  if (!batch.ok || !plan.ok) return [0, 0, 0, 0, 0, plan.ok ? '' : plan.issues[0]!.message];
  const family = findFamily(generator.family)!;
  const found = { easy: 0, medium: 0, hard: 0, long: 0, failed: 0 };
  const start = seconds();
  let number = 0;
  while (number < count && seconds() - start < ENOUGH) {
    number++;
    const request = {
      batch: { ...batch.value, plan: plan.value },
      number,
      firstAttempt: 0,
      limitAttempts: MOST_ATTEMPTS,
    };
    const made = makePuzzle({ ...request, certify: false }, satEngine);
    if (made.status === 'limit') {
      found.failed++;
      continue;
    }
    const begun = seconds();
    const abort = (): boolean => seconds() - begun > TOO_LONG;
    const rated = rateBySteps({ family, puzzle: made.record.puzzle, budget: { abort } });
    if (rated.verdict === 'unique' && rated.difficulty !== null) found[rated.difficulty]++;
    else found.long++;
  }
  return [...Object.values(found), ((seconds() - start) / number).toFixed(2)];
}

/** Seconds that this process has worked. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
