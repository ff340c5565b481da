import type { Cell, CircuitPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { CROSSED, type Edge, type Entries, type LineGame, lineTools, spotOf } from './game.js';

const POINT = 'o';
const TRACK = '1';

/** Tracks between neighbouring points. */
export function circuitGame({ grid, edges: given, path }: CircuitPuzzle): LineGame {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
  const fixed = new Set(given.map(([from, to]) => spotBetween(from, to)));
  const isPoint = ([row, column]: Cell): boolean => grid[row]?.[column] === POINT;
  const edges: Edge[] = [...grid.keys()].flatMap((row) =>
    Array.from({ length: columns }, (_, column): Edge[] => {
      const from: Cell = [row, column];
      const ends: Cell[] = [
        [row, column + 1],
        [row + 1, column],
      ];
      return ends
        .filter((to) => isPoint(from) && isPoint(to))
        .map((to) => ({ spot: spotBetween(from, to), from, to, isFixed: fixed.has(spotBetween(from, to)) }));
    }).flat(),
  );
  const tracksIn = (entries: Entries): readonly Edge[] =>
    edges.filter(({ spot, isFixed }) => isFixed || entries[spot] === TRACK);
  return {
    kind: 'lines',
    rows,
    columns,
    edges,
    most: 1,
    line: 'track',
    weight: 0.14,
    nodeRadius: 0.3,
    tools: lineTools('track'),
    // The tracks of a solution are a tree.
    needed: grid.join('').replaceAll('#', '').length - 1 - given.length,
    words: (cell) => {
      const isEnd = path?.some((end) => spotOf(end) === spotOf(cell)) === true;
      return say(isEnd ? 'pathEnd' : isPoint(cell) ? 'point' : 'blackedOut');
    },
    solutionOf: (entries) => {
      const tracks = tracksIn(entries);
      if (path === undefined) return placesOf(tracks);
      return { edges: placesOf(tracks), path: placesOf(wayBetween(tracks, ...path)) };
    },
    stateOf: (entries) => {
      const none = edges.filter(({ spot }) => entries[spot] === CROSSED);
      return { edges: placesOf(tracksIn(entries)), none: placesOf(none) };
    },
    entered: ({ cells, holds }) => ({
      [spotBetween(cells[0]!, cells.at(-1)!)]: holds ? TRACK : CROSSED,
    }),
    entriesOf: (solution) => {
      const tracks = (
        Array.isArray(solution) ? solution : (solution as { edges: unknown }).edges
      ) as readonly (readonly [Cell, Cell])[];
      const known = new Set(tracks.map(([from, to]) => spotBetween(from, to)));
      return Object.fromEntries(edges.map(({ spot }) => [spot, known.has(spot) ? TRACK : CROSSED]));
    },
  };
}

function placesOf(edges: readonly Edge[]): readonly (readonly [Cell, Cell])[] {
  return edges.map(({ from, to }) => [from, to]);
}

/** The spot of the place between two cells, the first one written first. */
export function spotBetween(from: Cell, to: Cell): string {
  return `${spotOf(from)}-${spotOf(to)}`;
}

/**
 * The tracks of the way between two points, in the order of all tracks; none where they are not connected.
 */
function wayBetween(tracks: readonly Edge[], start: Cell, end: Cell): readonly Edge[] {
  const before = new Map<string, Edge | undefined>([[spotOf(start), undefined]]);
  const open = [spotOf(start)];
  for (const spot of open) {
    for (const track of tracks) {
      const ends = [spotOf(track.from), spotOf(track.to)];
      const other = ends.find((one) => one !== spot);
      if (!ends.includes(spot) || other === undefined || before.has(other)) continue;
      before.set(other, track);
      open.push(other);
    }
  }
  const way = new Set<Edge>();
  for (let spot = spotOf(end), track = before.get(spot); track !== undefined; track = before.get(spot)) {
    way.add(track);
    spot = spotOf(track.from) === spot ? spotOf(track.to) : spotOf(track.from);
  }
  return tracks.filter((track) => way.has(track));
}
