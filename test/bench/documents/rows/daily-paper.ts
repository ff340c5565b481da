/** Cheating on the daily paper: the report of Conroy, Dieroff, Kehoe and Lu. */

import { isDeepStrictEqual } from 'node:util';
import type { CircuitPuzzle, CircuitSolution } from '../../../../src/families/circuit/puzzle.js';
import type { HashiPuzzle } from '../../../../src/families/hashi/puzzle.js';
import type { ZebraPuzzle } from '../../../../src/families/zebra/puzzle.js';
import { contradictions, optimalityGap, printedGap } from '../circuit/circuit-tables.js';
import { fileHolds, hasRowG, hasTree, isFollowerOf } from '../file-judges.js';
import { FIGURE_8_1A, FIGURE_8_1B } from '../instances/figure-8-1.js';
import {
  countsWork,
  findsSolution,
  hasNumber,
  hasSigns,
  hasSize,
  isUnique,
  makesUnique,
  provesFewest,
  solvesItsKind,
} from '../judges.js';
import { byCommand, byExperiment, byFigures, type DocumentRows, type Judged } from '../row.js';

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

/** The searches of Table 7.5: name, order, inferences printed and counted by ours. */
const SEARCH_ORDERS = [
  ['as given', 'as-given', 21612, 28798],
  ['heuristics 1 and 2', 'places-first', 5174, 14044],
  ['heuristics 1, 2 and 3', 'exclusive-first', 663, 4765],
] as const;

const PICTURE_ONLY = 'a picture without text; ';

