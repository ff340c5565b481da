/** The frame of a page: its boxes in the file, and its cut. */
import { type InchSize, POINTS_PER_INCH } from '../paper/index.js';
import { type Area, areaAround, corners } from './geometry.js';
import { numberOf, type PdfPage, pdfNumbersOf } from './pdf-file.js';
import { type CheckRules, listedAs } from './rules.js';

/** Letter: the size that readers assume of a page without a box. */
const USUAL_BOX = [0, 0, 612, 792] as const;

export interface Frame {
  /** Counted from 1. */
  readonly page: number;
  readonly side: 'left' | 'right';
  readonly media: Area;
  /** The area inside the cut. */
  readonly trim: Area;
  /** The area that ink may reach. */
  readonly bleed: Area;
  readonly hasTrimBox: boolean;
  readonly hasBleedBox: boolean;
  /** Degrees clockwise. */
  readonly rotation: number;
}

export type Edge = 'inner' | 'outer' | 'top' | 'bottom';
export const EDGES = ['inner', 'outer', 'top', 'bottom'] as const;

/**
 * Reads the boxes of a page; without a TrimBox a size that the printer lists decides whether there is bleed.
 */
export function frameOf(page: PdfPage, number: number, rules: CheckRules): Frame {
  const media = boxOf(page, 'MediaBox') ?? areaOf(USUAL_BOX);
  const trimBox = boxOf(page, 'TrimBox');
  const bleedBox = boxOf(page, 'BleedBox');
  const side = number % 2 === 0 ? 'left' : 'right';
  const trim = trimBox ?? cutOf(media, side, rules);
  return {
    page: number,
    side,
    media,
    trim,
    bleed: bleedBox ?? media,
    hasTrimBox: trimBox !== undefined,
    hasBleedBox: bleedBox !== undefined,
    rotation: numberOf(page.get('Rotate')) ?? 0,
  };
}

function boxOf(page: PdfPage, key: string): Area | undefined {
  const numbers = pdfNumbersOf(page.get(key));
  return numbers?.length === 4 ? areaOf(numbers) : undefined;
}

function areaOf([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Area {
  return areaAround(corners(left, bottom, right, top))!;
}

function cutOf(media: Area, side: 'left' | 'right', rules: CheckRules): Area {
  if (listedAs(rules, frameSizeOf(media)) !== 'with-bleed') return media;
  const bleed = rules.leastBleed * POINTS_PER_INCH;
  return {
    left: media.left + (side === 'left' ? bleed : 0),
    right: media.right - (side === 'right' ? bleed : 0),
    bottom: media.bottom + bleed,
    top: media.top - bleed,
  };
}

/** Width and height in inches. */
export function frameSizeOf({ left, right, bottom, top }: Area): InchSize {
  return [(right - left) / POINTS_PER_INCH, (top - bottom) / POINTS_PER_INCH];
}

/**
 * The distance of an area from each edge of another around it, in points; negative where it reaches beyond.
 */
export function insets(inside: Area, outside: Area, side: Frame['side']): Readonly<Record<Edge, number>> {
  const left = inside.left - outside.left;
  const right = outside.right - inside.right;
  const [inner, outer] = side === 'right' ? [left, right] : [right, left];
  return { inner, outer, top: outside.top - inside.top, bottom: inside.bottom - outside.bottom };
}

/** Inches, as printers write them. */
export function inches(points: number): string {
  return `${Math.round((points / POINTS_PER_INCH) * 1000) / 1000} in`;
}
