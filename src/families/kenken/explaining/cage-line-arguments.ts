/**
 * Arguments by a cage together with a row or column: a number of the line that only the cage can hold, or
 * that the cage needs in it.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { MarkedValue, ReasonShape, SaysKnown, StepShape } from '../../contract/explaining.js';
import { leftOnlyFor, numberOfMark, numbersOnce } from '../../kit/words/number-arguments.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { FEW_LEFT } from '../../kit/words/values-left.js';
import { listed } from '../../kit/words/words.js';
import type { Cage } from '../puzzle.js';
import { type CageNumbers, repeated, waysOf, written } from './cage-fillings.js';
import { cageName } from './reasons.js';

/** Ways to fill a cage up to which all are looked at, and fillings up to which people compare them. */
const MOST_WAYS = 2000;
const MOST_FILLINGS = 4;
/**
 * The same where the line asks for a number within the cage, and all of them exclude others from the rest of
 * the line.
 */
const FEW_FILLINGS = 2;

/** A way to fill the cells of a cage. */
type Way = readonly number[];

/** The argument of a step of a cage and a line, as it follows `because`; undefined where it is another. */
export function becauseOfCageAndLine(
  cage: Cage,
  line: ReasonShape,
  step: StepShape,
  saysKnown: SaysKnown,
): string | undefined {
  const size = line.cells.length;
  const isInside = step.conclusions.every((known) => isInCage(cage, known));
  const wordsBy = (numbers: CageNumbers): string | undefined => {
    const ways = waysOf(cage, numbers, MOST_WAYS);
    if (ways === undefined || ways.length === 0) return undefined;
    const [needed, left] = [neededInCage(cage, line, step, ways), fillingsLeft(cage, line, step, ways)];
    const isLeft = left !== undefined && needed !== undefined && left.length < needed.length;
    return isLeft && !isInside ? left : (needed ?? left);
  };
  const all = cage.cells.map((cell) => numbersLeft(step, cell, size));
  const words = wordsBy(all);
  if (words === undefined) return undefined;
  const looked = cellsNeeded(all, size, (numbers) => wordsBy(numbers) === words);
  const known = looked.flatMap((at) => knownOf(step, cage.cells[at]!));
  return known.length === 0
    ? words
    : `${saysKnown(known)}${words.startsWith('in ') ? ', and' : ', so'} ${words}`;
}

/** The cells of a cage of which it matters which numbers are left, by their positions. */
function cellsNeeded(
  all: CageNumbers,
  size: number,
  isEnough: (numbers: CageNumbers) => boolean,
): readonly number[] {
  const any = Array.from({ length: size }, (_, index) => index + 1);
  let needed = all;
  for (const at of all.keys()) {
    const fewer = needed.with(at, any);
    if (all[at]!.length < size && isEnough(fewer)) needed = fewer;
  }
  return [...needed.keys()].filter((at) => needed[at]!.length < size);
}

/** `in row 1, only r1c1 and r1c2 can be 5, so the cage 1− of r1c1 can only be 5−4 or 6−5` */
function neededInCage(
  cage: Cage,
  line: ReasonShape,
  step: StepShape,
  ways: readonly Way[],
): string | undefined {
  const all = line.cells.map((_, index) => index + 1);
  const always = alwaysInLine(cage, line, step);
  const arguments_ = all.flatMap((number): readonly string[] => {
    const cells = line.cells.filter((cell) => numbersLeft(step, cell, all.length).includes(number));
    if (cells.length < 2 || !cells.every((cell) => includesCell(cage.cells, cell))) return [];
    const left = ways.filter((way) =>
      cage.cells.some((cell, at) => way[at] === number && includesCell(cells, cell)),
    );
    const fillings = fillingsIn(cage, left);
    if (fillings === undefined || !follows(cage, line, step, left)) return [];
    if (always !== '' && namesOf(cage, left).length > FEW_FILLINGS) return [];
    const only = leftOnlyFor([number], cells.map(cellCode), nameOf(line));
    return [`${only}, so ${cageName(cage)} can only be ${fillings}${always}`];
  });
  return arguments_[0];
}

