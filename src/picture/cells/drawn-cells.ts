/** Cells in black and white, row-major. */
export interface DrawnCells {
  readonly rows: number;
  readonly columns: number;
  /** 1 black, 0 white. */
  readonly cells: Uint8Array;
}
