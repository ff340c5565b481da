/** The pages that people solve: every puzzle under its number, at its natural size where it fits. */
import type { Issue } from '../core/issue.js';
import type { Block } from './block.js';
import type { BookPart } from './entries.js';
import { headingHeight, headingOf } from './heading.js';
import { type HintFoot, hintFoot } from './hint-feet.js';
import { type Item, itemOf, type TypeArea } from './item.js';
import { languageOf } from './languages/index.js';
import { fitOf, type Grid, type Sheet, sheetsOf, slotCorner } from './part-grid.js';
import { openingBlock, openingPage } from './part-opening.js';
import { LARGE_TEXT, mostScale, scaleForText } from './pictures.js';
import { sizeWarnings } from './size-warnings.js';
import type { BookSpec } from './spec.js';
import { enlarged, type Typography } from './typography.js';

/** Large print is enlarged up to this factor where a page has room. */
const LARGEST_PRINT = 1.8;
/** Puzzles that have to be printed at less than this share of the largest scale do not make much smaller ones smaller, too. */
const NEARLY_ALIKE = 0.8;
/** Puzzles are made smaller by this factor at most to make room for the opening of their part. */
const FOR_OPENING = 0.92;
/** The share of the height left over in a slot that goes above the puzzle. */
const SHARE_ABOVE = 0.4;

/** One page of puzzles and how it is divided, so that answers can face them. */
interface PuzzlePage {
  readonly items: readonly Item[];
  readonly grid: Grid;
  /** Positions of the entries in the book, slot by slot. */
  readonly entries: readonly number[];
}

export interface PuzzlePages {
  /** The opening of the part, where it has a page of its own. */
  readonly opening?: readonly Item[];
  readonly pages: readonly PuzzlePage[];
  /** Puzzles that are smaller than is good. */
  readonly warnings: readonly Issue[];
}

/** Sets the puzzles of a part, below its opening where that leaves them their size. */
export function puzzlePages(part: BookPart, spec: BookSpec, body: TypeArea, usual: Typography): PuzzlePages {
  const { largePrint } = part.spec;
  const type = largePrint ? enlarged(usual) : usual;
  const heading = headingHeight(type);
  const plain = aboveFeet(part, body, usual, (room) =>
    largePrint
      ? largeSheets(part, room, heading)
      : sheetsOf(part.entries, part.spec.perPage, room, { heading, textScale: 1 })!,
  );
  const opening = spec.openings ? openingBlock(part, body, usual, languageOf(spec.language)) : undefined;
  const below =
    opening === undefined || largePrint ? undefined : sheetsBelow(part, opening, plain, body, usual);
  const sheets = below ?? plain;
  const common = commonScale(sheets, largePrint);
  const pages: PuzzlePage[] = [];
  const warnings: Issue[] = [];
  for (const sheet of sheets) {
    const scales = scalesOf(sheet, heading, largePrint, common);
    const shown = {
      title: spec.puzzleTitles,
      family: part.mixed,
      difficulty: spec.difficultyLabels,
      language: languageOf(spec.language),
    };
    const items = drawSheet(sheet, scales, heading, ({ entry, width }) =>
      headingOf(entry, width, sheet.grid.slotWidth, type, shown),
    );
    const foot = footOf(part, sheet, body, usual);
    pages.push({
      items: [...items, ...foot.items],
      grid: sheet.grid,
      entries: sheet.pictures.map(({ entry }) => entry.index),
    });
    warnings.push(
      ...sheet.pictures.flatMap(({ entry, scene }, slot) =>
        sizeWarnings(entry, scene, scales[slot]!, largePrint),
      ),
    );
  }
  const [first, ...others] = pages;
  if (opening === undefined || first === undefined) return { pages, warnings };
  if (below === undefined)
    return { opening: openingPage(part, body, usual, languageOf(spec.language)), pages, warnings };
  return { pages: [{ ...first, items: [...opening.items, ...first.items] }, ...others], warnings };
}

/** The sheets of a part whose first one begins below an opening; undefined when puzzles would be too small there. */
function sheetsBelow(
  part: BookPart,
  opening: Block,
  plain: readonly Sheet[],
  body: TypeArea,
  type: Typography,
): readonly Sheet[] | undefined {
  const above = { height: opening.height, scale: FOR_OPENING * commonScale(plain, false) };
  const needs = { heading: headingHeight(type), textScale: 1 };
  return aboveFeet(part, body, type, (room) => sheetsOf(part.entries, part.spec.perPage, room, needs, above));
}

