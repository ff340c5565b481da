/**
 * Small Battleship puzzles and, independently of the formulations, all ways to lay their fleet into the grid.
 */
import fc from 'fast-check';
import type { BattleshipPuzzle, BattleshipSolution } from '../../../src/families/battleship/puzzle.js';
import { readBattleship } from '../../../src/families/battleship/reading.js';

type Grid = readonly (readonly string[])[];

/** The grid with one more ship, or nothing where it leaves the grid or lies over another. */
function withShip(grid: Grid, length: number, row: number, column: number, down: boolean): Grid | undefined {
  const next = grid.map((cells) => [...cells]);
  for (let index = 0; index < length; index++) {
    const [r, c] = down ? [row + index, column] : [row, column + index];
    if (next[r]?.[c] !== '~') return undefined;
    const [first, last] = down ? '^v' : '<>';
    next[r]![c] = length === 1 ? 'o' : index === 0 ? first! : index === length - 1 ? last! : '#';
  }
  return next;
}

/** Every grid in which the ships of the fleet lie without covering each other, touching or not. */
export function* allFleets({ rows, columns, fleet }: BattleshipPuzzle): Generator<BattleshipSolution> {
  const empty: Grid = rows.map(() => columns.map(() => '~'));
  for (const grid of lay(empty, fleet, 0)) yield grid.map((cells) => cells.join(''));
}

function* lay(grid: Grid, fleet: readonly number[], from: number): Generator<Grid> {
  const [length, ...rest] = fleet;
  if (length === undefined) {
    yield grid;
    return;
  }
  const columns = grid[0]!.length;
  for (let place = from; place < 2 * grid.length * columns; place++) {
    const cell = place >> 1;
    const down = place % 2 === 1;
    if (length === 1 && down) continue;
    const next = withShip(grid, length, Math.floor(cell / columns), cell % columns, down);
    // Ships of one length are laid in order, so that no grid comes twice.
    if (next !== undefined) yield* lay(next, rest, rest[0] === length ? place + 1 : 0);
  }
}

const ship = fc.record({
  length: fc.integer({ min: 1, max: 4 }),
  row: fc.nat({ max: 3 }),
  column: fc.nat({ max: 3 }),
  down: fc.boolean(),
});

/**
 * Puzzles of up to four by four cells from ships laid at random; some hints, missing clues and some spoilt
 * clues.
 */
export const smallBattleship: fc.Arbitrary<BattleshipPuzzle> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
    ships: fc.array(ship, { maxLength: 4 }),
    hints: fc.array(fc.constantFrom('given', 'open', 'open', 'open', 's'), {
      minLength: 16,
      maxLength: 16,
    }),
    clues: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    spoilt: fc.option(fc.record({ line: fc.nat({ max: 3 }), clue: fc.nat({ max: 3 }) }), { freq: 3 }),
  })
  .map(({ rows, columns, ships, hints, clues, spoilt }): BattleshipPuzzle => {
    let grid: Grid = Array.from({ length: rows }, () => new Array<string>(columns).fill('~'));
    const fleet: number[] = [];
    for (const { length, row, column, down } of ships) {
      const next = withShip(grid, length, row, column, down && length > 1);
      if (next === undefined) continue;
      grid = next;
      fleet.push(length);
    }
    const count = (cells: readonly string[]) => cells.filter((cell) => cell !== '~').length;
    const told = (index: number, cells: readonly string[]) => (clues[index] ? count(cells) : null);
    const rowClues = grid.map((cells, row) => told(row, cells));
    if (spoilt !== null) rowClues[spoilt.line % rows] = spoilt.clue;
    return {
      family: 'battleship',
      rows: rowClues,
      columns: grid[0]!.map((_, column) =>
        told(
          4 + column,
          grid.map((cells) => cells[column]!),
        ),
      ),
      fleet: fleet.sort((first, second) => second - first),
      grid: grid.map((cells, row) =>
        cells
          .map((cell, column) => {
            const hint = hints[row * 4 + column];
            return hint === 'given' ? cell : hint === 's' && cell !== '~' ? 's' : '.';
          })
          .join(''),
      ),
    };
  })
  .filter((puzzle) => readBattleship(puzzle).ok);
