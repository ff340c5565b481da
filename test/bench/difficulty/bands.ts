/**
 * The samples that the words easy, medium and hard rest on: puzzles of every generator in its three usual
 * sizes and some others, made with no difficulty asked for, and the terciles of their numbers; as many
 * puzzles as the present sample has, unless `--count N` says another number. `--only sudoku` or `--only
 * sudoku:size=6` for some of them, `--write src/explain/difficulty/samples.ts` to keep what was found beside
 * the other samples.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { openBatch } from '../../../generators/batch.js';
import { type Batch, makePuzzle, type PuzzleRecord } from '../../../generators/make.js';
import { GENERATORS } from '../../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../../generators/shared/attempts.js';
import type { AnyGenerator, Settings } from '../../../generators/shared/generator.js';
import { difficultyOf } from '../../../src/explain/difficulty/difficulty.js';
import type { Sample } from '../../../src/explain/difficulty/sample.js';
import { SAMPLES } from '../../../src/explain/difficulty/samples.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import { type FamilyId, findFamily } from '../../../src/families/index.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import type { BenchmarkOptions } from '../options.js';
import { printTable } from '../table.js';

/** Puzzles of a size that has no sample yet. */
const USUAL_COUNT = 100;
const SEED = 'bands';

/**
 * Sizes beside the usual three: those that people ask for most, where the bands between two samples may be
 * far off.
 */
const OTHERS: Readonly<Partial<Record<FamilyId, readonly Settings[]>>> = {
  nonogram: [{ size: '5' }, { size: '15' }, { size: '10', colours: 3 }, { size: '20', colours: 3 }],
  sudoku: [{ size: 6 }],
  kenken: [{ size: 5 }],
  'star-battle': [{ size: 8, stars: 1 }],
  hashi: [{ size: '10x10' }],
  circuit: [{ size: '6' }],
  zebra: [{ size: 4, attributes: 4 }],
  futoshiki: [{ size: 6 }],
};

/**
 * Presets that have no sample, because their steps take long to find; only made where `--only` names them.
 */
const SLOW: ReadonlySet<string> = new Set([
  'circuit:size=10',
  'star-battle:size=14,stars=3',
  'sudoku:size=16',
]);

/** Prints the sample of every size, and writes all of them where that is asked for. */
export async function benchBands({ only, count, write }: BenchmarkOptions): Promise<void> {
  const isWanted = (family: string, settings: Settings): boolean =>
    only.includes(`${family}:${sizeOf(settings)}`) ||
    ((only.length === 0 || only.includes(family)) && !SLOW.has(`${family}:${sizeOf(settings)}`));
  const found: Sample[] = [];
  for (const generator of GENERATORS) {
    const { family, presets } = generator;
    for (const settings of [
      ...presets.map((preset) => preset.settings),
      ...(OTHERS[family as FamilyId] ?? []),
    ]) {
      if (!isWanted(family, settings)) continue;
      const sample = await sampleOf(generator, settings, count);
      if (sample === undefined) continue;
      found.push(sample);
      process.stderr.write(`${lineOf(sample)}\n`);
      if (write !== undefined) writeFileSync(write, textOf(withOthers(found)));
    }
  }
  printTable(
    'difficulty of generated puzzles',
    ['family', 'size', 'puzzles', 'marks', 'easy up to', 'medium up to'],
    found.map(({ family, size, puzzles, marks, easy, medium }) => [
      family,
      size,
      puzzles,
      marks,
      easy,
      medium,
    ]),
  );
}

/** The samples that were found, in place of those that there are of the same sizes. */
function withOthers(found: readonly Sample[]): readonly Sample[] {
  const isFound = ({ family, size }: Sample): boolean =>
    found.some((sample) => sample.family === family && sample.size === size);
  return [...SAMPLES.filter((sample) => !isFound(sample)), ...found].sort(
    (one, other) =>
      (one.family < other.family ? -1 : Number(one.family > other.family)) || one.marks - other.marks,
  );
}

function sizeOf(settings: Settings): string {
  const words = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`);
  return words.join(',') || 'usual';
}

/** Undefined, with a note, when less than two thirds have a number. */
async function sampleOf(
  generator: AnyGenerator,
  settings: Settings,
  asked: number | undefined,
): Promise<Sample | undefined> {
  if (findFamily(generator.family)!.explaining === undefined) return undefined;
  const size = sizeOf(settings);
  const known = SAMPLES.find((sample) => sample.family === generator.family && sample.size === size);
  const count = asked ?? known?.puzzles ?? USUAL_COUNT;
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: SEED });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const puzzles = Array.from({ length: count }, (_, index) => recordOf(batch.value, index + 1));
  const found = sampleFrom(puzzles, size);
  if (found !== undefined) return found;
  process.stderr.write(`${generator.id} ${size}: no number for more than a third\n`);
  return undefined;
}

function recordOf(batch: Batch, number: number): PuzzleRecord {
  const request = { batch, number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS, certify: false };
  const made = makePuzzle(request, satEngine);
  if (made.status === 'limit') throw new Error(`${batch.prefix}: ${made.failures[0]?.reason}`);
  return made.record;
}

/** Undefined when less than two thirds of the puzzles have a number. */
function sampleFrom(records: readonly PuzzleRecord[], size: string): Sample | undefined {
  const family = findFamily(records[0]!.family)!;
  const rated = records.map(({ id, puzzle }) => {
    const preparation = prepare({ family, puzzle, checkProof: false });
    if (preparation.status !== 'ready') throw new Error(`${id} is ${preparation.status}`);
    const answer = difficultyOf(preparation.prepared, { moves: family.explaining?.moves });
    const number = answer.status === 'computed' ? answer.difficulty.number : Infinity;
    return { marks: preparation.prepared.board.marks.length, number };
  });
  const numbers = rated.map(({ number }) => number);
  const [easy, medium] = [tercile(numbers, 1), tercile(numbers, 2)];
  if (medium === Infinity) return undefined;
  const kind = family.explaining?.kindOf?.(records[0]!.puzzle);
  const marks = tercile(
    rated.map((one) => one.marks),
    1.5,
  );
  return {
    family: family.id,
    size,
    ...(kind === undefined ? {} : { kind }),
    ...{ marks, puzzles: records.length, easy, medium },
  };
}

/** The value that a number of thirds of the values do not exceed. */
function tercile(values: readonly number[], thirds: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil((thirds * values.length) / 3) - 1]!;
}

function textOf(samples: readonly Sample[]): string {
  return [
    '/** Results of `npm run bench -- bands --write src/explain/difficulty/samples.ts`; see bands.ts. */',
    "import type { Sample } from './sample.js';",
    '',
    'export const SAMPLES: readonly Sample[] = [',
    ...samples.map((sample) => `  ${lineOf(sample)}`),
    '];',
    '',
  ].join('\n');
}

function lineOf({ family, size, kind, marks, puzzles, easy, medium }: Sample): string {
  const own = kind === undefined ? '' : `kind: '${kind}', `;
  return `{ family: '${family}', size: '${size}', ${own}marks: ${marks}, puzzles: ${puzzles}, easy: ${easy}, medium: ${medium} },`;
}
