/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import { type HitoriPuzzle, type HitoriSolution, NO_NUMBER } from './puzzle.js';
import { LARGEST_NUMBER, LONGEST_SIDE } from './reading.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces: `1` to `9`, `a` for 10, `.` for a cell without a number. */
function hitori(rows: string): HitoriPuzzle {
  const numberOf = (sign: string): number => Number.parseInt(sign, 16) || NO_NUMBER;
  return { family: 'hitori', grid: rows.split(' ').map((row) => [...row].map(numberOf)) };
}

export const hitoriExamples = (): readonly Example<HitoriPuzzle, HitoriSolution>[] => [
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: hitori('43423 54412 55133 41223 33541'),
    verdict: 'unique',
    solution: '#...# ..#.. #...# ...#. .#...'.split(' '),
  },
  {
    name: 'six rows of eight',
    source: PROJECT,
    puzzle: hitori('87455717 58724641 48823325 64717562 25651347 57445565'),
    verdict: 'unique',
    solution: '.#..#..# ......#. .#.#.#.. ..#...#. ...#.... #.#..#.#'.split(' '),
  },
  {
    name: 'eight by eight',
    source: PROJECT,
    puzzle: hitori('43886231 37168624 33772144 78442612 28513718 32431831 86627553 16214382'),
    verdict: 'unique',
    solution: '.#.#..#. .....#.. #..#...# ..#.#... .#....#. #..#...# .#...#.. ...#...#'.split(' '),
  },
  {
    name: 'ten by ten',
    source: PROJECT,
    puzzle: hitori(
      '56a3183a2a 73a8473682 3124a58496 a534922391 a8312a684a 2a96845879 8665544177 875a961236 633527594a 847262a583',
    ),
    verdict: 'unique',
    solution:
      '..#...#..# .#...#..#. ...#...... ..#.#.#.#. #......#.# ..#.#..... .#.#.#..#. #........# ..#.#.#.#. #....#....'.split(
        ' ',
      ),
  },
  {
    name: 'a corner',
    source: PROJECT,
    puzzle: hitori('11 1.'),
    verdict: 'unique',
    solution: ['#.', '..'],
  },
  {
    name: 'no number twice',
    source: `${PROJECT}; 5 solutions`,
    puzzle: hitori('12 21'),
    verdict: 'multiple',
  },
  {
    name: 'three in a row',
    source: `${PROJECT}; the white one would be cut off`,
    puzzle: hitori('111.'),
    verdict: 'none',
  },
];

export const hitoriCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'hitori' } },
  { code: 'grid-empty', json: { family: 'hitori', grid: [] } },
  { code: 'grid-too-large', json: { family: 'hitori', grid: [Array(LONGEST_SIDE + 1).fill(1)] } },
  { code: 'row-length', json: { family: 'hitori', grid: [[1, 2], [1]] } },
  { code: 'cell-number', json: { family: 'hitori', grid: [[1, LARGEST_NUMBER + 1]] } },
];
