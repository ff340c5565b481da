/** Spearman's rank correlation. */

/** From -1 to 1; equal values share the mean of their ranks. Both lists have the same length. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [centredRanks(one), centredRanks(other)];
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, index) => sum + value * y[index]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function centredRanks(values: readonly number[]): readonly number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const ranks = new Array<number>(values.length);
  for (let first = 0; first < order.length; ) {
    let end = first + 1;
    while (end < order.length && values[order[end]!] === values[order[first]!]) end++;
    for (const index of order.slice(first, end)) {
      ranks[index] = (first + end - 1) / 2 - (values.length - 1) / 2;
    }
    first = end;
  }
  return ranks;
}
