/**
 * The present version of a generator beside the first one: as many puzzles of the same seed by either, the processor time of one,
 * how many clues they give, and how many of them are easy, medium and hard by logic. Where a version is to be faster, its
 * puzzles are to be of the same kind.
 */
import { USUAL_ATTEMPTS } from '../../generators/attempts.js';
import { openBatch } from '../../generators/batch.js';
import type { Settings } from '../../generators/generator.js';
import { DIFFICULTIES } from '../../generators/goal.js';
import { findGenerator } from '../../generators/index.js';
import { makePuzzle } from '../../generators/make.js';
import { versionOf } from '../../generators/versions.js';
import type { Engine } from '../../src/engine/engine.js';
import { openEngine } from '../../src/engine/index.js';
import type { Puzzle } from '../../src/families/family.js';
import { findFamily } from '../../src/families/index.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { median, printTable } from './table.js';

/** The slow generators and settings of which either version makes puzzles; those without an older version are left out. */
const COMPARED: readonly (readonly [generator: string, settings: Settings])[] = [
  ['circuit', { size: '7' }],
  ['circuit', { size: '10' }],
  ['zebra', { size: 5, attributes: 4 }],
  ['zebra', { size: 6, attributes: 6 }],
  ['battleship', { size: '8' }],
  ['battleship', { size: '10' }],
  ['star-battle', { size: 14, stars: 3 }],
  ['sudoku', { size: 16 }],
];

const COUNT = 40;
/** Puzzles made before those that count: the compiler of the engine warms up. */
const WARM_UP = 5;
const SEED = 'versions';

interface Sample {
  readonly milliseconds: readonly number[];
  readonly clues: readonly number[];
  readonly difficulties: readonly string[];
  readonly failed: number;
}

/** Prints two rows for each generator and settings; `--only circuit` for one generator, `--count` for the puzzles of a row. */
export async function benchVersions({ only, count = COUNT }: BenchmarkOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [id, settings] of COMPARED) {
    if (only.length > 0 && !only.includes(id)) continue;
    const generator = findGenerator(id)!;
    const older = generator.olderVersions?.(settings).find(({ rating }) => rating === 'logic')?.version;
    if (older === undefined) continue;
    const name = [id, ...Object.values(settings)].join(' ');
    rows.push([name, older, ...rowOf(await sampleOf(id, settings, count, older))]);
    rows.push([
      name,
      versionOf(generator, settings, { noGuess: false }),
      ...rowOf(await sampleOf(id, settings, count)),
    ]);
  }
  const columns = [
    'puzzle',
    'version',
    'puzzles',
    'mean ms',
    'median ms',
    'worst ms',
    'clues',
    'deviation',
    ...DIFFICULTIES,
    'given up',
  ];
  printTable('versions of generators: processor time per puzzle, clues, difficulty by logic', columns, rows);
}

async function sampleOf(id: string, settings: Settings, count: number, version?: number): Promise<Sample> {
  const generator = findGenerator(id)!;
  const family = findFamily(generator.family)!;
  const engine = await openEngine('sat');
  const goal = { noGuess: false, ...(version === undefined ? {} : { version }) };
  const batch = await openBatch({ generator, settings, goal, seed: SEED });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const make = (number: number, by: Engine) =>
    makePuzzle({ batch: batch.value, number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS }, by);
  for (let number = count + 1; number <= count + WARM_UP; number++) make(number, engine);
  const milliseconds: number[] = [];
  const clues: number[] = [];
  const difficulties: string[] = [];
  for (let number = 1; number <= count; number++) {
    const { value, seconds } = measure(() => make(number, engine));
    milliseconds.push(seconds * 1000);
    if (value.status === 'limit') continue;
    const { puzzle, solution, difficulty } = value.record;
    const set = family.clues?.cluesOf(puzzle as Puzzle, solution);
    clues.push(set?.clues.filter(({ given }) => given).length ?? 0);
    difficulties.push(difficulty);
  }
  return { milliseconds, clues, difficulties, failed: count - clues.length };
}

function rowOf({ milliseconds, clues, difficulties, failed }: Sample): (string | number)[] {
  const mean = meanOf(clues);
  const deviation = Math.sqrt(meanOf(clues.map((number) => (number - mean) ** 2)));
  return [
    clues.length,
    meanOf(milliseconds).toFixed(1),
    median(milliseconds).toFixed(1),
    Math.max(...milliseconds).toFixed(0),
    mean.toFixed(2),
    deviation.toFixed(2),
    ...DIFFICULTIES.map((level) => difficulties.filter((found) => found === level).length),
    failed,
  ];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
