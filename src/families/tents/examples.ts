/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { TentsPuzzle, TentsSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces, and the numbers of rows and columns, `-` where none is stated. */
function tents(grid: string, rows: string, columns: string): TentsPuzzle {
  const numbers = (text: string) => text.split(' ').map((number) => (number === '-' ? null : Number(number)));
  return { family: 'tents', rows: numbers(rows), columns: numbers(columns), grid: grid.split(' ') };
}

export const tentsExamples = (): readonly Example<TentsPuzzle, TentsSolution>[] => [
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: tents('..... ..... .T... ..TT. .T.T.', '0 0 2 0 3', '2 0 1 1 1'),
    verdict: 'unique',
    solution: ['.....', '.....', 'AT.A.', '..TT.', 'ATATA'],
  },
  {
    name: 'few numbers',
    source: PROJECT,
    puzzle: tents('...T.. ...... ....T. ...T.. ...... .TT.T.', '- - 2 - - -', '- - 2 - 1 -'),
    verdict: 'unique',
    solution: ['..AT..', '......', '...ATA', '...T..', '..A.A.', 'ATT.T.'],
  },
  {
    name: 'four rows of seven',
    source: PROJECT,
    puzzle: tents('T....T. ....T.. ....T.. ..T....', '2 1 0 2', '0 2 0 1 1 0 1'),
    verdict: 'unique',
    solution: ['TA...TA', '...AT..', '....T..', '.AT.A..'],
  },
  {
    name: 'ten by ten',
    source: PROJECT,
    puzzle: tents(
      '.T.T..T... TT.....T.. .......T.. ....T....T .T.T...... ..T...T... ....T..... ...T...... ......TT.T T........T',
      '3 2 1 3 1 3 1 2 3 1',
      '2 2 1 3 1 3 1 3 2 2',
    ),
    verdict: 'unique',
    solution:
      'ATATA.T... TT....ATA. .A.....T.. ...ATA.A.T .T.T.....A .ATA..TA.. ....TA.... ...T...A.A A..A.ATT.T T.......AT'.split(
        ' ',
      ),
  },
  {
    name: 'trees in a row',
    source: PROJECT,
    puzzle: tents('TT.. .... .... ....', '- - - -', '- - - -'),
    verdict: 'unique',
    solution: ['TTA.', 'A...', '....', '....'],
  },
  {
    name: 'one tree',
    source: `${PROJECT}; 4 solutions`,
    puzzle: tents('... .T. ...', '- - -', '- - -'),
    verdict: 'multiple',
  },
  {
    name: 'two trees',
    source: `${PROJECT}; 7 solutions`,
    puzzle: tents('.... .TT. .... ....', '- - - -', '- - - -'),
    verdict: 'multiple',
  },
  {
    name: 'one cell for two trees',
    source: PROJECT,
    puzzle: tents('T.T', '1', '0 1 0'),
    verdict: 'none',
  },
  {
    name: 'a tree without room',
    source: `${PROJECT}; the tents of a block of four trees would need more rows`,
    puzzle: tents('TT. TT. ...', '- - -', '- - -'),
    verdict: 'none',
  },
];

export const tentsCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'tents', grid: ['.'] } },
  { code: 'grid-empty', json: { family: 'tents', rows: [], columns: [], grid: [] } },
  { code: 'grid-too-large', json: { ...tents('.', '-', '-'), rows: new Array(101).fill(null) } },
  { code: 'grid-size', json: tents('..', '-', '-') },
  { code: 'cell-sign', json: tents('A', '-', '-') },
  { code: 'tents-number', json: tents('.T', '3', '- -') },
];
