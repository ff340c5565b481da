/**
 * Places that part others from a root: by a walk in depth, which finds for each place how far back the places
 * behind it lead. Source: articulation points (Hopcroft and Tarjan, 1973).
 */

/** A walk, by place. */
interface Walk {
  /** When a place was entered, from 1 on; 0: not yet. {@link OUTSIDE}: it does not belong to the whole. */
  readonly entered: Int32Array;
  /** The earliest entry that is beside the place or those behind it. */
  readonly earliest: Int32Array;
  /** The places behind it with itself, those of them that are needed, and those that are lost without it. */
  readonly behind: Int32Array;
  readonly needed: Int32Array;
  readonly lost: Int32Array;
  /** The next one of those beside it. */
  readonly next: Int32Array;
}

const OUTSIDE = -1;

/** Kept from call to call; what a call has used is cleared again. */
let walk: Walk = walkOver(0);

function walkOver(count: number): Walk {
  const zeros = (): Int32Array => new Int32Array(count);
  const entered = zeros().fill(OUTSIDE);
  return { entered, earliest: zeros(), behind: zeros(), needed: zeros(), lost: zeros(), next: zeros() };
}

/**
 * The places of a whole without which too many others could not be reached from the root, or one that is
 * needed.
 * @param places connected ones, the root among them
 * @param isNeeded true for a place that must be reached
 * @param spare the most places that need not be reached; absent: only the needed ones count
 */
export function parted(
  root: number,
  places: readonly number[],
  neighbours: readonly (readonly number[])[],
  isNeeded: (place: number) => boolean,
  spare = Number.POSITIVE_INFINITY,
): readonly number[] {
  if (walk.entered.length < neighbours.length) walk = walkOver(neighbours.length);
  const { entered, earliest, behind, needed, lost, next } = walk;
  for (const place of places) {
    entered[place] = 0;
    behind[place] = 1;
    needed[place] = isNeeded(place) ? 1 : 0;
    lost[place] = 0;
    next[place] = 0;
  }
  const found = new Set<number>();
  const path = [root];
  let entries = 1;
  entered[root] = earliest[root] = 1;
  while (path.length > 0) {
    const place = path.at(-1)!;
    const other = neighbours[place]![next[place]!++];
    if (other !== undefined) {
      if (entered[other] === 0) {
        entered[other] = earliest[other] = ++entries;
        path.push(other);
      } else if (entered[other] !== OUTSIDE && entered[other]! < earliest[place]!) {
        earliest[place] = entered[other]!;
      }
      continue;
    }
    path.pop();
    const parent = path.at(-1);
    if (parent === undefined) break;
    behind[parent]! += behind[place]!;
    needed[parent]! += needed[place]!;
    if (earliest[place]! < earliest[parent]!) earliest[parent] = earliest[place]!;
    if (earliest[place]! < entered[parent]!) continue;
    // Nothing behind the place leads back beyond its parent.
    lost[parent]! += behind[place]!;
    if (needed[place]! > 0 || lost[parent]! >= spare) found.add(parent);
  }
  for (const place of places) entered[place] = OUTSIDE;
  found.delete(root);
  return [...found];
}
