/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import { type KakuroCell, type KakuroPuzzle, type KakuroSolution, NO_SUMS } from './puzzle.js';

const PROJECT = 'made for the project';

/**
 * A puzzle from rows parted by spaces, cells parted by commas: `#` a black cell, `16/24` one with the sums
 * below it and on its right (`16/`, `/24` with one of them), `.` an open cell, a number a given one.
 */
function kakuro(rows: string): KakuroPuzzle {
  const cellOf = (text: string): KakuroCell => {
    if (text === '#') return NO_SUMS;
    const [down, across] = text.split('/');
    return across === undefined ? Number(text.replace('.', '0')) : [Number(down), Number(across)];
  };
  return { family: 'kakuro', grid: rows.split(' ').map((row) => row.split(',').map(cellOf)) };
}

/** A solution from rows of digits. */
function solved(rows: string): KakuroSolution {
  return rows.split(' ').map((row) => [...row].map(Number));
}

export const kakuroExamples = (): readonly Example<KakuroPuzzle, KakuroSolution>[] => [
  {
    name: 'five by five',
    source: PROJECT,
    puzzle: kakuro('#,#,#,19/,9/ #,#,8/7,.,. #,11/19,.,.,. /7,.,.,.,# /14,.,.,#,#'),
    verdict: 'unique',
    solution: solved('00000 00061 00298 02140 09500'),
  },
  {
    name: 'six by six',
    source: PROJECT,
    puzzle: kakuro(
      '#,#,#,9/,28/,# #,#,15/6,.,.,13/ #,7/21,.,.,.,. /15,.,.,14/16,.,. /16,.,.,.,.,# #,/12,.,.,#,#',
    ),
    verdict: 'unique',
    solution: solved('000000 000240 001794 069079 012580 003900'),
  },
  {
    name: 'ten by ten',
    source: PROJECT,
    puzzle: kakuro(
      '#,#,#,#,#,#,9/,6/,33/,# #,17/,10/,#,#,20/12,.,.,.,21/ /12,.,.,13/,14/30,.,.,.,.,. /34,.,.,.,.,.,#,/15,.,. #,28/,16/12,.,.,.,#,23/6,.,. /12,.,.,.,#,6/,10/24,.,.,. /14,.,.,#,/19,.,.,.,13/,9/ /10,.,.,4/,8/27,.,.,.,.,. /21,.,.,.,.,.,#,/5,.,. #,/7,.,.,.,#,#,#,#,#',
    ),
    verdict: 'unique',
    solution: solved(
      '0000000000 0000003450 0840096285 0964870096 0002640042 0417000978 0860029800 0730031698 0923610041 0041200000',
    ),
  },
  {
    name: 'two by two',
    source: PROJECT,
    puzzle: kakuro('#,3/,4/ /4,.,. /3,.,.'),
    verdict: 'unique',
    solution: solved('000 013 021'),
  },
  {
    name: 'one run with a given number',
    source: PROJECT,
    puzzle: kakuro('#,#,# /4,.,3'),
    verdict: 'unique',
    solution: solved('000 013'),
  },
  {
    name: 'white cells at the edge',
    source: `${PROJECT}; two given numbers and no sum before the first row`,
    puzzle: kakuro('8,9 /17,.'),
    verdict: 'none',
  },
  {
    name: 'a run in two orders',
    source: `${PROJECT}; 2 solutions`,
    puzzle: kakuro('#,#,# /4,.,.'),
    verdict: 'multiple',
  },
  {
    name: 'equal sums',
    source: `${PROJECT}; 2 solutions`,
    puzzle: kakuro('#,3/,3/ /3,.,. /3,.,.'),
    verdict: 'multiple',
  },
  {
    name: 'nothing stated',
    source: `${PROJECT}; 72 solutions, which no black cell heads`,
    puzzle: kakuro('.,.'),
    verdict: 'multiple',
  },
  {
    name: 'a sum too small',
    source: PROJECT,
    puzzle: kakuro('#,#,# /2,.,.'),
    verdict: 'none',
  },
  {
    name: 'a run of ten',
    source: `${PROJECT}; there are nine numbers`,
    puzzle: kakuro('/45,.,.,.,.,.,.,.,.,.,.'),
    verdict: 'none',
  },
  {
    name: 'a run of twelve without a sum',
    source: `${PROJECT}; there are nine numbers`,
    puzzle: kakuro('.,.,.,.,.,.,.,.,.,.,.,.'),
    verdict: 'none',
  },
];

export const kakuroCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'kakuro', grid: [['x']] } },
  { code: 'grid-empty', json: { family: 'kakuro', grid: [] } },
  { code: 'grid-too-large', json: { family: 'kakuro', grid: [new Array(61).fill(0)] } },
  { code: 'grid-size', json: { family: 'kakuro', grid: [[0, 0], [0]] } },
  { code: 'cell-number', json: { family: 'kakuro', grid: [[10]] } },
  { code: 'cell-number', json: { family: 'kakuro', grid: [[[0, 46], 0]] } },
  { code: 'sum-without-run', json: { family: 'kakuro', grid: [[[3, 4], 0]] } },
];
