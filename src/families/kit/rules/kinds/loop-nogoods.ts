/**
 * Nogoods of one loop in a partial drawing: loops that are closed or would be closed by one more line, and
 * lines that nothing can join.
 */
import { type Cell, reachableFrom, shortestPath } from '../../../../core/index.js';
import type { LinePlaces } from '../board.js';
import type { Left } from '../narrowing.js';
import { type Nogood, nogoodOf } from '../nogood.js';
import { LoopScan } from './loop-scan.js';

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
  readonly #scan: LoopScan;

  constructor(rule: LoopLines, left: Left) {
    this.#rule = rule;
    this.#scan = new LoopScan(rule, left);
  }

  /** A loop that is closed: what it leaves out cannot be, or is not. Undefined: none is closed. */
  closed(): readonly Nogood[] | undefined {
    const { closed } = this.#scan;
    if (closed < 0) return undefined;
    const ring = this.#ringBy(closed);
    const inRing = new Set(ring);
    const other = this.#drawnBeside(inRing);
    if (other !== undefined) return [nogoodOf([...ring, other])];
    if (this.#misses(inRing)) return [nogoodOf(ring)];
    return this.#scan.open.map((line) => nogoodOf([...ring, line]));
  }

  /** Open lines that would close a loop and leave something out. */
  closing(): readonly Nogood[] {
    const closing = this.#scan.open.filter((line) => this.#scan.closes(line));
    return closing.flatMap((line) => {
      const ring = this.#ringBy(line);
      const inRing = new Set(ring);
      const further = this.#drawnBeside(inRing);
      if (further !== undefined) return [nogoodOf([...ring, further])];
      return this.#misses(inRing) ? [nogoodOf(ring)] : [];
    });
  }

  /** Two lines that nothing can join any more; undefined: all can be joined. */
  apart(): readonly Nogood[] | undefined {
    const { drawn } = this.#scan;
    const [other] = this.#scan.apart(drawn);
    return other === undefined ? undefined : [this.#cut(other, drawn[0]!)];
  }

  /** Open lines that could not be joined with those that are drawn. */
  beyondReach(): readonly Nogood[] {
    const { drawn, open } = this.#scan;
    return this.#scan.apart(open).map((line) => this.#cut(line, drawn[0]!));
  }

  /** The first line that is drawn outside of a ring. */
  #drawnBeside(ring: ReadonlySet<number>): number | undefined {
    return this.#scan.drawn.find((line) => !ring.has(line));
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
      around[point]!.filter((own) => own !== line && this.#scan.isDrawn(own));
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
    const group = this.#scan.groupOf(ends[inside]![0]);
    const isIn = (point: number): boolean => this.#scan.groupOf(point) === group;
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
