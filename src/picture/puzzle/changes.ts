/**
 * The possible changes of a picture: every cell can take each of the other colours. The items of a choice are
 * these changes, in order of their cells; in black and white every cell has one, and items are cells.
 */
import type { Choice, Cut } from '../../solve/index.js';

export class Changes {
  /**
   * @param original row-major colours, 0 the background; in black and white 1 is filled
   * @param colours how many there are besides the background
   * @param kept cells that a repair must not change
   */
  constructor(
    readonly original: Readonly<Uint8Array>,
    readonly colours = 1,
    readonly kept: ReadonlySet<number> = new Set(),
  ) {}

  /** The number of items there are. */
  get count(): number {
    return this.original.length * this.colours;
  }

  cellOf(item: number): number {
    return Math.floor(item / this.colours);
  }

  /** The colour that an item gives its cell. */
  colourOf(item: number): number {
    return (this.original[this.cellOf(item)]! + 1 + (item % this.colours)) % (this.colours + 1);
  }

  /** The items of some cells, in the same order. */
  itemsOf(cells: readonly number[]): number[] {
    const { colours } = this;
    return cells.flatMap((cell) => Array.from({ length: colours }, (_, other) => cell * colours + other));
  }

  /** The item that gives a cell a colour; undefined for its own. */
  itemFor(cell: number, colour: number): number | undefined {
    const other = (colour - this.original[cell]! + this.colours) % (this.colours + 1);
    return other === this.colours ? undefined : cell * this.colours + other;
  }

  /** The picture that a choice gives; of several changes of one cell the last counts. */
  apply(chosen: Choice): Uint8Array {
    const picture = Uint8Array.from(this.original);
    for (let item = 0; item < chosen.length; item++) {
      if (chosen[item] === 1) picture[this.cellOf(item)] = this.colourOf(item);
    }
    return picture;
  }

  /** By cell: 1 when a choice changes it. */
  changedCells(chosen: Choice): Uint8Array {
    const changed = new Uint8Array(this.original.length);
    for (let item = 0; item < chosen.length; item++) if (chosen[item] === 1) changed[this.cellOf(item)] = 1;
    return changed;
  }

  /**
   * The cut "some cell of the region differs from the present picture"; where the present picture has already
   * changed a cell, changing it back counts, or to another colour.
   */
  cut(region: readonly number[], chosen: Choice): Cut {
    return region.flatMap((cell) => {
      const items = this.itemsOf([cell]);
      const present = items.find((item) => chosen[item] === 1);
      return present === undefined ? items : [~present];
    });
  }

  /** Cuts against a choice that changes a cell twice; none for others. */
  conflicts(chosen: Choice): readonly Cut[] {
    if (this.colours === 1) return [];
    const first = new Int32Array(this.original.length).fill(-1);
    const cuts: Cut[] = [];
    for (let item = 0; item < chosen.length; item++) {
      if (chosen[item] === 0) continue;
      const cell = this.cellOf(item);
      if (first[cell]! >= 0) cuts.push([~first[cell]!, ~item]);
      else first[cell] = item;
    }
    return cuts;
  }
}

/** A choice at work: which items are chosen, and the picture that results. */
export class ChangeDraft {
  readonly changed: Uint8Array;
  readonly picture: Uint8Array;

  constructor(
    readonly changes: Changes,
    start: Choice,
  ) {
    this.changed = Uint8Array.from(start);
    this.picture = changes.apply(start);
  }

  /** Gives a cell a colour, its own included. */
  paint(cell: number, colour: number): void {
    const { colours } = this.changes;
    this.changed.fill(0, cell * colours, (cell + 1) * colours);
    const item = this.changes.itemFor(cell, colour);
    if (item !== undefined) this.changed[item] = 1;
    this.picture[cell] = colour;
  }

  /** Makes a change, or takes it back where it is made; returns the colour that the cell had. */
  toggle(item: number): number {
    const cell = this.changes.cellOf(item);
    const before = this.picture[cell]!;
    this.paint(cell, this.changed[item] === 1 ? this.changes.original[cell]! : this.changes.colourOf(item));
    return before;
  }
}