export const dailyPaper: DocumentRows = {
  title: 'Cheating on the daily paper (Conroy, Dieroff, Kehoe, Lu)',
  rows: [
    byCommand(
      'Model (3.1), Sudoku',
      '729 variables; 4 x 81 rows and one for each of 29 givens',
      `solve ${FIGURE_3_1} --formulation assignment --no-presolve --engine highs --json`,
      hasSize({ variables: 729, rows: 4 * 81 + 29 }),
    ),
    byCommand(
      'Figures 3.1 and 3.2',
      'a puzzle of 29 givens and its solution',
      `check ${FIGURE_3_1} --json`,
      isUnique(gridOf(FIGURE_3_2)),
    ),
    byExperiment('Table 3.1', 'ten Sudokus by number of clues, at most 0.048 s', 'table-3.1'),
    byCommand(
      'Table 4.1',
      'the seven kinds of cell: water, four ends, middle, submarine',
      'solve examples/battleship.txt --json',
      hasSigns('~^v<>#o'),
    ),
    byCommand(
      'Figure 4.1',
      'a solved 10x10 grid; one end of a ship stands a column too far right there',
      'check examples/battleship.txt --json',
      isUnique(FIGURE_4_1),
    ),
    byExperiment(
      'Chapter 4.4, the order of rows (4.1b)',
      'changes the time drastically in Gurobi',
      'chapter-4.4',
    ),
    byCommand(
      'Model (4.1), GBM',
      'a variable for each place of a ship',
      'solve examples/battleship.txt --formulation ships --no-presolve --engine highs --json',
      findsSolution(FIGURE_4_1),
    ),
    byCommand(
      'Models (4.2) and (4.3), CBM',
      'a variable for each cell and kind, and for each start of a ship; 4.3h and 4.3q-r with slips, which the model file names',
      'solve examples/battleship.txt --formulation cells --no-presolve --engine highs --json',
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
      'solve examples/circuit.txt --formulation tree --no-presolve --engine highs --json',
      solvesItsKind,
    ),
    byCommand(
      'Figure 5.3, model (5.2), CM2',
      `${PICTURE_ONLY}a flow with M = 99`,
      'solve examples/circuit.txt --formulation flow --no-presolve --engine highs --json',
      solvesItsKind,
    ),
    byCommand(
      'Figures 5.2 and 5.4, model (5.3), CM3',
      `${PICTURE_ONLY}the path is longer than the board alone would need`,
      'solve examples/documents/long-way-round.json --formulation shortest-path --engine highs --json',
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
    byExperiment(
      'Table A.2, from the solution of the tree model',
      '13 of 40 boards open after 1800 s',
      'table-a.2',
    ),
    byFigures(
      'Chapter 2.1.2, the optimality gap; Table A.2',
      'the distance of the bounds, divided by the lower one; the table divides by the upper one',
      judgeGaps,
    ),
    byExperiment('Table A.3', 'relaxations: V - 1, and almost half of that', 'table-a.3'),
    byCommand(
      'Figures 6.1 and 6.4, model (6.1)',
      `${PICTURE_ONLY}25 islands`,
      'solve examples/hashi.txt --formulation flow --no-presolve --engine highs --json',
      solvesItsKind,
    ),
    byCommand(
      'Figure 6.3, rows (6.2) to (6.11), HDC',
      `${PICTURE_ONLY}ten deductions as bounds`,
      'solve examples/hashi.txt --formulation flow+deductions --no-presolve --engine highs --json',
      solvesItsKind,
    ),
    byExperiment('Table A.4', 'twenty boards, at most 0.21 s, with deductions 0.083 s', 'table-a.4'),
    byCommand(
      'Table A.4, the densest board',
      '11 islands on 5x5, more than could be joined without two side by side',
      'generate hashi --size 5 --islands 11 --side-by-side --seed owl --json',
      makesUnique(hasIslands(11), 'made with as many islands, some side by side'),
    ),
    byCommand(
      'Tables 7.1, 7.2, 7.3',
      'attributes, domains and kinds of clue',
      'convert examples/zebra.txt --to json',
      ({ lines: [puzzle] }) => judgeDomains(puzzle as unknown as ZebraPuzzle),
    ),
    byCommand(
      'Chapter 7, integer program; Table 7.4',
      '125 placements, products of neighbours made linear; the solution',
      'solve examples/zebra.txt --formulation assignment --no-presolve --engine highs --json',
      findsSolution(TABLE_7_4),
    ),
    byCommand('Table 7.4', 'the solution', 'check examples/zebra.txt --json', isUnique(TABLE_7_4)),
    byExperiment('Table 7.5', 'program 0.050 s; search 21612, 5174, 663 inferences', 'table-7.5'),
    ...SEARCH_ORDERS.map(([name, order, inferences, ours]) =>
      byCommand(
        `Table 7.5, search, ${name}`,
        `${inferences} inferences of Prolog`,
        `solve examples/zebra.txt --engine search --order ${order} --json`,
        countsWork(
          'inferences',
          inferences,
          ours,
          'what the document counts is not known: docs/zebra-inferences.md',
        ),
      ),
    ),
    byCommand(
      'Figure 7.1',
      `${PICTURE_ONLY}the top of the search tree, a contradiction in red`,
      'render examples/zebra.txt --tree --order as-given -o tree.svg',
      fileHolds('tree.svg', hasTree, {
        ours: 'the top three levels, what fails in red, the way to the solution thick',
      }),
    ),
    byCommand(
      'Models (8.1) and (8.2)',
      'leader and follower in one program, for MibS',
      'minimum sudoku 1234341221434321 --export four-by-four',
      fileHolds('four-by-four.aux', isFollowerOf('four-by-four.mps'), {
        ours: 'the files that MibS reads: the whole program, and which variables and rows of it are the follower’s',
      }),
    ),
    byCommand(
      'Row (8.2g)',
      'the sum of x over the cells of the grid, less z, is at most n * n - 1',
      'minimum sudoku 1234341221434321 --export row-g',
      fileHolds('row-g.mps', hasRowG, {
        ours: 'the row as printed, without further variables',
        agreement: 'exact',
      }),
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
    byCommand(
      'Chapter 9, Hashi with a given number of islands',
      'future work',
      'generate hashi --size 10 --islands 25 --seed owl --json',
      makesUnique(hasIslands(25), 'made with exactly as many islands as asked'),
    ),
    byExperiment('Chapter 8, the method', 'the fewest clues by leader and follower', 'chapter-8'),
  ],
};

/** A grid of digits, row by row, blanks between rows or not. */
function gridOf(digits: string): number[][] {
  const all = Array.from(digits.replaceAll(' ', ''), Number);
  return Array.from({ length: 9 }, (_, row) => all.slice(9 * row, 9 * row + 9));
}

/** True of a hashi with this number of islands. */
function hasIslands(count: number): (made: Readonly<Record<string, unknown>>) => boolean {
  return ({ puzzle }) => (puzzle as HashiPuzzle).islands.flat().filter(Boolean).length === count;
}

/** The attributes and their values are those of Table 7.4, in any order; the clues are of several kinds. */
function judgeDomains({ attributes, clues }: ZebraPuzzle): Judged {
  const inOrder = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(table).map(([name, values]) => `${name}: ${values.toSorted().join(', ')}`);
  const kinds = new Set(clues.map(({ type }) => type)).size;
  const isSame = isDeepStrictEqual(inOrder(attributes).sort(), inOrder(TABLE_7_4).sort());
  return {
    ours: `the input \`examples/zebra.txt\`: ${Object.keys(attributes).length} attributes, ${clues.length} clues of ${kinds} kinds`,
    agreement: isSame ? 'exact' : 'differs',
  };
}

/** Every gap of Table A.2 is what its bounds give, divided by the upper one, or named as a misprint. */
function judgeGaps(): Judged {
  const misprints = contradictions().map(
    ({ points, edges, bound, gap }) => `${points} points, ${edges} places: bound ${bound}, ${gap} %`,
  );
  const isOurs = optimalityGap(61, 56).toFixed(2) === '8.93' && printedGap(61, 56).toFixed(2) === '8.20';
  return {
    ours: `as defined; rows of Table A.2 whose bounds and gap contradict each other: ${misprints.join('; ')}`,
    agreement: isOurs && misprints.length > 0 ? 'exact' : 'differs',
  };
}
