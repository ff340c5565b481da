/**
 * Random fleets at sea: ships are put down longest first, each at a random place among those where it touches
 * none of the others; when there is no place left, all over again.
 */
import type { Rng } from '../../src/core/index.js';
import {
  type BattleshipSolution,
  type Placement,
  placementsOf,
  symbolAt,
  WATER,
} from '../../src/families/battleship/index.js';
import type { BattleshipPlan } from './plan.js';

/** Fleets begun before giving up. */
const STARTS = 40;

/** A grid with the fleet, or undefined when none was found. */
export function placeFleet(
  { rows, columns, fleet }: Pick<BattleshipPlan, 'rows' | 'columns' | 'fleet'>,
  rng: Rng,
): BattleshipSolution | undefined {
  const places = placementsOf({ rows, columns }, fleet);
  for (let start = 0; start < STARTS; start++) {
    const ships = placeShips(places, fleet, columns, rng);
    if (ships !== undefined) return draw(ships, rows, columns);
  }
  return undefined;
}

function placeShips(
  places: readonly Placement[],
  fleet: readonly number[],
  columns: number,
  rng: Rng,
): readonly Placement[] | undefined {
  const taken = new Set<number>();
  const ships: Placement[] = [];
  const isFree = ({ cells }: Placement): boolean =>
    cells.every(([row, column]) => !taken.has(row * columns + column));
  for (const length of fleet) {
    const free = places.filter((place) => place.length === length && isFree(place));
    if (free.length === 0) return undefined;
    const ship = rng.pick(free);
    ships.push(ship);
    for (const [row, column] of ship.cells) {
      for (let down = row - 1; down <= row + 1; down++) {
        for (let across = Math.max(0, column - 1); across <= Math.min(columns - 1, column + 1); across++) {
          taken.add(down * columns + across);
        }
      }
    }
  }
  return ships;
}

function draw(ships: readonly Placement[], rows: number, columns: number): BattleshipSolution {
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill(WATER));
  for (const ship of ships) {
    for (const [index, [row, column]] of ship.cells.entries()) grid[row]![column] = symbolAt(ship, index);
  }
  return grid.map((row) => row.join(''));
}
