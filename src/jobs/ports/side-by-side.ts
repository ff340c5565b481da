/** Pieces of work side by side, no more of them at once than there is room for. */

/**
 * Begins work on items in their order, the next one whenever a piece of work ends.
 * @param most pieces of work at once, asked for before each begins
 * @returns a promise for each item; one that rejects leaves the others as they are, and need not be awaited
 */
export function sideBySide<Item, Done>(
  items: readonly Item[],
  most: () => number,
  work: (item: Item) => Promise<Done>,
): readonly Promise<Done>[] {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    while (waiting.length > 0 && running < Math.max(1, most())) {
      running++;
      waiting.shift()!();
    }
  };
  const begun = items.map(async (item) => {
    await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work(item);
    } finally {
      running--;
      next();
    }
  });
  for (const one of begun) one.catch(() => undefined);
  next();
  return begun;
}
