/**
 * Battleship puzzles with a big fleet and without hints: how many a verdict is found for, and how quickly.
 */
import { placeFleet } from '../../generators/battleship/fleet.js';
import { createRng } from '../../src/core/random.js';
import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  battleship,
  OPEN,
  WATER,
} from '../../src/families/battleship/index.js';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { satEngine } from '../../src/solve/sat/index.js';
import type { BenchmarkOptions } from './options.js';
import { afterProcessorSeconds, measure } from './processor.js';
import { figure, median, printTable } from './table.js';
import { record } from './targets.js';

const SIDES = [13, 14, 15];
const USUAL_COUNT = 8;
/** Seconds within which every puzzle shall be settled, and after which a check is ended. */
const TARGET = 10;
const LIMIT = 15;
/**
 * Least and greatest share of the grid with one more row and column that a fleet takes with the cells beside
 * its ships.
 */
const CROWDED = { least: 0.5, most: 0.72 };

/**
 * sb_13_13_5_2 of the MiniZinc benchmarks (MIT licence, their authors), which has at least three solutions.
 */
const CASE: BattleshipPuzzle = {
  family: 'battleship',
  rows: [5, 4, 6, 3, 5, 3, 3, 3, 6, 4, 2, 5, 4],
  columns: [2, 8, 3, 6, 1, 7, 0, 8, 1, 8, 1, 5, 3],
  fleet: [5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 1, 1, 1],
  grid: new Array<string>(13).fill(OPEN.repeat(13)),
};

/**
 * Prints one row for each formulation and kind of puzzle; formulations other than the usual one with
 * `--full`.
 */
export function benchBattleshipWithoutHints({ full, count = USUAL_COUNT }: BenchmarkOptions): void {
  const family = battleship as AnyFamily;
  const usual = chooseFormulation(family, 'sat');
  const kinds = [
    { name: 'cases', puzzles: [CASE] },
    ...SIDES.map((side) => ({
      name: `${side}x${side}`,
      puzzles: Array.from({ length: count }, (_, index) => randomPuzzle(side, index)),
    })),
  ];
  const rows: (string | number)[][] = [];
  let slowest = 0;
  for (const formulation of full ? [usual, chooseFormulation(family, 'sat', 'ships')] : [usual]) {
    for (const { name, puzzles } of kinds) {
      const seconds: number[] = [];
      let settled = 0;
      for (const puzzle of puzzles) {
        const checked = measure(() => {
          const budget = { abort: afterProcessorSeconds(LIMIT) };
          return checkPuzzle({ family, puzzle, formulation, engine: satEngine, budget });
        });
        seconds.push(checked.seconds);
        if (checked.value.verdict === 'undecided') continue;
        if (checked.value.verdict === 'none' || !checked.value.certified) {
          throw new Error(`a puzzle made from a fleet is called ${checked.value.verdict}`);
        }
        settled++;
      }
      if (formulation === usual) slowest = Math.max(slowest, ...seconds);
      rows.push([
        formulation.id,
        name,
        `${settled} of ${puzzles.length}`,
        figure(median(seconds)),
        figure(Math.max(...seconds)),
        TARGET,
        settled === puzzles.length && Math.max(...seconds) <= TARGET ? 'reached' : 'not reached',
      ]);
    }
  }
  record('battleship', 'slowest', slowest);
  const columns = ['formulation', 'puzzles', 'settled', 'median s', 'slowest s', 'target s', ''];
  printTable(
    `battleship without hints: certified verdicts, processor time, ended after ${LIMIT} s`,
    columns,
    rows,
  );
}

/** A crowded fleet of ships of one to five cells, at random; all numbers beside the grid are given. */
function randomPuzzle(side: number, index: number): BattleshipPuzzle {
  const rng = createRng(`battleship without hints ${side} ${index}`);
  for (;;) {
    const fleet = [5, 4, 3, 2, 1].flatMap((length) =>
      Array.from({ length: 1 + rng.integer(5) }, () => length),
    );
    const crowded = fleet.reduce((sum, length) => sum + 2 * (length + 1), 0) / (side + 1) ** 2;
    if (crowded < CROWDED.least || crowded > CROWDED.most) continue;
    const size = { rows: side, columns: side };
    const solution = placeFleet({ ...size, fleet }, rng);
    if (solution !== undefined) return numbersOf(solution, fleet);
  }
}

/** The numbers beside a solution, and an open grid. */
function numbersOf(solution: BattleshipSolution, fleet: readonly number[]): BattleshipPuzzle {
  const columns = [...solution[0]!].map((_, column) => solution.map((text) => text[column]!));
  const ships = (cells: readonly string[]): number => cells.filter((cell) => cell !== WATER).length;
  return {
    family: 'battleship',
    rows: solution.map((text) => ships([...text])),
    columns: columns.map(ships),
    fleet,
    grid: solution.map((text) => OPEN.repeat(text.length)),
  };
}
