/** The cover as a specification describes it. */
import type { Colour } from '../../draw/index.js';

export interface CoverSpec {
  /** Name of the PDF; absent: that of the book with `-cover`. */
  readonly file?: string;
  /** The text of the back; absent: the titles of the parts and the book's promises. */
  readonly blurb?: string;
  /** Width of the spine in millimetres, instead of the width by pages and paper. */
  readonly spine?: number;
  /** The ground of the whole cover; absent: that of the design. */
  readonly colour?: Colour;
  /** The printed number of the puzzle on the front; absent: the first one with a grid. */
  readonly puzzle?: number;
  /** True if cut, folds, safe zone and barcode are drawn: for design, not for print. */
  readonly guides: boolean;
}
