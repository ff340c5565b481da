/**
 * The puzzles of a page and their places: slots in columns and rows, as wide and high as their puzzles need.
 * Pages are filled one after the other with the most puzzles that keep their natural size, or with a given
 * number of them.
 */
import type { Scene } from '../../draw/index.js';
import type { PartSpec } from '../spec/index.js';
import type { Box, TypeArea } from '../style/index.js';
import type { Entry } from './entries.js';
import { leastScale, puzzlePicture } from './pictures.js';

/** Between slots, in millimetres. */
const GAP = 9;
/** Down to this scale a puzzle counts as having its natural size: cells of 4.8 mm instead of 5. */
export const NATURAL = 0.96;
/** The number of puzzles a page of `auto` may hold, most first. */
const AUTOMATIC = [12, 10, 9, 8, 6, 4, 3, 2, 1] as const;

/** Slots in columns and rows, row by row; they may outnumber the puzzles. */
export interface Grid {
  readonly columns: number;
  /** Millimetres from the top left corner of the body. */
  readonly slots: readonly Box[];
}

/** Entries that share a page, with their pictures at natural size. */
export interface Sheet {
  readonly grid: Grid;
  readonly pictures: readonly { readonly entry: Entry; readonly scene: Scene }[];
  /** The largest scale at which all pictures fit their slots. */
  readonly fit: number;
  /** The page that a given number of puzzles would have been on, where they would be too small there. */
  readonly refused?: Sheet;
}

/** The needs of a slot besides the picture, the scale that texts are set for, and the least size of texts. */
export interface SlotNeeds {
  readonly heading: number;
  readonly textScale: number;
  /** Millimetres. */
  readonly leastText: number;
}

/** The items at the top of the first page, and the least scale of the puzzles below. */
export interface Above {
  /** Millimetres. */
  readonly height: number;
  readonly scale: number;
}

/**
 * Fills pages with the entries of a part, in order; undefined when no puzzle has its least scale on the first
 * page.
 */
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
    const least = first?.scale ?? (perPage === 'auto' ? NATURAL : 0);
    const page: Page = { body, needs, top: first?.height ?? 0, least };
    const sheet = perPage === 'auto' ? automatic(rest, previous, page) : given(rest, perPage, page);
    if (first !== undefined && sheet.fit < first.scale) return undefined;
    sheets.push(sheet);
    previous = first === undefined ? sheet.grid.slots.length : 0;
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

/** True if all puzzles of a sheet are large enough to be solved on their page. */
function isGood({ pictures, fit }: Sheet, { needs, least }: Page): boolean {
  return fit >= Math.max(least, ...pictures.map(({ scene }) => leastScale(scene, needs.leastText))) - 1e-9;
}

/**
 * The fullest page whose puzzles keep their natural size; where fewer on each page take no more pages, that
 * many. The last page is divided like the one before it.
 */
function automatic(rest: readonly Entry[], previous: number, page: Page): Sheet {
  if (rest.length <= previous) {
    const sheet = bestSheet(rest, previous, page);
    if (isGood(sheet, page)) return sheet;
  }
  const fullest = fullestOf(rest, AUTOMATIC, page);
  const pages = Math.ceil(rest.length / fullest.pictures.length);
  const even = AUTOMATIC.filter((count) => count < fullest.pictures.length && count * pages >= rest.length);
  const sheets = even.map((count) => bestSheet(rest.slice(0, count), count, page));
  const hasNoHole = (sheet: Sheet): boolean =>
    sheet.grid.slots.length === sheet.pictures.length && isGood(sheet, page);
  return sheets.findLast(hasNoHole) ?? fullest;
}

/** A page of a given number of puzzles; of fewer where that many would be too small to be solved. */
function given(rest: readonly Entry[], perPage: number, page: Page): Sheet {
  const asked = bestSheet(rest.slice(0, perPage), perPage, page);
  if (isGood(asked, page)) return asked;
  const wanted = Math.min(perPage, rest.length);
  const fewer = Array.from({ length: wanted }, (_, index) => wanted - index);
  const sheet = fullestOf(rest, fewer, page);
  return sheet.pictures.length === wanted ? sheet : { ...sheet, refused: asked };
}

