/**
 * Lines between points as the moves of families with one loop see them: what is known at every point, and
 * the ways along known lines. The marks are the places for lines, in the order of the graph's edges.
 */
import { DisjointSets, shortestPath } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { LazyReason } from '../../contract/mark.js';
import type { MoveBoard } from '../../contract/move.js';
import type { LinePlaces } from '../rules/board.js';
import { type LineName, linesWords } from '../words/sides.js';
import type { Values } from './suppose.js';

/** The lines of a puzzle, which stay the same while it is solved. */
export interface LoopLayout {
  readonly lines: LinePlaces;
  /** The clues that ask for lines; absent: none is looked at. */
  readonly clues?: readonly LoopClue[];
}

/** A rule that asks for lines in some places, at least a number of them. */
interface LoopClue {
  readonly id: string;
  readonly places: readonly number[];
  readonly least: number;
  /** Its words, as a subject. */
  readonly subject: InLanguages<string>;
}

/** The rules against a ring, and the clue that it leaves unmet; without one it leaves out other lines. */
interface Against {
  /** Made when they are asked for: many rings are met that no step needs. */
  rules(): readonly (string | LazyReason)[];
  /** The known places that it rests on, besides the ring. */
  readonly from: readonly number[];
  readonly unmet?: InLanguages<string>;
}

/** The directions in which lines leave a point. */
export type Direction = 'up' | 'down' | 'left' | 'right';

export class LoopLines {
  readonly #values: Values;
  #groups: DisjointSets | undefined;

  constructor(
    readonly layout: LoopLayout,
    readonly board: MoveBoard,
    values: Values = (mark) => board.value(mark),
  ) {
    this.#values = values;
  }

  /** The same lines where more is known. */
  with(values: Values): LoopLines {
    return new LoopLines(this.layout, this.board, values);
  }

  value(place: number): boolean | undefined {
    return this.#values(place);
  }

  /** The places at a point that have a value; undefined: that are open. */
  placesAt(point: number, value: boolean | undefined): readonly number[] {
    return this.layout.lines.around[point]!.filter((place) => this.#values(place) === value);
  }

  /** The point at the other end of a place. */
  across(place: number, point: number): number {
    const [one, other] = this.layout.lines.ends[place]!;
    return one === point ? other : one;
  }

  /** The direction in which a place leaves a point. */
  direction(place: number, point: number): Direction {
    const { ends, points } = this.layout.lines;
    const [one, other] = ends[place]!;
    const isLevel = points[one]![0] === points[other]![0];
    return one === point ? (isLevel ? 'right' : 'down') : isLevel ? 'left' : 'up';
  }

  /** The name of a point in both languages. */
  pointName(point: number): InLanguages<string> {
    const { lines } = this.layout;
    return { en: lines.pointName(point, 'en'), de: lines.pointName(point, 'de') };
  }

  /** The names of places in both languages, each by itself. */
  namesOf(places: readonly number[]): InLanguages<readonly LineName[]> {
    const { lines } = this.layout;
    const namesIn = (language: StepLanguage): readonly LineName[] =>
      places.map((place) => lines.nameOf(place, language));
    return { en: namesIn('en'), de: namesIn('de') };
  }

  /** The name of a place in both languages. */
  placeName(place: number): InLanguages<string> {
    const { en, de } = this.namesOf([place]);
    return { en: linesWords(en, 'en'), de: linesWords(de, 'de') };
  }

  /** The lines that a line in a place would close a ring with; undefined: it would close none. */
  ringWith(place: number): readonly number[] | undefined {
    const [from, to] = this.layout.lines.ends[place]!;
    const groups = this.#joined();
    if (groups.rootOf(from) !== groups.rootOf(to)) return undefined;
    const { around } = this.layout.lines;
    const linesAt = (point: number): readonly number[] =>
      around[point]!.filter((other) => other !== place && this.#values(other) === true);
    const next = (point: number): readonly number[] =>
      linesAt(point).map((other) => this.across(other, point));
    const points = shortestPath(from, next, (point) => point === to);
    return points
      ?.slice(1)
      .map((point, at) => linesAt(points[at]!).find((other) => this.across(other, points[at]!) === point)!);
  }

  /**
   * The open place where a line would close the lines that lead on from one to a ring; that line itself if it
   * is closed; undefined: neither.
   */
  closingPlace(line: number): number | undefined {
    const ends = this.layout.lines.ends[line]!;
    const [one, other] = ends.map((point) => this.#endBeyond(line, point));
    if (one === ends[1]) return line;
    return this.placesAt(one!, undefined).find((place) => this.across(place, one!) === other);
  }

  /** The rules by which a ring is not the whole loop; undefined: it may be. */
  against(ring: readonly number[]): Against | undefined {
    const own = new Set(ring);
    const other = this.layout.lines.edges.findIndex(
      (_, place) => this.#values(place) === true && !own.has(place),
    );
    if (other >= 0) return { rules: () => this.board.lazyRules([...ring, other]), from: [other] };
    const isLine = (place: number): boolean => own.has(place) || this.#values(place) === true;
    const clue = this.layout.clues?.find(({ places, least }) => places.filter(isLine).length < least);
    if (clue === undefined) return undefined;
    const left = clue.places.filter((place) => !own.has(place));
    return {
      rules: () => {
        const missed = this.board.lazyRules(ring);
        if (missed.length > 0) return missed;
        const open = left.filter((place) => this.#values(place) === undefined);
        return [clue.id, ...open.flatMap((mark) => this.board.lazyRules([...ring, mark]))];
      },
      from: left.filter((place) => this.#values(place) === false),
      unmet: clue.subject,
    };
  }

  /** The point where the lines end that lead on from a line at one of its ends. */
  #endBeyond(line: number, from: number): number {
    let [place, point] = [line, from];
    for (;;) {
      const [next, branch] = this.placesAt(point, true).filter((other) => other !== place);
      if (next === undefined || branch !== undefined || next === line) return point;
      [place, point] = [next, this.across(next, point)];
    }
  }

  #joined(): DisjointSets {
    if (this.#groups !== undefined) return this.#groups;
    const { points, ends } = this.layout.lines;
    const groups = new DisjointSets(points.length);
    ends.forEach((pair, place) => {
      if (this.#values(place) === true) groups.join(...pair);
    });
    this.#groups = groups;
    return groups;
  }
}
