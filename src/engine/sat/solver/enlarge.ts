/** Typed arrays that grow with the number of variables. */

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