/** The page with the most puzzles that are good to solve; with one where there is no such page. */
function fullestOf(rest: readonly Entry[], counts: readonly number[], page: Page): Sheet {
  const enough = counts.findLast((count) => count >= rest.length) ?? counts[0]!;
  for (const count of counts) {
    if (count > enough || !mayFit(rest.slice(0, count), page)) continue;
    const sheet = bestSheet(rest.slice(0, count), count, page);
    if (count === 1 || isGood(sheet, page)) return sheet;
  }
  throw new Error('one puzzle a page is always possible');
}

/**
 * False when the pictures are much too large for the page together. Running text takes up to twice its area
 * when it is as wide as the page.
 */
function mayFit(entries: readonly Entry[], { body, top, least }: Page): boolean {
  if (entries.length === 1) return true;
  const scenes = entries.map((entry) => puzzlePicture(entry, body.width));
  const area = scenes.reduce((sum, { width, height }) => sum + width * height, 0);
  return area * least * least <= 2 * body.width * (body.height - top);
}

/** The columns and rows for `count` puzzles in which these become largest. */
function bestSheet(entries: readonly Entry[], count: number, page: Page): Sheet {
  const sheets = columnsFor(count).map((columns) => sheetIn(columns, entries, count, page));
  return sheets.reduce((best, sheet) => (sheet.fit > best.fit ? sheet : best));
}

/** Every number of columns with as many rows as it takes; no row stays empty. */
function columnsFor(count: number): readonly number[] {
  const columns = Array.from({ length: count }, (_, index) =>
    Math.ceil(count / Math.ceil(count / (index + 1))),
  );
  return [...new Set(columns)];
}

function sheetIn(
  columns: number,
  entries: readonly Entry[],
  count: number,
  { body, needs, top }: Page,
): Sheet {
  const rows = Math.ceil(count / columns);
  const across = body.width - (columns - 1) * GAP;
  const down = body.height - top - (rows - 1) * GAP - rows * needs.heading;
  const textWidth = across / columns / needs.textScale;
  const pictures = entries.map((entry) => ({ entry, scene: puzzlePicture(entry, textWidth) }));
  const scenes = pictures.map(({ scene }) => scene);
  // Running text is set for the width of its slot, which it therefore cannot change.
  const isFixed = scenes.some(({ lattice }) => lattice === undefined);
  const widths = isFixed
    ? Array.from({ length: columns }, () => Math.max(...scenes.map(({ width }) => width)))
    : largestOf(columns, scenes, (slot) => slot % columns, 'width');
  const heights = largestOf(rows, scenes, (slot) => Math.floor(slot / columns), 'height');
  const fit = Math.max(0, Math.min(across / sum(widths), down / sum(heights)));
  const lefts = tracksOf(widths, across, fit, 0);
  const tops = tracksOf(heights, down, fit, needs.heading);
  const slots = tops.flatMap((row) =>
    lefts.map((column): Box => {
      return { x: column.start, y: top + row.start, width: column.size, height: row.size };
    }),
  );
  return { grid: { columns, slots }, pictures, fit };
}

/** The largest picture of every column or row; one without pictures is as large as the largest other. */
function largestOf(
  count: number,
  scenes: readonly Scene[],
  trackOf: (slot: number) => number,
  side: 'width' | 'height',
): readonly number[] {
  const sizes = Array.from({ length: count }, (_, track) =>
    Math.max(0, ...scenes.flatMap((scene, slot) => (trackOf(slot) === track ? [scene[side]] : []))),
  );
  const largest = Math.max(...sizes);
  return sizes.map((size) => (size === 0 ? largest : size));
}

/**
 * Columns or rows one after the other: each has the size of its pictures and an equal share of the spare
 * room.
 */
function tracksOf(
  sizes: readonly number[],
  room: number,
  fit: number,
  besides: number,
): readonly { readonly start: number; readonly size: number }[] {
  const spare = (room - fit * sum(sizes)) / sizes.length;
  let start = 0;
  return sizes.map((natural) => {
    const track = { start, size: natural * fit + spare + besides };
    start += track.size + GAP;
    return track;
  });
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** The largest scale at which a scene fits a room; 0 when there is no room at all. */
export function fitOf({ width, height }: Pick<Scene, 'width' | 'height'>, room: TypeArea): number {
  return Math.max(0, Math.min(room.width / width, room.height / height));
}
