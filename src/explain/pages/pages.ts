/** Pages that are filled from the top: stacks of pieces below and beside each other, none of them cut. */
import { placeShapes, type Shape } from '../../draw/index.js';
import { heightOf, type Piece } from './panel-pieces.js';

/** A piece at its place on a page, in millimetres. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** The group that it belongs to, from 0. */
  readonly group: number;
}

/** Less than this is rounding. */
const TOLERANCE = 1e-9;

export class Pages {
  readonly #pages: Placed[][] = [];
  readonly #height: number;
  readonly #top: number;
  #page: Placed[] = [];
  #y: number;
  #group = 0;

  /**
   * @param height of a page, in millimetres
   * @param top millimetres of the first page that are taken
   */
  constructor(height: number, top = 0) {
    this.#height = height;
    this.#top = top;
    this.#y = top;
  }

  /** Pieces from now on belong to this group. */
  ofGroup(group: number): void {
    this.#group = group;
  }

  /** Free height below the contents of the page. */
  get free(): number {
    return this.#height - this.#y + TOLERANCE;
  }

  /** True if nothing stands on the page yet. */
  get isFresh(): boolean {
    return this.#y === 0;
  }

  /** Stacks beside each other, each with its place across the page, in millimetres. */
  addRow(stacks: readonly { readonly x: number; readonly pieces: readonly Piece[] }[]): void {
    const top = this.#y;
    for (const { x, pieces } of stacks) {
      let y = top;
      for (const piece of pieces) {
        y += piece.above;
        this.#place(piece, x, y);
        y += piece.height;
      }
    }
    this.#y = top + Math.max(...stacks.map(({ pieces }) => heightOf(pieces)));
  }

  /**
   * A stack that may go over several pages, between its pieces; no room is left above the first piece of a
   * page.
   */
  addLong(pieces: readonly Piece[]): void {
    pieces.forEach((piece, index) => {
      const kept = piece.keeps === true ? keptWith(pieces, index) : [piece];
      if (heightOf(kept) > this.free) this.turn();
      this.#y += this.isFresh ? 0 : piece.above;
      this.#place(piece, 0, this.#y);
      this.#y += piece.height;
    });
  }

  /** Leaves room below what stands on the page. */
  leave(height: number): void {
    this.#y += height;
  }

  /** Ends the page, unless nothing is on it; what stands at the top of the first page counts. */
  turn(): void {
    const isHead = this.#pages.length === 0 && this.#top > 0;
    if (this.#page.length > 0 || isHead) this.#pages.push(this.#page);
    this.#page = [];
    this.#y = 0;
  }

  /** Ends the last page: all pages. */
  done(): readonly (readonly Placed[])[] {
    this.turn();
    return this.#pages;
  }

  #place({ width, height, shapes }: Piece, x: number, y: number): void {
    const placed = placeShapes(shapes, { x, y, scale: 1 });
    this.#page.push({ x, y, width, height, shapes: placed, group: this.#group });
  }
}

/** A piece and those that have to stay with it. */
function keptWith(pieces: readonly Piece[], index: number): readonly Piece[] {
  const end = pieces.findIndex((piece, place) => place >= index && piece.keeps !== true);
  return pieces.slice(index, end < 0 ? undefined : end + 1);
}
