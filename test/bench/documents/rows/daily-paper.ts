/** Cheating on the daily paper: the report of Conroy, Dieroff, Kehoe and Lu. */

import type { CircuitPuzzle, CircuitSolution } from '../../../../src/families/circuit/puzzle.js';
import { FIGURE_8_1A, FIGURE_8_1B } from '../instances/figure-8-1.js';
import {
  countsWork,
  endsWell,
  findsSolution,
  hasNumber,
  hasSize,
  isUnique,
  makesUnique,
  provesFewest,
  solvesItsKind,
  writesFile,
} from '../judges.js';
import { byCommand, byExperiment, byWords, type DocumentRows } from '../row.js';

const FIGURE_3_1 = '300400900000070065097600000080230500070000090002097080000005730740080050005001008';
const FIGURE_3_2 =
  '368452917 214879365 597613824 189234576 473568192 652197483 826945731 741386259 935721648';
const FIGURE_4_1 = [
  '^~~~~<>~~~',
  '#~~~~~~~~~',
  'v~~o~<##>~',
  '~~~~~~~~~~',
  '~~~~~~~~^~',
  'o~<#>~~~v~',
  '~~~~~~~~~~',
  '~~~~~~o~~~',
  '~~^~~~~~~~',
  'o~v~~~~~~~',
];
const TABLE_7_4 = {
  colour: ['yellow', 'blue', 'red', 'ivory', 'green'],
  nation: ['Norwegian', 'Ukrainian', 'Englishman', 'Spaniard', 'Japanese'],
  drink: ['water', 'tea', 'milk', 'orange juice', 'coffee'],
  smoke: ['Kools', 'Chesterfields', 'Old Gold', 'Lucky Strike', 'Parliaments'],
  pet: ['fox', 'horse', 'snails', 'dog', 'zebra'],
};

/** The searches of Table 7.5: name, order, inferences. */
const SEARCH_ORDERS = [
  ['as given', 'as-given', 21612],
  ['heuristics 1 and 2', 'places-first', 5174],
  ['heuristics 1, 2 and 3', 'exclusive-first', 663],
] as const;

const PICTURE_ONLY = 'a picture without text; ';

