/** Worked Sudokus with their verdicts, and for every issue code an input that triggers it. */

import type { Cell } from '../../core/index.js';
import type { Counterexample, Example } from '../contract/family.js';
import type { Constraint } from './constraints/index.js';
import type { Box, SudokuGrid, SudokuPuzzle, SudokuSolution } from './puzzle.js';

function rowsOf(text: string): SudokuGrid {
  return text.split(' ').map((row) => [...row].map(Number));
}

function sudoku(box: Box, givens: string): SudokuPuzzle {
  return { family: 'sudoku', box, grid: rowsOf(givens) };
}

/** Cells by row and column, two digits each: `0110`. */
function cellsAt(text: string): readonly Cell[] {
  return text.match(/../g)!.map((cell): Cell => [Number(cell[0]), Number(cell[1])]);
}

/** A constraint of a type for each list of cells. */
function constraints(type: string, lists: string): readonly Constraint[] {
  return lists.split(' ').map((cells) => ({ type, cells: cellsAt(cells) }));
}

/** Cages, each with its sum behind a colon. */
function cages(texts: string): readonly Constraint[] {
  return texts.split(' ').map((text) => {
    const [cells, sum] = text.split(':');
    return { type: 'killer-cage', cells: cellsAt(cells!), sum: Number(sum) };
  });
}

const WHITE_DOTS =
  '0111 0203 0212 0405 1011 1020 1121 1323 1415 2021 2030 2223 2232 2333 2425 2535 3031 3141 3233 3242 4050 4151 4454 4555 5253 5455';
const BLACK_DOTS = '0313 1213 1222 1424 1525 3435 3444 3545 4142 4353 4445 5051 5354';

