/** The rules of the Circuit Board game as reasons, and its places for tracks as marks. */
import { type Cell, capitalised, cellCode, compareCells } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark, Predicate } from '../../contract/explaining.js';
import type { Amounts, Reason } from '../../contract/reason.js';
import { countedInWords, listed } from '../../kit/words/words.js';
import type { Edge } from '../puzzle.js';
import { nameOfGroup } from './group-names.js';

/**
 * Corners of a ring up to which all of them are named wherever it is spoken of; and words for a group of
 * points.
 */
const MOST_CORNERS = 4;
const MOST_NAMED = 4;

/**
 * A point with its number of tracks.
 * @param neighbours the number of points that a track from it can lead to
 */
export function pointReason(point: Cell, neighbours: number): Reason {
  const code = cellCode(point);
  return {
    id: `point-${code}`,
    kind: 'point',
    cells: [point],
    says: `The point ${code} has ${tracksWith(neighbours)}`,
    amounts: amountsOf(code, neighbours),
    together: { says: `each of these points has ${tracksWith(neighbours)}`, about: code },
  };
}

/** One track, or three where the point has neighbours enough. */
function tracksWith(neighbours: number): string {
  if (neighbours > 2) return 'one or three tracks';
  return neighbours === 1
    ? 'one track and only one neighbour'
    : 'exactly one track, as it has only two neighbours';
}

/** Words for the tracks of a point, by their number. */
function amountsOf(about: string, neighbours: number): Amounts {
  const has = (one: string, many: string): Predicate => ({ one: `has ${one}`, many: `have ${many}` });
  const would = (words: string): Predicate => ({ one: `would ${words}`, many: `would ${words} each` });
  return {
    about,
    full: {
      1: has('one track already and cannot have three', 'one track each already and cannot have three'),
      3: has('three tracks already', 'three tracks each already'),
    },
    missing: {
      0:
        neighbours === 1
          ? has('only one neighbour', 'only one neighbour each')
          : has('no other place left for its track', 'no other place left for their tracks'),
      2: has('two tracks already, and so a third', 'two tracks each already, and so a third'),
    },
    broken: { 0: would('have no track'), 2: would('have exactly two tracks'), 4: would('have four tracks') },
  };
}

/**
 * Tracks that would close a ring.
 * @param ring its points in order, each once, beginning with the first in reading order
 */
export function areaReason(ring: readonly Cell[]): Reason {
  const codes = ring.map(cellCode);
  const corners = cornersOf(ring).map(cellCode);
  return {
    id: `area-${codes.join('-')}`,
    kind: 'area',
    cells: ring.toSorted(compareCells),
    says: `Tracks all the way round the corners ${listed(corners)} would enclose an area`,
    ...(corners.length <= MOST_CORNERS
      ? {}
      : {
          short: `Tracks all the way round through ${codes[0]} and ${codes.length - 1} other points would enclose an area`,
        }),
    rest: {
      others: `it would close a ring of tracks with the corners ${listed(corners)}`,
      all: `there would be a ring of tracks with the corners ${listed(corners)}`,
      isWhole: true,
    },
    together: {
      says: 'tracks all the way round any of these corners would enclose an area',
      about: listed(corners),
    },
  };
}

/** The points of a ring in order, from the id of its reason. */
export function ringOf(id: string): readonly Cell[] {
  return [...id.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) => [Number(row) - 1, Number(column) - 1]);
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

/**
 * Points, but not all, that must be connected with the others.
 * @param all the points of the board
 */
export function connectedReason(points: readonly Cell[], all: readonly Cell[]): Reason {
  const codes = points.map(cellCode);
  const name = nameOfGroup(points, all);
  const group = codes.length === 1 ? `The point ${codes[0]}` : capitalised(name.points);
  return {
    id: `connected-${codes.join('-')}`,
    kind: 'connected',
    cells: points,
    says: `${group} must not be cut off from the others`,
    ...(name.length <= MOST_NAMED
      ? {}
      : {
          short: `The group of ${codes.length} points with ${codes[0]} named above must not be cut off from the others`,
        }),
    rest: { others: 'no other way out is left', all: 'no way out is left' },
    together: {
      says: 'none of these groups of points must be cut off from the others',
      about: name.words,
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
  };
}

/** The premise for the length of the path: it is found by a search, not by steps. */
export function leastPath(path: Edge, tracks: number): string {
  const [from, to] = path.map(cellCode);
  const amount = countedInWords(tracks, 'track');
  return `The path between ${from} and ${to} is to be as short as possible. ${capitalised(amount)} are the fewest, as a search has proved, and the steps take this number as known`;
}

/** A place for a track: it runs or not. */
export function trackMark(edge: Edge, variable: VariableIndex): Mark {
  return {
    variable,
    cells: edge,
    place: edge.map(cellCode).join('–'),
    yes: { one: 'has a track', many: 'have a track each' },
    no: { one: 'has no track', many: 'have no tracks' },
  };
}
