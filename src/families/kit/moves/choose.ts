/** Choices of a few items out of many, for moves that look for patterns. */

/** All choices of `count` items, in order, in the order of the items. */
export function* choices<Item>(items: readonly Item[], count: number, from = 0): Iterable<readonly Item[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= items.length - count; first++) {
    for (const others of choices(items, count - 1, first + 1)) yield [items[first]!, ...others];
  }
}
