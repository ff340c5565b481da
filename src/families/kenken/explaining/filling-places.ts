/**
 * The cell in which a filling of a cage has a number, which the list of fillings does not show: `1+3+5 needs
 * 3 in r5c4`.
 */
import { cellCode } from '../../../core/index.js';
import type { StepShape } from '../../contract/explaining.js';
import { numberOfMark, onlyEntered } from '../../kit/words/number-arguments.js';
import { listed } from '../../kit/words/words.js';
import type { Cage } from '../puzzle.js';
import { type CageNumbers, numbersOfFilling, repeated, waysOf, written } from './cage-fillings.js';

/** Ways to fill a cage up to which all are looked at. */
const MOST_WAYS = 2000;

/** A number that all ways to fill a cage with some numbers have in one cell. */
interface Placed {
  readonly place: string;
  readonly number: number;
}

/**
 * Words where an entered number of all fillings fits in no other cell of the cage, and its cell could hold
 * others of them.
 */
export function onlyPlace(
  { cells }: Cage,
  left: CageNumbers,
  fillings: readonly string[],
  step: StepShape,
): string {
  const entered = onlyEntered(step);
  if (entered === undefined || cells.length < 3) return '';
  const number = numberOfMark(entered);
  const held = fillings.map(numbersOfFilling);
  const inOwn = left[cells.findIndex((cell) => cellCode(cell) === entered.place)] ?? [];
  const isOpen = inOwn.filter((one) => held.some((numbers) => numbers.includes(one))).length > 1;
  const isNeeded = held.every((numbers) => numbers.includes(number));
  return isOpen && isNeeded && cellsFor(left, number) === 1
    ? `, and ${number} only fits in ${entered.place}`
    : '';
}

/**
 * The fillings with what their places exclude: `1+3+5 (with 3 in r5c4)` where 3 is excluded elsewhere, or
 * other numbers of the filling in r5c4; undefined where that is not one number.
 * @param left the candidates of each cell of the cage by the needs of the step
 */
export function withPlaces(
  cage: Cage,
  left: CageNumbers,
  fillings: readonly string[],
  { conclusions, known }: StepShape,
): readonly string[] | undefined {
  const entered = [...conclusions, ...known].flatMap(({ mark, value }) =>
    value ? [keyOf({ place: mark.place, number: numberOfMark(mark) })] : [],
  );
  const excluded = conclusions.flatMap(({ mark, value }) =>
    value ? [] : [{ place: mark.place, number: numberOfMark(mark) }],
  );
  const said = fillings.flatMap((filling) => {
    const placed = placedFor(cage, left, filling, { excluded, entered });
    if (placed === undefined) return [];
    // Where a number is there twice it is said that it is not twice in a line, which shows the places.
    if (repeated([filling]) !== '') return [filling];
    const places = listed(placed.map(({ number, place }) => `${number} in ${place}`));
    return [places === '' ? filling : `${filling} (with ${places})`];
  });
  return said.length < fillings.length ? undefined : said;
}

/**
 * The numbers of a filling in cells that exclude what a step excludes, without entries; undefined where some
 * of it is left.
 */
function placedFor(
  cage: Cage,
  left: CageNumbers,
  filling: string,
  { excluded, entered }: { readonly excluded: readonly Placed[]; readonly entered: readonly string[] },
): readonly Placed[] | undefined {
  const numbers = numbersOfFilling(filling);
  const wanted = excluded.filter(({ number }) => numbers.includes(number));
  const placed = wanted.length === 0 ? [] : placedIn(cage, left, filling);
  const isEntered = (one: Placed): boolean => entered.includes(keyOf(one));
  const found = wanted.map((one) => {
    const times = numbers.filter((number) => number === one.number).length;
    const beside = placed.filter((other) => other.place === one.place && other.number !== one.number);
    const elsewhere = placed.filter((other) => other.place !== one.place && other.number === one.number);
    const all = elsewhere.length < times ? beside : [...beside, ...elsewhere];
    return all.find(isEntered) ?? all[0];
  });
  if (found.includes(undefined)) return undefined;
  return [...new Set(found)].flatMap((one) => (one === undefined || isEntered(one) ? [] : [one]));
}

function keyOf({ place, number }: Placed): string {
  return `${place} ${number}`;
}

/** The numbers that all ways to fill a cage with the numbers of a filling have in the same cell. */
function placedIn(cage: Cage, left: CageNumbers, filling: string): readonly Placed[] {
  const ways = (waysOf(cage, left, MOST_WAYS) ?? []).filter((way) => written(way, cage.op!) === filling);
  return cage.cells.flatMap((cell, at) => {
    const [number, ...others] = new Set(ways.map((way) => way[at]!));
    return number === undefined || others.length > 0 ? [] : [{ place: cellCode(cell), number }];
  });
}

function cellsFor(left: CageNumbers, number: number): number {
  return left.filter((numbers) => numbers.includes(number)).length;
}
