/**
 * The Sudokus whose solving times are known: data of Cloud Sudoku (T. Wang, IEEE Access 12, 2024, 104254),
 * CC0.
 */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '../../../src/families/contract/family.js';

const FILE = 'test/bench/difficulty/human-times.csv';
const SIDE = 9;

/** A Sudoku with the times that people took. */
export interface TimedSudoku {
  readonly game: number;
  readonly puzzle: Puzzle;
  /** The number of clues that are given. */
  readonly givens: number;
  /** Mean time of those who finished it. */
  readonly meanSeconds: number;
  /** Time divided by what each player usually takes (1: average); undefined where that is not known. */
  readonly relativeTime: number | undefined;
}

/** Reads all of them, in the order of their numbers. */
export function readHumanTimes(): readonly TimedSudoku[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [game, cells, , meanSeconds, relativeTime] = line.split(',') as [string, string, ...string[]];
      const numbers = [...cells].map((character) => (character === '.' ? 0 : Number(character)));
      const grid = Array.from({ length: SIDE }, (_, row) => numbers.slice(row * SIDE, (row + 1) * SIDE));
      return {
        game: Number(game),
        puzzle: { family: 'sudoku', box: [3, 3], grid } as Puzzle,
        givens: numbers.filter((number) => number > 0).length,
        meanSeconds: Number(meanSeconds),
        relativeTime: relativeTime ? Number(relativeTime) : undefined,
      };
    });
}
