/**
 * Nogoods of one loop in a partial drawing: loops that are closed or would be closed by one more line, and
 * lines that nothing can join. Chains are followed by disjoint sets.
 */
import { type Cell, DisjointSets, reachableFrom, shortestPath } from '../../../../core/index.js';
import type { LinePlaces } from '../board.js';
import type { Left } from '../narrowing.js';
import { type Nogood, nogoodOf } from '../nogood.js';

/** Lines of which the loop has one at least, as a clue says. */
export interface Passed {
  readonly clue: Cell;
  readonly places: readonly number[];
}

/** The lines that can be drawn, and the clues that the loop passes. */
export interface LoopLines extends Pick<LinePlaces, 'ends' | 'around'> {
  /** Those of the puzzle; a puzzle without one rests on none. */
  readonly passes: readonly Passed[];
}

/** Those that lead to a contradiction alone, if there are any, else those that decide something. */
export function loopNogoods(rule: LoopLines, left: Left): readonly Nogood[] {
  const drawing = new Drawing(rule, left);
  const broken = drawing.closed() ?? drawing.apart();
  return broken === undefined ? [...drawing.closing(), ...drawing.beyondReach()] : broken;
}

class Drawing {
  readonly #rule: LoopLines;
  readonly #left: Left;
  /** The points in chains of lines that are drawn. */
  readonly #chains: DisjointSets;
  readonly #sure: readonly number[];
  readonly #open: readonly number[];
  /** The points in groups that lines could still join. */
  readonly #groups: DisjointSets;
  /** Lines that close chains. */
  readonly #extra: readonly number[];

  constructor(rule: LoopLines, left: Left) {
    this.#rule = rule;
    this.#left = left;
    const points = rule.around.length;
    const [chains, groups] = [new DisjointSets(points), new DisjointSets(points)];
    const sure: number[] = [];
    const open: number[] = [];
    const extra: number[] = [];
    for (let line = 0; line < rule.ends.length; line++) {
      const mask = left.mask(line);
      if (mask === 1) continue;
      const [one, other] = rule.ends[line]!;
      groups.join(one, other);
      if (mask === 3) open.push(line);
      else {
        sure.push(line);
        if (!chains.join(one, other)) extra.push(line);
      }
    }
    this.#chains = chains;
    this.#groups = groups;
    this.#sure = sure;
    this.#open = open;
    this.#extra = extra;
  }

  /** A loop that is closed: what it leaves out cannot be, or is not. Undefined: none is closed. */
  closed(): readonly Nogood[] | undefined {
    const [line] = this.#extra;
    if (line === undefined) return undefined;
    const ring = this.#ringBy(line);
    const inRing = new Set(ring);
    const other = this.#sure.find((one) => !inRing.has(one));
    if (other !== undefined) return [nogoodOf([...ring, other])];
    if (this.#misses(inRing)) return [nogoodOf(ring)];
    return this.#open.map((one) => nogoodOf([...ring, one]));
  }

  /** Open lines that would close a loop and leave something out. */
  *closing(): Iterable<Nogood> {
    const { ends } = this.#rule;
    for (const line of this.#open) {
      const [one, other] = ends[line]!;
      if (this.#chains.rootOf(one) !== this.#chains.rootOf(other)) continue;
      const ring = this.#ringBy(line);
      const inRing = new Set(ring);
      const further =
        this.#sure.length >= ring.length ? this.#sure.find((own) => !inRing.has(own)) : undefined;
      if (further !== undefined) yield nogoodOf([...ring, further]);
      else if (this.#misses(inRing)) yield nogoodOf(ring);
    }
  }

  /** Two lines that nothing can join any more; undefined: all can be joined. */
  apart(): readonly Nogood[] | undefined {
    const [first, ...others] = this.#sure;
    if (first === undefined) return undefined;
    const group = this.#groupOf(first);
    const other = others.find((line) => this.#groupOf(line) !== group);
    return other === undefined ? undefined : [this.#cut(other, first)];
  }

  /** Open lines that could not be joined with those that are drawn. */
  beyondReach(): readonly Nogood[] {
    const [first] = this.#sure;
    if (first === undefined) return [];
    const group = this.#groupOf(first);
    return this.#open.filter((line) => this.#groupOf(line) !== group).map((line) => this.#cut(line, first));
  }

  #groupOf(line: number): number {
    return this.#groups.rootOf(this.#rule.ends[line]![0]);
  }

  /** True if a clue has no line in the ring. */
  #misses(ring: ReadonlySet<number>): boolean {
    return this.#rule.passes.some(({ places }) => places.every((place) => !ring.has(place)));
  }

  /** The lines of the shortest ring of lines that are drawn with one more. */
  #ringBy(line: number): readonly number[] {
    const { ends, around } = this.#rule;
    const [from, to] = ends[line]!;
    const drawnAt = (point: number): readonly number[] =>
      around[point]!.filter((own) => own !== line && this.#left.mask(own) === 2);
    const far = (own: number, point: number): number => ends[own]![ends[own]![0] === point ? 1 : 0];
    const way = shortestPath(
      from,
      (point) => drawnAt(point).map((own) => far(own, point)),
      (point) => point === to,
    )!;
    const lines = way.slice(1).map((point, index) => {
      return drawnAt(point).find((own) => far(own, point) === way[index])!;
    });
    return [...lines, line];
  }

  /** Two lines, and the absent lines without which they cannot be joined. */
  #cut(inside: number, outside: number): Nogood {
    const { ends, around } = this.#rule;
    const group = this.#groupOf(inside);
    const isIn = (point: number): boolean => this.#groups.rootOf(point) === group;
    const beyond = reachableFrom([ends[outside]![0]], (point) =>
      around[point]!.flatMap((line) => ends[line]!.filter((next) => !isIn(next))),
    );
    const between: number[] = [];
    for (let line = 0; line < ends.length; line++) {
      const [one, other] = ends[line]!;
      if ((isIn(one) && beyond.has(other)) || (isIn(other) && beyond.has(one))) between.push(line);
    }
    return nogoodOf([inside, outside], between);
  }
}
