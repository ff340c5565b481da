/**
 * Moves on positions that are published as examples of them: the move finds what the source says, and the
 * rules that it names force it, as those of the source do. Source of all positions but the last: the examples
 * and the regression library of HoDoKu (Bernhard Hobiger).
 */
import { describe, expect, it } from 'vitest';
import { Entailment } from '../../../src/explain/knowledge/entailment.js';
import { ClaimChecker } from '../../../src/explain/statement/check.js';
import { essenceOf } from '../../../src/explain/statement/complete.js';
import type { Found } from '../../../src/families/contract/move.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import { movesIn } from '../moves-in.js';
import { candidate, positionOf } from './positions.js';

type Example = readonly [
  name: string,
  digits: string,
  excluded: string,
  reasons: string,
  excludes: string,
  places: string,
];

const EXAMPLES: readonly Example[] = [
  [
    'box-single',
    '.7.2+3.8+6+5+2...+6+5173+653..1+4+2+95....3+69+1+7.6.1+83+5+4.3.6+5.+7+82+3..5.+791+6967+1..+5+3+8+8+15+3+96+24+7',
    '',
    'row-7-number-8',
    '',
    '875',
  ],
  [
    'naked-single',
    '6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75',
    '',
    'cell-r2c9',
    '',
    '829',
  ],
  [
    'pointing',
    '..3..+6...7.+4.35.+616.5.1...38+7+6.+5.+42+9..26497+8+5+54+9...+3+169.+7.8.6.44.+176...8.+6+8...1..',
    '',
    'box-8-number-9 row-9-number-9',
    '998',
    '',
  ],
  [
    'claiming',
    '+1+6+93+2+8+4+75.4.657+9.1.+57+14+9....9..6174+8....+8...+9.1879.+52....+91+68+5.5+8.472.9.9..+8+35...',
    '231 653',
    'row-4-number-3 box-4-number-3',
    '351 352 353 361',
    '',
  ],
  [
    'naked-pair',
    '...+17.+24..+2..4.1..1...+82+6.+3.5..3.9.+79.+3.+1.+824....+2.3.+5.3.8+6+7+59+18+152+94+7+3669+7+3+51+4+8+2',
    '',
    'cell-r4c1 cell-r7c1 column-1-number-2 column-1-number-4',
    '461',
    '',
  ],
  [
    'naked-triple',
    '7.+9...+3+4.+3.274.58+948+59..+7+2..3+1..8+49+7.47.9.86..9+84.+7+21.+8+2+3.+79.54+176+2549+3+8+9+5+4....+72',
    '114 614 115 615 116 616',
    'cell-r2c6 cell-r3c6 cell-r9c6 column-6-number-1 column-6-number-3 column-6-number-6',
    '156 356',
    '',
  ],
  [
    'naked-quad',
    '.+1.+7+2.+56+3.+5+6.3.+247+7325+4+6+1+8+96+9+3+2+87+4+152+47+61+59+38+581+3+94........2...........1..587....',
    '',
    'cell-r8c1 cell-r8c3 cell-r8c4 cell-r8c6 row-8-number-3 row-8-number-4 row-8-number-8 row-8-number-9',
    '387 887 988',
    '',
  ],
  [
    'hidden-pair',
    '82+51..+7....152.+3....9+7+86+12+5..2..+1..751..7+8.329..+3.+24..+25.6..8...+9+3+8152..+1..+2+47+593',
    '421 422 628 629 945 648 668 669 681',
    'cell-r3c2 cell-r4c2 column-2-number-3 column-2-number-4',
    '642 842',
    '',
  ],
  [
    'hidden-triple',
    '2+8....4+7+35+3+4+8+2+7+1+96.+71.34.8.+3..5...4....+3+4..+6.+46.79.+3+1..9.2.+36+5+4..3..9+8+21....8.+937',
    '',
    'cell-r8c2 cell-r9c2 cell-r9c3 box-7-number-2 box-7-number-4 box-7-number-5',
    '192 693',
    '',
  ],
  [
    'hidden-quad',
    '4+7921+56+3+8+361.+7+8.+5+2.+2..+3+67.+1...+1.+2+5.+7.5.+6.3+1+2421.+5.7+3.9....+248.+6..2.6+1.7+5....592.3',
    '',
    'cell-r7c1 cell-r7c3 cell-r9c1 cell-r9c3 box-7-number-1 box-7-number-5 box-7-number-6 box-7-number-7',
    '373 493 891 893 971',
    '',
  ],
  [
    'x-wing',
    '9+8..627+5+3.+65..3...+3+2+7.+5...67+9..3.+5...+5...9...8+32.45..9+6+735+91+428+24+9.+8+7..5+51+8.+2...+7',
    '',
    'column-1-number-1 column-5-number-1 row-2-number-1 row-5-number-1',
    '124 127 128 129 153 154 157 158 159',
    '',
  ],
  [
    'swordfish',
    '16.54+3.7..+78+6.1+43+5+43+58.+7+6.+17+2.+45+8.696..9+12.57...+3+7+6..+4.+1+6.3..4.+3...+8..16..+71645.+3',
    '',
    'row-2-number-2 row-3-number-2 row-9-number-2 column-1-number-2 column-5-number-2 column-8-number-2',
    '268 271',
    '',
  ],
  [
    'skyscraper',
    '+6+9+7.....+2..19+72.6+3..+3..679.+9+12...6.+737+4+2+6.95.+8+65+7.+9.+2414+8+6+93+2+757.9.24..+6..+68.+7..+9',
    '',
    'column-6-number-1 column-9-number-1 row-5-number-1 row-1-number-1 box-3-number-1',
    '117 118',
    '',
  ],
  [
    'two-string-kite',
    '16.5+4....+5.36+1....489+37+2+6+1+58.4+95.+1+7..5.1.4+98....+82+73+54..+8.9.521.....57....+5..1.69',
    '219 229 651 653 381 282 382 482 283 385',
    'column-6-number-3 row-5-number-3 box-5-number-3 row-7-number-3 column-1-number-3',
    '371',
    '',
  ],
  [
    'empty-rectangle',
    '4..+7.5.....1..3..8...81.6..+6259+4+7..3+147+38+256+99..+1+5624+7+3.2.71..+58+5.2..7..+7+1+45.+8.+26',
    '312 313 915 928 338 938',
    'box-7-number-9 column-6-number-9 row-3-number-9 row-8-number-9 column-2-number-9',
    '932',
    '',
  ],
  [
    'xy-wing',
    '+8..+36.+9....+9.1.863.+63.+89..+59+24+6+7+3+1+5+83+8+6+9+5+17+2457+182+4+3+9+6+4+3+2+1+9658+769+8+5+37......+24+8+63+9',
    '',
    'cell-r1c3 cell-r1c6 cell-r2c1 row-1-number-5 box-1-number-7 box-2-number-2 row-2-number-2',
    '226',
    '',
  ],
  [
    'w-wing',
    '6..+9+5..7...+9.2.....58.+31...+1+64+3+8+9+7+52...1+7+59+46597+24+6..892+54+1+76+8+3...5+6+2.....68+93...',
    '',
    'cell-r1c9 cell-r8c7 column-3-number-1 row-1-number-1 row-8-number-1 row-1-number-4 column-7-number-4',
    '417',
    '',
  ],
  // The same reasons as those of a skyscraper, but r5c1 has the number too.
  [
    'finned-x-wing',
    '+5+1.+94782.9..+618.+45...5+3+2..1..52.+4+13+9.9...+3.......59.8...1+82+6..4+86+9+47+5.+1.25+43+9+16+7+8',
    '722 731 732 751 753 757 761 762 763 767 377',
    'column-1-number-6 column-8-number-6 row-3-number-6 row-5-number-6 box-4-number-6',
    '653',
    '',
  ],
];

