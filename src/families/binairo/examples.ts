/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { BinairoPuzzle, BinairoSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces. */
function binairo(rows: string, more: Partial<BinairoPuzzle> = {}): BinairoPuzzle {
  return { family: 'binairo', grid: rows.split(' '), ...more };
}

export const binairoExamples = (): readonly Example<BinairoPuzzle, BinairoSolution>[] => [
  {
    name: 'four by four',
    source: PROJECT,
    puzzle: binairo('.1.1 1..1 .... .1..'),
    verdict: 'unique',
    solution: ['0101', '1001', '1010', '0110'],
  },
  {
    name: 'eight by eight',
    source: PROJECT,
    puzzle: binairo('..1....1 ....0.0. ....0... .....1.. ...11... ..0...1. .1...... 00....1.'),
    verdict: 'unique',
    solution: [
      '00101101',
      '11010100',
      '11010010',
      '00101101',
      '10011010',
      '11010010',
      '01100101',
      '00101011',
    ],
  },
  {
    name: 'four rows of six',
    source: PROJECT,
    puzzle: binairo('....11 0..... .1.1.. .1.1..'),
    verdict: 'unique',
    solution: ['001011', '001011', '110100', '110100'],
  },
  {
    name: 'all lines differ',
    source: PROJECT,
    puzzle: binairo('.... ...1 0..0 0.1.', { distinct: true }),
    verdict: 'unique',
    solution: ['1100', '1001', '0110', '0011'],
  },
  {
    name: 'all lines differ, eight by eight',
    source: PROJECT,
    puzzle: binairo('..1....1 ...0.... ....1.1. 0....... .1..11.. ....1... 0......1 .0..1...', {
      distinct: true,
    }),
    verdict: 'unique',
    solution: [
      '01100101',
      '10100101',
      '01011010',
      '00110011',
      '11001100',
      '10101010',
      '01010101',
      '10011010',
    ],
  },
  {
    name: 'signs between cells',
    source: PROJECT,
    puzzle: binairo('..0... ...... ...... ...1.. ..1... ......', {
      equal: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 2],
          [0, 3],
        ],
        [
          [1, 2],
          [1, 3],
        ],
        [
          [3, 0],
          [3, 1],
        ],
        [
          [3, 5],
          [4, 5],
        ],
      ],
      opposite: [
        [
          [2, 2],
          [2, 3],
        ],
        [
          [5, 1],
          [5, 2],
        ],
        [
          [5, 2],
          [5, 3],
        ],
      ],
    }),
    verdict: 'unique',
    solution: ['110010', '001101', '001011', '110100', '101010', '010101'],
  },
  {
    name: 'lines that may be the same',
    source: `${PROJECT}: the puzzle in which all lines differ, without that rule`,
    puzzle: binairo('.... ...1 0..0 0.1.'),
    verdict: 'multiple',
  },
  {
    name: 'too many of one number',
    source: PROJECT,
    puzzle: binairo('11.1 .... .... ....'),
    verdict: 'none',
  },
];

export const binairoCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'binairo' } },
  { code: 'grid-size', json: { family: 'binairo', grid: ['...', '...', '...'] } },
  { code: 'row-length', json: { family: 'binairo', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'binairo', grid: ['..', '2.'] } },
  {
    code: 'sign-off-grid',
    json: withEqual([
      [0, 1],
      [0, 2],
    ]),
  },
  {
    code: 'sign-not-neighbours',
    json: withEqual([
      [0, 0],
      [1, 1],
    ]),
  },
  {
    code: 'sign-repeated',
    json: {
      ...withEqual([
        [0, 0],
        [0, 1],
      ]),
      opposite: [
        [
          [0, 1],
          [0, 0],
        ],
      ],
    },
  },
];

/** A puzzle of two rows and columns with one sign `=`. */
function withEqual(pair: readonly unknown[]): object {
  return { family: 'binairo', grid: ['..', '..'], equal: [pair] };
}
