/** JSON data as a tree: its places, and the same data with one place changed. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The keys and positions that lead to a place, from the outside in. */
export type Path = readonly (string | number)[];

/** Every place of the data with what stands there, the outermost first. */
export function* placesIn(json: Json, path: Path = []): Generator<readonly [Path, Json]> {
  yield [path, json];
  if (Array.isArray(json)) {
    for (const [index, item] of (json as readonly Json[]).entries()) yield* placesIn(item, [...path, index]);
  } else if (typeof json === 'object' && json !== null) {
    for (const [key, item] of Object.entries(json)) yield* placesIn(item, [...path, key]);
  }
}

/** The data with something else at a place; `undefined` takes a key or an element away. */
export function replaceAt(json: Json, path: Path, value: Json | undefined): Json {
  const [head, ...rest] = path;
  if (head === undefined) return value ?? null;
  if (Array.isArray(json)) {
    const items = json as readonly Json[];
    const index = head as number;
    if (rest.length === 0 && value === undefined) return items.toSpliced(index, 1);
    return items.with(index, replaceAt(items[index]!, rest, value));
  }
  const object = json as { readonly [key: string]: Json };
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(object).filter(([key]) => key !== head));
  }
  return { ...object, [head]: replaceAt(object[head]!, rest, value) };
}
