/**
 * Lines that form a single loop, as lazy rows: where lines lead round, no other line runs. That every point
 * has two lines or none is stated elsewhere.
 */
import type { Edge } from '../../../core/index.js';
import { type Row, row, sum } from '../../../solve/index.js';
import type { LazyReason } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { closeEarly } from '../confirm/loops.js';
import type { Line } from './lines.js';
import { type Ring, ringsOf } from './rings.js';

/** For each ring of the chosen lines that leaves others out: not all of it runs beside any of these. */
export function loopRows(points: number, chosen: readonly Line[]): readonly Row[] {
  return ringsOf(points, chosen).flatMap((ring) => rowsOf(ring, ring.points.join('_'), chosen));
}

/**
 * The same as reasons, each of which speaks about all other lines.
 * @param reasonOf the points of the ring in order
 */
export function loopReasons(
  points: number,
  lines: readonly Line[],
  chosen: readonly Line[],
  reasonOf: (ring: readonly number[]) => Reason,
): readonly LazyReason[] {
  return ringsOf(points, chosen)
    .filter((ring) => ring.lines.length < chosen.length)
    .map((ring) => {
      const reason = reasonOf(ring.points);
      return { reason, rows: rowsOf(ring, reason.id, lines) };
    });
}

function rowsOf({ lines }: Ring<Line>, name: string, all: readonly Line[]): readonly Row[] {
  const round = new Set(lines.map(({ variable }) => variable));
  return all
    .filter(({ variable }) => !round.has(variable))
    .map(({ variable }) => row(`${name}_${variable}`, sum([...round, variable]), '<=', lines.length));
}

/**
 * The sentence of a row "not all of these lines", when some of them would close a loop without the others;
 * undefined for any other row.
 */
export function justifyLoop(
  { lower, upper }: Row,
  edges: readonly Edge[],
  nameOf: (edge: Edge) => string,
): string | undefined {
  if (lower !== -Infinity || upper < edges.length - 1 || !closeEarly(edges)) return undefined;
  return `not all of these lines can run, or some would close a loop without the others: ${edges.map(nameOf).join(', ')}`;
}
