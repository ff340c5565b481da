/** The pages that people solve: every puzzle under its number, at its natural size where it fits. */

import { languageOf } from '../languages/index.js';
import {
  type BookPart,
  fitOf,
  type Grid,
  LARGE_TEXT,
  leastTextOf,
  mostScale,
  NATURAL,
  type Sheet,
  type SlotNeeds,
  type SmallPrint,
  scaleForText,
  sheetsOf,
  sizesAt,
  smallPrint,
} from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { enlarged, type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';
import type { Block } from './block.js';
import { type CodeFoot, codeFoot, codesFrom } from './code-feet.js';
import { headingHeight, headingOf } from './heading.js';
import { type HintFoot, hintFoot } from './hint-feet.js';
import { openingBlock, openingPage } from './part-opening.js';

/** Large print is enlarged up to this factor where a page has room. */
const LARGEST_PRINT = 1.8;
/** Pages of a part whose scales differ by no more than this factor have the same. */
const NEARLY_ALIKE = 0.85;
/**
 * The least factor by which puzzles shrink to make room for the opening of their part; natural size is
 * allowed.
 */
const FOR_OPENING = 0.75;
/** The share of the height left over in a slot that goes above the puzzle. */
const SHARE_ABOVE = 0.4;

/** One page of puzzles with its division, so that answers can face them. */
interface PuzzlePage {
  readonly items: readonly Item[];
  readonly grid: Grid;
  /** The smallest scale of a puzzle on the page. */
  readonly scale: number;
  /** Positions of the entries in the book, slot by slot. */
  readonly entries: readonly number[];
}

export interface PuzzlePages {
  /** The opening of the part, where it has a page of its own. */
  readonly opening?: readonly Item[];
  readonly pages: readonly PuzzlePage[];
  readonly small: readonly SmallPrint[];
}

/** Sets the puzzles of a part, below its opening where that leaves them their size. */
export function puzzlePages(part: BookPart, spec: BookSpec, body: TypeArea, usual: Typography): PuzzlePages {
  const { largePrint } = part.spec;
  const type = largePrint ? enlarged(usual) : usual;
  const needs = { heading: headingHeight(type), textScale: 1, leastText: leastTextOf(spec) };
  const plain = aboveFeet(part, spec, body, usual, (room) =>
    largePrint ? largeSheets(part, room, needs) : sheetsOf(part.entries, part.spec.perPage, room, needs)!,
  );
  const language = languageOf(spec.language);
  const opening = spec.openings ? openingBlock(part, body, usual, language) : undefined;
  const below =
    opening === undefined || largePrint
      ? undefined
      : sheetsBelow(part, spec, opening, { plain, needs }, body, usual);
  const sheets = below ?? plain;
  const levels = levelsOf(sheets.map((sheet) => scaleOf(sheet, largePrint)));
  const set = sheets.map((sheet, index) =>
    setSheet(part, spec, { sheet, scale: levels[index]! }, needs, type),
  );
  const feet = sheets.map((sheet) => footOf(part, spec, sheet, body, usual));
  const pages = set.map(({ page }, index): PuzzlePage => {
    return { ...page, items: [...page.items, ...feet[index]!.items] };
  });
  const small = [...set.flatMap((page) => page.small), ...feet.flatMap(({ without }) => without)];
  const [first, ...others] = pages;
  if (opening === undefined || first === undefined) return { pages, small };
  if (below === undefined) return { opening: openingPage(part, body, usual, language), pages, small };
  return { pages: [{ ...first, items: [...opening.items, ...first.items] }, ...others], small };
}

/** A page of puzzles at a scale, and the warnings of small print. */
function setSheet(
  { spec: { largePrint, perPage }, mixed }: BookPart,
  spec: BookSpec,
  { sheet, scale }: { readonly sheet: Sheet; readonly scale: number },
  { heading, leastText }: SlotNeeds,
  type: Typography,
): { readonly page: PuzzlePage; readonly small: readonly SmallPrint[] } {
  const { grid, pictures, refused } = sheet;
  const scales = scalesOf(sheet, heading, largePrint, scale);
  const shown = {
    title: spec.puzzleTitles,
    family: mixed,
    difficulty: spec.difficultyLabels,
    language: languageOf(spec.language),
  };
  const items = drawSheet(sheet, scales, heading, ({ entry, width, most }) =>
    headingOf(entry, width, most, type, shown),
  );
  const small = pictures.flatMap(
    ({ entry, scene }, slot) =>
      smallPrint(entry, scene, { scale: scales[slot]!, large: largePrint, leastText }) ?? [],
  );
  const fewer = pictures.flatMap(({ entry }): SmallPrint[] => {
    const would = refused?.pictures.find((other) => other.entry === entry);
    if (refused === undefined || would === undefined || perPage === 'auto') return [];
    return [{ code: 'per-page', entry, ...sizesAt(would.scene, refused.fit), wanted: perPage }];
  });
  const page = { items, grid, scale: Math.min(...scales), entries: pictures.map(({ entry }) => entry.index) };
  return { page, small: [...fewer, ...small] };
}

/**
 * The sheets of a part whose first one begins below an opening; undefined when puzzles would be too small
 * there.
 */
function sheetsBelow(
  part: BookPart,
  spec: BookSpec,
  opening: Block,
  { plain, needs }: { readonly plain: readonly Sheet[]; readonly needs: SlotNeeds },
  body: TypeArea,
  type: Typography,
): readonly Sheet[] | undefined {
  const usual = Math.min(...plain.map((sheet) => scaleOf(sheet, false)));
  const above = { height: opening.height, scale: Math.max(Math.min(usual, NATURAL), FOR_OPENING * usual) };
  const sheets = aboveFeet(part, spec, body, type, (room) =>
    sheetsOf(part.entries, part.spec.perPage, room, needs, above),
  );
  const isShort = (sheets?.[0]?.pictures.length ?? 0) < (plain[0]?.pictures.length ?? 0);
  return part.spec.perPage !== 'auto' && isShort ? undefined : sheets;
}

/** The scale of a page by itself: its puzzles fill it, unless they would be larger than anybody needs. */
function scaleOf({ fit, pictures }: Sheet, large: boolean): number {
  const most = large ? LARGEST_PRINT : Math.min(...pictures.map(({ scene }) => mostScale(scene)));
  return Math.min(most, fit);
}

/** The scales of the pages of a part: those that are nearly alike become the smallest of them. */
function levelsOf(scales: readonly number[]): readonly number[] {
  const levels: number[] = [];
  for (const scale of scales.toSorted((one, other) => one - other)) {
    const last = levels.at(-1);
    if (last === undefined || scale * NEARLY_ALIKE > last) levels.push(scale);
  }
  return scales.map((scale) => levels.findLast((level) => level <= scale)!);
}

/**
 * Divides pages so that the hints at their feet have room: the rest becomes lower until those of every page
 * fit.
 */
function aboveFeet<Sheets extends readonly Sheet[] | undefined>(
  part: BookPart,
  spec: BookSpec,
  body: TypeArea,
  type: Typography,
  divide: (room: TypeArea) => Sheets,
): Sheets {
  let taken = 0;
  for (;;) {
    const sheets = divide({ width: body.width, height: body.height - taken });
    const needed = Math.max(
      0,
      ...(sheets ?? []).map((sheet) => footOf(part, spec, sheet, body, type).height),
    );
    if (needed <= taken) return sheets;
    taken = needed;
  }
}

/** The foot of a page: codes of its puzzles, and below them their hints, where they stand there. */
function footOf(
  { spec: look }: BookPart,
  spec: BookSpec,
  { pictures }: Sheet,
  body: TypeArea,
  type: Typography,
): HintFoot & Pick<CodeFoot, 'without'> {
  const entries = pictures.map(({ entry }) => entry);
  const hints = hintFoot(look.hintsAt === 'foot' ? entries : [], look.hints, body, type);
  const codes = codeFoot(entries, spec, body, type);
  const height = hints.height + codes.height;
  return {
    height,
    items: [...codesFrom(codes, body.height - height), ...hints.items],
    without: codes.without,
  };
}

/** One puzzle a page; running text is set for the scale that its letters need. */
function largeSheets({ entries }: BookPart, body: TypeArea, needs: SlotNeeds): readonly Sheet[] {
  return entries.flatMap((entry) => {
    const natural = sheetsOf([entry], 1, body, needs)!;
    const textScale = Math.max(1, scaleForText(natural[0]!.pictures[0]!.scene, LARGE_TEXT));
    return sheetsOf([entry], 1, body, { ...needs, textScale })!;
  });
}

/** The scale of a page for all its puzzles that fit at it; large print grows as its letters need. */
function scalesOf(
  { grid, pictures }: Sheet,
  heading: number,
  large: boolean,
  common: number,
): readonly number[] {
  return pictures.map(({ scene }, slot) => {
    const { width, height } = grid.slots[slot]!;
    const fit = fitOf(scene, { width, height: height - heading });
    return Math.min(fit, large ? Math.max(common, scaleForText(scene, LARGE_TEXT)) : common);
  });
}

type HeadingMaker = (over: {
  readonly entry: Sheet['pictures'][number]['entry'];
  readonly width: number;
  /** The width of the slot. */
  readonly most: number;
}) => ReturnType<typeof headingOf>;

/** Heading and picture of every slot are centred in it; pictures side by side begin at one height. */
function drawSheet(
  { grid, pictures }: Sheet,
  scales: readonly number[],
  heading: number,
  headingFor: HeadingMaker,
): readonly Item[] {
  const rowOf = (slot: number): number => Math.floor(slot / grid.columns);
  const heightOf = (row: number): number =>
    Math.max(...pictures.map(({ scene }, slot) => (rowOf(slot) === row ? scene.height * scales[slot]! : 0)));
  return pictures.flatMap(({ entry, scene }, slot): readonly Item[] => {
    const corner = grid.slots[slot]!;
    const scale = scales[slot]!;
    const spare = corner.height - heading - heightOf(rowOf(slot));
    const y = corner.y + Math.max(0, spare) * SHARE_ABOVE;
    const width = scene.width * scale;
    const head = headingFor({ entry, width, most: corner.width });
    const x = corner.x + (corner.width - Math.max(width, head.width)) / 2;
    return [
      itemOf('text', head, { x, y, link: { to: 'answer', entry: entry.index } }),
      itemOf('puzzle', scene, {
        x: corner.x + (corner.width - width) / 2,
        y: y + heading,
        scale,
        entry: entry.index,
      }),
    ];
  });
}
