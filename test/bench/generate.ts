/** The time of one puzzle, proof and rating included, for every generator at its three presets. */

import { findGenerator, GENERATORS } from '../../generators/registry.js';
import type { AnyGenerator, Settings } from '../../generators/shared/generator.js';
import { openTimed } from './generate-timed.js';
import { median, printTable } from './table.js';
import { record } from './targets.js';

/** Puzzles of one row at most, and milliseconds of processor time after which no further one is begun. */
const COUNT = 40;
const ENOUGH = 8000;
/** Puzzles made before the clock runs: the compiler of the engine warms up. */
const WARM_UP = 40;
interface Measured {
  readonly milliseconds: readonly number[];
  readonly attempts: number;
  readonly reached: ReadonlyMap<string, number>;
  readonly failed: number;
}

/** Prints the table. */
export async function benchGenerate(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const generator of GENERATORS) {
    for (const { name, settings } of generator.presets) {
      const measured = await measure(generator, settings);
      record('generate', `${generator.id} ${name}`, median(measured.milliseconds));
      rows.push([generator.id, name, describe(settings), ...rowOf(measured)]);
    }
  }
  const settings = { variant: 'killer' };
  const killers = await measure(findGenerator('sudoku')!, settings);
  record('generate', 'killer 3x3', median(killers.milliseconds));
  rows.push(['sudoku', 'variant', describe(settings), ...rowOf(killers)]);
  const columns = [
    'generator',
    'preset',
    'settings',
    'puzzles',
    'median ms',
    'worst ms',
    'attempts',
    'difficulty',
    'given up',
  ];
  printTable('processor time per puzzle, any difficulty, proved and rated', columns, rows);
}

async function measure(generator: AnyGenerator, settings: Settings): Promise<Measured> {
  const make = await openTimed(generator, settings);
  const milliseconds: number[] = [];
  const reached = new Map<string, number>();
  let attempts = 0;
  let failed = 0;
  for (let number = 1, spent = 0; number <= COUNT + WARM_UP && spent < ENOUGH; number++) {
    const { value, seconds } = make(number);
    const took = seconds * 1000;
    spent += took;
    if (number <= WARM_UP && spent < ENOUGH / 4) continue;
    milliseconds.push(took);
    if (value.status === 'limit') {
      failed++;
      continue;
    }
    const { logic } = value.record;
    attempts += value.record.attempts;
    reached.set(logic, (reached.get(logic) ?? 0) + 1);
  }
  return { milliseconds, attempts, reached, failed };
}

function rowOf({ milliseconds, attempts, reached, failed }: Measured): (string | number)[] {
  const made = milliseconds.length - failed;
  const levels = [...reached].map(([level, count]) => `${count} ${level}`).join(', ');
  return [
    made,
    median(milliseconds).toFixed(1),
    Math.max(...milliseconds).toFixed(1),
    (attempts / Math.max(1, made)).toFixed(1),
    levels,
    failed,
  ];
}

function describe(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
