/**
 * Chapter 8 of the report of Conroy, Dieroff, Kehoe and Lu: the fewest clues of a Sudoku grid by leader and follower. The
 * report shows one grid of 9x9 with 17 clues and states no time. The general loop is run on grids of 4x4 and 6x6, where
 * the program of both levels can still be solved so; the grid of Figure 8.1 is given to the search made for 9x9.
 */
import { openLeader } from '../../../src/bilevel/leader.js';
import { openEngine } from '../../../src/engine/index.js';
import type { AnyFamily } from '../../../src/families/family.js';
import { findFamily } from '../../../src/families/index.js';
import { fewestClues } from '../../../src/minimum/fewest-clues.js';
import { afterProcessorSeconds, measure } from '../processor.js';
import { figure } from '../table.js';
import { type Effort, type Report, tableOf } from './report.js';

/** Fewest givens known: every 4x4 grid needs 4; a 6x6 grid needs 8, 9 or 10. */
const GRIDS = [
  { box: [2, 2], digits: '1234341221434321', known: [4] },
  { box: [2, 2], digits: '1234341243212143', known: [4] },
  { box: [2, 3], digits: '315264642531426315531642153426264153', known: [8, 9, 10] },
] as const;
const SECONDS = 60;

/** The general loop on small grids: optimum, cuts, rounds, and the bound proved again by the other engine. */
export async function compareChapter8(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const family = findFamily('sudoku') as AnyFamily;
  const [highs, sat] = [await openEngine('highs'), await openEngine('sat')];
  const lines = GRIDS.map(({ box, digits, known }) => {
    const side = box[0] * box[1];
    const numbers = Array.from(digits, Number);
    const solution = Array.from({ length: side }, (_, row) => numbers.slice(side * row, side * (row + 1)));
    const empty = { family: 'sudoku', box, grid: solution.map((row) => row.map(() => 0)) };
    const read = family.readPuzzle(empty);
    if (!read.ok || family.clues === undefined) throw new Error(`the empty grid of side ${side} is refused`);
    const set = family.clues.cluesOf(read.value, solution);
    const { value: answer, seconds } = measure(() =>
      fewestClues({
        family,
        set,
        solution,
        engine: sat,
        leader: highs,
        budget: { abort: afterProcessorSeconds(limit) },
      }),
    );
    if (answer.status !== 'found') throw new Error(`the grid ${digits} is ${answer.status}`);
    const { lower, upper, sets, rounds } = answer;
    const again = openLeader({ weights: set.clues.map(() => 1), engine: sat });
    again.addCuts(sets);
    const bound = again.solve();
    again.dispose();
    const proved = lower === upper && bound.status === 'optimal' && bound.lower === lower;
    return { side, known, lower, upper, cuts: sets.length, rounds, seconds, proved };
  });
  const proved = lines.filter((line) => line.proved && line.known.some((known) => known === line.upper));
  return {
    tables: [
      tableOf(
        'Chapter 8: the fewest givens by leader and follower, seconds (none are stated)',
        ['grid', 'known', 'lower', 'upper', 'cuts', 'rounds', 'seconds', 'bound again by sat'],
        lines.map(({ side, known, lower, upper, cuts, rounds, seconds, proved: isProved }) => [
          `${side}x${side}`,
          known.join(' / '),
          lower,
          upper ?? '-',
          cuts,
          rounds,
          figure(seconds),
          isProved ? 'the same' : 'open',
        ]),
      ),
    ],
    findings: [
      {
        claim: 'leader and follower find the fewest clues of a grid',
        holds: proved.length === lines.length ? true : undefined,
        evidence: `proved on ${proved.length} of ${lines.length} small grids, the bound by both engines`,
      },
    ],
  };
}
