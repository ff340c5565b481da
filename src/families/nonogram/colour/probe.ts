/**
 * One-step look-ahead on a field in colours: an open cell is tried in each of its colours, line logic follows
 * each try to its end, and only what some try leaves possible is kept. To a fixpoint.
 */
import { type Probed, type Progress, probeToFixpoint, type Trial } from '../../kit/logic/look-ahead.js';
import { type ColourField, isSingle } from './field.js';

/**
 * Propagates a field and probes its open cells, in row-major order and round again, until a whole round finds
 * nothing. The field keeps what was found.
 * @param mostLineSolves work allowed, in line solves; checked between cells. With the outcome `limit` it was
 *   used up, and what was found until then holds.
 */
export function probeColours(
  field: ColourField,
  mostLineSolves = Number.POSITIVE_INFINITY,
): Probed<Progress | 'limit'> {
  const { domains } = field;
  const end = field.lineSolves + mostLineSolves;
  const union = new Int32Array(domains.length);
  const tryPlace = (cell: number): Trial<Progress | 'limit'> => {
    if (isSingle(domains[cell]!)) return { probes: 0 };
    if (field.lineSolves >= end) return { probes: 0, progress: 'limit' };
    uniteTrials(field, cell, union);
    if (union.every((colours, other) => (domains[other]! & ~colours) === 0)) return { probes: 1 };
    union.forEach((colours, other) => {
      field.restrict(other, colours);
    });
    return { probes: 1, progress: field.propagate() };
  };
  return probeToFixpoint({
    places: domains.length,
    until: 'all-in-vain',
    propagate: () => field.propagate(),
    tryPlace,
  });
}

/** Tries every colour of a cell and collects what the tries without contradiction leave possible. */
function uniteTrials(field: ColourField, cell: number, union: Int32Array): void {
  const { domains } = field;
  const start = field.save();
  union.fill(0);
  for (let rest = domains[cell]!; rest !== 0; rest &= rest - 1) {
    field.restrict(cell, rest & -rest);
    if (field.propagate() !== 'contradiction') {
      for (let other = 0; other < union.length; other++) union[other]! |= domains[other]!;
    }
    field.restore(start);
  }
}
