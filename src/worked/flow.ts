/** Panels on pages: side by side in rows, as many as are legible; one that is higher than a page goes over several. */
import { placeShapes } from '../draw/place.js';
import type { Shape } from '../draw/scene.js';
import type { SetText } from '../draw/text-block.js';
import type { Panel } from './panel.js';
import { type PanelType, type Piece, panelPieces, pictureScale } from './panel-pieces.js';

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

/** The panels of one puzzle, and what stands above them. */
export interface PanelGroup {
  readonly heading?: SetText;
  readonly panels: readonly Panel[];
}

/** The room of a page. */
export interface PageRoom {
  readonly width: number;
  readonly height: number;
}

/** Between columns and between rows. */
const GAP_ACROSS = 7;
const GAP_DOWN = 6;
/** Below a heading. */
const HEAD_GAP = 1.5;
/** The least width of a column, and the least side of a cell where there are several columns. */
const LEAST_COLUMN = 55;
const LEAST_CELL = 2.8;

/**
 * Sets the panels of puzzles on pages, one puzzle after the other; a heading stays with the panels that follow it.
 * @param top millimetres of the first page that are taken
 */
export function flowGroups(
  groups: readonly PanelGroup[],
  room: PageRoom,
  type: PanelType,
  top = 0,
): readonly (readonly Placed[])[] {
  const pages = new Pages(room.height, top);
  groups.forEach(({ heading, panels }, group) => {
    const head = heading === undefined ? [] : [{ ...heading, above: 0, keeps: true } as const];
    addGroup(pages.ofGroup(group), panels, head, room, type);
  });
  return pages.done();
}

function addGroup(
  pages: Pages,
  panels: readonly Panel[],
  head: readonly Piece[],
  room: PageRoom,
  type: PanelType,
): void {
  const columns = columnCount(panels, room);
  const width = (room.width - (columns - 1) * GAP_ACROSS) / columns;
  let above = head;
  let row: (readonly Piece[])[] = [];
  const endRow = (): void => {
    if (row.length === 0) return;
    pages.addRow(above, row, width);
    [above, row] = [[], []];
  };
  for (const panel of panels) {
    const stack = panelPieces(panel, { width, height: room.height }, type);
    if (heightOf(above) + HEAD_GAP + heightOf(stack) <= room.height) {
      row.push(stack);
      if (row.length === columns) endRow();
      continue;
    }
    endRow();
    pages.addLong([...above, ...panelPieces(panel, room, type)]);
    above = [];
  }
  endRow();
}

/** As many columns as keep the pictures legible. */
function columnCount(panels: readonly Panel[], room: PageRoom): number {
  const most = Math.max(1, Math.floor((room.width + GAP_ACROSS) / (LEAST_COLUMN + GAP_ACROSS)));
  for (let columns = most; columns > 1; columns--) {
    const width = (room.width - (columns - 1) * GAP_ACROSS) / columns;
    const isLegible = panels.every(({ scene }) => {
      const cell = scene.lattice === undefined ? scene.width : scene.lattice.pitch;
      return cell * pictureScale(scene, { width, height: room.height }) >= LEAST_CELL;
    });
    if (isLegible) return columns;
  }
  return 1;
}

function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((height, piece) => height + piece.above + piece.height, 0);
}

class Pages {
  readonly #pages: Placed[][] = [];
  #page: Placed[] = [];
  #y: number;
  #group = 0;

  constructor(
    readonly height: number,
    readonly top: number,
  ) {
    this.#y = top;
  }

  /** The pages, for the panels of a group. */
  ofGroup(group: number): this {
    this.#group = group;
    return this;
  }

  /** Panels side by side, all on one page, with what stands above them. */
  addRow(head: readonly Piece[], stacks: readonly (readonly Piece[])[], width: number): void {
    const gap = head.length === 0 ? 0 : HEAD_GAP;
    const height = Math.max(...stacks.map(heightOf));
    if (this.#y + heightOf(head) + gap + height > this.height + 1e-9) this.turn();
    for (const piece of head) {
      this.place(piece, 0, this.#y);
      this.#y += piece.height + gap;
    }
    stacks.forEach((pieces, column) => {
      let y = this.#y;
      for (const piece of pieces) {
        y += piece.above;
        this.place(piece, column * (width + GAP_ACROSS), y);
        y += piece.height;
      }
    });
    this.#y += height + GAP_DOWN;
  }

  /** A panel that may go over several pages, between its pieces. */
  addLong(pieces: readonly Piece[]): void {
    pieces.forEach((piece, index) => {
      const kept = piece.keeps === true ? keptWith(pieces, index) : [piece];
      if (this.#y + heightOf(kept) > this.height + 1e-9) this.turn();
      this.#y += piece.above;
      this.place(piece, 0, this.#y);
      this.#y += piece.height;
    });
    this.#y += GAP_DOWN;
  }

  done(): readonly (readonly Placed[])[] {
    this.turn();
    return this.#pages;
  }

  private place({ width, height, shapes }: Piece, x: number, y: number): void {
    const placed = placeShapes(shapes, { x, y, scale: 1 });
    this.#page.push({ x, y, width, height, shapes: placed, group: this.#group });
  }

  /** Ends the page, unless nothing is on it; what stands at the top of the first page counts. */
  private turn(): void {
    const isHead = this.#pages.length === 0 && this.top > 0;
    if (this.#page.length > 0 || isHead) this.#pages.push(this.#page);
    this.#page = [];
    this.#y = 0;
  }
}

/** A piece and those that have to stay with it. */
function keptWith(pieces: readonly Piece[], index: number): readonly Piece[] {
  const end = pieces.findIndex((piece, place) => place >= index && piece.keeps !== true);
  return pieces.slice(index, end < 0 ? undefined : end + 1);
}
