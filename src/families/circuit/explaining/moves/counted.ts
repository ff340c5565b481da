/** Inferences at one point, along the tracks that are there, and at the only ways out of some points. */
import { capitalised } from '../../../../core/index.js';
import type { Found, InLanguages, Move, MoveBoard } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { Consequence } from '../../../kit/moves/suppose.js';
import type { CircuitPuzzle } from '../../puzzle.js';
import { pointsWords } from '../group-names.js';
import { bothOf, closing, closingOff, type Line, noneOf, ofPoint, waysOut } from './consequences.js';
import { type Tracks, tracksOf } from './tracks.js';
import { sentence } from './words.js';

type Kind = Line['kind'];
type LineOf<K extends Kind> = Extract<Line, { readonly kind: K }>;

/** The consequences of one kind at all places of a board. */
function* found<K extends Kind>(
  board: MoveBoard<CircuitPuzzle>,
  kind: K,
  at: (tracks: Tracks) => Iterable<Consequence<Line>>,
): Iterable<Found<LineOf<K>>> {
  for (const { conclusions, rules, says } of at(tracksOf(board))) {
    const data = says(conclusions);
    if (isOf(data, kind)) yield { conclusions, rules: rules(), data };
  }
}

function isOf<K extends Kind>(line: Line, kind: K): line is LineOf<K> {
  return line.kind === kind;
}

function* ofPoints(tracks: Tracks): Iterable<Consequence<Line>> {
  for (const point of tracks.graph.points.keys()) yield* ofPoint(tracks, point);
}

const AS_A_LINE: InLanguages<(line: Line) => string> = {
  en: (line) => sentence(line, 'en'),
  de: (line) => sentence(line, 'de'),
};

/** A point that has all its tracks. */
export const completedPoint: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'full'>>({
  id: 'completed-point',
  name: { en: 'completed point', de: 'fertiger Punkt' },
  isPlain: true,
  find: (board) => found(board, 'full', ofPoints),
  says: AS_A_LINE,
});

/** A place whose ends are joined by tracks already. */
export const noArea: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'ring'>>({
  id: 'no-area',
  name: { en: 'no enclosed area', de: 'keine umschlossene Fläche' },
  isPlain: true,
  find: (board) =>
    found(board, 'ring', function* (tracks) {
      for (const place of tracks.graph.edges.keys()) yield* closing(tracks, place);
    }),
  says: AS_A_LINE,
});

/** A point that needs a track in every place that it has left. */
export const forcedTracks: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'needs'>>({
  id: 'forced-tracks',
  name: { en: 'forced tracks', de: 'erzwungene Leiterbahnen' },
  find: (board) => found(board, 'needs', ofPoints),
  says: AS_A_LINE,
});

/** A track that would complete the points at its ends, such as two that have room for one track each. */
export const closedOff: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'closes-off'>>({
  id: 'isolation',
  name: { en: 'isolation', de: 'Isolation' },
  find: (board) =>
    found(board, 'closes-off', function* (tracks) {
      for (const place of tracks.graph.edges.keys()) yield* closingOff(tracks, place);
    }),
  says: AS_A_LINE,
});

/** A point with one track whose others would close a ring. */
export const noFurther: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'none-of'>>({
  id: 'none-of-two',
  find: (board) =>
    found(board, 'none-of', function* (tracks) {
      for (const point of tracks.graph.points.keys()) yield* noneOf(tracks, point);
    }),
  says: AS_A_LINE,
});

/** A point with one track whose others are the only way out. */
export const bothFurther: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'both-of'>>({
  id: 'both-ways-out',
  find: (board) =>
    found(board, 'both-of', function* (tracks) {
      for (const point of tracks.graph.points.keys()) {
        const group = tracks.joined(point);
        if (group[0] === point) yield* bothOf(tracks, group);
      }
    }),
  says: AS_A_LINE,
});

/** Points with one place left through which a track can lead out. */
export const lastWayOut: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, LineOf<'way-out'>>({
  id: 'last-way-out',
  name: { en: 'last way out', de: 'letzter Ausweg' },
  find: (board) => found(board, 'way-out', waysOut),
  says: {
    en: ({ group, place }) =>
      `${place} has a track: ${pointsWords(group, 'en')} ${group.points === 1 ? 'has' : 'have'} no other way out.`,
    de: ({ group, place }) =>
      `${place} hat eine Leiterbahn: ${group.points === 1 ? `${group.first} hat` : `${capitalised(pointsWords(group, 'de'))} haben`} keinen anderen Ausweg.`,
  },
});
