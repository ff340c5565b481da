/** Operations in whole numbers; of a product, the exponents of every prime add up to that in the target. */
import type { ModelBuilder } from '../../../solve/index.js';
import { type StatedOperation, stateDifference, stateTotal } from './cage-operations.js';
import { chosenEquality } from './chosen-row.js';
import { worth } from './latin.js';

/** States a sum, a product, a difference or a number in whole numbers. */
export function stateExactly(builder: ModelBuilder, stated: StatedOperation): void {
  if (stated.op === '*') stateProduct(builder, stated);
  else if (stated.op === '-') stateDifference(builder, stated, itself);
  else stateTotal(builder, stated, itself);
}

/** The measure of numbers by themselves. */
export function itself(number: number): number {
  return number;
}

/** States that the numbers of the cells multiply to the target. */
function stateProduct(
  builder: ModelBuilder,
  { name, target, cells, size, chooser }: Omit<StatedOperation, 'op'>,
): void {
  let rest = target;
  for (let prime = 2; prime <= size; prime++) {
    if (!isPrime(prime)) continue;
    const wanted = exponentOf(prime, rest);
    for (let taken = 0; taken < wanted; taken++) rest /= prime;
    const terms = cells.flatMap((cell) => worth(cell, (number) => exponentOf(prime, number)));
    const most = cells.length * Math.floor(Math.log(size) / Math.log(prime) + 1e-9);
    chosenEquality(builder, `${name}_exponent_${prime}`, terms, wanted, {
      chooser,
      range: { least: 0, most: Math.max(most, wanted) },
    });
  }
  if (rest === 1) return;
  builder.row(
    `${name}_product_impossible`,
    chooser === undefined ? [] : [[-1, chooser]],
    '>=',
    chooser === undefined ? 1 : 0,
  );
}

function exponentOf(prime: number, number: number): number {
  let exponent = 0;
  for (let rest = number; rest % prime === 0; rest /= prime) exponent++;
  return exponent;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}
