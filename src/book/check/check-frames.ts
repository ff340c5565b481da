/** Objections to the boxes of pages: their sizes, the trim and the bleed. */

import { describeTrim, isSameSize, MILLIMETRES_PER_INCH, offerOf, POINTS_PER_INCH } from '../paper/index.js';
import { EDGES, type Edge, type Frame, frameSizeOf, inches, insets } from './frames.js';
import type { Objection } from './objection.js';
import type { CheckRules } from './rules.js';

/** Points: half a hairline. */
const ROUNDING = 0.35;

export function frameObjections(frames: readonly Frame[], rules: CheckRules): readonly Objection[] {
  const [first] = frames;
  if (first === undefined) return [];
  return frames.flatMap((frame) => [
    ...sizeObjections(frame, first),
    ...rotationObjections(frame),
    ...bleedObjections(frame, rules),
  ]);
}

/** Pages of a size that the printer does not print. */
export function trimObjections([first]: readonly Frame[], { printer }: CheckRules): readonly Objection[] {
  if (first === undefined || printer === undefined) return [];
  const { trim } = first;
  if (offerOf(printer, frameSizeOf(trim)) !== 'none') return [];
  const { least, most } = printer.custom;
  const message = `The pages are ${words(trim)}; ${printer.name} prints widths of ${least[0]} to ${most[0]} in and heights of ${least[1]} to ${most[1]} in.`;
  return [{ code: 'trim', message }];
}

function sizeObjections({ page, media, trim }: Frame, first: Frame): readonly Objection[] {
  if (!isSameSize(frameSizeOf(media), frameSizeOf(first.media))) {
    const message = `The page is ${words(media)}; expected ${words(first.media)}, as page 1.`;
    return [{ code: 'page-size', message, page }];
  }
  if (isSameSize(frameSizeOf(trim), frameSizeOf(first.trim))) return [];
  const message = `The page is cut to ${words(trim)}; expected ${words(first.trim)}, as page 1.`;
  return [{ code: 'page-size', message, page }];
}

function rotationObjections({ page, rotation }: Frame): readonly Objection[] {
  if (rotation % 360 === 0) return [];
  return [
    { code: 'rotated', message: `The page is turned by ${rotation} degrees; expected upright pages.`, page },
  ];
}

function bleedObjections(frame: Frame, rules: CheckRules): readonly Objection[] {
  const { page, media, trim, bleed, side } = frame;
  const object = (message: string): readonly Objection[] => [{ code: 'bleed', message, page }];
  const beyond = insets(trim, bleed, side);
  const cutOff = EDGES.find(
    (edge) => beyond[edge] < -ROUNDING || insets(bleed, media, side)[edge] < -ROUNDING,
  );
  if (cutOff !== undefined)
    return object(`The boxes of the page are not inside each other at the ${cutOff} edge.`);
  if (EDGES.every((edge) => beyond[edge] <= ROUNDING)) return marksObjection(frame, rules);
  if (frame.hasTrimBox && !frame.hasBleedBox)
    return object('The page has a TrimBox and room around it, but no BleedBox.');
  const least = rules.leastBleed * POINTS_PER_INCH;
  const short = (['outer', 'top', 'bottom'] as const).find((edge) => beyond[edge] < least - ROUNDING);
  if (short !== undefined) return object(amount(short, beyond[short], `expected ${inches(least)}`));
  if (!rules.bleedsInside && beyond.inner > ROUNDING)
    return object(amount('inner', beyond.inner, `${rules.name} expects none at the spine`));
  const most = rules.printer === undefined ? Number.POSITIVE_INFINITY : least;
  const wide = (['outer', 'top', 'bottom'] as const).find((edge) => beyond[edge] > most + ROUNDING);
  if (wide !== undefined) return object(amount(wide, beyond[wide], `expected ${inches(most)}`));
  return marksObjection(frame, rules);
}

function amount(edge: Edge, found: number, expected: string): string {
  return `The bleed at the ${edge} edge is ${inches(found)}; ${expected}.`;
}

/** Printers that cut by themselves want pages that end with their bleed. */
function marksObjection({ page, media, bleed, side }: Frame, { printer }: CheckRules): readonly Objection[] {
  const around = insets(bleed, media, side);
  if (printer === undefined || EDGES.every((edge) => around[edge] <= ROUNDING)) return [];
  const message = `The page has room beyond its bleed, as for printer's marks; ${printer.name} expects none.`;
  return [{ code: 'bleed', message, page }];
}

function words(area: Frame['media']): string {
  const [width, height] = frameSizeOf(area);
  return describeTrim({ width: width * MILLIMETRES_PER_INCH, height: height * MILLIMETRES_PER_INCH });
}
