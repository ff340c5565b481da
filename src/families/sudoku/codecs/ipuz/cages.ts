/** Killer cages as cages of ipuz: the sum is the value, the operator a plus or left out. */
import { z } from 'zod';
import { failure, issue, type Result, success } from '../../../../core/index.js';
import { cellsOfGroup, groupOf, IPUZ_GROUP } from '../../../kit/codecs/ipuz.js';
import type { KillerCage } from '../../constraints/index.js';

export const IPUZ_CAGE = IPUZ_GROUP.extend({
  value: z.number().int().nullish(),
  operator: z.string().nullish(),
});

/** The constraint of a cage in a square grid; the issues name the part of the document. */
export function cageOf(cage: z.infer<typeof IPUZ_CAGE>, side: number, part: string): Result<object> {
  const { value, operator } = cage;
  if (operator && operator !== '+') {
    const message = `The cage has the operator ${JSON.stringify(operator)}; cages of a Sudoku have sums ("+").`;
    return failure(issue('format-unsupported', message, { part }));
  }
  const cells = cellsOfGroup(cage, side, part);
  if (!cells.ok) return cells;
  const sum = typeof value === 'number' ? { sum: value } : {};
  return success({ type: 'killer-cage', cells: cells.value, ...sum });
}

/** The cage of a constraint. */
export function writeCage({ cells, sum }: KillerCage): object {
  return { ...groupOf(cells), ...(sum !== undefined && { value: sum, operator: '+' }) };
}
