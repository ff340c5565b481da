/** Puzzles that were answered wrongly when the collector of the clause arena moved some reasons twice. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleship } from '../../../../src/families/battleship/index.js';
import type { AnyFamily, Puzzle } from '../../../../src/families/contract/family.js';
import { starBattle } from '../../../../src/families/star-battle/index.js';
import type { StarBattlePuzzle } from '../../../../src/families/star-battle/puzzle.js';
import type { PuzzleRequest } from '../../../../src/proving/answer.js';
import { countPuzzle } from '../../../../src/proving/count.js';
import { chooseFormulation } from '../../../../src/proving/formulation.js';
import { solvePuzzle } from '../../../../src/proving/solve.js';
import { satEngine } from '../../../../src/solve/sat/index.js';

function readPuzzle<Kind extends Puzzle>(file: string): Kind {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Kind;
}

function request(family: AnyFamily, puzzle: Puzzle): PuzzleRequest {
  return { family, puzzle, formulation: chooseFormulation(family, 'sat'), engine: satEngine };
}

/** Stars of a puzzle with one in each row, column and region, none touching another, placed row by row. */
function countByPlacing({ regions }: StarBattlePuzzle): number {
  const usedColumns = new Set<number>();
  const usedRegions = new Set<number>();
  const place = (row: number, above: number): number => {
    const line = regions[row];
    if (line === undefined) return 1;
    let count = 0;
    line.forEach((region, column) => {
      if (
        region === null ||
        Math.abs(column - above) < 2 ||
        usedColumns.has(column) ||
        usedRegions.has(region)
      )
        return;
      usedColumns.add(column);
      usedRegions.add(region);
      count += place(row + 1, column);
      usedColumns.delete(column);
      usedRegions.delete(region);
    });
    return count;
  };
  return place(0, -Infinity);
}

test.each([2769, 3019])('a star battle of %i solutions: all are counted', (count) => {
  const puzzle = readPuzzle<StarBattlePuzzle>(`star-battle-${count}.json`);
  expect(countByPlacing(puzzle)).toBe(count);
  expect(countPuzzle(request(starBattle, puzzle))).toMatchObject({ count, complete: true });
});

test('a battleship of several solutions: three are found', () => {
  const answer = solvePuzzle(request(battleship, readPuzzle('battleship-three-given.json')), { limit: 3 });
  if (answer.status !== 'solved') throw new Error(`the answer is ${answer.status}`);
  expect(new Set(answer.solutions.map((solution) => JSON.stringify(solution))).size).toBe(3);
  // More than enough for the collector to run.
  expect(answer.statistics.work.conflicts).toBeGreaterThan(4000);
});
