/**
 * Panels on pages: side by side in rows, as far as they are legible; one that is higher than a page goes over
 * several. Where one row more fits when the pictures of a page become smaller, they do.
 */
import { type SetText, smallestText } from '../../draw/index.js';
import { Pages, type Placed } from './pages.js';
import type { Panel } from './panel.js';
import { heightOf, notePieces, ownPieces, type PanelType, type Piece, pictureScale } from './panel-pieces.js';
import { type Columns, columnStart, GAP_ACROSS, type Spread, spreadOf, stacksOf } from './spread.js';

/** The panels of one puzzle, and what stands above them. */
export interface PanelGroup {
  readonly heading?: SetText;
  /** Between the heading and the panels: the premises of all steps. */
  readonly opening?: SetText;
  readonly panels: readonly Panel[];
}

/** The room of a page. */
export interface PageRoom {
  readonly width: number;
  readonly height: number;
  /**
   * The least size of texts in pictures, in millimetres; default 0: cells alone decide how small these
   * become.
   */
  readonly leastText?: number;
}

/** Between rows. */
const GAP_DOWN = 6;
/** Below a heading. */
const HEAD_GAP = 1.5;
/** The least width of a column, and the least side of a cell where there are several columns. */
const LEAST_COLUMN = 55;
const LEAST_CELL = 2.5;
/** The least side of a cell of pictures that become smaller so that one more row fits. */
const LEAST_SHRUNK_CELL = 3;
/** Scales for the pictures of a page so that one more row fits, tried in turn. */
const SHRINKS = [0.92, 0.84, 0.76, 0.68, 0.6] as const;

/** Panels side by side, with the text above them. */
interface Row {
  readonly head: readonly Piece[];
  readonly panels: readonly Spread[];
}

/**
 * Sets the panels of puzzles on pages, one puzzle after the other; a heading stays with the panels that
 * follow it.
 * @param top millimetres of the first page that are taken
 */
export function flowGroups(
  groups: readonly PanelGroup[],
  room: PageRoom,
  type: PanelType,
  top = 0,
): readonly (readonly Placed[])[] {
  const pages = new Pages(room.height, top);
  groups.forEach(({ heading, opening, panels }, group) => {
    pages.ofGroup(group);
    const head = [heading, opening].flatMap((text): readonly Piece[] =>
      text === undefined ? [] : [{ ...text, above: 0, keeps: true }],
    );
    const columns = columnCount(panels, room);
    const width = (room.width - (columns - 1) * GAP_ACROSS) / columns;
    addGroup(pages, panels, head, { columns, width, height: room.height, type }, room);
  });
  return pages.done();
}

function addGroup(
  pages: Pages,
  panels: readonly Panel[],
  head: readonly Piece[],
  setting: Columns,
  room: PageRoom,
): void {
  const { type } = setting;
  let above = head;
  let rows: Row[] = [];
  let row: Spread[] = [];
  const endRow = (): void => {
    if (row.length > 0) rows.push({ head: above, panels: row });
    [above, row] = [row.length > 0 ? [] : above, []];
  };
  for (const panel of panels) {
    const spread = spreadOf(panel, setting);
    if (heightOf(above) + HEAD_GAP + spreadHeight(spread, setting, 1) <= room.height) {
      if (spanOf(row) + spread.span > setting.columns) endRow();
      row.push(spread);
      continue;
    }
    endRow();
    addRows(pages, rows, setting, room);
    rows = [];
    pages.addLong([...above, ...ownPieces(panel, room, type), ...notePieces(panel, room.width, type)]);
    pages.leave(GAP_DOWN);
    above = [];
  }
  endRow();
  addRows(pages, rows, setting, room);
}

/** Fills pages with rows. */
function addRows(pages: Pages, rows: readonly Row[], setting: Columns, room: PageRoom): void {
  let next = 0;
  while (next < rows.length) {
    const { count, shrink } = fitting(pages, rows.slice(next), setting, room);
    for (const row of rows.slice(next, next + count)) addRow(pages, row, setting, shrink);
    next += count;
    if (next < rows.length) pages.turn();
  }
}