/** An empty grid where three cells have two or three candidates left; drawn for the project. */
const XYZ: Example = [
  'xyz-wing',
  '.'.repeat(81),
  [...'456789']
    .map((number) => `${number}22`)
    .join(' ')
    .concat(' ', keeping('13', '11'), ' ', keeping('23', '28')),
  'cell-r1c1 cell-r2c2 cell-r2c8 box-1-number-1 row-2-number-2 box-1-number-3 row-2-number-3',
  '321 323',
  '',
];

const EMPTY = '.'.repeat(81);

/** Chains in empty grids, drawn for the project. */
const CHAINS: readonly Example[] = [
  [
    'xy-chain',
    EMPTY,
    [keeping('12', '11'), keeping('23', '15'), keeping('34', '65'), keeping('41', '62')].join(' '),
    'cell-r1c1 cell-r1c5 cell-r6c5 cell-r6c2 column-1-number-1 row-1-number-2 column-5-number-3 row-6-number-4 box-4-number-1',
    '151',
    '',
  ],
  [
    'x-chain',
    EMPTY,
    [inRow(1, 1, '15'), inRow(1, 4, '58'), inRow(1, 7, '82')].join(' '),
    'row-1-number-1 row-4-number-1 row-7-number-1 column-1-number-1 column-5-number-1 column-8-number-1 box-7-number-1',
    '191',
    '',
  ],
  [
    'finned-x-wing',
    EMPTY,
    [inRow(1, 1, '27'), inRow(1, 5, '289')].join(' '),
    'row-1-number-1 row-5-number-1 column-2-number-1 column-7-number-1 box-6-number-1',
    '147',
    '',
  ],
  [
    'forcing-chain',
    EMPTY,
    [inRow(1, 1, '245'), inColumn(1, 6, '28')].join(' '),
    'row-1-number-1 column-6-number-1 box-2-number-1 column-2-number-1 row-8-number-1',
    '182',
    '',
  ],
];

