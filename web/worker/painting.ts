/** A picture in cells, as solutions of nonograms are written. */
export interface Painting {
  readonly rows: readonly string[];
  /** The colours, the background first; absent in black and white. */
  readonly palette?: readonly `#${string}`[];
  /** Cells that the puzzle gives: one text a row, `?` for the others. */
  readonly given?: readonly string[];
}
