/**
 * Sides and corners of a grid's cells. A corner has the row and column of the cell below and to the right of
 * it, also where there is none, and a side is the edge between two neighbouring corners.
 */
import { type Cell, cellsOf, type Size } from './cell.js';
import { type Edge, type EdgeGraph, graphOfNeighbours, middleOfEdge } from './edges.js';

/** The corners of all cells, and the sides between them, in canonical order. */
export function sidesOf({ rows, columns }: Size): EdgeGraph {
  return graphOfNeighbours(cellsOf({ rows: rows + 1, columns: columns + 1 }));
}

/** The four sides of a cell, in canonical order: top, left, right, bottom. */
export function sidesOfCell([row, column]: Cell): readonly [Edge, Edge, Edge, Edge] {
  const [topLeft, topRight]: Edge = [
    [row, column],
    [row, column + 1],
  ];
  const [bottomLeft, bottomRight]: Edge = [
    [row + 1, column],
    [row + 1, column + 1],
  ];
  return [
    [topLeft, topRight],
    [topLeft, bottomLeft],
    [topRight, bottomRight],
    [bottomLeft, bottomRight],
  ];
}

/** The cells that a side belongs to, one at the edge of the grid, else two. */
export function cellsOfSide([[row, column], to]: Edge, size: Size): readonly Cell[] {
  const before: Cell = row === to[0] ? [row - 1, column] : [row, column - 1];
  return [before, [row, column] as const].filter((cell) => isInside(cell, size));
}

/** The cells inside of a ring of sides, row-major: an odd number of them lies left of each. */
export function cellsInside(ring: readonly Edge[], size: Size): readonly Cell[] {
  const upright = ring.filter(([from, to]) => from[1] === to[1]);
  return cellsOf(size).filter(([row, column]) => {
    const left = upright.filter(([from]) => from[0] === row && from[1] <= column);
    return left.length % 2 === 1;
  });
}

/** A corner's place among the cells, whose middles have whole numbers: half a cell up and to the left. */
export function placeOfCorner([row, column]: Cell): Cell {
  return [row - 0.5, column - 0.5];
}

/** The place of the middle of a side among the cells. */
export function placeOfSide(side: Edge): Cell {
  return placeOfCorner(middleOfEdge(side));
}

function isInside([row, column]: Cell, { rows, columns }: Size): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}