/** A number in all cells of a row but some, as a list of candidates. */
function inRow(number: number, row: number, left: string): string {
  return [...'123456789']
    .flatMap((column) => (left.includes(column) ? [] : [`${number}${row}${column}`]))
    .join(' ');
}

/** The same in a column. */
function inColumn(number: number, column: number, left: string): string {
  return [...'123456789']
    .flatMap((row) => (left.includes(row) ? [] : [`${number}${row}${column}`]))
    .join(' ');
}

/** Every candidate of a cell but some, as a list. */
function keeping(numbers: string, cell: string): string {
  return [...'123456789'].flatMap((number) => (numbers.includes(number) ? [] : [number + cell])).join(' ');
}

const listed = (codes: string): readonly string[] => codes.split(' ').filter(Boolean);

describe('moves of sudoku', () => {
  it.each([...EXAMPLES, XYZ, ...CHAINS])('find %s', (id, digits, excluded, reasons, excludes, places) => {
    const { puzzle, known } = positionOf(digits, excluded);
    const { board, found } = movesIn(sudoku, puzzle, known);
    const wanted = [
      ...listed(excludes).map((code) => ({ mark: candidate(code), value: false })),
      ...listed(places).map((code) => ({ mark: candidate(code), value: true })),
    ];
    const isHere = ({ conclusions }: Found): boolean =>
      wanted.every(({ mark, value }) => conclusions.some((one) => one.mark === mark && one.value === value));
    const here = found.find((one) => one.move.id === id && isHere(one.found));
    const indexOf = (rule: string): number => board.reasons.find(({ reason }) => reason.id === rule)!.index;
    expect(here).toBeDefined();
    const named = [...new Set(here!.found.rules)].map((rule) => indexOf(rule as string));
    for (const indices of [named, listed(reasons).map(indexOf)]) {
      const { parts, facts } = essenceOf(new Entailment(board, indices), indices, known, wanted);
      expect(new ClaimChecker(board).check({ parts, facts, conclusions: wanted })).toMatchObject({
        status: 'checked',
      });
    }
  });
});
