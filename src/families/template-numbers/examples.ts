/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { CrosswisePuzzle, CrosswiseSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** Rows of digits parted by spaces, `.` for an open cell. */
function numbers(rows: string): CrosswiseSolution {
  return rows.split(' ').map((row) => Array.from(row, (sign) => (sign === '.' ? 0 : Number(sign))));
}

function crosswise(rows: string): CrosswisePuzzle {
  return { family: 'crosswise', grid: numbers(rows) };
}

export const crosswiseExamples = (): readonly Example<CrosswisePuzzle, CrosswiseSolution>[] => [
  {
    name: 'four by four',
    source: PROJECT,
    puzzle: crosswise('.2.. .41. .... ....'),
    verdict: 'unique',
    solution: numbers('1234 3412 4321 2143'),
  },
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: crosswise('...2. ..... ..... .14.2 ..3..'),
    verdict: 'unique',
    solution: numbers('14523 23145 45231 31452 52314'),
  },
  {
    name: 'six by six',
    source: PROJECT,
    puzzle: crosswise('...... ...... .6...3 ...... 2..43. .1....'),
    verdict: 'unique',
    solution: numbers('134652 341265 562143 623514 256431 415326'),
  },
  { name: 'nothing given', source: PROJECT, puzzle: crosswise('.... .... .... ....'), verdict: 'multiple' },
  {
    name: 'twice in a diagonal',
    source: PROJECT,
    puzzle: crosswise('1... .... .... ...1'),
    verdict: 'none',
  },
];

export const crosswiseCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'crosswise' } },
  { code: 'grid-size', json: { family: 'crosswise', grid: [[1]] } },
  { code: 'row-length', json: { family: 'crosswise', grid: [[1, 0], [0]] } },
  {
    code: 'given-number',
    json: {
      family: 'crosswise',
      grid: [
        [3, 0],
        [0, 0],
      ],
    },
  },
];