export const dailyPaper: DocumentRows = {
  title: 'Cheating on the daily paper (Conroy, Dieroff, Kehoe, Lu)',
  rows: [
    byWords('Table 2.1, Figures 2.1, 2.2', 'logic as rows; formulations; a complete graph', '', 'no result'),
    byCommand(
      'Model (3.1), Sudoku',
      '729 variables; 4 x 81 rows and one for each of 29 givens',
      `solve ${FIGURE_3_1} --formulation assignment --no-presolve --json`,
      hasSize({ variables: 729, rows: 4 * 81 + 29 }),
    ),
    byCommand(
      'Figures 3.1 and 3.2',
      'a puzzle of 29 givens and its solution',
      `check ${FIGURE_3_1} --json`,
      isUnique(gridOf(FIGURE_3_2)),
    ),
    byExperiment('Table 3.1', 'ten Sudokus by number of clues, at most 0.048 s', 'table-3.1'),
    byWords(
      'Table 4.1',
      'the seven kinds of cell',
      'the signs of the text format: water, four ends, middle, submarine',
      'no result',
    ),
    byCommand(
      'Figure 4.1',
      'a solved 10x10 grid; one end of a ship stands a column too far right there',
      'check examples/battleship.txt --json',
      isUnique(FIGURE_4_1),
    ),
    byWords('Figure 4.2', 'one place of a ship', 'a variable of `ships`', 'no result'),
    byCommand(
      'Model (4.1), GBM',
      'a variable for each place of a ship',
      'solve examples/battleship.txt --formulation ships --no-presolve --json',
      findsSolution(FIGURE_4_1),
    ),
    byCommand(
      'Models (4.2) and (4.3), CBM',
      'a variable for each cell and kind, and for each start of a ship; 4.3h and 4.3q-r with slips, which the model file names',
      'solve examples/battleship.txt --formulation cells --no-presolve --json',
      findsSolution(FIGURE_4_1),
    ),
    byExperiment(
      'Tables 4.2 and 4.3; 30x20',
      'GBM at most 0.03 s, CBM 0.22 s; CBM needs hours on 30x20',
      'table-4.3',
    ),
    byCommand(
      'Figures 5.1 and 5.3, model (5.1), CM1',
      `${PICTURE_ONLY}a spanning tree with subtour rows added lazily`,
      'solve examples/circuit.txt --formulation tree --no-presolve --json',
      solvesItsKind,
    ),
    byCommand(
      'Figure 5.3, model (5.2), CM2',
      `${PICTURE_ONLY}a flow with M = 99`,
      'solve examples/circuit.txt --formulation flow --no-presolve --json',
      solvesItsKind,
    ),
    byCommand(
      'Figures 5.2 and 5.4, model (5.3), CM3',
      `${PICTURE_ONLY}the path is longer than the board alone would need`,
      'solve examples/documents/long-way-round.json --formulation shortest-path --json',
      solvesItsKind,
    ),
    byCommand(
      'Chapter 5.2.3, path puzzles',
      'one board, as a picture',
      'generate circuit --size 5 --path --seed owl --json',
      makesUnique(
        ({ puzzle, solution }) =>
          (puzzle as CircuitPuzzle).path?.length === 2 && 'path' in (solution as CircuitSolution),
        'made with two marked points that it needs',
      ),
    ),
    byExperiment(
      'Tables A.1 and A.2',
      'CM1 below 11 s; CM2 stopped at 1800 s from 62 points on',
      'table-a.1',
    ),
    byExperiment('Table A.3', 'relaxations: V - 1, and almost half of that', 'table-a.3'),
    byCommand(
      'Figures 6.1 and 6.4, model (6.1)',
      `${PICTURE_ONLY}25 islands`,
      'solve examples/hashi.txt --formulation flow --no-presolve --json',
      solvesItsKind,
    ),
    byWords('Figure 6.2', 'cases of bridges that cross', '', 'no result'),
    byCommand(
      'Figure 6.3, rows (6.2) to (6.11), HDC',
      `${PICTURE_ONLY}ten deductions as bounds`,
      'solve examples/hashi.txt --formulation flow+deductions --no-presolve --json',
      solvesItsKind,
    ),
    byExperiment('Table A.4', 'twenty boards, at most 0.21 s, with deductions 0.083 s', 'table-a.4'),
    byWords(
      'Tables 7.1, 7.2, 7.3',
      'attributes, domains and kinds of clue',
      'the input `examples/zebra.txt`',
      'no result',
    ),
    byCommand(
      'Chapter 7, integer program; Table 7.4',
      '125 placements, products of neighbours made linear; the solution',
      'solve examples/zebra.txt --formulation assignment --no-presolve --json',
      findsSolution(TABLE_7_4),
    ),
    byCommand('Table 7.4', 'the solution', 'check examples/zebra.txt --json', isUnique(TABLE_7_4)),
    byExperiment('Table 7.5', 'program 0.050 s; search 21612, 5174, 663 inferences', 'table-7.5'),
    ...SEARCH_ORDERS.map(([name, order, inferences]) =>
      byCommand(
        `Table 7.5, search, ${name}`,
        `${inferences} inferences of Prolog`,
        `solve examples/zebra.txt --engine search --order ${order} --json`,
        countsWork(
          'inferences',
          inferences,
          'what the document counts is not known: docs/zebra-inferences.md',
        ),
      ),
    ),
    byCommand(
      'Figure 7.1',
      `${PICTURE_ONLY}the top of the search tree, a contradiction in red`,
      'render examples/zebra.txt --tree --order as-given -o tree.svg',
      writesFile(
        'tree.svg',
        (svg) => svg.includes('The Englishman lives in the red house.') && svg.includes('#b00000'),
        'the top three levels, what fails in red, the way to the solution thick',
      ),
    ),
    byCommand(
      'Models (8.1) and (8.2)',
      'leader and follower in one program, for MibS',
      'minimum sudoku 1234341221434321 --export four-by-four',
      endsWell('the files that MibS reads; (8.2g) for clues of any kind'),
    ),
    byCommand(
      'Row (8.2g)',
      'the sum of x over the cells of the grid, less z, is at most n * n - 1',
      'minimum sudoku 1234341221434321 --export row-g',
      writesFile('row-g.mps', hasRowG, 'the row as printed, without further variables', 'exact'),
    ),
    byCommand(
      'The loop of leader and follower, round by round',
      'in words',
      'minimum sudoku 1234341221434321 --engine highs --plain --verbose --json',
      ({ lines: [answer], text }) => {
        const rounds = [...text.matchAll(/^round \d+, leader/gm)].length;
        return {
          ours: `${rounds} rounds shown, ${answer?.optimum} givens proved for a grid of 4x4`,
          agreement: answer?.optimum === 4 && rounds > 0 ? 'of its kind' : 'differs',
        };
      },
    ),
    byCommand(
      'Figure 8.1 (b)',
      'a puzzle of 17 clues for the grid of (a)',
      `check ${FIGURE_8_1B} --json`,
      isUnique(gridOf(FIGURE_8_1A)),
    ),
    byCommand(
      'Figure 8.1',
      '17 clues are the fewest for the grid of (a)',
      `minimum sudoku ${FIGURE_8_1A} --json`,
      hasNumber('optimum', 17, 'givens, proved'),
    ),
    byCommand(
      'Chapter 8, making puzzles',
      'clues are chosen such that as few as possible leave one solution; no other puzzle printed',
      'generate sudoku --size 6 --fewest --seed owl --json',
      makesUnique(
        (made) => provesFewest(made),
        'a 6x6 puzzle with the fewest givens of its grid by leader and follower',
      ),
    ),
    byExperiment('Chapter 8, the method', 'the fewest clues by leader and follower', 'chapter-8'),
  ],
};

/** Whether the program for a grid of 4x4 states (8.2g): sixteen x and -z, at most 15. */
function hasRowG(mps: string): boolean {
  const row = 'lower_\\d+_different_most';
  const cells = [...mps.matchAll(new RegExp(`^ x_\\d_\\d_\\d ${row} 1$`, 'gm'))].length;
  return (
    cells === 16 &&
    new RegExp(`^ z ${row} -1$`, 'm').test(mps) &&
    new RegExp(`^ RHS ${row} 15$`, 'm').test(mps)
  );
}

/** A grid of digits, row by row, blanks between rows or not. */
function gridOf(digits: string): number[][] {
  const all = Array.from(digits.replaceAll(' ', ''), Number);
  return Array.from({ length: 9 }, (_, row) => all.slice(9 * row, 9 * row + 9));
}
