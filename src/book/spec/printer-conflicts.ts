/** Conflicts between a specification and its printer, in plain words. */
import { type Issue, issue } from '../../core/index.js';
import {
  describeTrim,
  MILLIMETRES_PER_INCH as INCH,
  type InchSize,
  leastInner,
  leastOuter,
  offerOf,
  PRINTERS,
  type PrinterRules,
  pageRangeOf,
  type Trim,
} from '../paper/index.js';
import type { BookSpec } from './spec.js';
import type { DataPath } from './yaml.js';

/** A contradiction and the key of the specification that it is about. */
export interface Conflict {
  readonly path: DataPath;
  readonly message: string;
}

const ROUNDING = 1e-6;
/** Printers publish their bleed in millimetres, too, with one decimal. */
const SAME_BLEED = 0.05;

/** Width and height in inches. */
function inchSize({ width, height }: Trim): InchSize {
  return [width / INCH, height / INCH];
}

/**
 * The conflicts of a specification with its printer, independent of the puzzles; none where no printer is
 * named.
 */
export function printerConflicts(spec: BookSpec): readonly Conflict[] {
  if (spec.printer === undefined) return [];
  const printer = PRINTERS[spec.printer];
  return [
    ...trimConflicts(spec.trim, printer),
    ...bleedConflicts(spec, printer),
    ...marginConflicts(spec, printer),
    ...pageConflicts(spec, printer),
  ];
}

function trimConflicts(trim: Trim, printer: PrinterRules): readonly Conflict[] {
  if (offerOf(printer, inchSize(trim)) !== 'none') return [];
  const { least, most } = printer.custom;
  const message = `${printer.name} prints no paperbacks of ${describeTrim(trim)}; expected a width of ${least[0]} to ${most[0]} in and a height of ${least[1]} to ${most[1]} in.`;
  return [{ path: ['trim'], message }];
}

function bleedConflicts({ bleed }: BookSpec, printer: PrinterRules): readonly Conflict[] {
  if (bleed === 0 || Math.abs(bleed - printer.bleed * INCH) < SAME_BLEED) return [];
  const message = `${printer.name} takes pages without bleed or with ${printer.bleed} in; found ${inches(bleed)}.`;
  return [{ path: ['bleed'], message }];
}

function marginConflicts({ bleed, margins }: BookSpec, printer: PrinterRules): readonly Conflict[] {
  const outer = leastOuter({ bleed, printer });
  const least = { inner: leastInner(1, printer), outer, top: outer, bottom: outer };
  return (['inner', 'outer', 'top', 'bottom'] as const).flatMap((side) => {
    const wanted = margins[side];
    if (wanted === undefined || wanted >= least[side] - ROUNDING) return [];
    const message = `${printer.name} asks for ${inches(least[side])} or more; found ${inches(wanted)}.`;
    return [{ path: ['margins', side], message }];
  });
}

function pageConflicts({ pages, trim, paper }: BookSpec, printer: PrinterRules): readonly Conflict[] {
  if (pages === undefined) return [];
  const [least, most] = pageRangeOf(printer, inchSize(trim), paper);
  if (pages >= least && pages <= most) return [];
  const message = `${printer.name} binds ${least} to ${most} pages of this size (${printer.papers[paper].name}); found ${pages}.`;
  return [{ path: ['pages'], message }];
}

/** Warnings about a number of pages that the printer does not offer. */
export function pageWarnings(spec: BookSpec, printer: PrinterRules, pages: number): readonly Issue[] {
  const { name, papers } = printer;
  const [least, most] = pageRangeOf(printer, inchSize(spec.trim), spec.paper);
  const found: Issue[] = [];
  const warn = (message: string): void => void found.push(issue('printer', message));
  if (pages < least || pages > most) {
    warn(
      `The book has ${pages} pages, and ${name} binds ${least} to ${most} of this size (${papers[spec.paper].name}): change the number of puzzles.`,
    );
  }
  const inner = leastInner(pages, printer);
  if (spec.margins.inner !== undefined && spec.margins.inner < inner - ROUNDING) {
    warn(
      `${name} asks for an inner margin of ${inches(inner)} in a book of ${pages} pages, so it is that instead of ${inches(spec.margins.inner)}.`,
    );
  }
  if (offerOf(printer, inchSize(spec.trim)) === 'custom') {
    warn(
      `${describeTrim(spec.trim)} is a custom size at ${name}, which fewer shops sell than its own sizes.`,
    );
  }
  return found;
}

function inches(millimetres: number): string {
  return `${Math.round((millimetres / INCH) * 1000) / 1000} in`;
}
