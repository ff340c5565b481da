/** For every cell of a square grid, row-major, the cells that touch it, diagonally too. */
export function touchingCells(side: number): readonly Int32Array[] {
  const cells: Int32Array[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) cells.push(touching(row, column, side));
  }
  return cells;
}

function touching(row: number, column: number, side: number): Int32Array {
  const around = new Int32Array(8);
  let count = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(side - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(side - 1, column + 1); c++) {
      if (r !== row || c !== column) around[count++] = r * side + c;
    }
  }
  return around.subarray(0, count);
}
