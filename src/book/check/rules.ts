/** The rules for checking a file: those of a printer, or those that all printers have in common. */
import {
  type InchSize,
  offerOf,
  PRINTERS,
  type PrinterId,
  type PrinterRules,
  pageRangeOf,
} from '../paper/index.js';

export interface CheckRules
  extends Pick<
    PrinterRules,
    | 'name'
    | 'gutter'
    | 'outer'
    | 'leastType'
    | 'leastLine'
    | 'leastResolution'
    | 'colourSpaces'
    | 'plainPages'
  > {
  /** Absent: any printer. */
  readonly printer?: PrinterRules;
  /** The least bleed in inches, where there is any. */
  readonly leastBleed: number;
  /** True if pages may have bleed at the spine. */
  readonly bleedsInside: boolean;
}

/**
 * Without a printer: the rules under which any printer reads and cuts safely; 3 mm of bleed are usual where
 * inches are not.
 */
const ANY: CheckRules = {
  name: 'a printer',
  gutter: PRINTERS.kdp.gutter,
  outer: { plain: 0.25, bleed: 0.36 },
  leastType: 5,
  leastLine: 0.25,
  leastResolution: 300,
  colourSpaces: ['grey', 'cmyk', 'rgb', 'other'],
  plainPages: false,
  leastBleed: 0.11,
  bleedsInside: true,
};

export function rulesFor(printer: PrinterId | undefined): CheckRules {
  if (printer === undefined) return ANY;
  const rules = PRINTERS[printer];
  return { ...rules, printer: rules, leastBleed: rules.bleed, bleedsInside: false };
}

/** True if a size is one that the printer lists, with or without bleed on three sides. */
export function listedAs(
  { printer }: CheckRules,
  [width, height]: InchSize,
): 'trim' | 'with-bleed' | undefined {
  if (printer === undefined) return undefined;
  if (offerOf(printer, [width, height]) === 'listed') return 'trim';
  const cut: InchSize = [width - printer.bleed, height - 2 * printer.bleed];
  return offerOf(printer, cut) === 'listed' ? 'with-bleed' : undefined;
}

/** The fewest and most pages of a size, on the paper that takes most; undefined for any printer. */
export function pagesFor({ printer }: CheckRules, size: InchSize): readonly [number, number] | undefined {
  return printer === undefined ? undefined : pageRangeOf(printer, size, 'white');
}
