/**
 * Chapter 8 of the report of Conroy, Dieroff, Kehoe and Lu: the fewest clues of a Sudoku grid by leader and
 * follower. The report shows one grid of 9x9 with 17 clues and states no time. The general loop is run to its
 * end on grids of 4x4 and 6x6; the grid of Figure 8.1 is in figure-8-1.ts.
 */

import { openEngine } from '../../../src/solve/engines.js';
import { openLeader } from '../../../src/solve/hitting-sets/leader.js';
import { figure } from '../table.js';
import { compareFigure81 } from './figure-8-1.js';
import { loopOn } from './givens-loop.js';
import { type Effort, type Report, tableOf } from './report.js';

/**
 * Fewest givens, known from lists of all grids of the size: every choice must hold a cell of each difference
 * to another grid.
 */
const GRIDS = [
  { box: [2, 2], digits: '1234341221434321', known: 4, plain: true },
  { box: [2, 2], digits: '1234341221434321', known: 4, plain: false },
  { box: [2, 2], digits: '1234341243212143', known: 4, plain: false },
  { box: [2, 3], digits: '315264642531426315531642153426264153', known: 8, plain: false },
] as const;
const SECONDS = 60;

/**
 * The general loop on small grids: optimum, cuts, rounds, and the bound proved again by the other engine;
 * then Figure 8.1.
 */
export async function compareChapter8(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const sat = await openEngine('sat');
  const lines: LoopLine[] = [];
  for (const { known, plain, ...grid } of GRIDS) {
    const result = await loopOn(grid, plain, limit);
    const again = openLeader({ weights: Array.from({ length: result.side ** 2 }, () => 1), engine: sat });
    again.addCuts(result.sets);
    const bound = again.solve();
    again.dispose();
    const { lower, upper } = result;
    const proved = lower === upper && bound.status === 'optimal' && bound.lower === lower;
    lines.push({ ...result, known, plain, proved });
  }
  const proved = lines.filter((line) => line.proved && line.known === line.upper);
  const figure81 = await compareFigure81(effort);
  return {
    tables: [
      tableOf(
        'Chapter 8: the fewest givens by leader and follower, seconds (none are stated)',
        ['grid', 'loop', 'known', 'lower', 'upper', 'cuts', 'rounds', 'seconds', 'bound again by sat'],
        lines.map(rowOf),
      ),
      ...figure81.tables,
    ],
    findings: [
      {
        claim: 'leader and follower find the fewest clues of a grid',
        holds: lines.some(isWrong) ? false : proved.length === lines.length || undefined,
        evidence: `proved in ${proved.length} of ${lines.length} runs on small grids, the bound by both engines`,
      },
      ...figure81.findings,
    ],
  };
}

/** A run on a small grid, beside what is known of it. */
type LoopLine = Awaited<ReturnType<typeof loopOn>> & {
  readonly known: number;
  readonly plain: boolean;
  readonly proved: boolean;
};

/** True if bounds exclude the number that is known; a run that was stopped has bounds on both sides of it. */
function isWrong({ known, lower, upper = Number.POSITIVE_INFINITY }: LoopLine): boolean {
  return lower > known || upper < known;
}

function rowOf({ side, plain, known, lower, upper, sets, rounds, seconds, proved }: LoopLine) {
  return [
    `${side}x${side}`,
    plain ? 'alone' : 'helped',
    known,
    lower,
    upper ?? '-',
    sets.length,
    rounds,
    figure(seconds),
    proved ? 'the same' : 'open',
  ];
}
