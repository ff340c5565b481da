/** Typed arrays that grow. */

/**
 * The length of an array that has to hold `needed` items: a factor of its length now, so that growing is
 * rare.
 */
export function grownLength(length: number, needed: number, growth: number): number {
  return Math.max(needed, Math.floor(length * growth));
}

/** The array itself when it is long enough, else a longer copy padded with zeros. */
export function enlarge<Items extends Int8Array | Uint8Array | Int32Array | Float64Array>(
  items: Items,
  size: number,
): Items {
  if (items.length >= size) return items;
  const larger = new (items.constructor as new (length: number) => Items)(size);
  larger.set(items);
  return larger;
}