/**
 * The number of rows that fit on the page, and the scale of their pictures for that; at least one row on a
 * fresh page.
 */
function fitting(
  { free, isFresh }: Pages,
  rows: readonly Row[],
  setting: Columns,
  room: PageRoom,
): { readonly count: number; readonly shrink: number } {
  const fits = (count: number, shrink: number): boolean => {
    const heights = rows.slice(0, count).map((row) => rowHeight(row, setting, shrink));
    return heights.reduce((sum, height) => sum + height + GAP_DOWN, -GAP_DOWN) <= free;
  };
  let count = isFresh ? 1 : 0;
  while (count < rows.length && fits(count + 1, 1)) count++;
  const shrink = SHRINKS.find(
    (one) =>
      count < rows.length && fits(count + 1, one) && isLegible(rows.slice(0, count + 1), setting, one, room),
  );
  return shrink === undefined ? { count, shrink: 1 } : { count: count + 1, shrink };
}

function rowHeight({ head, panels }: Row, setting: Columns, shrink: number): number {
  const heights = panels.map((panel) => spreadHeight(panel, setting, shrink));
  return heightOf(head) + (head.length === 0 ? 0 : HEAD_GAP) + Math.max(...heights);
}

function addRow(pages: Pages, { head, panels }: Row, setting: Columns, shrink: number): void {
  if (head.length > 0) {
    pages.addRow([{ x: 0, pieces: head }]);
    pages.leave(HEAD_GAP);
  }
  pages.addRow(
    panels.flatMap((panel, place) => {
      const before = spanOf(panels.slice(0, place));
      return stacksOf(panel, setting, shrink).map(({ column, pieces }) => ({
        x: columnStart(before + column, setting),
        pieces,
      }));
    }),
  );
  pages.leave(GAP_DOWN);
}

function spreadHeight(spread: Spread, setting: Columns, shrink: number): number {
  return Math.max(...stacksOf(spread, setting, shrink).map(({ pieces }) => heightOf(pieces)));
}

/** Number of columns of panels side by side. */
function spanOf(panels: readonly Spread[]): number {
  return panels.reduce((sum, { span }) => sum + span, 0);
}

/** As many columns as keep the pictures legible. */
function columnCount(panels: readonly Panel[], room: PageRoom): number {
  const most = Math.max(1, Math.floor((room.width + GAP_ACROSS) / (LEAST_COLUMN + GAP_ACROSS)));
  for (let columns = most; columns > 1; columns--) {
    const width = (room.width - (columns - 1) * GAP_ACROSS) / columns;
    const legible = (panel: Panel): boolean =>
      cellOf(panel, width, room.height) >= LEAST_CELL && hasReadableText(panel, { ...room, width }, 1);
    if (panels.every(legible)) return columns;
  }
  return 1;
}

function isLegible(
  rows: readonly Row[],
  { width, height }: Columns,
  shrink: number,
  { leastText = 0 }: PageRoom,
): boolean {
  const column = { width, height, leastText };
  return rows.every(({ panels }) =>
    panels.every(
      ({ panel }) =>
        shrink * cellOf(panel, width, height) >= LEAST_SHRUNK_CELL && hasReadableText(panel, column, shrink),
    ),
  );
}

/**
 * True if no text of the picture is smaller than the least size, with the picture as large as the column has
 * room.
 */
function hasReadableText({ scene }: Panel, column: PageRoom, shrink: number): boolean {
  const text = smallestText(scene) ?? Number.POSITIVE_INFINITY;
  return shrink * text * pictureScale(scene, column) >= (column.leastText ?? 0) - 1e-9;
}

/** The side of a cell in a column, in millimetres; of a picture without cells its width. */
function cellOf({ scene }: Panel, width: number, height: number): number {
  const cell = scene.lattice === undefined ? scene.width : scene.lattice.pitch;
  return cell * pictureScale(scene, { width, height });
}
