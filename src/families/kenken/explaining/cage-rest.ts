/**
 * The rest that some numbers of a sum or product leave for its other cells, where these cannot make it:
 * `would leave 0 for r5c6`.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import { listed } from '../../kit/words/words.js';
import type { Cage } from '../puzzle.js';
import { SIGNS } from '../signs.js';

/**
 * The reason that the other cells of a cage cannot be filled, whatever their candidates; undefined where it
 * is no sum or product, or all is filled.
 * @param held the numbers of some cells of the cage, by their positions; no two are equal in a line
 */
export function restWords(
  { op, target, cells }: Cage,
  size: number,
  held: ReadonlyMap<number, number>,
): string | undefined {
  const open = cells.filter((_, place) => !held.has(place));
  if (target === null || (op !== '+' && op !== '*') || open.length === 0) return undefined;
  const numbers = [...held.values()];
  const made = numbers.reduce((one, other) => (op === '+' ? one + other : one * other));
  const rest = op === '+' ? target - made : target / made;
  const sum = `would make ${numbers.join(` ${SIGNS[op]} `)} = ${made}`;
  if (rest < 0) return sum;
  if (!Number.isInteger(rest)) return `${sum}, which does not divide ${target}`;
  const [last, ...more] = open;
  const beside = cells.find((cell, place) => held.get(place) === rest && inOneLine(cell, last!));
  const isSecond = more.length === 0 && rest <= size && beside !== undefined;
  return isSecond
    ? `would need a second ${rest} in ${lineOf(beside, last!)}`
    : `would leave ${rest} for ${listed(open.map(cellCode))}`;
}

export function inOneLine(one: Cell, other: Cell): boolean {
  return one[0] === other[0] || one[1] === other[1];
}

/** The line that two cells share: `row 3`. */
export function lineOf(one: Cell, other: Cell): string {
  return one[0] === other[0] ? `row ${one[0] + 1}` : `column ${one[1] + 1}`;
}
