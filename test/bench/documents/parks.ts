/** The two puzzles of the text on the puzzle Parks, solved there by SCIP: sizes, seconds and nodes. */
import { starBattleExamples } from '../../../src/families/star-battle/examples.js';

import { allBelow, isMoreWork, isSlower } from './findings.js';
import { type Effort, type Report, tableOf } from './report.js';
import { openWay, ratioOf, secondsOf, sizeOf } from './ways.js';

const PUBLISHED = [
  { example: 'simple park', variables: 25, rows: 31, seconds: 0.009, iterations: 0 },
  { example: 'harder park', variables: 81, rows: 91, seconds: 0.026, iterations: 36 },
] as const;
const SECONDS = 10;
/** The limit for quick: a tenth of a second. */
const QUICK_SECONDS = 0.1;

/** The text's times with ours beside them. */
export async function compareParks(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const published = await openWay('star-battle', { formulation: 'cells', engine: 'highs' }, limit);
  const own = await openWay('star-battle', { formulation: 'cells', engine: 'sat', logic: true }, limit);
  const lines = PUBLISHED.map((line) => {
    const { puzzle, solution } = starBattleExamples().find(({ name }) => name === line.example)!;
    return { ...line, solution, highs: published(puzzle), sat: own(puzzle) };
  });
  const table = tableOf(
    'Parks: star battle by cells, seconds',
    [
      ...['puzzle', 'variables / rows', 'ours', 'SCIP', 'HiGHS', 'ratio'],
      ...['iterations SCIP', 'HiGHS', 'logic first, sat'],
    ],
    lines.map(({ example, variables, rows, seconds, iterations, highs, sat }) => [
      example,
      `${variables} / ${rows}`,
      sizeOf(highs),
      seconds,
      secondsOf(highs),
      ratioOf(highs, seconds),
      iterations,
      highs.work?.iterations ?? '-',
      secondsOf(sat),
    ]),
  );
  const same = lines.filter(
    ({ variables, rows, highs }) => highs.variables === variables && highs.rows === rows,
  );
  return {
    tables: [table],
    findings: [
      {
        claim: 'n^2 variables and n^2 + n + 1 rows',
        holds: same.length === lines.length,
        evidence: `on ${same.length} of ${lines.length} puzzles`,
      },
      {
        claim: `both puzzles are solved quickly (less than ${QUICK_SECONDS} s)`,
        holds: allBelow(
          lines.map(({ highs }) => highs),
          QUICK_SECONDS,
        ),
        evidence: `HiGHS ${lines.map(({ highs }) => secondsOf(highs)).join(' and ')} s`,
      },
      {
        claim: 'the second puzzle is more work',
        holds: isMoreWork(lines[1]!.highs, lines[0]!.highs) ?? isSlower(lines[1]!.highs, lines[0]!.highs),
        evidence:
          `${lines.map(({ highs }) => highs.work?.iterations).join(' and ')} iterations in HiGHS, ` +
          `${(lines[1]!.highs.seconds / lines[0]!.highs.seconds).toFixed(1)} times the time`,
      },
    ],
  };
}
