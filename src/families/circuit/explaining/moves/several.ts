/** What several points say together: two ends of tracks, all tracks of a point or none, parity, suppositions. */
import type { Known } from '../../../contract/mark.js';
import type { Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { bestRefuted, type Follow, refute } from '../../../kit/moves/suppose.js';
import { all } from '../../../kit/moves/words.js';
import type { CircuitPuzzle } from '../../puzzle.js';
import { type GroupName, groupWords, pointsWords } from '../group-names.js';
import { followingIn, type Line, parities } from './consequences.js';
import { type Tracks, tracksOf } from './tracks.js';
import { clauses, inWords, ringWords } from './words.js';

interface TwoEnds {
  readonly place: string;
  readonly points: readonly string[];
}

/** Two neighbours that can have only one track each. */
export const twoEnds: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, TwoEnds>({
  id: 'two-ends',
  name: { en: 'isolation of two points', de: 'Isolation zweier Punkte' },
  *find(board) {
    const tracks = tracksOf(board);
    const { ends, points } = tracks.graph;
    if (points.length === 2) return;
    for (const [place, pair] of ends.entries()) {
      const isOpen = tracks.value(place) === undefined;
      if (!isOpen || !pair.every((point) => possibleAt(tracks, point) <= 2)) continue;
      yield {
        conclusions: [{ mark: place, value: false }],
        rules: [...pair.map((point) => tracks.pointRule(point)), tracks.connected(pair)],
        data: { place: tracks.placeName(place), points: tracks.codes(pair) },
      };
    }
  },
  says: {
    en: ({ place, points }) =>
      `${all(points, 'en')} have room for only one track each: ${place} would cut them off.`,
    de: ({ place, points }) =>
      `${all(points, 'de')} haben nur für je eine Leiterbahn Platz: ${place} würde sie abschneiden.`,
  },
});

function possibleAt(tracks: Tracks, point: number): number {
  return tracks.placesAt(point, true).length + tracks.placesAt(point, undefined).length;
}

/** What follows on a board from one more value. */
function follow(board: MoveBoard<CircuitPuzzle>): Follow<Line> {
  const tracks = tracksOf(board);
  return (values, changed) => followingIn(tracks.with(values), changed);
}

interface AllOrNone {
  readonly point: string;
  readonly places: readonly string[];
  /** A ring that both would close, or points that would be cut off without them. */
  readonly end: Extract<Line, { readonly kind: 'closed-ring' | 'cut-off' }>;
}

/** A point with one track that gets both others or none, of which one is not possible. */
export const allOrNone: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, AllOrNone>({
  id: 'all-or-none',
  *find(board) {
    const tracks = tracksOf(board);
    for (const point of tracks.graph.points.keys()) {
      const open = tracks.placesAt(point, undefined);
      if (open.length !== 2 || tracks.placesAt(point, true).length !== 1) continue;
      for (const value of [true, false]) {
        const refuted = refute(board, follow(board), { mark: open[0]!, value });
        const [first, end, ...more] = refuted?.lines ?? [];
        const [code] = tracks.codes([point]) as [string];
        const isOfPoint = (first?.kind === 'needs' || first?.kind === 'full') && first.point === code;
        if (refuted === undefined || !isOfPoint || more.length > 0) continue;
        if (end?.kind !== 'closed-ring' && end?.kind !== 'cut-off') continue;
        yield {
          conclusions: open.map((mark) => ({ mark, value: !value })),
          rules: refuted.rules,
          data: { point: code, places: open.map((place) => tracks.placeName(place)), end },
        };
      }
    }
  },
  says: {
    en: ({ point, places, end }) =>
      `${point} has one track and gets both ${all(places, 'en')} or neither. ${
        end.kind === 'closed-ring'
          ? `Both would close ${ringWords(end.corners, 'en')}`
          : `Without them, ${pointsWords(end.group, 'en')} would be cut off`
      }.`,
    de: ({ point, places, end }) =>
      `${point} hat eine Leiterbahn und bekommt ${all(places, 'de')} beide oder keine davon. ${
        end.kind === 'closed-ring'
          ? `Mit beiden entsteht ${ringWords(end.corners, 'de')}`
          : `Ohne sie ${end.group.points === 1 ? 'wäre' : 'wären'} ${pointsWords(end.group, 'de')} abgeschnitten`
      }.`,
  },
});

interface Counted {
  readonly group: GroupName;
  readonly place: string;
  readonly hasTrack: boolean;
  /** The other tracks that lead out of the group. */
  readonly others: readonly string[];
}

/**
 * Groups of points of which all places that lead out are decided but one.
 * @param most points of a group
 */
export function parity(id: string, most: number): Move<CircuitPuzzle> {
  return defineMove<CircuitPuzzle, Counted>({
    id,
    name: { en: 'parity', de: 'Parität' },
    *find(board) {
      const tracks = tracksOf(board);
      for (const { group, place, held, hasTrack } of parities(tracks)) {
        if (group.length > most) continue;
        yield {
          conclusions: [{ mark: place, value: hasTrack }],
          rules: group.map((point) => tracks.pointRule(point)),
          data: {
            group: tracks.group(group),
            place: tracks.placeName(place),
            hasTrack,
            others: held.map((other) => tracks.placeName(other)),
          },
        };
      }
    },
    says: {
      en: (data) => parityInEnglish(data),
      de: (data) => parityInGerman(data),
    },
  });
}

function parityInEnglish({ group, place, hasTrack, others }: Counted): string {
  const count = inWords(group.points, 'en');
  const points = `the ${count} points ${groupWords(group, 'en')}`;
  const kind = group.points % 2 === 0 ? 'an even' : 'an odd';
  const there =
    others.length === 0
      ? 'there is no other'
      : others.length === 1
        ? `there is one other, ${others[0]}`
        : `there are ${inWords(others.length, 'en')} others, ${all(others, 'en')}`;
  return `${place} has ${hasTrack ? 'a' : 'no'} track: ${points} have an odd number of tracks each, so ${kind} number of tracks leaves them, and ${there}.`;
}

function parityInGerman({ group, place, hasTrack, others }: Counted): string {
  const count = inWords(group.points, 'de');
  const points = `Die ${count} Punkte ${groupWords(group, 'de')}`;
  const kind = group.points % 2 === 0 ? 'gerade' : 'ungerade';
  const there =
    others.length === 0
      ? 'eine andere gibt es nicht'
      : others.length === 1
        ? `es gibt eine andere, ${others[0]}`
        : `es gibt ${inWords(others.length, 'de')} andere, ${all(others, 'de')}`;
  return `${place} hat ${hasTrack ? 'eine' : 'keine'} Leiterbahn: ${points} haben je eine ungerade Zahl von Leiterbahnen, also führt eine ${kind} Zahl hinaus, und ${there}.`;
}

interface Supposed {
  readonly place: string;
  readonly has: boolean;
  readonly lines: readonly Line[];
}

/** A track, or none, that leads to something impossible, by as few rules as there are. */
export const supposition: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, Supposed>({
  id: 'supposition',
  *find(board) {
    const refuted = bestRefuted(board, follow(board));
    if (refuted === undefined) return;
    const { supposed, lines, rules } = refuted;
    const conclusion: Known = { ...supposed, value: !supposed.value };
    const place = tracksOf(board).placeName(supposed.mark);
    yield { conclusions: [conclusion], rules, data: { place, has: supposed.value, lines } };
  },
  says: { en: (data) => supposedWords(data, 'en'), de: (data) => supposedWords(data, 'de') },
});

function supposedWords({ place, has, lines }: Supposed, language: StepLanguage): string {
  const words = clauses(lines, language);
  if (language === 'de')
    return `${has ? 'Mit' : 'Ohne'} ${place}: ${words}. Also hat ${place} ${has ? 'keine' : 'eine'} Leiterbahn.`;
  return `${has ? 'With' : 'Without'} ${place}, ${words}. So ${place} has ${has ? 'no' : 'a'} track.`;
}
