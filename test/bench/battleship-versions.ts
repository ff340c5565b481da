/** The battleship generator by its earlier and its present version, with the same seeds: time, hints, difficulty, equal puzzles. */
import { USUAL_ATTEMPTS } from '../../generators/attempts.js';
import { openBatch } from '../../generators/batch.js';
import { DIFFICULTIES } from '../../generators/goal.js';
import { readId } from '../../generators/id.js';
import { makePuzzle } from '../../generators/make.js';
import { satEngine } from '../../src/engine/sat/index.js';
import { type BattleshipPuzzle, OPEN } from '../../src/families/battleship/index.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';

const VERSIONS = [1, 3];
const SIZES = [8, 10];
const USUAL_COUNT = 25;

interface Made {
  readonly puzzle: BattleshipPuzzle;
  readonly difficulty: string;
  readonly seconds: number;
}

/** Prints one row for each size and version. Equal puzzles have equal numbers by steps too. */
export async function benchBattleshipVersions({ count = USUAL_COUNT }: BenchmarkOptions): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const earlier = new Map<number, string>();
    for (const version of VERSIONS) {
      const made: Made[] = [];
      for (let number = 1; number <= count; number++) made.push(await make(version, size, number));
      const texts = made.map(({ puzzle }) => JSON.stringify(puzzle));
      const equal = texts.filter((text, index) => (earlier.get(index) ?? text) === text).length;
      texts.forEach((text, index) => {
        earlier.set(index, text);
      });
      const hints = made.map(
        ({ puzzle }) => [...puzzle.grid.join('')].filter((cell) => cell !== OPEN).length,
      );
      rows.push([
        `${size}x${size}`,
        version,
        made.length,
        figure(1000 * median(made.map(({ seconds }) => seconds))),
        figure(1000 * mean(made.map(({ seconds }) => seconds))),
        figure(mean(hints)),
        ...DIFFICULTIES.map((level) => made.filter(({ difficulty }) => difficulty === level).length),
        equal,
      ]);
    }
  }
  const columns = ['size', 'version', 'puzzles', 'median ms', 'mean ms', 'hints', ...DIFFICULTIES, 'equal'];
  printTable('battleship: the versions of the generator, processor time', columns, rows);
}

async function make(version: number, size: number, number: number): Promise<Made> {
  const id = readId(`battleship.${version}:size=${size}:versions:${number}.0`);
  if (!id.ok) throw new Error(id.issues[0]!.message);
  const batch = await openBatch(id.value);
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const request = { batch: batch.value, number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS };
  const { value: made, seconds } = measure(() => makePuzzle(request, satEngine));
  if (made.status === 'limit') throw new Error(`no battleship: ${made.failures[0]?.reason}`);
  const { puzzle, difficulty } = made.record;
  return { puzzle: puzzle as BattleshipPuzzle, difficulty, seconds };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
