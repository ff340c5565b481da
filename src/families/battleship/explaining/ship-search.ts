/**
 * Places for one more ship of a length, by the known cells and by rows and columns that hold only a few ship
 * cells.
 */
import { type Cell, cellCode, type Size } from '../../../core/index.js';
import type { ReasonShape, StepShape } from '../../contract/explaining.js';
import { reasonsOf, within } from '../../kit/words/step-shapes.js';
import {
  type BattleshipPuzzle,
  countedLines,
  endsOf,
  type Placement,
  placementsOf,
  sizeOf,
} from '../puzzle.js';

/** A row or column that holds at most some ship cells. */
export interface Limit {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly most: number;
  /** Its known ship cells. */
  readonly held: readonly Cell[];
}

/** A step's search for one ship. */
export interface ShipSearch {
  readonly length: number;
  /** The known ships of this length, with water at both ends. */
  readonly found: readonly Placement[];
  readonly limits: readonly Limit[];
  /** Places that the known cells leave, and those of them that no limit excludes. */
  readonly open: readonly Placement[];
  readonly places: readonly Placement[];
  /** True if the step also uses that no two ships touch. */
  readonly usesTouching: boolean;
}

/** The length of the ships that a reason of the fleet is about. */
export function lengthOf({ id }: Pick<ReasonShape, 'id'>): number {
  return Number(id.slice('fleet-'.length));
}

/**
 * The search of a step: its reasons are one number of ships, of which one ship is not found yet, with rows
 * and columns that hold only a few ship cells, and perhaps that ships do not touch. undefined for all other
 * steps.
 */
export function shipSearchOf(puzzle: BattleshipPuzzle, step: StepShape): ShipSearch | undefined {
  const [fleet, ...more] = reasonsOf(step, ['fleet'], 'least');
  const limiting = reasonsOf(step, ['row', 'column'], 'most');
  const touching = reasonsOf(step, ['no-touching']);
  const size = 1 + limiting.length + touching.length;
  if (fleet === undefined || more.length > 0 || size !== step.reasons.length) return undefined;
  const length = lengthOf(fleet);
  if (length < 2 || limiting.length === 0) return undefined;
  const isKnown = knownIn(step);
  const limits = countedLines(puzzle)
    .filter(({ name }) => limiting.some(({ id }) => id === name.replace(' ', '-')))
    .map(({ name, cells, ships }): Limit => {
      return { name, cells, most: ships, held: cells.filter((cell) => isKnown(cell, true)) };
    });
  const { found, open } = placesLeft(sizeOf(puzzle), length, isKnown);
  const wanted = puzzle.fleet.filter((ship) => ship === length).length - found.length;
  if (wanted !== 1) return undefined;
  const places = open.filter((place) => !limits.some((limit) => excludes(limit, place)));
  return { length, found, limits, open, places, usesTouching: touching.length > 0 };
}

/** True if a cell is known before a step to be a ship cell, or to be water. */
type IsKnown = (cell: Cell, isShip: boolean) => boolean;

/** The known cells of a step, as a test. */
export function knownIn({ known }: StepShape): IsKnown {
  const values = new Map(known.map(({ mark, value }) => [cellCode(mark.cells[0]!), value]));
  return (cell, isShip) => values.get(cellCode(cell)) === isShip;
}

/** True if a ship along a row or column would give it more ship cells than it holds. */
export function excludes(limit: Limit, place: Placement): boolean {
  return within(place.cells, limit.cells) && shipCellsWith(limit, place) > limit.most;
}

/** The known ship cells of a row or column and those of a ship, each counted once. */
export function shipCellsWith({ cells, held }: Limit, place: Placement): number {
  const own = place.cells.filter((cell) => within([cell], cells));
  return own.length + held.filter((cell) => !within([cell], own)).length;
}

/** The places for ships of a length that the known cells leave: those where one is found, and all others. */
export function placesLeft(size: Size, length: number, isKnown: IsKnown): Pick<ShipSearch, 'found' | 'open'> {
  const left = placementsOf(size, [length]).filter(
    (place) =>
      !place.cells.some((cell) => isKnown(cell, false)) && !endsOf(place).some((cell) => isKnown(cell, true)),
  );
  const found = left.filter((place) => isFound(size, isKnown, place));
  return { found, open: left.filter((place) => !found.includes(place)) };
}

function isFound({ rows, columns }: Size, isKnown: IsKnown, place: Placement): boolean {
  const isOutside = ([row, column]: Cell): boolean =>
    row < 0 || column < 0 || row >= rows || column >= columns;
  return (
    place.cells.every((cell) => isKnown(cell, true)) &&
    endsOf(place).every((cell) => isOutside(cell) || isKnown(cell, false))
  );
}
