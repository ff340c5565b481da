/**
 * A weighted sum as a binary number, by a network of full and half adders, compared with constants (Eén and
 * Sörensson 2006, section 5.3). It propagates weakly but is never large: used when diagram and
 * totaliser would be.
 */
import type { ClauseSink } from './sink.js';

/** The bits of the sum, lowest first: a literal, or undefined for a bit that is always 0. */
export type BinarySum = readonly (number | undefined)[];

/** Adds up weighted literals; weights are positive whole numbers. */
export function buildAdder(
  sink: ClauseSink,
  literals: readonly number[],
  weights: readonly number[],
): BinarySum {
  const columns: number[][] = [];
  literals.forEach((literal, index) => {
    for (let bit = 0, weight = weights[index]!; weight > 0; bit++, weight = Math.floor(weight / 2)) {
      columns[bit] ??= [];
      if (weight % 2 === 1) columns[bit]!.push(literal);
    }
  });
  const sum: (number | undefined)[] = [];
  for (let bit = 0; bit < columns.length; bit++) {
    const column = columns[bit]!;
    let start = 0;
    while (column.length - start > 1) {
      const bits = column.slice(start, start + 3);
      start += bits.length;
      columns[bit + 1] ??= [];
      column.push(addBits(sink, bits, columns[bit + 1]!, bit, start));
    }
    sum.push(column[start]);
  }
  return sum;
}

/** Adds two or three bits: returns their parity and appends their carry. */
function addBits(
  sink: ClauseSink,
  bits: readonly number[],
  carries: number[],
  bit: number,
  step: number,
): number {
  const parity = sink.fresh('parity', bit, step);
  const carry = sink.fresh('carry', bit, step);
  carries.push(carry);
  const [a, b, c] = bits as [number, number, number | undefined];
  if (c === undefined) {
    for (const [x, y] of [
      [a, b],
      [-a, -b],
    ] as const)
      sink.clause([x, y, -parity]);
    for (const [x, y] of [
      [a, -b],
      [-a, b],
    ] as const)
      sink.clause([x, y, parity]);
    sink.clause([-a, -b, carry]);
    sink.clause([a, -carry]);
    sink.clause([b, -carry]);
    return parity;
  }
  for (const [x, y, z] of [
    [a, b, c],
    [a, -b, -c],
    [-a, b, -c],
    [-a, -b, c],
  ] as const) {
    sink.clause([x, y, z, -parity]);
    sink.clause([-x, -y, -z, parity]);
  }
  for (const [x, y] of [
    [a, b],
    [a, c],
    [b, c],
  ] as const) {
    sink.clause([-x, -y, carry]);
    sink.clause([x, y, -carry]);
  }
  return parity;
}

/** Writes `sum <= bound`; with premises only if they all hold. */
export function encodeAtMost(
  sink: ClauseSink,
  sum: BinarySum,
  bound: number,
  premises: readonly number[] = [],
): void {
  if (bound < 0) {
    sink.clause(premises.map((literal) => -literal));
    return;
  }
  const higher: number[] = premises.map((literal) => -literal);
  for (let bit = Math.max(sum.length, bitLength(bound)) - 1; bit >= 0; bit--) {
    const literal = sum[bit];
    if (bitOf(bound, bit)) {
      if (literal === undefined) return;
      higher.push(-literal);
    } else if (literal !== undefined) {
      sink.clause([...higher, -literal]);
    }
  }
}

/** Writes `sum >= bound`. */
export function encodeAtLeast(sink: ClauseSink, sum: BinarySum, bound: number): void {
  const higher: number[] = [];
  for (let bit = Math.max(sum.length, bitLength(bound)) - 1; bit >= 0; bit--) {
    const literal = sum[bit];
    if (!bitOf(bound, bit)) {
      if (literal !== undefined) higher.push(literal);
    } else {
      sink.clause(literal === undefined ? higher : [...higher, literal]);
      if (literal === undefined) return;
    }
  }
}

function bitOf(number: number, bit: number): boolean {
  return Math.floor(number / 2 ** bit) % 2 === 1;
}

function bitLength(number: number): number {
  return number < 1 ? 0 : Math.floor(Math.log2(number)) + 1;
}
