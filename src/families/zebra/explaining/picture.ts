/**
 * A zebra puzzle being solved: the grid that people cross out, with a row for every value and a column for
 * every house. A disc says that the value is in the house, a cross that it is not; the conclusions of a step
 * are drawn strongly.
 */

import type { Cell } from '../../../core/index.js';
import { counted } from '../../../core/index.js';
import {
  BLACK,
  type Circle,
  type Colour,
  HAIRLINE,
  type Line,
  measureText,
  type Scene,
  type Text,
} from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { rulings } from '../../kit/pictures/grid-lines.js';
import { type CellPlaces, fittingSize, MARGIN, type Point } from '../../kit/pictures/grid-picture.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { alphabetical } from '../picture.js';
import type { ZebraPuzzle } from '../puzzle.js';

const CELL = 5.4;
const TEXT_SIZE = 3.2;
const HEAD_HEIGHT = 5.4;
/** Room on both sides of names. */
const PADDING = 1.2;
const WIDEST_NAMES = 34;
const LINES = { thinColour: '#8a8a8a' as Colour, heavy: 2.5 * HAIRLINE };
const DISC_RADIUS = 0.24;

/** Draws a state with the cells of the reasons on grounds of their own. */
export function zebraStatePicture(puzzle: ZebraPuzzle, view: StateView): Scene {
  const { houses, attributes } = puzzle;
  const grid = new EliminationGrid(puzzle);
  const names = Object.keys(attributes).length;
  return {
    width: grid.right + MARGIN,
    height: grid.bottom + MARGIN,
    title: `Zebra puzzle, ${houses} houses, ${counted(names, 'attribute')}, what is known`,
    shapes: [
      ...reasonGrounds(grid, view.tints),
      ...grid.lines(),
      ...grid.texts(),
      ...cellsOfState(grid, view, (cell) => [disc(grid, cell)]),
    ],
  };
}

function disc(grid: EliminationGrid, cell: Cell): Circle {
  return { kind: 'circle', ...grid.middle(cell), radius: DISC_RADIUS * CELL, fill: BLACK };
}

/** Rows of values and columns of houses. */
class EliminationGrid implements CellPlaces {
  readonly cell = CELL;
  readonly #houses: number;
  readonly #attributes: readonly string[];
  readonly #values: readonly string[];
  /**
   * The row of every value: alphabetical within its attribute, as the puzzle's own order might be that of the
   * houses.
   */
  readonly #rows: readonly number[];
  readonly #attributesWidth: number;
  /** The left edge of the cells. */
  readonly #left: number;
  readonly #top = MARGIN + HEAD_HEIGHT;

  constructor({ houses, attributes }: ZebraPuzzle) {
    this.#houses = houses;
    this.#attributes = Object.keys(attributes);
    this.#values = Object.values(attributes).flat();
    this.#rows = Object.values(attributes).flatMap((values, attribute) => {
      const sorted = alphabetical(values);
      return values.map((value) => attribute * houses + sorted.indexOf(value));
    });
    this.#attributesWidth = widthOf(this.#attributes, true);
    this.#left = MARGIN + this.#attributesWidth + widthOf(this.#values, false);
  }

  get right(): number {
    return this.#left + this.#houses * CELL;
  }

  get bottom(): number {
    return this.#top + this.#values.length * CELL;
  }

  middle([item, house]: Cell): Point {
    return { x: this.#left + (house + 0.5) * CELL, y: this.#top + (this.#rows[item]! + 0.5) * CELL };
  }

  /** Thin lines between values and between houses, heavy ones between attributes and around the grid. */
  lines(): readonly Line[] {
    const rows = Array.from({ length: this.#values.length + 1 }, (_, item) => ({
      at: this.#top + item * CELL,
      isHeavy: item % this.#houses === 0,
    }));
    const columns = Array.from({ length: this.#houses + 1 }, (_, house) => ({
      at: this.#left + house * CELL,
      isHeavy: house === 0 || house === this.#houses,
    }));
    const cells = rulings(rows, columns, LINES);
    const borders = rows
      .filter(({ isHeavy }) => isHeavy)
      .map(({ at }): Line => {
        const ends = { x1: MARGIN, y1: at, x2: this.#left, y2: at };
        return { kind: 'line', ...ends, width: LINES.heavy, colour: BLACK, cap: 'square' };
      });
    return [...cells, ...borders];
  }

  /** The numbers of the houses, the values and, beside the first value of each, the attributes. */
  texts(): readonly Text[] {
    const base = { kind: 'text', colour: BLACK } as const;
    const name = (text: string, row: number, x: number, bold: boolean): Text => {
      const width = bold ? this.#attributesWidth : this.#left - MARGIN - this.#attributesWidth;
      const size = fittingSize(text, TEXT_SIZE, width - PADDING, bold);
      return { ...base, text, x, y: this.#top + (row + 0.5) * CELL, size, anchor: 'start', bold };
    };
    const valuesLeft = MARGIN + this.#attributesWidth;
    return [
      ...Array.from({ length: this.#houses }, (_, house): Text => {
        const place = { x: this.middle([0, house]).x, y: MARGIN + HEAD_HEIGHT / 2 };
        return { ...base, ...place, text: String(house + 1), size: TEXT_SIZE, anchor: 'middle', bold: true };
      }),
      ...this.#attributes.map((text, index) => name(text, index * this.#houses, MARGIN, true)),
      ...this.#values.map((text, item) => name(text, this.#rows[item]!, valuesLeft, false)),
    ];
  }
}

/** The width that names ask for, within bounds. */
function widthOf(names: readonly string[], bold: boolean): number {
  const widest = Math.max(...names.map((name) => measureText(name, TEXT_SIZE, bold)));
  return Math.min(WIDEST_NAMES, widest) + 2 * PADDING;
}
