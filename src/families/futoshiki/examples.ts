/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import { textRowsOf } from '../../core/index.js';
import type { Counterexample, Example } from '../contract/family.js';
import type { NeighbourPair } from '../kit/neighbour-pairs.js';
import type { FutoshikiPuzzle, FutoshikiSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** Rows of one digit a cell, parted by spaces, `.` for an open cell. */
function rowsOf(text: string): FutoshikiSolution {
  return text.split(' ').map((row) => [...row].map((cell) => (cell === '.' ? 0 : Number(cell))));
}

/** Pairs as four digits each, row and column of both cells: `0001` is [[0, 0], [0, 1]]. */
function pairsOf(text: string): readonly NeighbourPair[] {
  return text.split(' ').map((digits) => {
    const [row, column, otherRow, otherColumn] = textRowsOf(digits, 1).map(Number);
    return [
      [row!, column!],
      [otherRow!, otherColumn!],
    ];
  });
}

function unequal(rows: string, less: string): FutoshikiPuzzle {
  return { family: 'futoshiki', grid: rowsOf(rows), less: pairsOf(less) };
}

function adjacent(rows: string, pairs: string): FutoshikiPuzzle {
  return { family: 'futoshiki', grid: rowsOf(rows), adjacent: pairsOf(pairs) };
}

export const futoshikiExamples = (): readonly Example<FutoshikiPuzzle, FutoshikiSolution>[] => [
  {
    name: 'four by four',
    source: PROJECT,
    puzzle: unequal('.... .... .... ....', '0201 0203 0212 2010 1222 2131 3130'),
    verdict: 'unique',
    solution: rowsOf('3412 2134 1243 4321'),
  },
  {
    name: 'three by three',
    source: PROJECT,
    puzzle: unequal('... ... ...', '1020 2021'),
    verdict: 'unique',
    solution: rowsOf('312 123 231'),
  },
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: unequal('..... ..... ..... ..... 2....', '0100 1202 1303 1404 1110 3121 3222 2324 2333 3332'),
    verdict: 'unique',
    solution: rowsOf('31254 54123 43512 12435 25341'),
  },
  {
    name: 'bars between adjacent numbers',
    source: PROJECT,
    puzzle: adjacent('.4.. .... .... ....', '0203 0212 1020 1112 1121 1222 1323 2030 3031'),
    verdict: 'unique',
    solution: rowsOf('1423 4231 3142 2314'),
  },
  {
    name: 'bars, five by five',
    source: PROJECT,
    puzzle: adjacent(
      '..... ..... ..... 5.... .....',
      '0001 0304 0414 1011 1020 1213 1222 2122 2131 2223 2232 2333 2434 3132 3141 3233 4041 4243',
    ),
    verdict: 'unique',
    solution: rowsOf('45132 21453 14325 53214 32541'),
  },
  { name: 'one sign', source: PROJECT, puzzle: unequal('... ... ...', '0001'), verdict: 'multiple' },
  {
    name: 'signs in a circle',
    source: PROJECT,
    puzzle: unequal('.. ..', '0001 1000 0111 1110'),
    verdict: 'none',
  },
  {
    name: 'no bars',
    source: PROJECT,
    puzzle: { family: 'futoshiki', grid: rowsOf('... ... ...'), adjacent: [] },
    verdict: 'none',
  },
];

export const futoshikiCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'futoshiki', less: [] } },
  { code: 'sign-kind', json: { ...square(), less: [], adjacent: [] } },
  { code: 'grid-size', json: { family: 'futoshiki', grid: [[0]], less: [] } },
  { code: 'row-length', json: { family: 'futoshiki', grid: [[0, 0], [0]], less: [] } },
  { code: 'given-number', json: { family: 'futoshiki', grid: rowsOf('3. ..'), less: [] } },
  { code: 'sign-off-grid', json: { ...square(), less: pairsOf('0102') } },
  { code: 'sign-not-neighbours', json: { ...square(), adjacent: pairsOf('0011') } },
  { code: 'sign-repeated', json: { ...square(), less: pairsOf('0001 0100') } },
];

/** Two open rows and columns. */
function square(): object {
  return { family: 'futoshiki', grid: rowsOf('.. ..') };
}