/**
 * `the cage 24× of r1c6 can only be 1×4×6 or 2×3×4, always with 4 in column 6`; where the line excludes some
 * fillings, `the cage 24× of r1c6 can only be 1×4×6 or 2×3×4, and 2×3×4 would leave nothing for r5c6 in
 * column 6, so the cage is 1×4×6`.
 */
function fillingsLeft(
  cage: Cage,
  line: ReasonShape,
  step: StepShape,
  ways: readonly Way[],
): string | undefined {
  const fitting = ways.filter((way) => canFill(line, step, cage, way));
  const sets = new Set(fitting.map((way) => written(way, cage.op!)));
  const left = ways.filter((way) => sets.has(written(way, cage.op!)));
  const fillings = fillingsIn(cage, left);
  if (fillings === undefined || !follows(cage, line, step, left)) return undefined;
  const start = left.length === ways.length ? `${cageName(cage)} can only be ${fillings}` : undefined;
  const words = start ?? fillingsBeside(cage, line, step, { ways, left });
  return words && `${words}${alwaysInLine(cage, line, step)}`;
}

/**
 * True if some ways to fill a cage give what is concluded in it, and have what is excluded from the rest of
 * the line.
 */
function follows(cage: Cage, line: ReasonShape, { conclusions }: StepShape, ways: readonly Way[]): boolean {
  return conclusions.every((known) =>
    isInCage(cage, known)
      ? ways.every((way) => agrees(cage, way, known))
      : !known.value && ways.every((way) => hasInLine(cage, line, way, numberOfMark(known.mark))),
  );
}

/** `, always with 4 in column 6`: what the cage has of the line, as that is excluded from the rest of it. */
function alwaysInLine(cage: Cage, line: ReasonShape, { conclusions }: StepShape): string {
  const outside = conclusions.filter((known) => !isInCage(cage, known));
  const numbers = numbersOnce(outside.map(({ mark }) => numberOfMark(mark)));
  return numbers.length === 0 ? '' : `, always with ${listed(numbers.map(String))} in ${nameOf(line)}`;
}

function isInCage({ cells }: Cage, { mark }: MarkedValue): boolean {
  return includesCell(cells, mark.cells[0]!);
}

/**
 * The fillings of a cage, and why a line excludes those that are not left; undefined where that is not short.
 */
function fillingsBeside(
  cage: Cage,
  line: ReasonShape,
  step: StepShape,
  { ways, left }: { readonly ways: readonly Way[]; readonly left: readonly Way[] },
): string | undefined {
  const [all, kept] = [fillingsIn(cage, ways, false), fillingsIn(cage, left)];
  if (all === undefined || kept === undefined) return undefined;
  const gone = new Map<string, Way[]>();
  for (const way of ways) {
    if (left.includes(way)) continue;
    const filling = written(way, cage.op!);
    gone.set(filling, [...(gone.get(filling) ?? []), way]);
  }
  const fillingsFor = new Map<string, string[]>();
  for (const [filling, own] of gone) {
    const lacking = lackingBeside(cage, line, step, own);
    if (lacking === undefined) return undefined;
    fillingsFor.set(lacking, [...(fillingsFor.get(lacking) ?? []), filling]);
  }
  const why = [...fillingsFor].map(
    ([lacking, fillings]) => `${listed(fillings, 'or')} would leave ${lacking}`,
  );
  return `${cageName(cage)} can only be ${all}, and ${listed(why)}, so the cage is ${kept}`;
}

/**
 * A cell of a line without a number, or a number without a cell, beside each of some ways to fill a cage:
 * `nothing for r5c6 in column 6`, `no place for 3 in column 6`.
 */
