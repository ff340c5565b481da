/** Texts that are nearly of a format: one slip away. */

/** Fewer numbers say nothing about which of them is the odd one. */
const FEWEST = 3;

/** The number that all numbers but one at most are; undefined where there is none, or too few. */
export function allButOne(numbers: readonly number[]): number | undefined {
  if (numbers.length < FEWEST) return undefined;
  return numbers.slice(0, 2).find((one) => numbers.filter((other) => other !== one).length <= 1);
}
