/**
 * Moves of families with one loop that see lines and points alone: where a line goes on, where it cannot, and
 * where it would close a loop too early.
 */
import type { InLanguages } from '../../contract/language.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import { pointId } from '../rules/index.js';
import { sentence } from '../words/words.js';
import type { LoopLines } from './loop-lines.js';
import { type AtPoint, pointClause } from './loop-words.js';
import { defineMove } from './move.js';

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
    own: Omit<Move<P, AtPoint>, 'find' | 'says'>,
    lines: number,
    open: (count: number) => boolean,
  ): Move<P> =>
    defineMove<P, AtPoint>({
      ...own,
      *find(board) {
        const view = linesOf(board);
        const { points } = view.layout.lines;
        for (let point = 0; point < points.length; point++) {
          const [held, left] = [view.placesAt(point, true), view.placesAt(point, undefined)];
          if (held.length !== lines || !open(left.length)) continue;
          yield {
            conclusions: left.map((mark) => ({ mark, value: lines === 1 })),
            rules: [pointId(points[point]!)],
            data: {
              point: view.pointName(point),
              lines,
              to: left.map((place) => view.direction(place, point)),
            },
          };
        }
      },
      says: {
        en: (data) => sentence(pointClause(data, 'en')),
        de: (data) => sentence(pointClause(data, 'de')),
      },
    });
  const isOne = (count: number): boolean => count === 1;
  return {
    passed: move({ id: 'passed-point', isPlain: true }, 2, (left) => left > 0),
    goesOn: move(
      { id: 'only-way-on', name: { en: 'only way on', de: 'einziger Weg' }, isSingle: true, cost: 1 },
      1,
      isOne,
    ),
    deadEnd: move({ id: 'dead-end', name: { en: 'dead end', de: 'Sackgasse' }, cost: 1.1 }, 0, isOne),
  };
}

interface Closing {
  readonly place: InLanguages<string>;
  /** The clue that would stay unmet; absent: other lines are there. */
  readonly unmet?: InLanguages<string>;
}

/**
 * A line that would close a loop while other lines are there, or a clue needs others.
 * @param cost the longer the loops of a family are, the later they are seen
 */
export function closedLoop<P>(linesOf: (board: MoveBoard<P>) => LoopLines, cost: number): Move<P> {
  return defineMove<P, Closing>({
    id: 'closed-loop',
    name: { en: 'closed loop', de: 'geschlossene Schleife' },
    cost,
    *find(board) {
      const view = linesOf(board);
      for (let mark = 0; mark < board.marks.length; mark++) {
        const ring = board.value(mark) === undefined ? view.ringWith(mark) : undefined;
        const against = ring && view.against([...ring, mark]);
        if (against === undefined) continue;
        const { unmet } = against;
        yield {
          conclusions: [{ mark, value: false }],
          rules: against.rules(),
          data: { place: view.placeName(mark), ...(unmet && { unmet }) },
        };
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
