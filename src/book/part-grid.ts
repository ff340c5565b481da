/**
 * How many puzzles go on a page and where: slots in columns and rows. Pages are filled one after the other with as many
 * puzzles as fit at their natural size, or with a given number.
 */
import type { Scene } from '../draw/scene.js';
import type { Entry } from './entries.js';
import type { TypeArea } from './item.js';
import { puzzlePicture } from './pictures.js';
import type { PartSpec } from './spec.js';

/** Between slots, in millimetres. */
const GAP = 9;
/** Down to this scale a puzzle counts as having its natural size: cells of 4.8 mm instead of 5. */
export const NATURAL = 0.96;
/** How many puzzles a page of `auto` may hold, most first. */
const AUTOMATIC = [12, 10, 9, 8, 6, 4, 3, 2, 1] as const;

/** Slots of equal size in a body, below what stands at its top. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly slotWidth: number;
  readonly slotHeight: number;
  /** Where the first row begins, in millimetres from the top of the body. */
  readonly top: number;
}

/** Entries that share a page, with their pictures at natural size. */
export interface Sheet {
  readonly grid: Grid;
  readonly pictures: readonly { readonly entry: Entry; readonly scene: Scene }[];
  /** The largest scale at which all pictures fit their slots. */
  readonly fit: number;
}

/** What a slot needs besides the picture, and the scale that texts are set for. */
export interface SlotNeeds {
  readonly heading: number;
  readonly textScale: number;
}

/** What stands at the top of the first page, and the scale that puzzles below it have at least. */
export interface Above {
  /** Millimetres. */
  readonly height: number;
  readonly scale: number;
}

/** Fills pages with the entries of a part, in order; undefined when no puzzle has its least scale on the first page. */
export function sheetsOf(
  entries: readonly Entry[],
  perPage: PartSpec['perPage'],
  body: TypeArea,
  needs: SlotNeeds,
  above?: Above,
): readonly Sheet[] | undefined {
  const sheets: Sheet[] = [];
  let next = 0;
  let previous = 0;
  while (next < entries.length) {
    const rest = entries.slice(next);
    const first = next === 0 ? above : undefined;
    const page: Page = { body, needs, top: first?.height ?? 0, least: first?.scale ?? NATURAL };
    const sheet =
      perPage === 'auto' ? automatic(rest, previous, page) : bestSheet(rest.slice(0, perPage), perPage, page);
    if (first !== undefined && sheet.fit < first.scale) return undefined;
    sheets.push(sheet);
    previous = first === undefined ? sheet.grid.columns * sheet.grid.rows : 0;
    next += sheet.pictures.length;
  }
  return sheets;
}

/** A page before it is divided. */
interface Page {
  readonly body: TypeArea;
  readonly needs: SlotNeeds;
  readonly top: number;
  /** The scale that puzzles have at least when there is more than one. */
  readonly least: number;
}

/**
 * The fullest page whose puzzles keep their natural size; where fewer on each page take no more pages, that many. The last
 * page is divided like the one before it.
 */
function automatic(rest: readonly Entry[], previous: number, page: Page): Sheet {
  if (rest.length <= previous) {
    const sheet = bestSheet(rest, previous, page);
    if (sheet.fit >= page.least) return sheet;
  }
  const fullest = fullestOf(rest, page);
  const pages = Math.ceil(rest.length / fullest.pictures.length);
  const even = AUTOMATIC.filter((count) => count < fullest.pictures.length && count * pages >= rest.length);
  const sheets = even.map((count) => bestSheet(rest.slice(0, count), count, page));
  const hasNoHole = ({ grid, pictures, fit }: Sheet): boolean =>
    grid.columns * grid.rows === pictures.length && fit >= page.least;
  return sheets.findLast(hasNoHole) ?? fullest;
}

/** The page with the most puzzles of natural size. */
function fullestOf(rest: readonly Entry[], page: Page): Sheet {
  const enough = AUTOMATIC.findLast((count) => count >= rest.length) ?? AUTOMATIC[0];
  for (const count of AUTOMATIC) {
    if (count > enough || !mayFit(rest.slice(0, count), page)) continue;
    const sheet = bestSheet(rest.slice(0, count), count, page);
    if (sheet.fit >= page.least || count === 1) return sheet;
  }
  throw new Error('one puzzle a page is always possible');
}

/**
 * False when the pictures are much too large for the page together. Running text takes up to twice its area when it is as
 * wide as the page.
 */
function mayFit(entries: readonly Entry[], { body, top, least }: Page): boolean {
  if (entries.length === 1) return true;
  const scenes = entries.map((entry) => puzzlePicture(entry, body.width));
  const area = scenes.reduce((sum, { width, height }) => sum + width * height, 0);
  return area * least * least <= 2 * body.width * (body.height - top);
}

/** The columns and rows for `count` puzzles in which these become largest. */
function bestSheet(entries: readonly Entry[], count: number, { body, needs, top }: Page): Sheet {
  const sheets = gridsFor(count, body, top).map((grid): Sheet => {
    const textWidth = grid.slotWidth / needs.textScale;
    const pictures = entries.map((entry) => ({ entry, scene: puzzlePicture(entry, textWidth) }));
    const room = { width: grid.slotWidth, height: grid.slotHeight - needs.heading };
    return { grid, pictures, fit: Math.min(...pictures.map(({ scene }) => fitOf(scene, room))) };
  });
  return sheets.reduce((best, sheet) => (sheet.fit > best.fit ? sheet : best));
}

/** The largest scale at which a scene fits a room; 0 when there is no room at all. */
export function fitOf({ width, height }: Scene, room: TypeArea): number {
  return Math.max(0, Math.min(room.width / width, room.height / height));
}

/** Every number of columns with as many rows as it takes; no row stays empty. */
function gridsFor(count: number, body: TypeArea, top: number): readonly Grid[] {
  return Array.from({ length: count }, (_, index): Grid => {
    const rows = Math.ceil(count / (index + 1));
    const columns = Math.ceil(count / rows);
    return {
      columns,
      rows,
      slotWidth: (body.width - (columns - 1) * GAP) / columns,
      slotHeight: (body.height - top - (rows - 1) * GAP) / rows,
      top,
    };
  });
}

/** The top left corner of a slot in the body. */
export function slotCorner(grid: Grid, slot: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(slot / grid.columns);
  return { x: (slot % grid.columns) * (grid.slotWidth + GAP), y: grid.top + row * (grid.slotHeight + GAP) };
}
