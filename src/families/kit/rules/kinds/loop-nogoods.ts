/**
 * Nogoods of one loop in a partial drawing: loops that are closed or would be closed by one more line, and
 * lines that nothing can join. A search asks this after every decision, so a drawing is looked through in one
 * pass over typed arrays, and rings and cuts are followed only where they are found. Quick logic, which wants
 * no nogoods, excludes the same lines without following them.
 */
import { type Cell, reachableFrom } from '../../../../core/index.js';
import type { InLanguages } from '../../../contract/language.js';
import type { LinePlaces } from '../board.js';
import type { Left, Narrowing } from '../narrowing.js';
import { type Nogood, nogoodOf } from '../nogood.js';

/** Lines of which the loop has one at least, as a clue says. */
export interface Passed {
  readonly clue: Cell;
  /** The clue in words, as an object: `the pearl in r1c2`; absent: `the clue of r1c2`. */
  readonly name?: InLanguages<string>;
  readonly places: readonly number[];
}

/** The lines that can be drawn, and the clues that the loop passes. */
export interface LoopPlaces extends Pick<LinePlaces, 'ends' | 'around'> {
  /** Those of the puzzle; a puzzle without one rests on none. */
  readonly passes: readonly Passed[];
}

/** The values that are left for a line, as bits. */
const ABSENT = 1;
const DRAWN = 2;
const OPEN = 3;

/** Those that lead to a contradiction alone, if there are any, else those that decide something. */
export function loopNogoods(rule: LoopPlaces, left: Left): readonly Nogood[] {
  const drawing = new Drawing(rule, left);
  const broken = drawing.closed() ?? drawing.apart();
  return broken === undefined ? [...drawing.closing(), ...drawing.beyondReach()] : broken;
}

/** Excludes the lines that these nogoods exclude. */
export function narrowLoop(rule: LoopPlaces, left: Narrowing): void {
  new Drawing(rule, left).narrow(left);
}

/** The lines of a board in typed arrays, and room for one drawing. */
interface Lines {
  readonly points: number;
  /** By line: the points at its ends. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** By line: the values that are left, as bits. */
  readonly masks: Uint8Array;
  /** By point: a point of the same chain, the least of all for itself; the number of lines drawn there. */
  readonly chain: Int32Array;
  readonly degrees: Uint8Array;
  /** By point that stands for its chain: the number of points in it. */
  readonly sizes: Int32Array;
  /** By point: 1 where lines can lead from the first line that is drawn. */
  readonly reached: Uint8Array;
  readonly queue: Int32Array;
}

const LINES = new WeakMap<LoopPlaces['ends'], Lines>();

function linesOf({ ends, around }: LoopPlaces): Lines {
  const known = LINES.get(ends);
  if (known !== undefined) return known;
  const points = around.length;
  const lines = {
    points,
    from: Int32Array.from(ends, ([one]) => one),
    to: Int32Array.from(ends, ([, other]) => other),
    masks: new Uint8Array(ends.length),
    chain: new Int32Array(points),
    degrees: new Uint8Array(points),
    sizes: new Int32Array(points),
    reached: new Uint8Array(points),
    queue: new Int32Array(points),
  };
  LINES.set(ends, lines);
  return lines;
}

class Drawing {
  readonly #rule: LoopPlaces;
  readonly #lines: Lines;
  readonly #sure: number[] = [];
  /** Lines that are drawn or open, between points that are joined already. */
  readonly #extra: number[] = [];
  /** True if more than two lines are drawn somewhere. */
  #branches = false;

  constructor(rule: LoopPlaces, left: Left) {
    this.#rule = rule;
    this.#lines = linesOf(rule);
    const { points, from, to, masks, chain, degrees, sizes } = this.#lines;
    degrees.fill(0);
    sizes.fill(1);
    for (let point = 0; point < points; point++) chain[point] = point;
    for (let line = 0; line < masks.length; line++) {
      const mask = left.mask(line);
      masks[line] = mask;
      if (mask !== DRAWN) continue;
      this.#sure.push(line);
      const most = Math.max(++degrees[from[line]!]!, ++degrees[to[line]!]!);
      if (most > 2) this.#branches = true;
      const one = this.#rootOf(from[line]!);
      const other = this.#rootOf(to[line]!);
      if (one === other) this.#extra.push(line);
      else {
        chain[Math.max(one, other)] = Math.min(one, other);
        sizes[Math.min(one, other)]! += sizes[Math.max(one, other)]!;
      }
    }
  }

