/**
 * Places that part others from a root: by a walk in depth, which tells for each place how far back the places
 * behind it lead. Source: articulation points (Hopcroft and Tarjan, 1973).
 */

/**
 * The places of a whole without which too many others could not be reached from the root, or one that is
 * needed.
 * @param places those that hang together, the root among them
 * @param isNeeded true for a place that must be reached
 * @param spare the most places that need not be reached
 */
export function parted(
  root: number,
  places: readonly number[],
  beside: readonly Int32Array[],
  isNeeded: (place: number) => boolean,
  spare: number,
): readonly number[] {
  const within = new Set(places);
  /** When a place was entered, from 1 on, and the earliest one that is beside those behind it. */
  const entered = new Map<number, number>([[root, 1]]);
  const earliest = new Map<number, number>([[root, 1]]);
  /** The places behind a place, itself among them, and how many of them are needed. */
  const behind = new Map<number, number>();
  const needed = new Map<number, number>();
  /** What would be lost without a place. */
  const lost = new Map<number, number>();
  const found = new Set<number>();
  const walk: { readonly place: number; next: number }[] = [{ place: root, next: 0 }];
  while (walk.length > 0) {
    const step = walk.at(-1)!;
    const { place } = step;
    const next = beside[place]![step.next++];
    if (next !== undefined) {
      if (!within.has(next)) continue;
      const before = entered.get(next);
      if (before !== undefined) earliest.set(place, Math.min(earliest.get(place)!, before));
      else {
        entered.set(next, entered.size + 1);
        earliest.set(next, entered.size);
        walk.push({ place: next, next: 0 });
      }
      continue;
    }
    walk.pop();
    const parent = walk.at(-1)?.place;
    if (parent === undefined) break;
    const count = (behind.get(place) ?? 0) + 1;
    const own = (needed.get(place) ?? 0) + (isNeeded(place) ? 1 : 0);
    behind.set(parent, (behind.get(parent) ?? 0) + count);
    needed.set(parent, (needed.get(parent) ?? 0) + own);
    earliest.set(parent, Math.min(earliest.get(parent)!, earliest.get(place)!));
    if (earliest.get(place)! < entered.get(parent)!) continue;
    // Nothing behind the place leads back beyond its parent.
    const without = (lost.get(parent) ?? 0) + count;
    lost.set(parent, without);
    if (own > 0 || without + 1 > spare) found.add(parent);
  }
  found.delete(root);
  return [...found];
}
