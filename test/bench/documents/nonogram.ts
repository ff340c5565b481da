/**
 * The nonograms of 50x50 of the text on nonograms and KenKen: stated there are roughly 20 seconds by an
 * integer program that is turned into clauses for MiniSat, and less where the solution is unique.
 */
import type { NonogramPuzzle } from '../../../src/families/nonogram/puzzle.js';
import { allBelow, isSlower } from './findings.js';
import { storedInstances } from './instances/stored.js';
import { type Effort, type Report, tableOf } from './report.js';
import { type Measured, openWay, ratioOf, secondsOf, sizeOf } from './ways.js';

/** The kinds of the stored puzzles; noise has six cells in ten filled, each by itself. */
const PICTURES = ['patches, one solution', 'patches, several solutions', 'noise'];
const SIDE = 50;
const PUBLISHED_SECONDS = 20;
const SECONDS = 25;

interface Line {
  readonly name: string;
  readonly clauses: Measured;
  readonly program: Measured;
  readonly khan: Measured;
  readonly own: Measured;
}

/** The stated time with ours beside it. */
export async function compareNonogram(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const clauses = await openWay('nonogram', { formulation: 'bosch', engine: 'sat' }, limit);
  const program = await openWay('nonogram', { formulation: 'bosch', engine: 'highs' }, limit);
  const khan = await openWay('nonogram', { formulation: 'khan', engine: 'highs', logic: true }, limit);
  const own = await openWay('nonogram', { formulation: 'order', engine: 'sat', logic: true }, limit);
  const lines = storedInstances<NonogramPuzzle>('nonograms').map(
    (puzzle, index): Line => ({
      name: PICTURES[index]!,
      clauses: clauses(puzzle),
      program: program(puzzle),
      khan: khan(puzzle),
      own: own(puzzle),
    }),
  );
  const table = tableOf(
    `Nonograms ${SIDE}x${SIDE}: double coverage (Bosch) as clauses and as integer program, as published; seconds`,
    [
      'picture',
      'MiniSat',
      'as clauses, sat',
      'ratio',
      'variables / rows',
      'HiGHS',
      'khan, lines first, HiGHS',
      'order, lines first, sat',
    ],
    lines.map((line) => [
      line.name,
      PUBLISHED_SECONDS,
      secondsOf(line.clauses),
      ratioOf(line.clauses, PUBLISHED_SECONDS),
      sizeOf(line.clauses),
      secondsOf(line.program),
      secondsOf(line.khan),
      secondsOf(line.own),
    ]),
  );
  return { tables: [table], findings: findings(lines) };
}

function findings(lines: readonly Line[]) {
  const [unique, multiple] = lines as readonly [Line, Line, Line];
  const times = (model: 'clauses' | 'program') => lines.map((line) => secondsOf(line[model])).join(', ');
  return [
    {
      claim: `general nonograms of this size are solved as clauses within about ${PUBLISHED_SECONDS} s`,
      holds: allBelow(
        lines.map(({ clauses }) => clauses),
        PUBLISHED_SECONDS,
      ),
      evidence: `${times('clauses')} s; the integer program itself ${times('program')} s`,
    },
    {
      claim: 'a nonogram with one solution takes less',
      holds: isSlower(multiple.clauses, unique.clauses),
      evidence: `${secondsOf(unique.clauses)} s against ${secondsOf(multiple.clauses)} s`,
    },
  ];
}
