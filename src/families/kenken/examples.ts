/** Worked Calcudokus with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { BlankCage, Cage, CageOperation, KenkenPuzzle, KenkenSolution } from './puzzle.js';

/**
 * Builds a puzzle from the letters of its cages by row, and clues like `A11+`; a letter without one is blank.
 */
function calcudoku(letters: string, clues: string): KenkenPuzzle {
  const rows = letters.split(' ');
  const names = [...new Set(rows.join(''))];
  const cages = names.map((name): Cage | BlankCage => {
    const cells = rows.flatMap((row, r) =>
      [...row].flatMap((letter, c): [number, number][] => (letter === name ? [[r, c]] : [])),
    );
    const [, target, op] = new RegExp(`${name}(\\d+)(\\S?)`).exec(clues) ?? [];
    if (target === undefined) return { op: null, target: null, cells };
    return { op: op === '' ? null : (op as CageOperation), target: Number(target), cells };
  });
  return { family: 'kenken', size: rows.length, cages };
}

function rowsOf(text: string): KenkenSolution {
  return text.split(' ').map((row) => [...row].map(Number));
}

export const kenkenExamples = (): readonly Example<KenkenPuzzle, KenkenSolution>[] => [
  {
    name: 'fifteen cages',
    source: 'the puzzle of the GAMS text on Sudoku and KenKen',
    puzzle: calcudoku(
      'ABBCDD AEECFD GGHHFD GGIJKK LLIJJM NNNOOM',
      'A11+ B2/ C20* D6* E3- F3/ G240* H6* I6* J7+ K30* L6* M9+ N8+ O2/',
    ),
    verdict: 'unique',
    solution: rowsOf('563412 614523 452361 341256 236145 125634'),
  },
  {
    name: 'four by four',
    source: 'a game id of Keen in Tatham’s puzzle collection',
    puzzle: calcudoku('ABBC ADEC FDEG FHHG', 'A5+ B5+ C3* D2/ E4* F1- G2/ H2-'),
    verdict: 'unique',
    solution: rowsOf('4321 1243 3412 2134'),
  },
  {
    name: 'cages without a clue',
    source: 'the puzzle before with the fewest clues that leave it one solution',
    puzzle: calcudoku('ABBC ADEC FDEG FHHG', 'C3* D2/ E4* H2-'),
    verdict: 'unique',
    solution: rowsOf('4321 1243 3412 2134'),
  },
  {
    name: 'operations not given',
    source: 'drawn for the project',
    puzzle: calcudoku('AAB CBB CDD', 'A3 B7 C5 D3'),
    verdict: 'unique',
    solution: rowsOf('123 231 312'),
  },
  {
    name: 'a number twice in a cage',
    source: 'drawn for the project; the cage of three cells holds 1, 2 and 2',
    puzzle: calcudoku('AAB ACB DDD', 'A4* B2- C3= D6+'),
    verdict: 'unique',
    solution: rowsOf('123 231 312'),
  },
  {
    name: 'one cage',
    source: 'drawn for the project; all twelve Latin squares of order 3 solve it',
    puzzle: calcudoku('AAA AAA AAA', 'A18+'),
    verdict: 'multiple',
  },
  {
    name: 'a sum out of reach',
    source: 'drawn for the project',
    puzzle: calcudoku('AAB CBB CDD', 'A7+ B6+ C3- D2/'),
    verdict: 'none',
  },
];

/** A puzzle of two rows and columns, of cages with the cells `row column`, parted by commas. */
function square(...cages: readonly (readonly [op: string, target: number, cells: string])[]): unknown {
  return {
    family: 'kenken',
    size: 2,
    cages: cages.map(([op, target, cells]) => {
      return { op, target, cells: cells.split(', ').map((cell) => cell.split(' ').map(Number)) };
    }),
  };
}

export const kenkenCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'kenken', size: 2 } },
  { code: 'grid-size', json: { family: 'kenken', size: 17, cages: [] } },
  { code: 'cell-outside', json: square(['=', 1, '0 2']) },
  { code: 'cell-twice', json: square(['+', 3, '0 0, 0 1'], ['+', 3, '0 0, 0 1']) },
  { code: 'cell-uncovered', json: square(['+', 3, '0 0, 0 1']) },
  { code: 'cage-apart', json: square(['+', 3, '0 0, 1 1'], ['+', 3, '0 1, 1 0']) },
  { code: 'cage-operation', json: square(['=', 3, '0 0, 0 1'], ['+', 3, '1 0, 1 1']) },
  { code: 'cage-target', json: square(['-', 0, '0 0, 0 1'], ['+', 3, '1 0, 1 1']) },
];
