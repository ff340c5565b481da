/** The rules of the Circuit Board game as reasons, and its places for tracks as marks. */
import { type Cell, capitalised, cellCode, compareCells, type Edge, edgeCode } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Reason } from '../../contract/reason.js';
import { all } from '../../kit/words/series.js';
import { countedInWords } from '../../kit/words/words.js';
import { nameOfGroup, pointsWords } from './group-names.js';

/** Corners of a ring up to which all of them are named wherever it is spoken of. */
const MOST_CORNERS = 4;

/** Kinds of the reasons of points, of rings of tracks, and of groups of points that must not be cut off. */
const POINT = 'point';
export const AREA = 'area';
const CONNECTED = 'connected';

/** The id of the reason of a point. */
export function pointId(point: Cell): string {
  return `${POINT}-${cellCode(point)}`;
}

/**
 * A point with its number of tracks.
 * @param neighbours the number of points that a track from it can lead to
 */
export function pointReason(point: Cell, neighbours: number): Reason {
  const code = cellCode(point);
  return {
    id: pointId(point),
    kind: POINT,
    cells: [point],
    says: `The point ${code} has ${tracksWith(neighbours, 'en')}`,
    translated: { de: { says: `Der Punkt ${code} hat ${tracksWith(neighbours, 'de')}` } },
  };
}

/** One track, or three where the point has neighbours enough. */
function tracksWith(neighbours: number, language: StepLanguage): string {
  if (neighbours > 2) return language === 'en' ? 'one or three tracks' : 'eine oder drei Leiterbahnen';
  if (neighbours === 1)
    return language === 'en' ? 'one track and only one neighbour' : 'eine Leiterbahn und nur einen Nachbarn';
  return language === 'en'
    ? 'exactly one track, as it has only two neighbours'
    : 'genau eine Leiterbahn, weil er nur zwei Nachbarn hat';
}

/**
 * Tracks that would close a ring.
 * @param ring its points in order, each once, beginning with the first in reading order
 */
export function areaReason(ring: readonly Cell[]): Reason {
  const codes = ring.map(cellCode);
  const corners = cornersOf(ring).map(cellCode);
  return {
    id: `${AREA}-${codes.join('-')}`,
    kind: AREA,
    cells: ring.toSorted(compareCells),
    says: `Tracks all the way round the corners ${all(corners, 'en')} would enclose an area`,
    translated: {
      de: {
        says: `Leiterbahnen rings um die Ecken ${all(corners, 'de')} würden eine Fläche umschließen`,
      },
    },
    ...(corners.length <= MOST_CORNERS
      ? {}
      : {
          short: `Tracks all the way round through ${codes[0]} and ${codes.length - 1} other points would enclose an area`,
        }),
  };
}

/** The points where a ring turns: between them it is straight. */
export function cornersOf(ring: readonly Cell[]): readonly Cell[] {
  return ring.filter(([row, column], place) => {
    const [before, after] = [ring.at(place - 1)!, ring[(place + 1) % ring.length]!];
    const isStraight =
      (before[0] === row && after[0] === row) || (before[1] === column && after[1] === column);
    return !isStraight;
  });
}

/** The id of the reason of points that must not be cut off. */
export function connectedId(points: readonly Cell[]): string {
  return [CONNECTED, ...points.map(cellCode)].join('-');
}

/**
 * Points, but not all, that must be connected with the others.
 * @param board the points of the board
 */
export function connectedReason(points: readonly Cell[], board: readonly Cell[]): Reason {
  const name = nameOfGroup(points, board);
  const isOne = points.length === 1;
  return {
    id: connectedId(points),
    kind: CONNECTED,
    cells: points,
    says: `${isOne ? `The point ${name.first}` : capitalised(pointsWords(name, 'en'))} must not be cut off from the others`,
    translated: {
      de: {
        says: `${isOne ? `Der Punkt ${name.first} darf` : `${capitalised(pointsWords(name, 'de'))} dürfen`} nicht von den anderen abgeschnitten sein`,
      },
    },
  };
}

/** The length of the path between the ringed points, which is the least of all solutions. */
export function pathReason(path: Edge, tracks: number): Reason {
  const [from, to] = path.map(cellCode);
  return {
    id: 'path',
    kind: 'path',
    cells: path.toSorted(compareCells),
    says: `The path between ${from} and ${to} has ${countedInWords(tracks, 'track')}`,
    translated: { de: { says: `Der Weg von ${from} nach ${to} hat ${tracks} Leiterbahnen` } },
  };
}

/** The premise for the length of the path: it is found by a search, not by steps. */
export function leastPath(path: Edge, tracks: number): InLanguages<string> {
  const [from, to] = path.map(cellCode);
  const amount = countedInWords(tracks, 'track');
  return {
    en: `The path between ${from} and ${to} is to be as short as possible. ${capitalised(amount)} are the fewest, as a search has proved, and the steps take this number as known`,
    de: `Der Weg von ${from} nach ${to} soll so kurz wie möglich sein. Weniger als ${tracks} Leiterbahnen genügen nicht, wie eine Suche bewiesen hat; die Schritte setzen diese Zahl voraus`,
  };
}

/** A place for a track: it runs or not. */
export function trackMark(edge: Edge, variable: VariableIndex): Mark {
  return {
    variable,
    cells: edge,
    place: edgeCode(edge),
    yes: { one: 'has a track', many: 'have a track each' },
    no: { one: 'has no track', many: 'have no tracks' },
    translated: {
      de: {
        yes: { one: 'hat eine Leiterbahn', many: 'haben je eine Leiterbahn' },
        no: { one: 'hat keine Leiterbahn', many: 'haben keine Leiterbahnen' },
      },
    },
  };
}