function lackingBeside(
  cage: Cage,
  line: ReasonShape,
  step: StepShape,
  ways: readonly Way[],
): string | undefined {
  const size = line.cells.length;
  const open = line.cells
    .filter((cell) => !includesCell(cage.cells, cell))
    .map((cell) => ({ cell, numbers: numbersLeft(step, cell, size) }));
  const used = ways.map((way) => way.filter((_, at) => includesCell(line.cells, cage.cells[at]!)));
  const lacking = open.find(({ numbers }) =>
    used.every((own) => numbers.every((number) => own.includes(number))),
  );
  if (lacking !== undefined) {
    const { cell, numbers } = lacking;
    const left = numbers.length > FEW_LEFT ? '' : `, which can only be ${listed(numbers.map(String), 'or')}`;
    return `nothing in ${nameOf(line)} for ${cellCode(cell)}${left}`;
  }
  const homeless = line.cells
    .map((_, index) => index + 1)
    .find((number) => {
      const isPlaced = open.some(({ numbers }) => numbers.includes(number));
      return !isPlaced && used.every((own) => !own.includes(number));
    });
  return homeless === undefined ? undefined : `no place for ${homeless} in ${nameOf(line)}`;
}

function hasInLine(cage: Cage, line: ReasonShape, way: Way, number: number): boolean {
  return cage.cells.some((cell, at) => way[at] === number && includesCell(line.cells, cell));
}

/** True if the other cells of a line can hold its other numbers, each once, beside a way to fill the cage. */
function canFill({ cells }: ReasonShape, step: StepShape, cage: Cage, way: Way): boolean {
  const used = way.filter((_, at) => includesCell(cells, cage.cells[at]!));
  const open = cells
    .filter((cell) => !includesCell(cage.cells, cell))
    .map((cell) => numbersLeft(step, cell, cells.length))
    .toSorted((one, other) => one.length - other.length);
  const fill = (next: number, taken: readonly number[]): boolean =>
    next === open.length ||
    open[next]!.some((number) => !taken.includes(number) && fill(next + 1, [...taken, number]));
  return fill(0, used);
}

/**
 * The sets of numbers of some ways as people write them; undefined where they are many or none.
 * @param saysRepeated whether it matters where equal numbers stand
 */
function fillingsIn(cage: Cage, ways: readonly Way[], saysRepeated = true): string | undefined {
  const fillings = namesOf(cage, ways);
  if (fillings.length === 0 || fillings.length > MOST_FILLINGS) return undefined;
  return `${listed(fillings, 'or')}${saysRepeated ? repeated(fillings) : ''}`;
}

function namesOf({ op }: Cage, ways: readonly Way[]): readonly string[] {
  return [...new Set(ways.map((way) => written(way, op!)))];
}

/** True if a way to fill the cage agrees with what is concluded of one of its cells. */
function agrees(cage: Cage, way: Way, { mark, value }: MarkedValue): boolean {
  const at = cage.cells.findIndex((cell) => cellCode(cell) === mark.place);
  return (way[at] === numberOfMark(mark)) === value;
}

/** The numbers that are left for a cell by all that is known. */
function numbersLeft(step: StepShape, cell: Cell, size: number): readonly number[] {
  const there = knownOf(step, cell);
  if (there[0]?.value === true) return [numberOfMark(there[0].mark)];
  const excluded = there.map(({ mark }) => numberOfMark(mark));
  return Array.from({ length: size }, (_, index) => index + 1).filter((number) => !excluded.includes(number));
}

/** All that is known of a cell; of an entered one its number. */
function knownOf({ known }: StepShape, cell: Cell): readonly MarkedValue[] {
  const there = known.filter(({ mark }) => mark.place === cellCode(cell));
  const held = there.filter(({ value }) => value);
  return held.length > 0 ? held : there;
}

function nameOf({ id }: ReasonShape): string {
  return id.replace('-', ' ');
}
