import type { Cell, HashiPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { spotBetween } from './circuit.js';
import { CROSSED, type Edge, type Entries, type LineGame, lineTools, metCells, spotOf, sum } from './game.js';
import { notesSpot } from './notes.js';

const USUAL_MOST = 2;
const WATER = 0;

/** Bridges between islands that see each other. */
export function hashiGame({ islands, bridges = USUAL_MOST }: HashiPuzzle): LineGame {
  const [rows, columns] = [islands.length, islands[0]?.length ?? 0];
  const edges = islands.flatMap((line, row) =>
    line.flatMap((island, column): Edge[] => {
      if (island === WATER) return [];
      const from: Cell = [row, column];
      return [nextIsland(islands, from, 0, 1), nextIsland(islands, from, 1, 0)].flatMap((to) =>
        to === undefined ? [] : [{ spot: spotBetween(from, to), from, to, isFixed: false }],
      );
    }),
  );
  return {
    kind: 'lines',
    rows,
    columns,
    edges,
    most: bridges,
    line: 'bridge',
    weight: 0.07,
    nodeRadius: 0.42,
    tools: lineTools('bridge'),
    needed: islands.flat().includes(null) ? undefined : sum(islands.flat().map(Number)) / 2,
    words: ([row, column]) => {
      const island = islands[row]?.[column];
      if (island === WATER || island === undefined) return say('water');
      return island === null ? say('islandWithout') : say('island', { number: island });
    },
    metClues: (entries) =>
      metCells({ rows, columns }, (cell) => {
        const island = islands[cell[0]]?.[cell[1]] ?? WATER;
        if (island === WATER) return false;
        const own = edges.filter(({ from, to }) => [from, to].some((end) => spotOf(end) === spotOf(cell)));
        return sum(own.map(({ spot }) => Number(entries[spot]) || 0)) === island;
      }),
    facts: () => say('bridgesMost', { count: bridges }),
    solutionOf: (entries) =>
      edges.flatMap(({ spot, from, to }) => {
        const count = Number(entries[spot]);
        return count > 0 ? [[from, to, count]] : [];
      }),
    stateOf: (entries) =>
      edges.flatMap(({ spot, from, to }) => {
        const [value, most] = [entries[spot], entries[notesSpot(spot, 'excluded')]];
        if (value === CROSSED) return [[from, to, 0, 0]];
        if (most !== undefined) return [[from, to, Number(value ?? 0), Number(most)]];
        return value === undefined ? [] : [[from, to, Number(value)]];
      }),
    entered: ({ place, holds, choice }, now) => {
      const spot = spotOfPlace(place);
      if (holds) return { [spot]: String(Math.max(Number(now[spot]) || 0, choice + 1)) };
      return choice === 0 ? { [spot]: CROSSED } : { [notesSpot(spot, 'excluded')]: String(choice) };
    },
    // Further bridges may come.
    contradicts: (spot, value, right) =>
      right[spot] !== undefined &&
      (value === CROSSED ? right[spot] !== CROSSED : Number(value) > (Number(right[spot]) || 0)),
    entriesOf: (solution): Entries => {
      const counts = new Map(
        (solution as readonly (readonly [Cell, Cell, number])[]).map(([from, to, count]) => [
          spotBetween(from, to),
          count,
        ]),
      );
      return Object.fromEntries(edges.map(({ spot }) => [spot, String(counts.get(spot) ?? CROSSED)]));
    },
  };
}

/** The spot of a place by its name: `r1c2–r1c7`. */
function spotOfPlace(place: string): string {
  const [from, to] = [...place.matchAll(/r(\d+)c(\d+)/g)].map(
    ([, row, column]): Cell => [Number(row) - 1, Number(column) - 1],
  );
  return spotBetween(from!, to!);
}

function nextIsland(
  islands: HashiPuzzle['islands'],
  [row, column]: Cell,
  down: number,
  right: number,
): Cell | undefined {
  let [r, c] = [row + down, column + right];
  while (islands[r]?.[c] === WATER) [r, c] = [r + down, c + right];
  return islands[r]?.[c] === undefined ? undefined : [r, c];
}
