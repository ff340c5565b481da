/**
 * The services that drawing needs of its platform: the files of the typeface, a reader of fonts, a
 * compressor, and a renderer of PNG files. They are handed in once, before the first text is set; `src/node`
 * has those for Node.
 */
import { PuzzlewrightError } from '../core/index.js';
import type { CoverFace } from './covers.js';

export const FACES = ['regular', 'bold', 'regular-extended', 'bold-extended'] as const;
/** A face of the typeface: its weight, and Latin letters or those of Latin Extended. */
export type Face = (typeof FACES)[number];

/** A glyph of a font: its outline in font units, y upwards. */
export interface FontGlyph {
  readonly id: number;
  readonly path: {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  };
}

/** A text set in one font, in font units. */
export interface FontLayout {
  readonly advanceWidth: number;
  readonly glyphs: readonly FontGlyph[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
}

/** A font that was read, as fontkit gives it. */
export interface Font {
  readonly unitsPerEm: number;
  /** True if the font has a glyph of its own for a character. */
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** Sets a text in one line. */
  layout(text: string): FontLayout;
}

/** The services that drawing needs of its platform. */
export interface DrawingPlatform {
  /** The WOFF file of a face of Atkinson Hyperlegible: Latin or Latin Extended, weight 400 or 700. */
  fontFile(face: Face): Uint8Array;
  /**
   * The WOFF file of a face for characters that Atkinson Hyperlegible lacks; undefined where it is not
   * installed. Absent: there is none.
   */
  coverFile?(face: CoverFace): Uint8Array | undefined;
  /** Reads a WOFF or TrueType file. */
  openFont(bytes: Uint8Array): Font;
  /**
   * A WOFF file unpacked, a TrueType file, where the platform unpacks faster than {@link openFont} and
   * pdfkit, which read both. Absent: they read the WOFF file.
   */
  unpackFont?(file: Uint8Array): Uint8Array;
  /** Compresses in the zlib format. */
  deflate(bytes: Uint8Array): Uint8Array;
  /**
   * Draws an SVG document that is sized in pixels as a PNG file on white ground, and notes its density;
   * absent where there are no PNG files.
   */
  drawPng?(svg: string, pixelsPerMillimetre: number): Promise<Uint8Array>;
}

let current: DrawingPlatform | undefined;

/** Hands in the fonts and packages for drawing, in place of those handed in before. */
export function useDrawingPlatform(platform: DrawingPlatform): void {
  current = platform;
}

/**
 * The platform that was handed in.
 * @throws PuzzlewrightError `no-drawing-platform` when nothing was
 */
export function drawingPlatform(): DrawingPlatform {
  if (current !== undefined) return current;
  throw new PuzzlewrightError(
    'no-drawing-platform',
    'Texts cannot be set: no fonts were handed in; expected a call of useDrawingPlatform first.',
  );
}
