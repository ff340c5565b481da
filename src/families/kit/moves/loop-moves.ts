/**
 * Moves of families with one loop that see lines and points alone: where a line goes on, where it cannot, and
 * where it would close a loop too early.
 */
import { capitalised } from '../../../core/index.js';
import type { InLanguages } from '../../contract/language.js';
import type { Found, Move, MoveBoard } from '../../contract/move.js';
import { pointId } from '../rules/index.js';
import { fromWords, toWords } from '../words/directions.js';
import type { Direction, LoopLines } from './loop-lines.js';
import { defineMove } from './move.js';

interface AtPoint {
  readonly point: InLanguages<string>;
  /** The directions of the places that are left. */
  readonly to: readonly Direction[];
}

/** The moves of points. */
interface PointMoves<P> {
  /** A point with two lines has no other; players do not mention it. */
  readonly passed: Move<P>;
  /** A line has one way on. */
  readonly goesOn: Move<P>;
  /** A place from which nothing leads on has no line. */
  readonly deadEnd: Move<P>;
}

/** The moves about two lines or none at every point. */
export function pointMoves<P>(linesOf: (board: MoveBoard<P>) => LoopLines): PointMoves<P> {
  const move = (
    own: Omit<Move<P, AtPoint>, 'find'>,
    lines: number,
    open: (count: number) => boolean,
    value: boolean,
  ): Move<P> =>
    defineMove<P, AtPoint>({
      ...own,
      *find(board) {
        const view = linesOf(board);
        const { points } = view.layout.lines;
        for (let point = 0; point < points.length; point++) {
          const [held, left] = [view.placesAt(point, true), view.placesAt(point, undefined)];
          if (held.length !== lines || !open(left.length)) continue;
          const to = left.map((place) => view.direction(place, point));
          yield {
            conclusions: left.map((mark) => ({ mark, value })),
            rules: [pointId(points[point]!)],
            data: { point: view.pointName(point), to },
          };
        }
      },
    });
  return {
    passed: move(
      {
        id: 'passed-point',
        isPlain: true,
        says: {
          en: ({ point, to }) =>
            `${capitalised(point.en)} has two lines, so none leads ${toWords(to, 'en')}.`,
          de: ({ point, to }) =>
            `${capitalised(point.de)} hat zwei Linien, also führt keine ${toWords(to, 'de')}.`,
        },
      },
      2,
      (left) => left > 0,
      false,
    ),
    goesOn: move(
      {
        id: 'only-way-on',
        name: { en: 'only way on', de: 'einziger Weg' },
        isSingle: true,
        cost: 1,
        says: {
          en: ({ point, to }) => `The line into ${point.en} goes on ${toWords(to, 'en')}.`,
          de: ({ point, to }) => `Die Linie in ${point.de} geht nur ${toWords(to, 'de')} weiter.`,
        },
      },
      1,
      (left) => left === 1,
      true,
    ),
    deadEnd: move(
      {
        id: 'dead-end',
        name: { en: 'dead end', de: 'Sackgasse' },
        cost: 1.1,
        says: {
          en: ({ point, to }) => `A line ${fromWords(to[0]!, 'en')} into ${point.en} could not go on.`,
          de: ({ point, to }) =>
            `Eine Linie ${fromWords(to[0]!, 'de')} in ${point.de} könnte nicht weitergehen.`,
        },
      },
      0,
      (left) => left === 1,
      false,
    ),
  };
}

interface Closing {
  readonly place: InLanguages<string>;
  /** The clue that would stay unmet; absent: other lines are there. */
  readonly unmet?: InLanguages<string>;
}

/** A line that would close a loop while other lines are there, or a clue needs others. */
export function closedLoop<P>(linesOf: (board: MoveBoard<P>) => LoopLines): Move<P> {
  return defineMove<P, Closing>({
    id: 'closed-loop',
    name: { en: 'closed loop', de: 'geschlossene Schleife' },
    cost: 1.5,
    *find(board) {
      const view = linesOf(board);
      for (let mark = 0; mark < board.marks.length; mark++) {
        const found = board.value(mark) === undefined ? closing(view, mark) : undefined;
        if (found === undefined) continue;
        yield { conclusions: [{ mark, value: false }], rules: found.rules, data: found.data };
      }
    },
    says: {
      en: ({ place, unmet }) =>
        `A line along ${place.en} would close a loop without ${unmet === undefined ? 'the other lines' : unmet.en}.`,
      de: ({ place, unmet }) =>
        unmet === undefined
          ? `Hätte ${place.de} eine Linie, wäre eine Schleife geschlossen, zu der die anderen Linien nicht gehören.`
          : `Hätte ${place.de} eine Linie, wäre die Schleife geschlossen, aber ${unmet.de} nicht erfüllt.`,
    },
  });
}

/** The rules by which a line in an open place would close a loop too early; undefined: it would not. */
function closing(
  view: LoopLines,
  place: number,
): (Pick<Found, 'rules'> & { readonly data: Closing; readonly ring: readonly number[] }) | undefined {
  const ring = view.ringWith(place);
  const against = ring && view.against([...ring, place]);
  if (against === undefined) return undefined;
  const { rules, unmet } = against;
  return { rules, data: { place: view.placeName(place), ...(unmet && { unmet }) }, ring: ring! };
}
