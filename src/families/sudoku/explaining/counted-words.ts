/**
 * The arguments of Sudoku as players say them, in one sentence: what is left of a number in an area, numbers
 * and cells that use each other up, a number that two areas share, and one number in as many lines as it has
 * left.
 */
import { cellCode } from '../../../core/index.js';
import type { ReasonShape, StepShape } from '../../contract/explaining.js';
import {
  leftOnlyFor,
  marksIfAll,
  numbersOnce,
  onlyEntered,
  placesOf,
  usedUp,
} from '../../kit/words/number-arguments.js';
import { within } from '../../kit/words/step-shapes.js';
import { inWords, listed } from '../../kit/words/words.js';
import { inSeries, saysShares } from './cover-words.js';
import { type AreaNumber, areaAndNumber } from './reasons.js';
import { counts, cross, type NumberReasons, numberReasons, placesLeft } from './subsets.js';

const AREAS = ['row', 'column', 'box'];
const MOST_COUNTED = 6;

/**
 * The argument of a step in which cells or numbers are counted, as it follows `because`; undefined for one of
 * another kind.
 */
export function becauseOfCounts(step: StepShape): string | undefined {
  const reasons = numberReasons(step, AREAS);
  const excluded = marksIfAll(step.facts, false);
  if (reasons === undefined || excluded === undefined) return undefined;
  const { cells, bases, covers } = reasons;
  const count = Math.max(cells.length, bases.length);
  if (counts(reasons, [0, 0, 1, 0])) return hiddenSingle(step, bases[0]!);
  if (count > MOST_COUNTED || count === 0) return undefined;
  if (counts(reasons, [count, 0, 0, count])) return count < 2 ? undefined : nakedSubset(step, reasons);
  if (counts(reasons, [0, count, count, 0])) return hiddenSubset(reasons);
  if (!counts(reasons, [0, 0, count, count])) return undefined;
  const [base, cover] = [bases.map(aboutOf), covers.map(aboutOf)];
  if (numbersOnce([...base, ...cover].map(({ number }) => number)).length > 1) return undefined;
  if (count === 1) return sharedNumber(step, bases[0]!, cover[0]!);
  return cross(bases, covers) ? numberInLines(base, cover) : undefined;
}

function hiddenSingle(step: StepShape, base: ReasonShape): string | undefined {
  const entered = onlyEntered(step);
  const { area, number } = aboutOf(base);
  return entered === undefined ? undefined : leftOnlyFor([number], [entered.place], area);
}

/**
 * Cells that use numbers up: in the one area that has them and all that is excluded, or, where one has them,
 * in each area some.
 */
function nakedSubset({ conclusions }: StepShape, { cells, covers }: NumberReasons): string | undefined {
  const about = covers.map(aboutOf);
  const numbers = numbersOnce(about.map(({ number }) => number));
  if (numbers.length !== cells.length) return undefined;
  const own = cells.map((reason) => reason.cells[0]!);
  const all = [...own, ...conclusions.map(({ mark }) => mark.cells[0]!)];
  const whole = covers.find((cover) => within(all, cover.cells));
  if (whole !== undefined) return usedUp(codesOf(cells), numbers, [aboutOf(whole).area]);
  // Where no area has all of the cells, it matters which of them has which numbers.
  if (!covers.some((cover) => within(own, cover.cells))) return undefined;
  return `${placesOf(codesOf(cells))} can only be ${listed(numbers.map(String), 'or')}, which uses up ${inSeries(saysShares(about))}`;
}

/** Numbers that are left in as many cells only: in one area, or `the 6 of row 3 and the 8 and 9 of box 2`. */
function hiddenSubset({ bases, singles }: NumberReasons): string | undefined {
  const about = bases.map(aboutOf);
  const [area, ...more] = areasOf(about);
  const numbers = numbersOnce(about.map(({ number }) => number));
  if (more.length === 0) return leftOnlyFor(numbers, codesOf(singles), area!);
  // The same number of two areas can be in one cell.
  if (numbers.length < bases.length) return undefined;
  const shares = saysShares(about, 'of').map((share) => `the ${share}`);
  return `${listed(shares)} can only be in ${placesOf(codesOf(singles))}`;
}

/**
 * A number that is left in one area only where it meets another: `in box 3, all places for 3 lie in row 3
 * (r3c7 to r3c9)`.
 */
function sharedNumber(step: StepShape, base: ReasonShape, cover: AreaNumber): string {
  const { area, number } = aboutOf(base);
  const left = placesLeft(step, base, number);
  if (left.length === 1) return leftOnlyFor([number], left, area);
  const all = left.length === 2 ? 'both' : 'all';
  return `in ${area}, ${all} places for ${number} lie in ${cover.area} (${placesOf(left)})`;
}

/** A number that is left in some lines only where they cross as many others. */
function numberInLines(bases: readonly AreaNumber[], covers: readonly AreaNumber[]): string {
  const [lines, across] = [linesOf(bases), linesOf(covers)];
  const { number } = bases[0]!;
  const all = bases.length === 2 ? 'both' : `all ${inWords(bases.length)}`;
  return `in ${lines}, all places for ${number} lie in ${across}, so these ${kindOf(bases)}s have the ${number} of ${all} ${kindOf(covers)}s`;
}

function aboutOf({ id }: ReasonShape): AreaNumber {
  const about = areaAndNumber(id);
  if (about === undefined) throw new Error(`the reason ${id} is not about a number in an area`);
  return about;
}

/** Lines of one kind: `rows 2 and 5`. */
function linesOf(about: readonly AreaNumber[]): string {
  const places = areasOf(about).map((area) => area.split(' ')[1]!);
  return `${kindOf(about)}s ${listed(places)}`;
}

function kindOf([first]: readonly AreaNumber[]): string {
  return first!.area.split(' ')[0]!;
}

function areasOf(about: readonly AreaNumber[]): readonly string[] {
  return [...new Set(about.map(({ area }) => area))];
}

function codesOf(reasons: readonly ReasonShape[]): readonly string[] {
  return reasons.map(({ cells: [cell] }) => cellCode(cell!));
}
