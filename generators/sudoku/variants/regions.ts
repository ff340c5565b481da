/**
 * Random regions: connected ones exchange cells at their borders, and stay connected. Where a symmetry is
 * asked for, the exchanges are made at all images of the cells.
 */
import { type Cell, componentsOf, type Rng, sideNeighbours } from '../../../src/core/index.js';
import type { Box } from '../../../src/families/sudoku/index.js';

/** Exchanges that are tried for each cell. */
const EXCHANGES_OF_A_CELL = 12;

type Moves = readonly ((cell: Cell) => Cell)[];

/** The number of the box of every cell, row-major. */
export function boxesOf(box: Box): readonly number[] {
  const side = box[0] * box[1];
  return Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return Math.floor(row / box[0]) * box[0] + Math.floor(column / box[1]);
  });
}

/** True if the moves take boxes to boxes: random regions begin as these. */
export function areBoxesKept(box: Box, moves: Moves): boolean {
  return moves.every((move) => movedRegions(box, move) !== undefined);
}

/**
 * The region of every cell, row-major, of as many cells each as there are regions.
 * @param moves of a symmetry that keeps boxes ({@link areBoxesKept}); regions are taken to each other by them
 */
export function randomRegions(box: Box, moves: Moves, rng: Rng): readonly number[] {
  const side = box[0] * box[1];
  const neighbours = sideNeighbours({ rows: side, columns: side });
  const cellsTo = moves.map((move) => movedCells(side, move));
  const regionsTo = moves.map((move) => movedRegions(box, move)!);
  let regions = boxesOf(box);
  for (let tries = EXCHANGES_OF_A_CELL * side * side; tries > 0; tries--) {
    const one = rng.integer(regions.length);
    const beside = rng.pick([...neighbours[one]!]);
    const [own, other] = [regions[one]!, regions[beside]!];
    if (own === other) continue;
    // In return the region takes a cell of the other one at their border.
    const back = rng
      .shuffle([...regions.keys()].filter((cell) => regions[cell] === other))
      .find((cell) => neighbours[cell]!.some((near) => near !== one && regions[near] === own));
    if (back === undefined) continue;
    const changed = [...regions];
    for (const [move, cells] of cellsTo.entries()) {
      changed[cells[one]!] = regionsTo[move]![other]!;
      changed[cells[back]!] = regionsTo[move]![own]!;
    }
    // Cells may be images of each other, so that one exchange undoes part of another.
    const isKept = cellsTo.every((cells, move) =>
      [one, back].every((cell) => changed[cells[cell]!] === regionsTo[move]![changed[cell]!]),
    );
    const touched = new Set(regionsTo.flatMap((to) => [to[own]!, to[other]!]));
    const areWhole = [...touched].every(
      (region) =>
        changed.filter((one) => one === region).length === side && isConnected(changed, region, neighbours),
    );
    if (isKept && areWhole) regions = changed;
  }
  return regions;
}

/** By cell: where a move takes it. */
function movedCells(side: number, move: (cell: Cell) => Cell): readonly number[] {
  return Array.from({ length: side * side }, (_, index) => {
    const [row, column] = move([Math.floor(index / side), index % side]);
    return row * side + column;
  });
}

/** By box: the box to which a move takes it; undefined: it takes some box to parts of others. */
function movedRegions(box: Box, move: (cell: Cell) => Cell): readonly number[] | undefined {
  const boxes = boxesOf(box);
  const cells = movedCells(box[0] * box[1], move);
  const to: number[] = [];
  for (const [cell, own] of boxes.entries()) {
    const image = boxes[cells[cell]!]!;
    to[own] ??= image;
    if (to[own] !== image) return undefined;
  }
  return to;
}

function isConnected(regions: readonly number[], region: number, neighbours: readonly Int32Array[]): boolean {
  const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
  const beside = (cell: number): number[] =>
    [...neighbours[cell]!].filter((near) => regions[near] === region);
  return componentsOf(cells, beside).length === 1;
}
