/** The graphics state of a page's content (PDF 32000-1, 8.4), as far as marks depend on it. */
import type { ColourSpace } from '../paper/index.js';
import { type Area, IDENTITY, type Matrix } from './geometry.js';
import type { PdfDictionary } from './pdf-file.js';

/** A colour: its space and its components; a pattern has none. */
export interface Paint {
  readonly space: ColourSpace;
  readonly components: readonly number[];
}

const BLACK_PAINT: Paint = { space: 'grey', components: [0] };

/** The state that `q` keeps and `Q` brings back. */
export interface GraphicsState {
  matrix: Matrix;
  clip: Area;
  fill: Paint;
  stroke: Paint;
  lineWidth: number;
  /** True if something below shows through. */
  transparent: boolean;
  font?: PdfDictionary;
  fontSize: number;
  characterSpace: number;
  wordSpace: number;
  /** 1 is the usual width. */
  horizontal: number;
  leading: number;
  rise: number;
  /** 3 and 7 draw nothing. */
  renderingMode: number;
}

export function initialState(matrix: Matrix, clip: Area): GraphicsState {
  return {
    matrix,
    clip,
    fill: BLACK_PAINT,
    stroke: BLACK_PAINT,
    lineWidth: 1,
    transparent: false,
    fontSize: 0,
    characterSpace: 0,
    wordSpace: 0,
    horizontal: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}

/** The position of a text: the current position and the start of its line. */
export interface TextPosition {
  matrix: Matrix;
  line: Matrix;
}

export function startOfText(): TextPosition {
  return { matrix: IDENTITY, line: IDENTITY };
}
