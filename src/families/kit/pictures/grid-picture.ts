/**
 * The sheet that a picture of a grid is drawn on: square cells inside a margin, and places on it counted in
 * cells. All measures are millimetres; rows and columns are counted from 0.
 */

import type { Cell, Size } from '../../../core/index.js';
import { counted } from '../../../core/index.js';
import {
  BLACK,
  type Circle,
  type Colour,
  type Lattice,
  type Line,
  measureText,
  type Rectangle,
  type Scene,
  type Shape,
  type Text,
} from '../../../draw/index.js';

/** Room around a picture, so that its outer lines are not cut. */
export const MARGIN = 1;

/** The contents of a picture besides its cells. */
interface Sheet {
  /** The words for people who do not see it. */
  readonly title: string;
  /** True if it shows a solution, which its title says. */
  readonly isSolved: boolean;
  /** Height of the foot below the grid; default 0. */
  readonly foot?: number;
  /** The lattice for a terminal besides the place of the cells. */
  readonly lattice?: Omit<Lattice, 'x' | 'y' | 'pitch'>;
  readonly shapes: readonly Shape[];
}

/** A point on a sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places of square cells on a sheet. */
export interface CellPlaces {
  /** Side of a cell. */
  readonly cell: number;
  middle(cell: Cell): Point;
}

export class GridPicture implements CellPlaces {
  /**
   * @param cell side of a cell in millimetres
   * @param corner the grid's upper left corner, for pictures with clues left of it and above
   */
  constructor(
    readonly size: Size,
    readonly cell: number,
    readonly corner: Point = { x: MARGIN, y: MARGIN },
  ) {}

  /** The upper left corner of a cell. */
  cornerOf([row, column]: Cell): Point {
    return { x: this.corner.x + column * this.cell, y: this.corner.y + row * this.cell };
  }

  /** A distance from the grid's edge in cells as one from the sheet's edge; the same across and down. */
  at(cells: number): number {
    return MARGIN + cells * this.cell;
  }

  /** The middle of a cell. */
  middle([row, column]: Cell): Point {
    return this.cornerOf([row + 0.5, column + 0.5]);
  }

  /** The ground of a cell, or of several from it on to the right and down. */
  ground(cell: Cell, fill: Colour, columns = 1, rows = 1): Rectangle {
    return {
      kind: 'rectangle',
      ...this.cornerOf(cell),
      width: columns * this.cell,
      height: rows * this.cell,
      fill,
    };
  }

  /** Grounds of some cells. */
  grounds(cells: readonly Cell[] | undefined, fill: Colour): readonly Rectangle[] {
    return (cells ?? []).map((cell) => this.ground(cell, fill));
  }

  /** The outline of the grid. */
  frame(stroke: Colour, strokeWidth: number): Rectangle {
    const { rows, columns } = this.size;
    const sides = { width: columns * this.cell, height: rows * this.cell };
    return { kind: 'rectangle', x: MARGIN, y: MARGIN, ...sides, stroke, strokeWidth };
  }

  /** A circle in the middle of a cell. */
  circle(cell: Cell, radius: number, style: Pick<Circle, 'fill' | 'stroke' | 'strokeWidth'>): Circle {
    return { kind: 'circle', ...this.middle(cell), radius, ...style };
  }

  /** A text in the middle of a cell, black unless the style says otherwise. */
  text(cell: Cell, text: string, style: Pick<Text, 'size'> & Partial<Text>): Text {
    return { kind: 'text', text, ...this.middle(cell), anchor: 'middle', colour: BLACK, ...style };
  }

  /** A number in the middle of a cell; the sizes are for numbers of one digit and of more. */
  number(cell: Cell, number: number, sizes: readonly [number, number], style: Partial<Text>): Text {
    const text = String(number);
    return this.text(cell, text, { size: text.length === 1 ? sizes[0] : sizes[1], ...style });
  }

  /** A line from middle to middle of two cells of one row or column, moved aside by some millimetres. */
  between(from: Cell, to: Cell, style: Pick<Line, 'width' | 'cap'>, aside = 0): Line {
    const [across, down] = from[0] === to[0] ? [0, aside] : [aside, 0];
    const [start, end] = [this.middle(from), this.middle(to)];
    const ends = { x1: start.x + across, y1: start.y + down, x2: end.x + across, y2: end.y + down };
    return { kind: 'line', ...ends, colour: BLACK, ...style };
  }

  /**
   * Words in a line of the given height below the grid, made smaller where it is narrow; `indent` keeps room
   * for a sign.
   */
  caption(text: string, height: number, usualSize: number, indent = 0): Text {
    const size = fittingSize(text, usualSize, this.size.columns * this.cell - indent);
    const place = { x: MARGIN + indent, y: this.below(height), anchor: 'start' } as const;
    return { kind: 'text', text, ...place, size, colour: BLACK };
  }

  /** The vertical middle of a line of the given height directly below the grid. */
  below(height: number): number {
    return this.size.rows * this.cell + 2 * MARGIN + height / 2;
  }

  /** The picture as a whole. */
  scene({ title, isSolved, foot = 0, lattice, shapes }: Sheet): Scene {
    const { rows, columns } = this.size;
    return {
      width: columns * this.cell + 2 * MARGIN,
      height: rows * this.cell + 2 * MARGIN + foot,
      title: solvedTitle(title, isSolved),
      lattice: { x: MARGIN, y: MARGIN, pitch: this.cell, ...lattice },
      shapes,
    };
  }
}

/** The title of a picture. */
export function solvedTitle(title: string, isSolved: boolean): string {
  return isSolved ? `${title}, solution` : title;
}

/** A name and a size in words: `Hashi, 7 rows, 1 column`. */
export function titleOfSize(name: string, { rows, columns }: Size): string {
  return `${name}, ${counted(rows, 'row')}, ${counted(columns, 'column')}`;
}

/** The font size at which a text fits the room, at most the usual one. */
export function fittingSize(text: string, usual: number, room: number, bold = false): number {
  return usual * Math.min(1, room / measureText(text, usual, bold));
}
