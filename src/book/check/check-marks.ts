/**
 * Objections to the marks of a page: too near to the edge or the spine, too small, too thin, too coarse, in
 * wrong colours.
 */
import { gutterOf, MILLIMETRES_PER_POINT, POINTS_PER_INCH } from '../paper/index.js';
import { EDGES, type Edge, type Frame, inches, insets } from './frames.js';
import type { PageMark } from './marks.js';
import type { Objection, ObjectionCode } from './objection.js';
import type { CheckRules } from './rules.js';

/** Points: rounding in a PDF, and half a hairline at the edge of an outline. */
const ROUNDING = 0.5;
/** Type sizes and line widths are written with few decimals. */
const SIZE_ROUNDING = 0.02;
/** Pixels an inch that rounding may cost. */
const RESOLUTION_ROUNDING = 1;

/** A fault of a mark, without its place. */
interface Fault {
  readonly code: ObjectionCode;
  readonly message: string;
}

/** The objections to the marks of a page: one for each kind of fault, at its first place. */
export function markObjections(
  marks: readonly PageMark[],
  frame: Frame,
  pages: number,
  rules: CheckRules,
): readonly Objection[] {
  const found = new Map<string, { fault: Fault; mark: PageMark; places: number }>();
  const margins = marginsFor(frame, pages, rules);
  for (const mark of marks) {
    for (const fault of [
      ...sizeFaults(mark, rules),
      ...colourFaults(mark, rules),
      ...placeFaults(mark, frame, margins),
    ]) {
      const known = found.get(fault.code);
      if (known === undefined) found.set(fault.code, { fault, mark, places: 1 });
      else known.places++;
    }
  }
  return [...found.values()].map(({ fault, mark, places }): Objection => {
    const x = round((mark.area.left - frame.trim.left) * MILLIMETRES_PER_POINT);
    const y = round((frame.trim.top - mark.area.top) * MILLIMETRES_PER_POINT);
    return { ...fault, page: frame.page, x, y, places };
  });
}

function sizeFaults({ kind, size = 0 }: PageMark, rules: CheckRules): readonly Fault[] {
  const { leastType, leastLine, leastResolution } = rules;
  if (kind === 'text' && size < leastType - SIZE_ROUNDING)
    return [{ code: 'type', message: `Type of ${round(size)} pt; expected ${leastType} pt or more.` }];
  if (kind === 'line' && size < leastLine - SIZE_ROUNDING)
    return [{ code: 'line', message: `A line of ${two(size)} pt; expected ${leastLine} pt or more.` }];
  if (kind === 'picture' && size < leastResolution - RESOLUTION_ROUNDING) {
    const message = `A picture of ${Math.floor(size)} pixels an inch; expected ${leastResolution} or more.`;
    return [{ code: 'resolution', message }];
  }
  return [];
}

const SPACES = { grey: 'grey', cmyk: 'CMYK', rgb: 'RGB', other: 'spot colours or patterns' } as const;

function colourFaults(
  { space, transparent }: PageMark,
  { name, colourSpaces, printer }: CheckRules,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (!colourSpaces.includes(space)) {
    const expected = colourSpaces.map((one) => SPACES[one]).join(' or ');
    faults.push({ code: 'colour', message: `Ink in ${SPACES[space]}; ${name} expects ${expected}.` });
  }
  if (transparent && printer !== undefined)
    faults.push({ code: 'transparency', message: `Transparent ink; ${name} expects flattened pages.` });
  return faults;
}

type Margins = Readonly<Record<Edge, number>>;

/** The margins that marks must keep, in points from the cut. */
function marginsFor({ trim, bleed, side }: Frame, pages: number, rules: CheckRules): Margins {
  const beyond = insets(trim, bleed, side).outer / POINTS_PER_INCH;
  const outer = (beyond > 0.01 ? rules.outer.bleed - beyond : rules.outer.plain) * POINTS_PER_INCH;
  return { inner: gutterOf(rules, pages) * POINTS_PER_INCH, outer, top: outer, bottom: outer };
}

function placeFaults({ kind, area }: PageMark, frame: Frame, margins: Margins): readonly Fault[] {
  const inside = insets(area, frame.trim, frame.side);
  const fromBleed = insets(area, frame.bleed, frame.side);
  return EDGES.flatMap((edge): readonly Fault[] => {
    if (inside[edge] >= margins[edge] - ROUNDING) return [];
    const bleeds = kind !== 'text' && fromBleed[edge] <= ROUNDING && hasBleed(frame, edge);
    if (bleeds) return [];
    const code = edge === 'inner' ? 'gutter' : 'margin';
    const found = inside[edge] < 0 ? 'beyond the cut' : `${inches(inside[edge])} from the cut`;
    const message = `${NAMES[kind]} ${found} at the ${edge} edge; expected ${inches(margins[edge])} or more.`;
    return [{ code, message }];
  });
}

const NAMES = { text: 'Text', line: 'A line', area: 'Ink', picture: 'A picture' } as const;

/** Ink may run off a page where there is bleed; at the spine also where a page with bleed has none there. */
function hasBleed({ trim, bleed, side }: Frame, edge: Edge): boolean {
  const beyond = insets(trim, bleed, side);
  return beyond[edge] > ROUNDING || (edge === 'inner' && beyond.outer > ROUNDING);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function two(number: number): number {
  return Math.round(number * 100) / 100;
}
