/**
 * Confirms what plain logic claims before a model is built, from the rules of Battleship alone, stated as
 * groups of facts of which a known number is true:
 *
 * - A cell is water or holds exactly one of the ships that can lie over it; a given cell shows what it is
 *   given as.
 * - As ships do not touch, one ship at most meets a square of two by two cells; where one of its cells is
 *   known to hold a ship, no other ship meets it.
 * - Rows and columns have as many ship cells as they say, and the fleet as many ships of each length.
 *
 * A claimed cell or place is confirmed when counting in these groups, one after the other, leaves nothing
 * else. A claim that excludes a solution is never confirmed. What a cell can show follows: only what a ship
 * shows there that is left.
 */
import { blocksOf, cellIndices, groupsOfMembers } from '../../core/index.js';
import { CELL } from '../kit/confirm/cells.js';
import { CountedFacts, type CountedGroup, exactly } from '../kit/confirm/groups.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  countedLines,
  OPEN,
  type Placement,
  placementsOf,
  shipsByLength,
  sizeOf,
  symbolAt,
  WATER,
} from './puzzle.js';

/** A claim about the solutions; `contradiction`: there is none. */
export type BattleshipClaim =
  | 'contradiction'
  | {
      /** True if a ship can lie at a place, by its position among all places. */
      canLie(place: number): boolean;
      /** By cell, row-major, one of {@link CELL}: `empty` is water, `taken` a ship, `open` no claim. */
      readonly cells: Readonly<Uint8Array>;
    };

/** True if the rules confirm the whole claim. */
export function confirmBattleship(puzzle: BattleshipPuzzle, claim: BattleshipClaim): boolean {
  const places = placementsOf(sizeOf(puzzle), puzzle.fleet);
  const cellCount = puzzle.rows.length * puzzle.columns.length;
  // Facts: by place, a ship lies there; then by cell, it is water; then by cell, it holds a ship.
  const water = (cell: number): number => places.length + cell;
  const ship = (cell: number): number => places.length + cellCount + cell;
  const facts = new CountedFacts(places.length + 2 * cellCount, groupsOf(puzzle, places, water, ship));
  [...puzzle.grid.join('')].forEach((hint, cell) => {
    if (hint !== OPEN) facts.know(water(cell), hint === WATER);
  });
  places.forEach((place, index) => {
    if (!showsHints(puzzle, place)) facts.know(index, false);
  });
  // Of a puzzle without solutions every claim is true.
  if (!facts.follow()) return true;
  if (claim === 'contradiction') return false;
  const confirms = (state: number, cell: number): boolean =>
    state === CELL.open || facts.isTrue(state === CELL.empty ? water(cell) : ship(cell));
  return (
    claim.cells.every(confirms) && places.every((_, place) => claim.canLie(place) || facts.isFalse(place))
  );
}

/** True if a ship shows in the given cells under it what is given there. */
function showsHints({ grid }: BattleshipPuzzle, place: Placement): boolean {
  return place.cells.every(([row, column], index) => {
    const hint = grid[row]![column]!;
    return hint === OPEN || hint === ANY_SHIP || hint === symbolAt(place, index);
  });
}

function groupsOf(
  puzzle: BattleshipPuzzle,
  places: readonly Placement[],
  water: (cell: number) => number,
  ship: (cell: number) => number,
): readonly CountedGroup[] {
  const size = sizeOf(puzzle);
  const indices = (cells: Placement['cells']): readonly number[] => cellIndices(cells, size.columns);
  const over = groupsOfMembers(
    size.rows * size.columns,
    places.map(({ cells }) => indices(cells)),
  );
  return [
    ...over.flatMap((found, cell) => [
      exactly(1, [water(cell), ship(cell)]),
      exactly(1, [water(cell), ...found]),
    ]),
    ...blocksOf(size).flatMap((block): CountedGroup[] => {
      const meeting = [...new Set(indices(block).flatMap((cell) => over[cell]!))];
      return indices(block).map((cell) => {
        const others = meeting.filter((place) => !over[cell]!.includes(place));
        return { facts: [ship(cell), ...others], least: 0, most: 1 };
      });
    }),
    ...countedLines(puzzle).map(({ cells, ships }) => exactly(ships, indices(cells).map(ship))),
    ...[...shipsByLength(puzzle.fleet)].map(([length, count]) =>
      exactly(
        count,
        places.flatMap((place, index) => (place.length === length ? [index] : [])),
      ),
    ),
  ];
}
