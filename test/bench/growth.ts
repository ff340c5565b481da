/**
 * The growth of the cost: seconds against the side of a puzzle, for every family to check one with proof and
 * to generate one, and live memory against the length of a batch. Drawn as a picture, and printed.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { openBatch } from '../../generators/batch.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator, GENERATORS } from '../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../generators/shared/attempts.js';
import type { AnyGenerator } from '../../generators/shared/generator.js';
import { renderSvg } from '../../src/draw/index.js';
import { findFamily } from '../../src/families/index.js';
import { fillBatch } from '../../src/jobs/batch/fill-batch.js';
import { checkPuzzle, chooseFormulation } from '../../src/proving/index.js';
import { satEngine } from '../../src/solve/index.js';
import { openTimed } from './generate-timed.js';
import { growthScene, type Series } from './growth-plot.js';
import { liveMemory } from './live-memory.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';

const SIDES = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 25, 30, 40];
/** Puzzles of one side, after some that warm the compiler up, and seconds after which none is begun. */
const PUZZLES = 12;
const WARM_UP = 4;
const ENOUGH = 1;
/** Seconds of the median puzzle after which no larger side is tried. */
const TOO_LONG = 0.4;

/** Puzzles of the batch: quick ones, of which there are far more than are made. */
const BATCH = { family: 'tents', settings: { size: 8 } } as const;
/** Its usual length: a few seconds. A million takes minutes, and is made with `--count 1000000`. */
const LENGTH = 10_000;

const FILE = 'docs/growth.svg';

/** Prints the tables and draws the picture; `only` names families, `count` is the length of the batch. */
export async function benchGrowth({ only, count = LENGTH, write = FILE }: BenchmarkOptions): Promise<void> {
  const generating: Series[] = [];
  const checking: Series[] = [];
  const rows: (string | number)[][] = [];
  for (const generator of GENERATORS.filter(({ family }) => only.length === 0 || only.includes(family))) {
    const found = await measureSides(generator);
    const seriesOf = (pick: (side: Side) => number): Series => ({
      name: generator.family,
      points: found.map((one) => ({ x: one.side, y: pick(one) })),
    });
    generating.push(seriesOf(({ made }) => made));
    checking.push(seriesOf(({ checked }) => checked));
    for (const { side, made, checked } of found) {
      rows.push([generator.family, side, figure(1000 * made), figure(1000 * checked)]);
    }
    process.stderr.write(`${generator.family} done\n`);
  }
  const columns = ['family', 'side', 'generate ms', 'check ms'];
  printTable('processor time against the side, with proof, medians', columns, rows);
  const memory = await measureMemory(count);
  printTable(
    'live memory against the length of a batch of Tents 8x8',
    ['puzzles', 'MiB'],
    memory.map(({ x, y }) => [x, figure(y)]),
  );
  const picture = growthScene([
    { title: 'check, with proof', x: 'side in cells', y: 'seconds', series: checking },
    { title: 'generate, with proof', x: 'side in cells', y: 'seconds', series: generating },
    {
      title: 'a batch of Tents 8x8',
      x: 'puzzles made',
      y: 'live MiB',
      series: [{ name: 'memory', points: memory }],
    },
  ]);
  writeFileSync(write, renderSvg(picture, { text: 'plain' }));
  process.stdout.write(`\n${write}\n`);
}

/** Medians of the puzzles of a side, in seconds. */
interface Side {
  readonly side: number;
  readonly made: number;
  readonly checked: number;
}

async function measureSides(generator: AnyGenerator): Promise<readonly Side[]> {
  const sides: Side[] = [];
  for (const side of SIDES) {
    const measured = await measureSide(generator, side);
    if (measured === undefined) continue;
    sides.push(measured);
    if (measured.made > TOO_LONG) break;
  }
  return sides;
}

/** Undefined where the family has no puzzles of that side, or none was made. */
async function measureSide(generator: AnyGenerator, side: number): Promise<Side | undefined> {
  const settings = { size: side };
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: 'growth' });
  if (!batch.ok) return undefined;
  const make = await openTimed(generator, settings);
  const family = findFamily(generator.family)!;
  const formulation = chooseFormulation(family, satEngine.id);
  const made: number[] = [];
  const checked: number[] = [];
  for (let number = 1, spent = 0; number <= WARM_UP + PUZZLES && spent < ENOUGH; number++) {
    const { value, seconds } = make(number);
    spent += seconds;
    if (value.status === 'limit') continue;
    const { puzzle } = value.record;
    const request = { family, puzzle, formulation, engine: satEngine, search: 'fast' } as const;
    const check = measure(() => checkPuzzle(request));
    spent += check.seconds;
    // Slow puzzles are too few to leave any out.
    if (number <= WARM_UP && spent < ENOUGH / 4) continue;
    made.push(seconds);
    checked.push(check.seconds);
  }
  return made.length === 0 ? undefined : { side, made: median(made), checked: median(checked) };
}

/** Live MiB after 1, 10, 100, ... puzzles of a batch, whose keys are kept so that none comes twice. */
async function measureMemory(length: number): Promise<Series['points']> {
  const generator = findGenerator(BATCH.family)!;
  const order = { generator, settings: BATCH.settings, goal: { noGuess: false }, seed: 'growth' };
  const batch = await openBatch(order);
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const points: { x: number; y: number }[] = [];
  const steps = fillBatch({
    batch: batch.value,
    count: length,
    limitAttempts: USUAL_ATTEMPTS,
    queueLength: () => 1,
    make: async (request) => makePuzzle(request, satEngine),
  });
  for await (const step of steps) {
    if (step.status === 'limit') throw new Error(`puzzle ${step.number} was not made`);
    if (!/^10*$/.test(String(step.number)) && step.number !== length) continue;
    const { heapUsed, external } = liveMemory();
    points.push({ x: step.number, y: (heapUsed + external) / 2 ** 20 });
  }
  return points;
}
