/**
 * The arguments of Sudoku as players say them, in one sentence: what is left of a number in an area, numbers and cells that use
 * each other up, a number that two areas share, and one number in as many lines as it has left.
 */
import { cellCode } from '../../../core/grid/cell.js';
import type { ReasonShape, StepShape } from '../../explaining.js';
import {
  leftOnlyFor,
  marksIfAll,
  numberOfMark,
  numbersOnce,
  onlyEntered,
  usedUp,
} from '../../kit/number-arguments.js';
import { includesCell } from '../../kit/step-shapes.js';
import { listed } from '../../kit/words.js';
import { becauseOfChain } from './chain-words.js';
import { type AreaNumber, areaAndNumber } from './reasons.js';
import { counts, cross, type NumberReasons, numberReasons } from './subsets.js';

const AREAS = ['row', 'column', 'box'];
const MOST_COUNTED = 4;

/** The argument of a step, as it follows `because`; undefined for one of another kind. */
export function becauseOfRules(step: StepShape): string | undefined {
  return becauseOfCounts(step) ?? (step.reasons.length > 1 ? becauseOfChain(step) : undefined);
}

/** Where counting cells and numbers says it at once. */
function becauseOfCounts(step: StepShape): string | undefined {
  const reasons = numberReasons(step, AREAS);
  const excluded = marksIfAll(step.facts, false);
  if (reasons === undefined || excluded === undefined) return undefined;
  const { cells, bases, covers } = reasons;
  const count = Math.max(cells.length, bases.length);
  if (counts(reasons, [0, 0, 1, 0])) return hiddenSingle(step, bases[0]!);
  if (count > MOST_COUNTED || count === 0) return undefined;
  if (counts(reasons, [count, 0, 0, count])) return count < 2 ? undefined : nakedSubset(reasons);
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

function nakedSubset({ cells, covers }: NumberReasons): string | undefined {
  const about = covers.map(aboutOf);
  const numbers = numbersOnce(about.map(({ number }) => number));
  if (numbers.length !== cells.length) return undefined;
  return usedUp(codesOf(cells), numbers, areasOf(about));
}

function hiddenSubset({ bases, singles }: NumberReasons): string | undefined {
  const about = bases.map(aboutOf);
  const [area, ...more] = areasOf(about);
  const numbers = numbersOnce(about.map(({ number }) => number));
  return more.length > 0 ? undefined : leftOnlyFor(numbers, codesOf(singles), area!);
}

/** A number that is left in one area only where it meets another. */
function sharedNumber({ open }: StepShape, base: ReasonShape, cover: AreaNumber): string {
  const { area, number } = aboutOf(base);
  const left = open
    .filter((mark) => numberOfMark(mark) === number && includesCell(base.cells, mark.cells[0]!))
    .map(({ place }) => place);
  return `${leftOnlyFor([number], left, area)}, which ${left.length === 2 ? 'both' : 'all'} lie in ${cover.area}`;
}

/** A number that is left in some lines only where they cross as many others. */
function numberInLines(bases: readonly AreaNumber[], covers: readonly AreaNumber[]): string {
  const [lines, across] = [linesOf(bases), linesOf(covers)];
  return `in ${lines}, ${bases[0]!.number} is left only where they cross ${across}, and so it is used up there`;
}

function aboutOf({ id }: ReasonShape): AreaNumber {
  const about = areaAndNumber(id);
  if (about === undefined) throw new Error(`the reason ${id} is not about a number in an area`);
  return about;
}

/** Lines of one kind: `rows 2 and 5`. */
function linesOf(about: readonly AreaNumber[]): string {
  const words = areasOf(about).map((area) => area.split(' '));
  return `${words[0]![0]}s ${listed(words.map(([, place]) => place!))}`;
}

function areasOf(about: readonly AreaNumber[]): readonly string[] {
  return [...new Set(about.map(({ area }) => area))];
}

function codesOf(reasons: readonly ReasonShape[]): readonly string[] {
  return reasons.map(({ cells: [cell] }) => cellCode(cell!));
}