export const sudokuExamples = (): readonly Example<SudokuPuzzle, SudokuSolution>[] => [
  {
    name: 'thirty givens',
    source: 'the puzzle of the GAMS text on Sudoku and KenKen',
    puzzle: sudoku(
      [3, 3],
      '530070000 600195000 098000060 800060003 400803001 700020006 060000280 000419005 000080079',
    ),
    verdict: 'unique',
    solution: rowsOf(
      '534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179',
    ),
  },
  {
    name: 'seventeen givens',
    source: 'the first entry of Gordon Royle’s collection of Sudokus with 17 givens',
    puzzle: sudoku(
      [3, 3],
      '000000010 400000000 020000000 000050407 008000300 001090000 300400200 050100000 000806000',
    ),
    verdict: 'unique',
    solution: rowsOf(
      '693784512 487512936 125963874 932651487 568247391 741398625 319475268 856129743 274836159',
    ),
  },
  {
    name: 'six by six',
    source: 'drawn for the project; plain logic finishes it',
    puzzle: sudoku([2, 3], '000004 600501 020300 001040 103006 200000'),
    verdict: 'unique',
    solution: rowsOf('315264 642531 426315 531642 153426 264153'),
  },
  {
    name: 'four by four',
    source: 'drawn for the project; four givens are the fewest possible',
    puzzle: sudoku([2, 2], '1000 0020 0100 4000'),
    verdict: 'multiple',
  },
  {
    name: 'four pictures',
    source: 'made for the project',
    puzzle: { ...sudoku([2, 2], '0002 0430 0000 0300'), pictures: true },
    verdict: 'unique',
    solution: rowsOf('3142 2431 4213 1324'),
  },
  {
    name: 'two givens clash',
    source: 'drawn for the project',
    puzzle: sudoku([2, 3], '100001 000000 000000 000000 000000 000000'),
    verdict: 'none',
  },
  {
    name: 'empty four by four',
    source: 'drawn for the project; all 288 grids solve it',
    puzzle: sudoku([2, 2], '0000 0000 0000 0000'),
    verdict: 'multiple',
  },
  {
    name: 'killer',
    source: 'made for the project; one cell is given',
    puzzle: {
      ...sudoku([2, 3], '000000 050000 000000 000000 000000 000000'),
      constraints: cages(
        '000110:11 02111222:16 031314:11 0405:9 15253545:12 20213132:13 23243334:16 304050:13 414243:7 4454:7 515253:6',
      ),
    },
    verdict: 'unique',
    solution: rowsOf('162354 453621 346512 215463 524136 631245'),
  },
  {
    name: 'killer without givens',
    source: 'made for the project',
    puzzle: {
      ...sudoku([2, 2], '0000 0000 0000 0000'),
      constraints: cages('0001:3 021222:8 0313:6 102030:9 1121:5 2333:4 3132:5'),
    },
    verdict: 'unique',
    solution: rowsOf('1234 3412 2143 4321'),
  },
  {
    name: 'jigsaw',
    source: 'made for the project',
    puzzle: {
      family: 'sudoku',
      regions: rowsOf('00111 00122 03412 34422 33344'),
      grid: rowsOf('02000 00000 01003 04000 00000'),
    },
    verdict: 'unique',
    solution: rowsOf('12354 53142 41523 34215 25431'),
  },
  {
    name: 'samurai of four by four',
    source: 'made for the project; five grids, the one in the middle shares a box with each of the others',
    puzzle: {
      ...sudoku([2, 2], '00000040 40000030 10000000 00000000 00000200 40000000 00000410 20042040'),
      grids: cellsAt('0004224044'),
    },
    verdict: 'unique',
    solution: rowsOf('31421342 42134231 13243124 24312413 12431234 43124321 34213412 21342143'),
  },
  {
    name: 'two grids',
    source: 'made for the project; they share one box',
    puzzle: {
      ...sudoku([2, 2], '000000 420000 040000 001000 000002 000004'),
      grids: cellsAt('0022'),
    },
    verdict: 'unique',
    solution: rowsOf('314200 423100 142341 231423 004132 003214'),
  },
  {
    name: 'kropki',
    source: 'made for the project; all dots are given, and no number',
    puzzle: {
      ...sudoku([2, 3], '000000 000000 000000 000000 000000 000000'),
      constraints: [
        ...constraints('kropki-white', WHITE_DOTS),
        ...constraints('kropki-black', BLACK_DOTS),
        { type: 'all-given', marks: 'kropki' } as Constraint,
      ],
    },
    verdict: 'unique',
    solution: rowsOf('162354 453621 346512 215463 524136 631245'),
  },
  {
    name: 'thermometers',
    source: 'made for the project',
    puzzle: {
      ...sudoku([2, 3], '100000 000020 000000 000400 000000 000005'),
      constraints: constraints('thermometer', '5241423222 12211101 253534 030413'),
    },
    verdict: 'unique',
    solution: rowsOf('162354 453621 346512 215463 524136 631245'),
  },
];

const EMPTY = sudoku([2, 2], '0000 0000 0000 0000');

export const sudokuCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'sudoku', box: [2, 2] } },
  { code: 'box-shape', json: { family: 'sudoku', box: [1, 3], grid: [] } },
  { code: 'grid-size', json: { family: 'sudoku', box: [2, 2], grid: [[1, 2, 3, 4]] } },
  { code: 'given-number', json: sudoku([2, 2], '5000 0000 0000 0000') },
  {
    code: 'region-size',
    json: { family: 'sudoku', regions: rowsOf('0000 0111 2222 3333'), grid: EMPTY.grid },
  },
  { code: 'grids-place', json: { ...EMPTY, grids: [[0, 1]] } },
  { code: 'pictures', json: { ...EMPTY, pictures: true, constraints: [{ type: 'diagonals' }] } },
  { code: 'constraint-type', json: { ...EMPTY, constraints: [{ type: 'thermometre', cells: [[0, 0]] }] } },
  { code: 'constraint-keys', json: { ...EMPTY, constraints: [{ type: 'killer-cage', sum: 3 }] } },
  { code: 'constraint-cells', json: { ...EMPTY, constraints: constraints('even', '0004') } },
];
