/**
 * One-step look-ahead on a settled field: an open cell is tried both ways, line logic follows each try to its
 * end, and what both ways agree on, or what the failure of one way forces, is kept. To a fixpoint.
 */
import type { Field, Settled, Snapshot } from './field.js';
import { EMPTY, FILLED, OPEN } from './states.js';

/** What probing came to; `limit`: the allowed line solves were used up, what was found until then stands. */
export interface Probed {
  readonly outcome: Settled | 'limit';
  /** Cells tried. */
  readonly probes: number;
}

/**
 * Settles a field and probes its open cells, in row-major order and round again, until a whole round finds
 * nothing. The field keeps what was found.
 * @param mostLineSolves work allowed, in line solves; checked between cells
 */
export function probe(field: Field, mostLineSolves = Number.POSITIVE_INFINITY): Probed {
  const end = field.lineSolves + mostLineSolves;
  const agreed = new Uint8Array(field.cells.length);
  let settled = field.settle();
  let probes = 0;
  let fruitless = 0;
  for (let cell = 0; settled === 'stuck' && fruitless < field.cells.length; ) {
    if (field.cells[cell] === OPEN) {
      if (field.lineSolves >= end) return { outcome: 'limit', probes };
      const openBefore = field.openCount;
      settled = tryBothWays(field, cell, agreed);
      probes++;
      if (field.openCount < openBefore) fruitless = 0;
      else fruitless++;
    } else fruitless++;
    cell = cell + 1 === field.cells.length ? 0 : cell + 1;
  }
  return { outcome: settled, probes };
}

/** Tries one open cell of a settled field; `agreed` is scratch space, one byte per cell. */
function tryBothWays(field: Field, cell: number, agreed: Uint8Array): Settled {
  const start = field.save();
  field.reveal(cell, FILLED);
  if (field.settle() === 'contradiction') return force(field, start, cell, EMPTY);
  agreed.set(field.cells);
  field.restore(start);
  field.reveal(cell, EMPTY);
  if (field.settle() === 'contradiction') return force(field, start, cell, FILLED);
  for (let other = 0; other < agreed.length; other++) {
    if (agreed[other] !== field.cells[other]) agreed[other] = OPEN;
  }
  field.restore(start);
  for (let other = 0; other < agreed.length; other++) {
    if (agreed[other] !== OPEN) field.reveal(other, agreed[other]!);
  }
  return field.settle();
}

function force(field: Field, start: Snapshot, cell: number, state: number): Settled {
  field.restore(start);
  field.reveal(cell, state);
  return field.settle();
}
