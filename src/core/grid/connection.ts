/**
 * Connectivity: flood fill, connected components and shortest paths. A graph is given by the neighbours of a
 * node; nodes are compared as the keys of a `Map` are, so they are numbers or texts.
 */

/** The neighbours of a node. */
type Neighbours<Node> = (node: Node) => Iterable<Node>;

/** The nodes that can be reached from some nodes, these included, breadth first. */
export function reachableFrom<Node>(
  start: Iterable<Node>,
  neighboursOf: Neighbours<Node>,
): ReadonlySet<Node> {
  const reached = new Set(start);
  // A set may grow while it is walked through.
  for (const node of reached) for (const next of neighboursOf(node)) reached.add(next);
  return reached;
}

/**
 * The same for nodes that are numbers from 0, for questions that are asked often: by node, 1 if it can be
 * reached.
 * @param isBarred by node: 1 if no way leads through it, nor begins there
 */
export function reachedThrough(
  start: number,
  neighbours: readonly (readonly number[])[],
  isBarred: Uint8Array,
): Uint8Array {
  const reached = new Uint8Array(neighbours.length);
  if (isBarred[start] === 1) return reached;
  reached[start] = 1;
  const found = [start];
  for (let at = 0; at < found.length; at++) {
    const beside = neighbours[found[at]!]!;
    for (let index = 0; index < beside.length; index++) {
      const next = beside[index]!;
      if (reached[next] === 1 || isBarred[next] === 1) continue;
      reached[next] = 1;
      found.push(next);
    }
  }
  return reached;
}

/**
 * The connected components of some nodes: in the order of their first nodes, each breadth first from there.
 * @param neighboursOf names none but these nodes, and each pair of neighbours from both sides
 */
export function componentsOf<Node>(
  nodes: Iterable<Node>,
  neighboursOf: Neighbours<Node>,
): readonly ReadonlySet<Node>[] {
  const seen = new Set<Node>();
  const components: ReadonlySet<Node>[] = [];
  for (const first of nodes) {
    if (seen.has(first)) continue;
    const component = reachableFrom([first], neighboursOf);
    for (const node of component) seen.add(node);
    components.push(component);
  }
  return components;
}

/**
 * The nodes that are not connected with all others: of several components the smallest, the first of equals;
 * none when everything is connected.
 */
export function smallestPart<Node>(nodes: Iterable<Node>, neighboursOf: Neighbours<Node>): readonly Node[] {
  const components = componentsOf(nodes, neighboursOf);
  if (components.length < 2) return [];
  return [...components.reduce((least, part) => (part.size < least.size ? part : least))];
}

/**
 * A shortest path from a node to the nearest one that satisfies a condition, which may be the first node
 * itself: its nodes from the end back to the start. Of several, the one that breadth first search finds
 * first; none: undefined.
 */
export function shortestPath<Node>(
  start: Node,
  neighboursOf: Neighbours<Node>,
  isEnd: (node: Node) => boolean,
): readonly Node[] | undefined {
  const before = new Map<Node, Node | undefined>([[start, undefined]]);
  // A map may grow while it is walked through.
  for (const node of before.keys()) {
    if (isEnd(node)) return pathBack(node, before);
    for (const next of neighboursOf(node)) if (!before.has(next)) before.set(next, node);
  }
  return undefined;
}

function pathBack<Node>(end: Node, before: ReadonlyMap<Node, Node | undefined>): readonly Node[] {
  const path = [end];
  for (let node = before.get(end); node !== undefined; node = before.get(node)) path.push(node);
  return path;
}
