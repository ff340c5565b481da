/** Worked Calcudokus with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../family.js';
import type { BlankCage, Cage, CageOperation, KenkenPuzzle, KenkenSolution } from './puzzle.js';

/** Builds a puzzle from the letters of its cages by row, and a clue per letter; a letter without one is blank. */
function calcudoku(letters: string, clues: Readonly<Record<string, string>>): KenkenPuzzle {
  const rows = letters.split(' ');
  const names = [...new Set(rows.join(''))];
  const cages = names.map((name): Cage | BlankCage => {
    const cells = rows.flatMap((row, r) =>
      [...row].flatMap((letter, c): [number, number][] => (letter === name ? [[r, c]] : [])),
    );
    const [, target, op] = /^(\d+)(.?)$/.exec(clues[name] ?? '') ?? [];
    if (target === undefined) return { op: null, target: null, cells };
    return { op: op === '' ? null : (op as CageOperation), target: Number(target), cells };
  });
  return { family: 'kenken', size: rows.length, cages };
}

function rowsOf(text: string): KenkenSolution {
  return text.split(' ').map((row) => [...row].map(Number));
}

export const kenkenExamples: readonly Example<KenkenPuzzle, KenkenSolution>[] = [
  {
    name: 'fifteen cages',
    source: 'the puzzle of the GAMS text on Sudoku and KenKen',
    puzzle: calcudoku('ABBCDD AEECFD GGHHFD GGIJKK LLIJJM NNNOOM', {
      A: '11+',
      B: '2/',
      C: '20*',
      D: '6*',
      E: '3-',
      F: '3/',
      G: '240*',
      H: '6*',
      I: '6*',
      J: '7+',
      K: '30*',
      L: '6*',
      M: '9+',
      N: '8+',
      O: '2/',
    }),
    verdict: 'unique',
    solution: rowsOf('563412 614523 452361 341256 236145 125634'),
  },
  {
    name: 'four by four',
    source: 'a game id of Keen in Tatham’s puzzle collection',
    puzzle: calcudoku('ABBC ADEC FDEG FHHG', {
      A: '5+',
      B: '5+',
      C: '3*',
      D: '2/',
      E: '4*',
      F: '1-',
      G: '2/',
      H: '2-',
    }),
    verdict: 'unique',
    solution: rowsOf('4321 1243 3412 2134'),
  },
  {
    name: 'cages without a clue',
    source: 'the puzzle before with the fewest clues that leave it one solution',
    puzzle: calcudoku('ABBC ADEC FDEG FHHG', { C: '3*', D: '2/', E: '4*', H: '2-' }),
    verdict: 'unique',
    solution: rowsOf('4321 1243 3412 2134'),
  },
  {
    name: 'operations not given',
    source: 'drawn for the project',
    puzzle: calcudoku('AAB CBB CDD', { A: '3', B: '7', C: '5', D: '3' }),
    verdict: 'unique',
    solution: rowsOf('123 231 312'),
  },
  {
    name: 'a number twice in a cage',
    source: 'drawn for the project; the cage of three cells holds 1, 2 and 2',
    puzzle: calcudoku('AAB ACB DDD', { A: '4*', B: '2-', C: '3=', D: '6+' }),
    verdict: 'unique',
    solution: rowsOf('123 231 312'),
  },
  {
    name: 'one cage',
    source: 'drawn for the project; all twelve Latin squares of order 3 solve it',
    puzzle: calcudoku('AAA AAA AAA', { A: '18+' }),
    verdict: 'multiple',
  },
  {
    name: 'a sum out of reach',
    source: 'drawn for the project',
    puzzle: calcudoku('AAB CBB CDD', { A: '7+', B: '6+', C: '3-', D: '2/' }),
    verdict: 'none',
  },
];

const ROW = [
  [0, 0],
  [0, 1],
];
const SECOND_ROW = [
  [1, 0],
  [1, 1],
];
const DIAGONAL = [
  [0, 0],
  [1, 1],
];
const OTHER_DIAGONAL = [
  [0, 1],
  [1, 0],
];

function square(...cages: readonly unknown[]): unknown {
  return { family: 'kenken', size: 2, cages };
}

export const kenkenCounterexamples: readonly Counterexample[] = [
  { code: 'json-shape', json: { family: 'kenken', size: 2 } },
  { code: 'grid-size', json: { family: 'kenken', size: 17, cages: [] } },
  { code: 'cell-outside', json: square({ op: '=', target: 1, cells: [[0, 2]] }) },
  {
    code: 'cell-twice',
    json: square({ op: '+', target: 3, cells: ROW }, { op: '+', target: 3, cells: ROW }),
  },
  { code: 'cell-uncovered', json: square({ op: '+', target: 3, cells: ROW }) },
  {
    code: 'cage-apart',
    json: square({ op: '+', target: 3, cells: DIAGONAL }, { op: '+', target: 3, cells: OTHER_DIAGONAL }),
  },
  {
    code: 'cage-operation',
    json: square({ op: '=', target: 3, cells: ROW }, { op: '+', target: 3, cells: SECOND_ROW }),
  },
  {
    code: 'cage-target',
    json: square({ op: '-', target: 0, cells: ROW }, { op: '+', target: 3, cells: SECOND_ROW }),
  },
];
