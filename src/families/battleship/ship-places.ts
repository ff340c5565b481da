/**
 * The places where ships can lie in a grid, and which cells, lines and lengths each has to do with; the same
 * for all hints.
 */
import { cellIndices, groupsOfMembers, touchingNeighbours } from '../../core/index.js';
import {
  type BattleshipPuzzle,
  countedLines,
  type Placement,
  placementsOf,
  shipsByLength,
  sizeOf,
} from './puzzle.js';

type Lists = readonly (readonly number[])[];

export class ShipPlaces {
  readonly cellCount: number;
  readonly placements: readonly Placement[];
  /** By place: the cells under the ship. */
  readonly covers: Lists;
  /** By cell (row-major): the places over it, and those that a ship cell there would touch. */
  readonly over: Lists;
  readonly beside: Lists;
  /**
   * Lengths are numbered as the fleet names them: how many ships each has, its places, and the number by
   * place.
   */
  readonly need: readonly number[];
  readonly ofLength: Lists;
  readonly lengthOf: readonly number[];
  /** Lines whose number is given: their cells, how many of them are ship cells, and the lines by cell. */
  readonly lines: Lists;
  readonly ships: readonly number[];
  readonly linesOf: Lists;

  constructor(puzzle: BattleshipPuzzle) {
    const size = sizeOf(puzzle);
    const count = size.rows * size.columns;
    this.cellCount = count;
    this.placements = placementsOf(size, puzzle.fleet);
    this.covers = this.placements.map(({ cells }) => cellIndices(cells, size.columns));
    this.over = groupsOfMembers(count, this.covers);
    this.beside = groupsOfMembers(count, this.#cellsBeside(touchingNeighbours(size)));
    const byLength = [...shipsByLength(puzzle.fleet)];
    this.need = byLength.map(([, ships]) => ships);
    const numberOf = new Map(byLength.map(([length], number) => [length, number]));
    this.lengthOf = this.placements.map(({ length }) => numberOf.get(length)!);
    this.ofLength = groupsOfMembers(
      byLength.length,
      this.lengthOf.map((number) => [number]),
    );
    const lines = countedLines(puzzle);
    this.lines = lines.map(({ cells }) => cellIndices(cells, size.columns));
    this.ships = lines.map(({ ships }) => ships);
    this.linesOf = groupsOfMembers(count, this.lines);
  }

  /** By place: the cells that touch the ship. */
  #cellsBeside(touching: readonly Iterable<number>[]): Lists {
    return this.covers.map((cells) => {
      const around = new Set<number>();
      for (const cell of cells) for (const neighbour of touching[cell]!) around.add(neighbour);
      for (const cell of cells) around.delete(cell);
      return [...around];
    });
  }
}