  /** Excludes what {@link closed}, {@link apart}, {@link closing} and {@link beyondReach} exclude. */
  narrow(left: Narrowing): void {
    const { masks } = this.#lines;
    const [extra] = this.#extra;
    const [first] = this.#sure;
    if (extra !== undefined) {
      if (!this.#isRing(extra) || this.#missesDrawn(extra)) left.fail();
      else for (let line = 0; line < masks.length; line++) if (masks[line] === OPEN) left.keep(line, ABSENT);
      return;
    }
    if (first === undefined) return;
    this.#reachFrom(first);
    for (const line of this.#sure) {
      if (!this.#isBeyond(line)) continue;
      left.fail();
      return;
    }
    for (let line = 0; line < masks.length; line++) {
      if (masks[line] === OPEN && (this.#isBeyond(line) || this.#closesEarly(line))) left.keep(line, ABSENT);
    }
  }

  /** True if an open line would close a loop and leave something out. */
  #closesEarly(line: number): boolean {
    if (!this.#isWithinChain(line)) return false;
    // As long as no loop is closed, a chain has one line less than points; what joins its ends takes in all.
    const { from, to, sizes, degrees } = this.#lines;
    if (sizes[this.#rootOf(from[line]!)]! - 1 < this.#sure.length || this.#branches) return true;
    return degrees[from[line]!] !== 1 || degrees[to[line]!] !== 1 || this.#missesDrawn(line);
  }

  /** True if all lines that are drawn are one loop, which this one closes. */
  #isRing(line: number): boolean {
    const { from, sizes } = this.#lines;
    const isOnly = this.#extra.length === 1 && !this.#branches;
    return isOnly && sizes[this.#rootOf(from[line]!)] === this.#sure.length;
  }

  /** True if a clue has none of the lines that are drawn, nor this one. */
  #missesDrawn(line: number): boolean {
    const { masks } = this.#lines;
    const isOut = (place: number): boolean => masks[place] !== DRAWN && place !== line;
    return this.#rule.passes.some(({ places }) => places.every(isOut));
  }

  /** True if the ends of a line are joined already. */
  #isWithinChain(line: number): boolean {
    const { from, to, degrees } = this.#lines;
    const one = from[line]!;
    const other = to[line]!;
    return degrees[one] !== 0 && degrees[other] !== 0 && this.#rootOf(one) === this.#rootOf(other);
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
    return this.#openLines(() => true).map((one) => nogoodOf([...ring, one]));
  }

  /** Open lines that would close a loop and leave something out. */
  closing(): readonly Nogood[] {
    return this.#openLines((line) => this.#isWithinChain(line)).flatMap((line) => {
      const ring = this.#ringBy(line);
      const inRing = new Set(ring);
      const further = this.#sure.find((own) => !inRing.has(own));
      if (further !== undefined) return [nogoodOf([...ring, further])];
      return this.#misses(inRing) ? [nogoodOf(ring)] : [];
    });
  }

  /** Two lines that nothing can join any more; undefined: all can be joined. */
  apart(): readonly Nogood[] | undefined {
    const [first] = this.#sure;
    if (first === undefined) return undefined;
    this.#reachFrom(first);
    const other = this.#sure.find((line) => this.#isBeyond(line));
    return other === undefined ? undefined : [this.#cut(other, first)];
  }

  /** Open lines that could not be joined with those that are drawn; asked after {@link apart}. */
  beyondReach(): readonly Nogood[] {
    const [first] = this.#sure;
    if (first === undefined) return [];
    return this.#openLines((line) => this.#isBeyond(line)).map((line) => this.#cut(line, first));
  }

  #openLines(isOne: (line: number) => boolean): readonly number[] {
    const { masks } = this.#lines;
    const found: number[] = [];
    for (let line = 0; line < masks.length; line++) if (masks[line] === OPEN && isOne(line)) found.push(line);
    return found;
  }

  #rootOf(point: number): number {
    const { chain } = this.#lines;
    let root = point;
    while (chain[root] !== root) {
      // Every second step is shortened, which keeps later walks short.
      chain[root] = chain[chain[root]!]!;
      root = chain[root]!;
    }
    return root;
  }

  /** Marks the points to which lines that are drawn or open lead from a line. */
  #reachFrom(first: number): void {
    const { from, to, masks, reached, queue } = this.#lines;
    const { around } = this.#rule;
    reached.fill(0);
    let size = 0;
    queue[size++] = from[first]!;
    reached[from[first]!] = 1;
    for (let next = 0; next < size; next++) {
      const point = queue[next]!;
      const lines = around[point]!;
      for (let at = 0; at < lines.length; at++) {
        const line = lines[at]!;
        if (masks[line] === ABSENT) continue;
        const other = from[line] === point ? to[line]! : from[line]!;
        if (reached[other] === 1) continue;
        reached[other] = 1;
        queue[size++] = other;
      }
    }
  }

  #isBeyond(line: number): boolean {
    return this.#lines.reached[this.#lines.from[line]!] === 0;
  }

  /** True if a clue has no line in the ring. */
  #misses(ring: ReadonlySet<number>): boolean {
    return this.#rule.passes.some(({ places }) => places.every((place) => !ring.has(place)));
  }

  /** The lines of a shortest ring of lines that are drawn with one more. */
  #ringBy(line: number): readonly number[] {
    const { from, to, masks } = this.#lines;
    const { around } = this.#rule;
    /** By point: the line by which it was reached. */
    const before = new Map<number, number>([[from[line]!, line]]);
    for (const point of before.keys()) {
      if (point === to[line]) break;
      for (const own of around[point]!) {
        if (own === line || masks[own] !== DRAWN) continue;
        const other = from[own] === point ? to[own]! : from[own]!;
        // A map may grow while it is walked through.
        if (!before.has(other)) before.set(other, own);
      }
    }
    const ring = [line];
    for (let point = to[line]!; point !== from[line]; ) {
      const own = before.get(point)!;
      ring.push(own);
      point = from[own] === point ? to[own]! : from[own]!;
    }
    return ring;
  }

  /** Two lines, and the absent lines without which they cannot be joined. */
  #cut(inside: number, outside: number): Nogood {
    const { ends, around } = this.#rule;
    const { masks } = this.#lines;
    const group = reachableFrom([ends[inside]![0]], (point) =>
      around[point]!.filter((line) => masks[line] !== ABSENT).flatMap((line) => ends[line]!),
    );
    const beyond = reachableFrom([ends[outside]![0]], (point) =>
      around[point]!.flatMap((line) => ends[line]!.filter((next) => !group.has(next))),
    );
    const between: number[] = [];
    for (let line = 0; line < ends.length; line++) {
      const [one, other] = ends[line]!;
      if ((group.has(one) && beyond.has(other)) || (group.has(other) && beyond.has(one))) between.push(line);
    }
    return nogoodOf([inside, outside], between);
  }
}
