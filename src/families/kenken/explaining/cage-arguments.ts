/** Arguments by one cage: the number that is left to reach its target, or the few fillings that make it. */
import { type Cell, cellCode } from '../../../core/index.js';
import type { MarkedValue, SaysKnown, StepShape } from '../../contract/explaining.js';
import {
  marksIfAll,
  numberOfMark,
  numbersOnce,
  onlyEntered,
  placesOnce,
} from '../../kit/words/number-arguments.js';
import { FEW_LEFT } from '../../kit/words/values-left.js';
import { listed } from '../../kit/words/words.js';
import { type Cage, operationsFor } from '../puzzle.js';
import { SIGNS } from '../signs.js';
import { type CageNumbers, fillingsOf, numbersOfFilling, repeated, sumsOf } from './cage-fillings.js';
import { needsOfExcluded } from './cage-places.js';
import { restWords } from './cage-rest.js';
import { onlyPlace, withPlaces } from './filling-places.js';
import { cageName } from './reasons.js';

/** Fillings up to which people compare them. */
const MOST_FILLINGS = 4;

/** The argument of a step of one cage, as it follows `because`. */
export function becauseOfCage(
  cage: Cage,
  size: number,
  step: StepShape,
  saysKnown: SaysKnown,
): string | undefined {
  if (cage.cells.length === 1) return undefined;
  return (
    lastNumber(cage, step) ??
    indivisible(cage, step) ??
    fewFillings(cage, size, step, saysKnown) ??
    remainder(cage, size, step, saysKnown) ??
    byPlaces(cage, size, step, saysKnown)?.words ??
    byAllKnown(cage, size, step, saysKnown)
  );
}

/** All numbers of the cage but one are known: what is left is calculated. */
function lastNumber(cage: Cage, step: StepShape): string | undefined {
  const held = marksIfAll(step.facts, true);
  const entered = onlyEntered(step);
  if (entered === undefined || held === undefined || held.length !== cage.cells.length - 1) return undefined;
  const sum = calculation(cage, held.map(numberOfMark), numberOfMark(entered));
  return sum === undefined ? undefined : `${cageName(cage)} leaves ${sum}`;
}

/** The number that all others of a cage leave for the last one, which cannot be it. */
export function lackingInCage(
  cage: Cage,
  size: number,
  step: StepShape,
  saysKnown: SaysKnown,
): string | undefined {
  const entered = step.facts.filter(({ value }) => value);
  const held = new Map(
    entered.map(({ mark }) => [
      cage.cells.findIndex((cell) => cellCode(cell) === mark.place),
      numberOfMark(mark),
    ]),
  );
  const numbers = [...held.values()];
  // That a number is there twice is another reason.
  if (held.size !== cage.cells.length - 1 || new Set(numbers).size < numbers.length) return undefined;
  const rest = restWords(cage, size, held);
  return rest && `${saysKnown(step.facts)}, so ${cageName(cage)} ${rest}`;
}

function calculation({ op, target }: Cage, others: readonly number[], left: number): string | undefined {
  const [other] = others;
  switch (op) {
    case '+':
      return `${[target, ...others].join(' − ')} = ${left}`;
    case '*':
      return `${[target, ...others].join(' ÷ ')} = ${left}`;
    case '-':
      return left > other! ? `${other} + ${target} = ${left}` : `${other} − ${target} = ${left}`;
    case '/':
      return left > other! ? `${other} × ${target} = ${left}` : `${other} ÷ ${target} = ${left}`;
    default:
      return undefined;
  }
}

/** Numbers that do not divide a product. */
function indivisible({ op, target }: Cage, { conclusions, facts }: StepShape): string | undefined {
  const excluded = marksIfAll(conclusions, false);
  if (op !== '*' || facts.length > 0 || excluded === undefined) return undefined;
  const numbers = numbersOnce(excluded.map(numberOfMark));
  if (numbers.some((number) => target % number === 0)) return undefined;
  return `${target} cannot be divided by ${listed(numbers.map(String), 'or')}`;
}

/** The fillings that the needs of the step leave; those that are ruled out already are not listed again. */
function fewFillings(cage: Cage, size: number, step: StepShape, saysKnown: SaysKnown): string | undefined {
  const numbers = numbersIn(cage, size, step);
  const fillings = fillingsOf(cage, numbers, MOST_FILLINGS);
  if (fillings === undefined || fillings.length === 0) return undefined;
  if (step.facts.length === 0) return saysFillings(cage, fillings);
  const only = onlyPlace(cage, numbers, fillings, step);
  const says = (names: readonly string[]): string =>
    `${saysKnown()}, so ${saysFillings(cage, fillings, names)}${only}`;
  const left = fillingsOf(cage, numbersLeftIn(cage, size, step), MOST_FILLINGS)!;
  const isShorter = left.length < fillings.length;
  if (!isShorter && isByFillings(fillings, step)) return says(fillings);
  const needs = byPlaces(cage, size, step, saysKnown);
  if (needs?.isSimple === true) return needs.words;
  const placed = isShorter ? undefined : withPlaces(cage, numbers, fillings, step);
  const all = [placed && says(placed), remainder(cage, size, step, saysKnown), needs?.words];
  const [shortest] = all
    .filter((words) => words !== undefined)
    .toSorted((one, other) => one.length - other.length);
  return shortest ?? (isShorter ? byAllKnown(cage, size, step, saysKnown) : says(fillings));
}

/** True if none of the fillings has a number that the step excludes; otherwise its place matters. */
function isByFillings(fillings: readonly string[], { conclusions }: StepShape): boolean {
  const held = new Set(fillings.flatMap(numbersOfFilling));
  return !conclusions.some(({ mark, value }) => !value && held.has(numberOfMark(mark)));
}

