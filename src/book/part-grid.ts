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
const NATURAL = 0.96;
/** How many puzzles a page of `auto` may hold, most first. */
const AUTOMATIC = [6, 4, 3, 2, 1] as const;

/** Slots of equal size in a body. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly slotWidth: number;
  readonly slotHeight: number;
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

/** Fills pages with the entries of a part, in order. */
export function sheetsOf(
  entries: readonly Entry[],
  perPage: PartSpec['perPage'],
  body: TypeArea,
  needs: SlotNeeds,
): readonly Sheet[] {
  const sheets: Sheet[] = [];
  let next = 0;
  let previous = 0;
  while (next < entries.length) {
    const rest = entries.slice(next);
    const [count, sheet] =
      perPage === 'auto'
        ? automatic(rest, previous, body, needs)
        : [perPage, bestSheet(rest.slice(0, perPage), perPage, body, needs)];
    sheets.push(sheet);
    previous = count;
    next += sheet.pictures.length;
  }
  return sheets;
}

/** The fullest page whose puzzles keep their natural size; the last one may be partly empty. */
function automatic(
  rest: readonly Entry[],
  previous: number,
  body: TypeArea,
  needs: SlotNeeds,
): readonly [number, Sheet] {
  for (const count of AUTOMATIC) {
    if (rest.length < count && count !== previous) continue;
    const sheet = bestSheet(rest.slice(0, count), count, body, needs);
    if (sheet.fit >= NATURAL || count === 1) return [count, sheet];
  }
  throw new Error('one puzzle a page is always possible');
}

/** The columns and rows for `count` puzzles in which these become largest. */
function bestSheet(entries: readonly Entry[], count: number, body: TypeArea, needs: SlotNeeds): Sheet {
  const sheets = gridsFor(count, body).map((grid): Sheet => {
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
function gridsFor(count: number, body: TypeArea): readonly Grid[] {
  return Array.from({ length: count }, (_, index): Grid => {
    const rows = Math.ceil(count / (index + 1));
    const columns = Math.ceil(count / rows);
    return {
      columns,
      rows,
      slotWidth: (body.width - (columns - 1) * GAP) / columns,
      slotHeight: (body.height - (rows - 1) * GAP) / rows,
    };
  });
}

/** The top left corner of a slot in the body. */
export function slotCorner(grid: Grid, slot: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(slot / grid.columns);
  return { x: (slot % grid.columns) * (grid.slotWidth + GAP), y: row * (grid.slotHeight + GAP) };
}
