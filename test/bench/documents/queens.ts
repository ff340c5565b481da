/**
 * The text on integer programs for blocked n-queens states no times, but that a board with walls takes the
 * base model about as long as the classic board; its least-walls model is shown with 11 queens on 8x8.
 */
import { createRng, type Rng } from '../../../src/core/random.js';
import { leastWalls } from '../../../src/families/queens/models/least-walls.js';
import type { QueensPuzzle } from '../../../src/families/queens/puzzle.js';
import { openEngine } from '../../../src/solve/engines.js';
import { afterProcessorSeconds, measure } from '../processor.js';
import { figure, median } from '../table.js';
import { isAtMost } from './findings.js';
import { type Effort, type Finding, type Report, type Table, tableOf } from './report.js';
import { openWay, sizeOf } from './ways.js';

const SIDE = 8;
const BOARDS = 5;
const WALLS = [0, 1, 2, 3];
const LEAST_WALLS_QUEENS = 11;
const SECONDS = 30;
/** "About equal": at most this multiple of the classic board's time. */
const ABOUT = 2;

/** The base model by number of walls, then the least-walls model. */
export async function compareQueens(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const highs = await openWay('queens', { formulation: 'partitions', engine: 'highs' }, limit);
  const own = await openWay('queens', { formulation: 'partitions', engine: 'sat', logic: true }, limit);
  const lines = WALLS.map((walls) => {
    const boards = Array.from({ length: BOARDS }, (_, index) =>
      randomBoard(walls, createRng(`${walls} ${index}`)),
    );
    const measured = boards.map((board) => ({ highs: highs(board), sat: own(board) }));
    return {
      walls,
      size: sizeOf(measured[0]!.highs),
      highs: median(measured.map((times) => times.highs.seconds)),
      sat: median(measured.map((times) => times.sat.seconds)),
    };
  });
  const classic = lines[0]!;
  const table = tableOf(
    `Queens: largest number on ${SIDE}x${SIDE} by the base model, median seconds of ${BOARDS} boards`,
    ['walls', 'variables / rows', 'HiGHS', 'to no walls', 'sat'],
    lines.map(({ walls, size, highs: seconds, sat }) => [
      walls,
      size,
      figure(seconds),
      `${figure(seconds / classic.highs)} x`,
      figure(sat),
    ]),
  );
  const ratios = lines.map(({ highs: seconds }) => seconds / classic.highs);
  const leastWallsTable = await compareLeastWalls(limit);
  const finding: Finding = {
    claim: 'walls leave the base model about as hard as the classic board',
    holds: isAtMost(Math.max(...ratios), ABOUT),
    evidence: `at most ${figure(Math.max(...ratios))} times its time`,
  };
  return { tables: [table, leastWallsTable], findings: [finding] };
}

async function compareLeastWalls(limit: number): Promise<Table> {
  const engine = await openEngine('highs');
  const rows = [false, true].map((bounds) => {
    const { model } = leastWalls({ size: SIDE, queens: LEAST_WALLS_QUEENS, bounds, breakSymmetry: bounds });
    const session = engine.open(model);
    const { value, seconds } = measure(() =>
      session.solve({ budget: { abort: afterProcessorSeconds(limit) } }),
    );
    session.dispose();
    const walls = 'objective' in value ? value.objective : '-';
    return [
      bounds ? 'with bounds and symmetry' : 'as published',
      `${model.variables.length} / ${model.rows.length}`,
      walls,
      value.status === 'optimal' ? 'proved' : `bound ${'bound' in value ? figure(value.bound) : '-'}`,
      `${value.status === 'optimal' ? '' : '> '}${figure(seconds)}`,
    ];
  });
  return tableOf(
    `Queens: least walls for ${LEAST_WALLS_QUEENS} on ${SIDE}x${SIDE} in HiGHS (no time is stated)`,
    ['model', 'variables / rows', 'walls', 'proof', 'seconds'],
    rows,
  );
}

function randomBoard(walls: number, rng: Rng): QueensPuzzle {
  const cells = rng.shuffle(Array.from({ length: SIDE * SIDE }, (_, cell) => cell)).slice(0, walls);
  const board = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => (cells.includes(row * SIDE + column) ? '#' : '.')).join(''),
  );
  return { family: 'queens', board };
}
