/**
 * One-step look-ahead on a propagated field: an open cell is tried both ways, line logic follows each try to
 * its end, and what both ways agree on, or what the failure of one way forces, is kept. To a fixpoint.
 */
import { type Probed, type Progress, probeToFixpoint, type Trial } from '../../kit/logic/look-ahead.js';
import type { Field, Snapshot } from './field.js';
import { EMPTY, FILLED, OPEN } from './states.js';

/**
 * Propagates a field and probes its open cells, in row-major order and round again, until a whole round finds
 * nothing. The field keeps what was found.
 * @param mostLineSolves work allowed, in line solves; checked between cells. With the outcome `limit` it was
 *   used up, and what was found until then holds.
 */
export function probe(field: Field, mostLineSolves = Number.POSITIVE_INFINITY): Probed<Progress | 'limit'> {
  const end = field.lineSolves + mostLineSolves;
  const agreed = new Uint8Array(field.cells.length);
  const tryCell = (cell: number): Trial<Progress | 'limit'> => {
    if (field.cells[cell] !== OPEN) return { probes: 0 };
    if (field.lineSolves >= end) return { probes: 0, progress: 'limit' };
    const openBefore = field.openCount;
    const progress = tryBothWays(field, cell, agreed);
    return field.openCount < openBefore ? { probes: 1, progress } : { probes: 1 };
  };
  return probeToFixpoint({
    places: field.cells.length,
    until: 'all-in-vain',
    propagate: () => field.propagate(),
    tryPlace: tryCell,
  });
}

/** Tries one open cell of a propagated field; `agreed` is scratch space, one byte per cell. */
function tryBothWays(field: Field, cell: number, agreed: Uint8Array): Progress {
  const start = field.save();
  field.reveal(cell, FILLED);
  if (field.propagate() === 'contradiction') return force(field, start, cell, EMPTY);
  agreed.set(field.cells);
  field.restore(start);
  field.reveal(cell, EMPTY);
  if (field.propagate() === 'contradiction') return force(field, start, cell, FILLED);
  for (let other = 0; other < agreed.length; other++) {
    if (agreed[other] !== field.cells[other]) agreed[other] = OPEN;
  }
  field.restore(start);
  for (let other = 0; other < agreed.length; other++) {
    if (agreed[other] !== OPEN) field.reveal(other, agreed[other]!);
  }
  return field.propagate();
}

function force(field: Field, start: Snapshot, cell: number, state: number): Progress {
  field.restore(start);
  field.reveal(cell, state);
  return field.propagate();
}
