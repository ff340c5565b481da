/** The text on integer programs for blocked n-queens. */
import { findsSolution, hasNumber, isUnique } from '../judges.js';
import { byCommand, byExperiment, byWords, type DocumentRows } from '../row.js';

const TEN_QUEENS = [
  '...Q....',
  '.Q.#.Q..',
  '.......Q',
  '..Q.....',
  'Q#....Q.',
  '...Q....',
  '.Q......',
  '....Q...',
];

export const blockedQueens: DocumentRows = {
  title: 'ILPs for blocked n-queens',
  rows: [
    byCommand(
      'The base model',
      'as many queens as fit; rows, columns and diagonals parted by walls',
      'solve examples/queens.txt --formulation partitions --no-presolve --json',
      findsSolution(TEN_QUEENS),
    ),
    byWords('The parts of rows and columns', 'an example board', 'rows of `partitions`', 'no result'),
    byCommand(
      'The counting base model',
      'stops at two solutions',
      'check examples/queens.txt --json',
      isUnique(TEN_QUEENS),
    ),
    byCommand(
      'The least-walls model',
      'shown for 11 queens on 8x8, no result printed',
      'minimum queens --size 8 --queens 11 --engine highs --json',
      hasNumber('optimum', 3, 'walls, proved; the published least for 11 queens'),
    ),
    byCommand(
      'The counting least-walls model',
      'no result printed',
      'minimum queens --size 8 --queens 11 --count --json',
      hasNumber('count', 8, 'placements, all'),
    ),
    byExperiment('The work of the base model', 'about that of the classic board', 'queens'),
  ],
};
