/**
 * Confirms what plain logic claims before a model is built, from the rules of Battleship alone, stated as groups of
 * facts of which a known number is true:
 *
 * - A cell is water or holds exactly one of the ships that can lie over it; a given cell shows what it is given as.
 * - As ships do not touch, one ship at most meets a square of two by two cells; where one of its cells is known to
 *   hold a ship, no other ship meets it.
 * - Rows and columns have as many ship cells as they say, and the fleet as many ships of each length.
 *
 * A claimed cell or place is confirmed when counting in these groups, one after the other, leaves nothing else. A claim
 * that excludes a solution is never confirmed. What a cell can show follows: only what a ship shows there that is left.
 */
import { CountedFacts, type CountedGroup } from '../kit/confirm-groups.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  OPEN,
  type Placement,
  placementsOf,
  sizeOf,
  symbolAt,
  WATER,
} from './puzzle.js';

/** What is claimed of the solutions; `contradiction`: there is none. */
export type BattleshipClaim =
  | 'contradiction'
  | {
      /** Whether a ship can lie at a place, by its position among all places. */
      canLie(place: number): boolean;
      /** What a cell (row-major) is known to be. */
      cell(cell: number): 'water' | 'ship' | 'open';
    };

/** Whether the rules confirm the whole claim. */
export function confirmBattleship(puzzle: BattleshipPuzzle, claim: BattleshipClaim): boolean {
  const places = placementsOf(sizeOf(puzzle), puzzle.fleet);
  const cellCount = puzzle.rows.length * puzzle.columns.length;
  // Facts: by place, a ship lies there; then by cell, it is water; then by cell, it holds a ship.
  const water = (cell: number): number => places.length + cell;
  const ship = (cell: number): number => places.length + cellCount + cell;
  const groups = groupsOf(puzzle, places, water, ship);
  const facts = new CountedFacts(places.length + 2 * cellCount, groups);
  [...puzzle.grid.join('')].forEach((hint, cell) => {
    if (hint !== OPEN) facts.know(water(cell), hint === WATER);
  });
  places.forEach((place, index) => {
    if (!showsHints(puzzle, place)) facts.know(index, false);
  });
  // Of a puzzle without solutions every claim is true.
  if (!facts.follow()) return true;
  if (claim === 'contradiction') return false;
  for (let cell = 0; cell < cellCount; cell++) {
    const claimed = claim.cell(cell);
    if (claimed !== 'open' && !facts.isTrue(claimed === 'water' ? water(cell) : ship(cell))) return false;
  }
  return places.every((_, place) => claim.canLie(place) || facts.isFalse(place));
}

/** Whether a ship shows in the given cells under it what is given there. */
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
  const { rows, columns, fleet } = puzzle;
  const cellAt = (row: number, column: number): number => row * columns.length + column;
  const over = Array.from({ length: rows.length * columns.length }, (): number[] => []);
  places.forEach(({ cells }, place) => {
    for (const [row, column] of cells) over[cellAt(row, column)]!.push(place);
  });
  const exactly = (facts: readonly number[], number: number): CountedGroup => ({
    facts,
    least: number,
    most: number,
  });
  return [
    ...over.flatMap((found, cell) => [
      exactly([water(cell), ship(cell)], 1),
      exactly([water(cell), ...found], 1),
    ]),
    ...squaresOf(rows.length, columns.length).flatMap((square): CountedGroup[] => {
      const cells = square.map(([row, column]) => cellAt(row, column));
      const meeting = [...new Set(cells.flatMap((cell) => over[cell]!))];
      return cells.map((cell) => {
        const own = new Set(over[cell]);
        const others = meeting.filter((place) => !own.has(place));
        return { facts: [ship(cell), ...others], least: 0, most: 1 };
      });
    }),
    ...rows.flatMap((clue, row) =>
      clue === null
        ? []
        : [
            exactly(
              columns.map((_, column) => ship(cellAt(row, column))),
              clue,
            ),
          ],
    ),
    ...columns.flatMap((clue, column) =>
      clue === null
        ? []
        : [
            exactly(
              rows.map((_, row) => ship(cellAt(row, column))),
              clue,
            ),
          ],
    ),
    ...[...new Set(fleet)].map((length) =>
      exactly(
        places.flatMap((place, index) => (place.length === length ? [index] : [])),
        fleet.filter((other) => other === length).length,
      ),
    ),
  ];
}

/** The cells of every square of two by two cells; of a grid of one row or column, every two neighbours. */
function squaresOf(rows: number, columns: number): readonly (readonly (readonly [number, number])[])[] {
  const tops = Array.from({ length: Math.max(1, rows - 1) }, (_, row) => row);
  const lefts = Array.from({ length: Math.max(1, columns - 1) }, (_, column) => column);
  return tops.flatMap((top) =>
    lefts.map((left) =>
      (
        [
          [top, left],
          [top, left + 1],
          [top + 1, left],
          [top + 1, left + 1],
        ] as const
      ).filter(([row, column]) => row < rows && column < columns),
    ),
  );
}
