/**
 * Moves of families with one loop that see lines and points alone: where a line goes on, where it cannot, and
 * where it would close a loop too early.
 */
import type { InLanguages } from '../../contract/language.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import { pointId } from '../rules/index.js';
import { type LineName, linesWords } from '../words/sides.js';
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
  return { passed: passed(linesOf), goesOn: goesOn(linesOf), deadEnd: deadEnd(linesOf) };
}

/** A point, and the open places there. */
interface Point {
  readonly id: string;
  readonly at: number;
  readonly open: readonly number[];
}

/** The points with a number of lines, and with open places. */
function pointsWith(view: LoopLines, lines: number): readonly Point[] {
  return view.layout.lines.points.flatMap((point, at) => {
    const open = view.placesAt(at, undefined);
    if (open.length === 0 || view.placesAt(at, true).length !== lines) return [];
    return { id: pointId(point), at, open };
  });
}

/** Places where lines would branch off. */
interface Branches {
  readonly places: readonly number[];
  readonly names: InLanguages<readonly LineName[]>;
}

/** All points with two lines at once, as players pass over them. */
function passed<P>(linesOf: (board: MoveBoard<P>) => LoopLines): Move<P> {
  return defineMove<P, Branches>({
    id: 'passed-point',
    isPlain: true,
    *find(board) {
      const view = linesOf(board);
      const points = pointsWith(view, 2);
      if (points.length === 0) return;
      const places = [...new Set(points.flatMap(({ open }) => open))];
      yield {
        conclusions: places.map((mark) => ({ mark, value: false })),
        rules: points.map(({ id }) => id),
        data: { places, names: view.namesOf(places) },
      };
    },
    narrow({ places, names }, marks) {
      const stated = <Kind>(all: readonly Kind[]): readonly Kind[] =>
        all.filter((_, index) => marks.includes(places[index]!));
      return {
        data: { places: stated(places), names: { en: stated(names.en), de: stated(names.de) } },
        cited: [],
      };
    },
    says: {
      en: ({ names }) => sentence(`${linesWords(names.en, 'en')} would branch off the loop`),
      de: ({ names }) =>
        sentence(
          `${linesWords(names.de, 'de')} ${names.de.length === 1 ? 'würde' : 'würden'} von der Schleife abzweigen`,
        ),
    },
  });
}

function goesOn<P>(linesOf: (board: MoveBoard<P>) => LoopLines): Move<P> {
  return defineMove<P, InLanguages<string>>({
    id: 'only-way-on',
    name: { en: 'only way on', de: 'einziger Weg' },
    isSingle: true,
    cost: 1,
    *find(board) {
      const view = linesOf(board);
      for (const { id, open } of pointsWith(view, 1)) {
        const [mark, other] = open;
        if (mark === undefined || other !== undefined) continue;
        yield { conclusions: [{ mark, value: true }], rules: [id], data: view.placeName(mark) };
      }
    },
    says: {
      en: ({ en }) => `A line goes on along ${en} only.`,
      de: ({ de }) => `Nur ${de} führt eine Linie weiter.`,
    },
  });
}

function deadEnd<P>(linesOf: (board: MoveBoard<P>) => LoopLines): Move<P> {
  return defineMove<P, AtPoint>({
    id: 'dead-end',
    name: { en: 'dead end', de: 'Sackgasse' },
    cost: 1.1,
    *find(board) {
      const view = linesOf(board);
      for (const { id, at, open } of pointsWith(view, 0)) {
        const [mark, other] = open;
        if (mark === undefined || other !== undefined) continue;
        yield {
          conclusions: [{ mark, value: false }],
          rules: [id],
          data: { point: view.pointName(at), lines: 0, to: [view.direction(mark, at)] },
        };
      }
    },
    says: {
      en: (data) => sentence(pointClause(data, 'en')),
      de: (data) => sentence(pointClause(data, 'de')),
    },
  });
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