/** The needs of the excluded numbers in the other cells, and the cells that cannot meet them. */
function byPlaces(
  cage: Cage,
  size: number,
  step: StepShape,
  saysKnown: SaysKnown,
): { readonly words: string; readonly isSimple: boolean } | undefined {
  const excluded = marksIfAll(step.conclusions, false);
  if (step.facts.length === 0 || excluded === undefined) return undefined;
  const needs = needsOfExcluded(cage, size, excluded, numbersIn(cage, size, step));
  if (needs === undefined) return undefined;
  const saysOf = (cells: readonly Cell[]): string =>
    saysKnown(cells.flatMap((cell) => ofCell(step.facts, cell)));
  const start = needs.held.length === 0 ? '' : `${saysOf(needs.held)}, so `;
  const end = needs.lacking.length === 0 ? '' : `, but ${saysOf(needs.lacking)}`;
  return { words: `${start}in ${cageName(cage)}, ${needs.words}${end}`, isSimple: needs.isSimple };
}

/**
 * The fillings left by all known marks, with the candidates of the cells without which there would be more.
 */
function byAllKnown(cage: Cage, size: number, step: StepShape, saysKnown: SaysKnown): string | undefined {
  const needed = numbersIn(cage, size, step);
  const all = numbersLeftIn(cage, size, step);
  const left = fillingsOf(cage, all, MOST_FILLINGS);
  if (step.facts.length === 0 || left === undefined || left.length === 0) return undefined;
  let used = all;
  for (const place of cage.cells.keys()) {
    const fewer = used.with(place, needed[place]!);
    if (fillingsOf(cage, fewer, left.length) !== undefined) used = fewer;
  }
  const looked = cage.cells.filter((_, place) => used[place] !== needed[place]);
  const names = withPlaces(cage, used, left, step) ?? left;
  return `${saysKnown(factsWithAll(step, looked))}, so ${saysFillings(cage, left, names)}`;
}

/** The facts of a step, and all known marks of some cells; of an entered cell its number only. */
function factsWithAll({ facts, known }: StepShape, cells: readonly Cell[]): readonly MarkedValue[] {
  const looked = new Set(cells.map(cellCode));
  const all = cells.flatMap((cell) => {
    const there = ofCell(known, cell);
    const held = there.filter(({ value }) => value);
    return held.length > 0 ? held : there;
  });
  return [...facts.filter(({ mark }) => !looked.has(mark.place)), ...all];
}

/** @param names the same with what else is said of each */
function saysFillings(cage: Cage, fillings: readonly string[], names = fillings): string {
  return `${cageName(cage)} can only be ${listed(names, 'or')}${repeated(fillings)}${tried(cage)}`;
}

/** The other cells of a sum are never large or small enough for what is excluded from a cell. */
function remainder(cage: Cage, size: number, step: StepShape, saysKnown: SaysKnown): string | undefined {
  const excluded = marksIfAll(step.conclusions, false);
  if (excluded === undefined || cage.op !== '+') return undefined;
  const places = placesOnce(excluded);
  const [bound, ...different] = new Set(
    places.map((place) => {
      const own = excluded.filter((mark) => mark.place === place).map(numberOfMark);
      return boundOfOthers(cage, place, own, numbersIn(cage, size, step));
    }),
  );
  if (bound === undefined || different.length > 0) return undefined;
  const each = places.length > 1 ? 'for each of them ' : '';
  const words = `${each}the other cells of ${cageName(cage)} add up to ${bound}`;
  return step.facts.length === 0 ? words : `${saysKnown()}, so ${words}`;
}

/**
 * `at most 13`, where all that is excluded from a cell is too small for that; or the same of what is too
 * large.
 */
function boundOfOthers(
  { target, ...cage }: Cage,
  place: string,
  excluded: readonly number[],
  numbers: CageNumbers,
): string | undefined {
  const isOther = (_: unknown, index: number): boolean => cellCode(cage.cells[index]!) !== place;
  const others = { ...cage, target, cells: cage.cells.filter(isOther) } as Cage;
  const sums = sumsOf(others, numbers.filter(isOther));
  if (sums === undefined) return undefined;
  if (excluded.every((number) => number < target - sums.most)) return `at most ${sums.most}`;
  return excluded.every((number) => number > target - sums.least) ? `at least ${sums.least}` : undefined;
}

/** Of a cage without an operation: which were looked at. */
function tried({ op, cells }: Cage): string {
  if (op !== null) return '';
  return ` (${listed(operationsFor(cells.length).map((one) => SIGNS[one]))} were tried)`;
}

/**
 * The numbers that are left for each cell: of cells of which the step needs something, as that is said of
 * them.
 */
function numbersIn({ cells }: Cage, size: number, { facts, known }: StepShape): CageNumbers {
  return cells.map((cell) => {
    const needed = ofCell(facts, cell);
    const there = numbersBeside(ofCell(known, cell), size);
    return needed.length === 0 || there.length > FEW_LEFT ? numbersBeside(needed, size) : there;
  });
}

/** The same by all that is known. */
function numbersLeftIn({ cells }: Cage, size: number, { facts, known }: StepShape): CageNumbers {
  return cells.map((cell) => numbersBeside(ofCell([...facts, ...known], cell), size));
}

function ofCell(some: readonly MarkedValue[], cell: Cell): readonly MarkedValue[] {
  return some.filter(({ mark }) => mark.place === cellCode(cell));
}

/** The numbers that some known marks of one cell leave there. */
function numbersBeside(some: readonly MarkedValue[], size: number): readonly number[] {
  const held = some.find(({ value }) => value);
  if (held !== undefined) return [numberOfMark(held.mark)];
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return all.filter((number) => !some.some(({ mark }) => numberOfMark(mark) === number));
}
