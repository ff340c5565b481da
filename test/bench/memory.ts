/**
 * Memory over a hundred thousand checked puzzles in one process. Every puzzle is a new one, drawn when its
 * turn comes, so that nothing is held but what the checks themselves leave behind. What grows is live memory:
 * the heap and the memory outside of it (typed arrays among it) after a forced collection. Resident memory is
 * printed beside it: it depends on how much the runtime lets its young objects and its freed pages grow
 * before it collects them, and what it once took it seldom returns.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createRng } from '../../src/core/random.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { ShapeSessions } from '../../src/proving/shape-sessions.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { liveMemory } from './live-memory.js';
import { randomNonogram } from './sat-formulas.js';
import { puzzleOfDigits } from './sudoku.js';
import { disguise } from './sudoku-symmetry.js';
import { figure, printTable } from './table.js';
import { record } from './targets.js';

const SHAPES = new ShapeSessions();
const MARKS = [1000, 25_000, 50_000, 75_000, 100_000];

/** Prints what the process holds after each of the {@link MARKS}. */
export function benchMemory(): void {
  const sudokus = drawSudokus();
  const nonograms = drawNonograms();
  const rows: (string | number)[][] = [];
  const live: number[] = [];
  for (let done = 1; done <= MARKS.at(-1)!; done++) {
    check(done % 2 === 0 ? sudokus() : nonograms());
    if (!MARKS.includes(done)) continue;
    const { rss } = process.memoryUsage();
    const { heapUsed, external, arrayBuffers } = liveMemory();
    live.push(heapUsed + external);
    const parts = [heapUsed + external, heapUsed, external, arrayBuffers, rss];
    rows.push([done, ...parts.map((bytes) => figure(bytes / 2 ** 20))]);
    process.stderr.write(`${done} checks\n`);
  }
  printTable(
    'Memory over many certified checks: Sudokus with 17 givens and nonograms 8x8 in turn',
    ['checks', 'live MiB', 'of it heap', 'outside the heap', 'of that array buffers', 'resident MiB'],
    rows,
  );
  record('memory', 'growth', live.at(-1)! / live[0]!);
}

/** @throws Error when the verdict has no checked proof */
function check(puzzle: Puzzle): void {
  const family = findFamily(puzzle.family)!;
  const formulation = chooseFormulation(family, satEngine.id);
  const { verdict, certified } = checkPuzzle({
    family,
    puzzle,
    formulation,
    engine: satEngine,
    search: 'fast',
    shapes: SHAPES,
  });
  if (!certified) throw new Error(`the verdict ${verdict} on a puzzle of ${family.id} is not certified`);
}

function drawSudokus(): () => Puzzle {
  const published = readFileSync('test/golden/sudoku/seventeen.txt', 'utf8').trim().split('\n');
  const rng = createRng('memory');
  return () => puzzleOfDigits(disguise(rng.pick(published), rng));
}

function drawNonograms(): () => Puzzle {
  const rng = createRng('memory of nonograms');
  return () => randomNonogram(rng, 8, 0.45);
}
