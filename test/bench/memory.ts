/**
 * Memory over a hundred thousand checked puzzles in one process. Every puzzle is a new one, drawn when its turn comes, so
 * that nothing is held but what the checks themselves leave behind.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createRng } from '../../src/core/random.js';
import { satEngine } from '../../src/engine/sat/index.js';
import type { Puzzle } from '../../src/families/family.js';
import { findFamily } from '../../src/families/index.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { randomNonogram } from './sat-formulas.js';
import { disguise } from './sudoku-symmetry.js';
import { figure, printTable } from './table.js';
import { record } from './targets.js';

const MARKS = [1000, 25_000, 50_000, 75_000, 100_000];
const SIDE = 9;

/** Prints what the process holds after each of the {@link MARKS}. */
export function benchMemory(): void {
  const sudokus = drawSudokus();
  const nonograms = drawNonograms();
  const rows: (string | number)[][] = [];
  const resident: number[] = [];
  for (let done = 1; done <= MARKS.at(-1)!; done++) {
    check(done % 2 === 0 ? sudokus() : nonograms());
    if (!MARKS.includes(done)) continue;
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    resident.push(rss);
    rows.push([done, ...[rss, heapUsed, arrayBuffers].map((bytes) => figure(bytes / 2 ** 20))]);
    process.stderr.write(`${done} checks\n`);
  }
  printTable(
    'Memory over many certified checks: Sudokus with 17 givens and nonograms 8x8 in turn',
    ['checks', 'resident MiB', 'heap MiB', 'array buffers MiB'],
    rows,
  );
  record('memory', 'growth', resident.at(-1)! / resident[0]!);
}

/** @throws Error when the verdict has no checked proof */
function check(puzzle: Puzzle): void {
  const family = findFamily(puzzle.family)!;
  const formulation = chooseFormulation(family, satEngine.id);
  const { verdict, certified } = checkPuzzle({ family, puzzle, formulation, engine: satEngine });
  if (!certified) throw new Error(`the verdict ${verdict} on a puzzle of ${family.id} is not certified`);
}

function drawSudokus(): () => Puzzle {
  const published = readFileSync('test/golden/sudoku/seventeen.txt', 'utf8').trim().split('\n');
  const rng = createRng('memory');
  return () => {
    const digits = disguise(rng.pick(published), rng);
    const grid = Array.from({ length: SIDE }, (_, row) =>
      Array.from({ length: SIDE }, (_, column) => Number(digits[row * SIDE + column])),
    );
    return { family: 'sudoku', box: [3, 3], grid } as Puzzle;
  };
}

function drawNonograms(): () => Puzzle {
  const rng = createRng('memory of nonograms');
  return () => randomNonogram(rng, 8, 0.45);
}