/**
 * The scale of a part: the smallest one that a page needs. Pages of puzzles that are much larger than the smallest of the
 * part, by their natural size, do not count where they need a much smaller scale.
 */
function commonScale(sheets: readonly Sheet[], large: boolean): number {
  const most = large
    ? LARGEST_PRINT
    : Math.min(...sheets.flatMap(({ pictures }) => pictures.map(({ scene }) => mostScale(scene))));
  const fits = sheets.map(({ fit }) => Math.min(most, fit));
  const sides = sheets.map(({ pictures }) =>
    pictures.map(({ scene: { width, height } }) => Math.max(width, height)),
  );
  const usual = Math.min(...sides.flat()) / NEARLY_ALIKE;
  const least = NEARLY_ALIKE * Math.max(...fits);
  return Math.min(...fits.filter((fit, index) => fit >= least || Math.max(...sides[index]!) <= usual));
}

/** Divides pages so that the hints at their feet have room: the rest becomes lower until those of every page fit. */
function aboveFeet<Sheets extends readonly Sheet[] | undefined>(
  part: BookPart,
  body: TypeArea,
  type: Typography,
  divide: (room: TypeArea) => Sheets,
): Sheets {
  let taken = 0;
  for (;;) {
    const sheets = divide({ width: body.width, height: body.height - taken });
    const needed = Math.max(0, ...(sheets ?? []).map((sheet) => footOf(part, sheet, body, type).height));
    if (needed <= taken) return sheets;
    taken = needed;
  }
}

/** The hints for the puzzles of a page, where they stand at its foot. */
function footOf({ spec }: BookPart, { pictures }: Sheet, body: TypeArea, type: Typography): HintFoot {
  const entries = spec.hintsAt === 'foot' ? pictures.map(({ entry }) => entry) : [];
  return hintFoot(entries, spec.hints, body, type);
}

/** One puzzle a page; running text is set for the scale that its letters need. */
function largeSheets({ entries }: BookPart, body: TypeArea, heading: number): readonly Sheet[] {
  return entries.flatMap((entry) => {
    const natural = sheetsOf([entry], 1, body, { heading, textScale: 1 })!;
    const textScale = Math.max(1, scaleForText(natural[0]!.pictures[0]!.scene, LARGE_TEXT));
    return sheetsOf([entry], 1, body, { heading, textScale })!;
  });
}

/** All puzzles of a part have one scale, except those that do not fit at it; large print grows as its letters need. */
function scalesOf(
  { grid, pictures }: Sheet,
  heading: number,
  large: boolean,
  common: number,
): readonly number[] {
  const room = { width: grid.slotWidth, height: grid.slotHeight - heading };
  return pictures.map(({ scene }) =>
    Math.min(fitOf(scene, room), large ? Math.max(common, scaleForText(scene, LARGE_TEXT)) : common),
  );
}

type HeadingMaker = (over: {
  readonly entry: Sheet['pictures'][number]['entry'];
  readonly width: number;
}) => ReturnType<typeof headingOf>;

/** Heading and picture of every slot are centred in it; pictures side by side begin at one height. */
function drawSheet(
  { grid, pictures }: Sheet,
  scales: readonly number[],
  heading: number,
  headingFor: HeadingMaker,
): readonly Item[] {
  const rowHeights = new Map<number, number>();
  pictures.forEach(({ scene }, slot) => {
    const row = Math.floor(slot / grid.columns);
    rowHeights.set(row, Math.max(rowHeights.get(row) ?? 0, scene.height * scales[slot]!));
  });
  return pictures.flatMap(({ entry, scene }, slot): readonly Item[] => {
    const corner = slotCorner(grid, slot);
    const scale = scales[slot]!;
    const spare = grid.slotHeight - heading - rowHeights.get(Math.floor(slot / grid.columns))!;
    const y = corner.y + Math.max(0, spare) * SHARE_ABOVE;
    const width = scene.width * scale;
    const head = headingFor({ entry, width });
    const x = corner.x + (grid.slotWidth - Math.max(width, head.width)) / 2;
    return [
      itemOf('text', head, { x, y, link: { to: 'answer', entry: entry.index } }),
      itemOf('puzzle', scene, {
        x: corner.x + (grid.slotWidth - width) / 2,
        y: y + heading,
        scale,
        entry: entry.index,
      }),
    ];
  });
}
