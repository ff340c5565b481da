/**
 * A picture as data, in millimetres, y downwards from the top left. A family draws one scene; SVG, PDF, PNG
 * and terminal render it. Line widths of printed lines are at least {@link HAIRLINE}.
 */

import type { Size } from '../core/index.js';
import type { Typeface } from './covers.js';

/** The thinnest line that prints safely: 0.75 pt, in millimetres. */
export const HAIRLINE = 0.2646;

/** A colour as `#rrggbb`. Everything must stay legible when it is printed in grey. */
export type Colour = `#${string}`;

export const BLACK: Colour = '#000000';
export const WHITE: Colour = '#ffffff';

/** A rectangle by its upper left corner. */
export interface Rectangle {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: Colour;
  /** 0..1, applies to the fill; default 1. */
  readonly opacity?: number;
  readonly stroke?: Colour;
  readonly strokeWidth?: number;
  readonly radius?: number;
}

/** A straight line between two points. */
export interface Line {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly width: number;
  readonly colour: Colour;
  readonly cap?: 'butt' | 'round' | 'square';
  /** Dash and gap lengths in millimetres; absent: a solid line. */
  readonly dash?: readonly [number, number];
}

/** A circle around its middle. */
export interface Circle {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly strokeWidth?: number;
}

/** A step of an outline: absolute coordinates; `C` is a cubic Bezier curve, `Z` closes. */
export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** Outlines of straight and curved pieces, filled by the non-zero rule. */
export interface Path {
  readonly kind: 'path';
  readonly steps: readonly PathStep[];
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly strokeWidth?: number;
}

/** One line of text; `y` is the middle of its capitals. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
  /** Left end, middle or right end of the text, as `anchor` says. */
  readonly x: number;
  /** Vertical middle of the capital letters and digits. */
  readonly y: number;
  /** Font size (em) in millimetres. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** Absent: the one of all pictures. */
  readonly typeface?: Typeface;
  readonly colour: Colour;
  /** Upside down: turned by half a circle around its point. */
  readonly turned?: true;
}

/** A grey raster, row-major, 0 black to 255 white, drawn with hard pixel edges. */
export interface Raster {
  readonly kind: 'raster';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixelColumns: number;
  readonly pixelRows: number;
  readonly pixels: Readonly<Uint8Array>;
}

/** One piece of a picture. */
export type Shape = Rectangle | Line | Circle | Path | Text | Raster;

/**
 * The lattice of a character terminal: square cells of `pitch` millimetres, the first at (x, y). Shapes left
 * of and above the origin (outer clues) fall on strips of their own widths, or, where none are given, on the
 * same lattice.
 */
export interface Lattice {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  /** The number of cells there are from the origin on; absent: as many as the scene has room for. */
  readonly size?: Size;
  /** Widths of the strips left of the origin, the nearest first. */
  readonly left?: readonly number[];
  /** Heights of the strips above the origin, the nearest first. */
  readonly above?: readonly number[];
  /** Cells hold characters and no grounds: a blank stands on both sides of a border. */
  readonly roomy?: boolean;
  /** Signs of cells whose shapes say too little as characters. */
  readonly signs?: readonly LatticeSign[];
  /**
   * Signs on the border of two cells, each of one character, instead of the lines and rectangles there; the
   * point is the middle of the border.
   */
  readonly between?: readonly Omit<LatticeSign, 'ground'>[];
  /** Words below the grid, where the scene has them beside it. */
  readonly caption?: string;
}

/**
 * The sign that a terminal shows in a cell instead of all shapes there: one character, or up to two of plain
 * ASCII.
 */
export interface LatticeSign {
  /** A point of the cell, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly unicode: string;
  readonly ascii: string;
  /** The colour of the whole cell, which a terminal with colours shows instead of the character. */
  readonly ground?: Colour;
}

/**
 * A part of a scene of words, as a terminal shows it: texts beside their labels, a table with a head row and
 * column, or a tree.
 */
export type TextBlock =
  | {
      readonly kind: 'entries';
      readonly entries: readonly { readonly label: string; readonly text: string }[];
      /** The alignment of labels. */
      readonly anchor: 'start' | 'end';
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'tree'; readonly title: string; readonly branches: readonly TextBranch[] };

/** A line of a tree and those below it. */
export interface TextBranch {
  readonly text: string;
  readonly branches: readonly TextBranch[];
}

/**
 * A picture of a puzzle, which every renderer can draw: shapes in millimetres, y downwards, the first one at
 * the back.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Drawn in order: later shapes cover earlier ones. */
  readonly shapes: readonly Shape[];
  /** Words for people who do not see the picture (SVG title, PDF metadata). */
  readonly title: string;
  /** For a terminal: the cells of a grid. */
  readonly lattice?: Lattice;
  /** For a terminal: the words of a scene without a grid. */
  readonly texts?: readonly TextBlock[];
}
