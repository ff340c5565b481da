/** The text on integer programs for blocked n-queens. */
import { fileSolvesTo } from '../file-judges.js';
import { hasNumber, hasOneSolution, makesUnique, provesFewest, solvesItsKind } from '../judges.js';
import { byCommand, byExperiment, type DocumentRows } from '../row.js';

export const blockedQueens: DocumentRows = {
  title: 'ILPs for blocked n-queens',
  rows: [
    byCommand(
      'The base model',
      'as many queens as fit; rows, columns and diagonals parted by walls; no board is printed',
      'solve examples/queens.txt --formulation partitions --no-presolve --engine highs --json',
      solvesItsKind,
    ),
    byCommand(
      'The counting base model',
      'stops at two solutions',
      'check examples/queens.txt --engine highs --json',
      hasOneSolution(
        'one optimum, of ten queens',
        ({ solution }) => (solution as readonly string[]).join('').split('Q').length - 1 === 10,
      ),
    ),
    byCommand(
      'The least-walls model',
      'shown for 11 queens on 8x8, no result printed',
      'minimum queens --size 8 --queens 11 --engine highs --json',
      hasNumber('optimum', 3, 'walls, proved', 'of its kind'),
    ),
    byCommand(
      'The least-walls model for other solvers',
      'shown as an integer program',
      'export queens --size 8 --queens 11 --to lp -o walls.lp',
      fileSolvesTo('walls.lp', 3, {
        ours: 'as LP; HiGHS reads the file and finds 3 walls and 11 queens',
        means: (values) =>
          [...values].filter(([name, value]) => name.startsWith('queen') && value > 0.5).length === 11,
      }),
    ),
    byCommand(
      'The counting least-walls model',
      'no result printed',
      'minimum queens --size 8 --queens 11 --count --json',
      hasNumber('count', 8, 'placements, all of them', 'of its kind'),
    ),
    byCommand(
      'How many boards with w walls have value q',
      'can be checked; no result printed',
      'minimum queens --size 8 --census --json',
      ({ code, lines }) => {
        const found = lines.filter(({ walls }) => walls === 3).map(({ boards }) => boards);
        const isKnown = code === 0 && found.join(' / ') === '2296 / 33916 / 5444 / 8';
        return {
          ours: `three walls, value 8 to 11: ${found.join(' / ')} boards; fewer walls and symmetry beside them`,
          agreement: isKnown ? 'of its kind' : 'differs',
        };
      },
    ),
    byCommand(
      'Boards with the least walls as puzzles',
      'the smallest number of walls with which a board has value q',
      'generate queens --size 8 --queens 10 --least --seed owl --json',
      makesUnique((made) => provesFewest(made, 2), 'ten queens, two walls, proved the fewest'),
    ),
    byExperiment('The work of the base model', 'about that of the classic board', 'queens'),
  ],
};
