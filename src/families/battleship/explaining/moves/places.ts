/** Looking for a ship: the places left for it have cells in common, or the same water beside them. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { BattleshipPuzzle } from '../../puzzle.js';
import { saysSo, shipOf } from '../words.js';
import { known, NO_TOUCHING, type Place, type Waters, watersOf } from './waters.js';

/** Places of which each is named. */
const MOST_PLACES = 6;

interface ShipPlaces {
  readonly length: number;
  readonly wanted: number;
  /** The ends of each place that is left. */
  readonly places: readonly (readonly [string, string])[];
  readonly ships: readonly string[];
  readonly water: readonly string[];
}

export const placesLeft: Move<BattleshipPuzzle> = defineMove<BattleshipPuzzle, ShipPlaces>({
  id: 'places-left',
  name: { en: 'places left for a ship', de: 'übrige Plätze eines Schiffs' },
  *find(board) {
    const waters = watersOf(board);
    const { counts, longest, places } = waters.layout;
    for (let length = longest; length > 1; length--) {
      const own = places.get(length)!.filter((place) => waters.isLeft(place));
      const wanted = (counts.get(length) ?? 0) - own.filter((place) => waters.isFound(place)).length;
      const open = own.filter((place) => !waters.isFound(place) && !waters.touches(place));
      const left = open.filter((place) => waters.overfull(place) === undefined);
      if (wanted < 1 || left.length > MOST_PLACES || (wanted > 1 && left.length !== wanted)) continue;
      const ships = cellsIn(waters, left, wanted);
      const water = waterBeside(waters, left, wanted);
      if (ships.length + water.length === 0) continue;
      // In a single row or column nothing has a corner.
      const corners = board.rule(NO_TOUCHING) === undefined ? [] : [NO_TOUCHING];
      const limits = [...new Set(open.flatMap((place) => waters.overfull(place) ?? []))];
      yield {
        conclusions: [...known(ships, true), ...known(water, false)],
        rules: [`fleet-${length}`, ...corners, ...limits.map(({ id }) => id)],
        data: {
          length,
          wanted,
          places: left.map(({ cells }) => waters.codes([cells[0]!, cells.at(-1)!]) as [string, string]),
          ships: waters.codes(ships),
          water: waters.codes(water),
        },
      };
    }
  },
  says: {
    en: ({ length, wanted, places, ships, water }) => {
      const names = places.map(([first, last]) => `${first} to ${last}`);
      const who =
        wanted === 1
          ? `A ${shipOf(length, 1, 'en')} is`
          : `${numbered(wanted)} ${shipOf(length, wanted, 'en')} are`;
      return `${who} still to be found, with room only in ${all(names, 'en')}. ${saysSo(ships, water, 'en')}`;
    },
    de: ({ length, wanted, places, ships, water }) => {
      const names = places.map(([first, last]) => `${first} bis ${last}`);
      const who =
        wanted === 1
          ? `Es fehlt noch ein ${shipOf(length, 1, 'de')}`
          : `Es fehlen noch ${inWords(wanted, 'de')} ${shipOf(length, wanted, 'de')}`;
      return `${who}; Platz ist nur in ${all(names, 'de')}. ${saysSo(ships, water, 'de')}`;
    },
  },
});

function numbered(count: number): string {
  const words = inWords(count, 'en');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The open cells of all places; where each place has a ship, of any. */
function cellsIn(waters: Waters, places: readonly Place[], wanted: number): readonly number[] {
  const cells = [...new Set(places.flatMap((place) => place.cells))];
  const some = wanted === places.length ? cells : inEach(cells, places, (place) => place.cells);
  return inOrder(waters.open(some));
}

/** The open cells that are water with a ship in any of the places. */
function waterBeside(waters: Waters, places: readonly Place[], wanted: number): readonly number[] {
  const around = ({ cells, ends }: Place): readonly number[] => [
    ...ends,
    ...cells.flatMap((cell) => waters.layout.corners[cell]!),
  ];
  const cells = [...new Set(places.flatMap(around))];
  const some = wanted === places.length ? cells : inEach(cells, places, around);
  return inOrder(waters.open(some));
}

function inEach(
  cells: readonly number[],
  places: readonly Place[],
  of: (place: Place) => readonly number[],
): readonly number[] {
  return cells.filter((cell) => places.every((place) => of(place).includes(cell)));
}

function inOrder(cells: readonly number[]): readonly number[] {
  return [...cells].sort((one, other) => one - other);
}
