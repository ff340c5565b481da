/**
 * Table 4.3 of the report of Conroy, Dieroff, Kehoe and Lu, the grid based against the cell based battleship
 * model, and the 30x20 grid on which the latter is said to need hours. A hard puzzle of ours gives only cells
 * that rule out a second solution; the easy one of its size gives a tenth of all cells besides. The large one
 * gives just the tenth; its fleet, which is not printed, covers a sixth of the grid, as the 10x10 fleet a
 * fifth.
 */
import { type BattleshipPuzzle, OPEN } from '../../../src/families/battleship/puzzle.js';
import { figure } from '../table.js';
import { holdsMostly, holdsThroughout, isMoreWork, isSlower, tally } from './findings.js';
import { storedInstances } from './instances/stored.js';
import { type Effort, type Finding, type Report, type Table, tableOf } from './report.js';
import { type Measured, openWay, ratioOf, secondsOf, sizeOf } from './ways.js';

/** Table 4.3: seconds of GBM and CBM in Gurobi, of puzzles with the fleets of Table 4.2. */
const PUBLISHED = [
  { easy: [0.01, 0.01], hard: [0.01, 0.12] },
  { easy: [0.02, 0.08], hard: [0.02, 0.22] },
  { easy: [0.01, 0.02], hard: [0.01, 0.05] },
  { easy: [0.03, 0.21], hard: [0.03, 0.15] },
] as const;

const SECONDS = 30;
const HOUR = 3600;

interface Line {
  readonly size: string;
  readonly level: string;
  readonly given: number;
  readonly published: readonly [ships: number, cells: number] | undefined;
  readonly ships: Measured;
  readonly cells: Measured;
  readonly own: Measured;
  readonly ownCells: Measured;
}

/** Table 4.3 and the large grid with ours beside them. */
export async function compareBattleship(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const ships = await openWay('battleship', { formulation: 'ships', engine: 'highs' }, limit);
  const cells = await openWay('battleship', { formulation: 'cells', engine: 'highs' }, limit);
  const bySat = { engine: 'sat', logic: true } as const;
  const own = await openWay('battleship', { formulation: 'ships', ...bySat }, limit);
  const ownCells = await openWay('battleship', { formulation: 'cells', ...bySat }, limit);
  const line = (puzzle: BattleshipPuzzle, level: string, published: Line['published']): Line => ({
    size: `${puzzle.rows.length}x${puzzle.columns.length}`,
    level,
    given: countGivenCells(puzzle),
    published,
    ships: ships(puzzle),
    cells: cells(puzzle),
    own: own(puzzle),
    ownCells: ownCells(puzzle),
  });
  const puzzles = storedInstances<BattleshipPuzzle>('table-4.3');
  const lines = PUBLISHED.flatMap(({ easy, hard }, index): Line[] => [
    line(puzzles[2 * index]!, 'easy', easy),
    line(puzzles[2 * index + 1]!, 'hard', hard),
  ]);
  const large = line(puzzles.at(-1)!, 'easy', undefined);
  return {
    tables: [tableOfLines([...lines, large])],
    findings: [...findings(lines), ...largeFindings(large)],
  };
}

/** The cells that a puzzle gives. */
function countGivenCells({ grid }: BattleshipPuzzle): number {
  return [...grid.join('')].filter((cell) => cell !== OPEN).length;
}

function tableOfLines(lines: readonly Line[]): Table {
  return tableOf(
    'Table 4.3: battleship by places of ships (GBM) and by cells (CBM), as published; seconds',
    [
      'size',
      'level',
      'given',
      'GBM Gurobi',
      'HiGHS',
      'ratio',
      'variables / rows',
      'CBM Gurobi',
      'HiGHS',
      'ratio',
      'variables / rows',
      'GBM logic first, sat',
      'CBM',
    ],
    lines.map(({ size, level, given, published, ships, cells, own, ownCells }) => [
      size,
      level,
      given,
      published?.[0] ?? '-',
      secondsOf(ships),
      published === undefined ? '-' : ratioOf(ships, published[0]),
      sizeOf(ships),
      published?.[1] ?? 'hours',
      secondsOf(cells),
      published === undefined ? '-' : ratioOf(cells, published[1]),
      sizeOf(cells),
      secondsOf(own),
      secondsOf(ownCells),
    ]),
  );
}

function findings(lines: readonly Line[]): readonly Finding[] {
  const faster = lines.map(({ ships, cells }) => isSlower(cells, ships));
  const pairs = PUBLISHED.map((_, index) => lines.slice(2 * index, 2 * index + 2) as [Line, Line]);
  const hardSlower = (model: 'ships' | 'cells') =>
    pairs.map(([easy, hard]) => isMoreWork(hard[model], easy[model]));
  const printed = PUBLISHED.filter(({ easy, hard }) => hard[1] > easy[1]).length;
  return [
    {
      claim: 'the grid based model is consistently the faster one',
      holds: holdsThroughout(faster),
      evidence: `on ${tally(faster)} puzzles`,
    },
    {
      claim: 'of puzzles of one size the harder one is more work for the cell based model',
      holds: holdsThroughout(hardSlower('cells')),
      evidence: `more iterations on ${tally(hardSlower('cells'))} sizes; more time in the printed table on ${printed}`,
    },
    {
      claim: 'the harder puzzle is not more work for the grid based model',
      holds: holdsMostly(hardSlower('ships').map((slower) => slower !== true)),
      evidence: `more iterations on ${tally(hardSlower('ships'))} sizes`,
    },
  ];
}

function largeFindings({ size, ships, cells, own, ownCells }: Line): readonly Finding[] {
  const fastest = cells.seconds < ownCells.seconds || ownCells.stopped ? cells : ownCells;
  return [
    {
      claim: `the cell based model needs hours on ${size}`,
      holds: fastest.stopped ? undefined : fastest.seconds > HOUR,
      evidence:
        `cells ${secondsOf(cells)} s in HiGHS and ${secondsOf(ownCells)} s by sat; ` +
        `ships ${secondsOf(ships)} s and ${secondsOf(own)} s`,
    },
    {
      claim: 'the cell based model has very many more rows',
      holds: cells.rows > ships.rows,
      evidence: `${figure(cells.rows / ships.rows)} times those of the grid based model on ${size}`,
    },
  ];
}
