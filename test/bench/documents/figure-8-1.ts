/**
 * Figure 8.1 in its own size: the grid of nine by nine by the general loop, alone and with greedy start and
 * branching, which its limit stops, and by the search made for such grids, which proves the optimum.
 */
import { FewestGivens } from '../../../src/minimum/sudoku/search/fewest-givens.js';
import { runSudokuTask } from '../../../src/minimum/sudoku/search/tasks.js';
import { measureAsync } from '../processor.js';
import { figure } from '../table.js';
import { loopOn } from './givens-loop.js';
import { FIGURE_8_1A } from './instances/figure-8-1.js';
import { type Effort, type Report, tableOf } from './report.js';

const GRID = { box: [3, 3], digits: FIGURE_8_1A } as const;
const PUBLISHED = 17;
const SECONDS = 30;

/** The three ways beside each other. */
export async function compareFigure81(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const alone = await loopOn(GRID, true, limit);
  const helped = await loopOn(GRID, false, limit);
  const search = await bySearch();
  const rows = [
    { way: 'leader and follower alone', ...alone },
    { way: 'with greedy start and branching', ...helped },
    { way: 'the search made for this size', ...search },
  ];
  return {
    tables: [
      tableOf(
        `Figure 8.1: the fewest givens of the grid of 9x9, at most ${limit} s for the general loop`,
        ['way', 'lower', 'upper', 'seconds'],
        rows.map(({ way, lower, upper, seconds }) => [way, lower, upper ?? '-', figure(seconds)]),
      ),
    ],
    findings: [
      {
        claim: `${PUBLISHED} givens are the fewest for the grid of Figure 8.1`,
        holds: search.lower === PUBLISHED && search.upper === PUBLISHED,
        evidence:
          `proved by search in ${figure(search.seconds)} s; the general loop had ` +
          `${alone.lower} to ${alone.upper ?? '?'} after ${figure(alone.seconds)} s alone, ` +
          `${helped.lower} to ${helped.upper ?? '?'} after ${figure(helped.seconds)} s with greedy start and branching`,
      },
    ],
  };
}

/** Bounds of the search, its parts one after another. */
async function bySearch() {
  const search = new FewestGivens(
    {
      box: GRID.box,
      numbers: Array.from(GRID.digits, Number),
      symmetry: 'none',
      required: [],
      forbidden: [],
    },
    {
      onState: () => undefined,
      onBounds: () => undefined,
      runTasks: async (tasks, onAnswer) => {
        for (const [task, part] of tasks.entries()) if (onAnswer(runSudokuTask(part), task) === 'stop') break;
      },
    },
  );
  const { value: answer, seconds } = await measureAsync(() => search.find());
  if (answer.status !== 'bounded') throw new Error(`the grid of Figure 8.1 is ${answer.status}`);
  return { lower: answer.lower, upper: answer.givens.length, seconds };
}
