/**
 * Table A.4 of the report of Conroy, Dieroff, Kehoe and Lu: Hashi by flow, without and with the ten human
 * deductions (HDC), the solver's presolve off as there, and on.
 */
import { deductionsOf } from '../../../src/families/hashi/deductions.js';
import { layoutOf } from '../../../src/families/hashi/layout.js';
import { bridgeLimit, type HashiPuzzle } from '../../../src/families/hashi/puzzle.js';
import { allBelow, holdsMostly, isMoreWork, rankCorrelation, tally } from './findings.js';
import { storedInstances } from './instances/stored.js';
import { type Effort, type Finding, type Report, type Table, tableOf } from './report.js';
import { type Measured, openWay, ratioOf, secondsOf, sizeOf } from './ways.js';

/** Side, islands, places, deductions, seconds of Gurobi without and with deductions. */
const PUBLISHED = [
  [5, 8, 9, 7, 0.00244, 0.00064],
  [5, 7, 7, 9, 0.00261, 0.00206],
  [5, 11, 14, 20, 0.01229, 0.00203],
  [7, 10, 11, 9, 0.00259, 0.00432],
  [7, 12, 14, 21, 0.01125, 0.00237],
  [7, 13, 15, 15, 0.00842, 0.00237],
  [7, 14, 17, 11, 0.00913, 0.00736],
  [7, 14, 17, 24, 0.00388, 0.00337],
  [10, 20, 24, 21, 0.01082, 0.00995],
  [10, 22, 27, 25, 0.01315, 0.01003],
  [10, 23, 30, 21, 0.01466, 0.03081],
  [10, 25, 34, 26, 0.01138, 0.00949],
  [10, 25, 32, 15, 0.01221, 0.0093],
  [15, 26, 32, 36, 0.00648, 0.00358],
  [15, 29, 35, 41, 0.00748, 0.00959],
  [15, 33, 43, 47, 0.05117, 0.00592],
  [15, 33, 42, 54, 0.01518, 0.00554],
  [25, 63, 84, 62, 0.02206, 0.00852],
  [25, 83, 119, 70, 0.06532, 0.01806],
  [30, 127, 197, 93, 0.20876, 0.08316],
] as const;

const SECONDS = 15;
/** All printed times are below a quarter of this. */
const QUICK_SECONDS = 1;
/** Twenty figures rank by chance beyond this once in twenty times. */
const CRITICAL_CORRELATION = 0.447;

/** The ways of the table, by the presolve of the engine and the deductions. */
const WAYS = {
  plainOff: { formulation: 'flow', enginePresolve: false },
  deducedOff: { formulation: 'flow+deductions', enginePresolve: false },
  plainOn: { formulation: 'flow' },
  deducedOn: { formulation: 'flow+deductions' },
} as const;
type WayName = keyof typeof WAYS;

interface Line {
  readonly published: (typeof PUBLISHED)[number];
  readonly places: number;
  readonly deductions: number;
  readonly times: Readonly<Record<WayName, Measured>>;
  readonly own: Measured;
}

/** Table A.4 with ours beside it. */
export async function compareHashi(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const names = Object.keys(WAYS) as WayName[];
  const ways = await Promise.all(
    names.map(async (name) => openWay('hashi', { ...WAYS[name], engine: 'highs' }, limit)),
  );
  const own = await openWay('hashi', { formulation: 'cuts', engine: 'sat', logic: true }, limit);
  const lines = storedInstances<HashiPuzzle>('table-a.4').map((puzzle, index): Line => {
    const layout = layoutOf(puzzle);
    return {
      published: PUBLISHED[index]!,
      places: layout.places.length,
      deductions: deductionsOf(layout, bridgeLimit(puzzle)).length,
      times: Object.fromEntries(names.map((name, way) => [name, ways[way]!(puzzle)])) as Line['times'],
      own: own(puzzle),
    };
  });
  return {
    tables: [tableOfLines(lines)],
    findings: [...deductionFindings(lines), ...sizeFindings(lines)],
  };
}

function tableOfLines(lines: readonly Line[]): Table {
  return tableOf(
    'Table A.4: Hashi by flow, as published; HiGHS with its presolve off and on; seconds',
    [
      ...['n', 'k', 'B', 'ours', 'HDC', 'ours', 'Gurobi off', 'HiGHS off', 'ratio'],
      ...[
        'HDC Gurobi off',
        'HiGHS off',
        'ratio',
        'HiGHS on',
        'HDC on',
        'variables / rows',
        'cuts, logic first, sat',
      ],
    ],
    lines.map(({ published: [n, k, places, deductions, plain, deduced], times, own, ...line }) => [
      ...[n, k, places, line.places, deductions, line.deductions],
      ...[plain, secondsOf(times.plainOff), ratioOf(times.plainOff, plain)],
      ...[deduced, secondsOf(times.deducedOff), ratioOf(times.deducedOff, deduced)],
      ...[secondsOf(times.plainOn), secondsOf(times.deducedOn), sizeOf(times.plainOn), secondsOf(own)],
    ]),
  );
}

function deductionFindings(lines: readonly Line[]): readonly Finding[] {
  const saved = (without: WayName, withThem: WayName) =>
    lines.map(({ times }) => isMoreWork(times[without], times[withThem]));
  const printed = PUBLISHED.filter(([, , , , plain, deduced]) => plain > deduced).length;
  const [off, on] = [saved('plainOff', 'deducedOff'), saved('plainOn', 'deducedOn')];
  return [
    {
      claim: 'without presolve the deductions save work on most boards',
      holds: holdsMostly(off),
      evidence: `fewer iterations on ${tally(off)}; less time on ${printed} of the printed table`,
    },
    {
      claim: 'with presolve the deductions still save work on most boards',
      holds: holdsMostly(on),
      evidence: `fewer iterations on ${tally(on)}`,
    },
  ];
}

function sizeFindings(lines: readonly Line[]): readonly Finding[] {
  const times = lines.map(({ times: { plainOff } }) => plainOff);
  const correlation = rankCorrelation(
    lines.map(({ places }) => places),
    times.map(({ seconds }) => seconds),
  );
  const largest = lines.at(-1)!;
  const quick = allBelow(times, QUICK_SECONDS);
  return [
    {
      claim: 'larger boards take longer',
      holds: correlation > CRITICAL_CORRELATION,
      evidence: `rank correlation of places and time ${correlation.toFixed(2)}`,
    },
    {
      claim: 'the time stays short, without exponential growth',
      holds: quick,
      evidence: `${secondsOf(largest.times.plainOff)} s on the largest board, by cuts ${secondsOf(largest.own)} s`,
    },
  ];
}
