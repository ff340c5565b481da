/**
 * Why a number cannot stand in a cell of a cage although a filling of the cage has it: what it would need of the other cells,
 * as in `5 in r2c3 would need 2 in r3c3`.
 */
import { cellCode } from '../../../core/grid/cell.js';
import type { Mark } from '../../explaining.js';
import { numberOfMark, numbersOnce } from '../../kit/number-arguments.js';
import { listed } from '../../kit/words.js';
import type { Cage } from '../puzzle.js';
import { type CageNumbers, waysOf, written } from './cage-fillings.js';
import { inOneLine, lineOf, restWords } from './cage-rest.js';

/** Ways to fill a cage up to which all are looked at. */
const MOST_WAYS = 2000;
/** Numbers that one argument excludes, numbers that a cell would need, and sets of numbers for the other cells that people compare. */
const MOST_EXCLUDED = 3;
const MOST_NEEDED = 2;
const MOST_SETS = 3;

/** A way to fill the cells of a cage, in their order. */
type Way = readonly number[];

/** One number in one cell of a cage, with what its other cells may hold. */
interface Supposed {
  readonly cage: Cage;
  readonly size: number;
  /** Where the cell is in the cage. */
  readonly at: number;
  readonly number: number;
  readonly left: CageNumbers;
}

/** Why one number cannot stand in a cell: by one short sentence, or by several sets of numbers for the other cells. */
interface Need {
  readonly number: number;
  readonly cell: string;
  /** What follows the number and its cell, as `would need 2 in r3c3`; or the whole sentence. */
  readonly words: string;
  readonly isWhole: boolean;
  /** What follows the same where the numbers beside it are said before; absent: it needs what is not left. */
  readonly rest?: string;
}

/** What numbers would need, or what they would leave beside what is known. */
export interface Needs {
  readonly words: string;
  readonly isRest: boolean;
}

/**
 * What excluded numbers would need, one after the other; undefined where that is not short for each of them.
 * @param left what each cell of the cage may hold by what the step needs
 */
export function needsOfExcluded(
  cage: Cage,
  size: number,
  excluded: readonly Mark[],
  left: CageNumbers,
): Needs | undefined {
  if (cage.op === null || excluded.length > MOST_EXCLUDED) return undefined;
  const needs = excluded.flatMap((mark) => {
    const at = cage.cells.findIndex((cell) => cellCode(cell) === mark.place);
    return at < 0 ? [] : (needOf({ cage, size, at, number: numberOfMark(mark), left }) ?? []);
  });
  if (needs.length < excluded.length) return undefined;
  const [first, ...more] = needs;
  if (first!.isWhole && more.length === 0) return { words: first!.words, isRest: false };
  if (needs.some(({ isWhole }) => isWhole)) return undefined;
  const isRest = needs.every(({ rest }) => rest !== undefined);
  return {
    words: needsWords(isRest ? needs.map((need) => ({ ...need, words: need.rest! })) : needs),
    isRest,
  };
}

/** `1 in r3c3 would need 4 in r2c3, and 5 in r3c3 would need 2 in r2c3`; cells of which the same is said are named together. */
function needsWords(needs: readonly Need[]): string {
  const groups = groupedBy(needs, ({ number, words }) => `${number} ${words}`);
  const said = [...groups.values()].map((group) => {
    const cells = listed(
      group.map(({ cell }) => cell),
      'or',
    );
    return `${group[0]!.number} in ${cells} ${group[0]!.words}`;
  });
  return clauses(said);
}

function needOf(supposed: Supposed): Need | undefined {
  const { cage, at, number, left } = supposed;
  const cell = codeAt(cage, at);
  const short = (words: string): Need => ({ number, cell, words, isWhole: false });
  const equal = cage.cells.find((_, place) => place !== at && leftBeside(supposed, place).length === 0);
  if (equal !== undefined) {
    const rest = `would be a second ${number} in ${lineOf(cage.cells[at]!, equal)}`;
    return { ...short(rest), rest };
  }
  const needed = neededOf(supposed, waysWith(supposed, []));
  if (needed !== undefined) return short(`would need ${needed}`);
  const forced = forcedCells(supposed);
  const ways = waysWith(supposed, forced);
  if (ways === undefined) return undefined;
  const besides = forced.map((place) => `${leftBeside(supposed, place)[0]} in ${codeAt(cage, place)}`);
  const beside = listed(besides);
  if (ways.length === 0) {
    const rest = restBeside(supposed, forced);
    const need = short(`beside ${beside} ${rest}`);
    if (rest === undefined) return undefined;
    return forced.every((place) => left[place]!.length === 1) ? { ...need, rest } : need;
  }
  const neededThen = neededOf(supposed, ways);
  if (neededThen !== undefined) return short(`beside ${beside} would need ${neededThen}`);
  const sets = barredSets(supposed, ways, forced);
  const start = listed([`${number} in ${cell}`, ...besides]);
  return sets === undefined
    ? undefined
    : { number, cell, words: `with ${start} the other cells would be ${sets}`, isWhole: true };
}

/** What the supposed number and the cells with one number leave for the others, which these cannot make. */
function restBeside(supposed: Supposed, forced: readonly number[]): string | undefined {
  const { cage, size, at, number } = supposed;
  const beside = forced.map((place) => [place, leftBeside(supposed, place)[0]!] as const);
  return beside.length === 0 ? undefined : restWords(cage, size, new Map([[at, number], ...beside]));
}

/** What all of these ways need and the other cells cannot hold: in one of them, or one number in whichever of them. */
function neededOf(supposed: Supposed, ways: readonly Way[] | undefined): string | undefined {
  if (ways === undefined || ways.length === 0) return undefined;
  return neededCell(supposed, ways) ?? neededNumber(supposed, ways);
}

/** `2 in r3c3`: what one of the other cells would have to hold in any of these ways, and cannot. */
function neededCell({ cage, at, left }: Supposed, ways: readonly Way[]): string | undefined {
  const needs = cage.cells.flatMap((cell, place) => {
    if (place === at) return [];
    const numbers = numbersOnce(ways.map((way) => way[place]!));
    const isBarred = numbers.length <= MOST_NEEDED && !numbers.some((one) => left[place]!.includes(one));
    return isBarred ? [{ cell, numbers }] : [];
  });
  const [first] = needs.toSorted((one, other) => one.numbers.length - other.numbers.length);
  return first && `${listed(first.numbers.map(String), 'or')} in ${cellCode(first.cell)}`;
}

/** `2 in r3c4 or r3c5`: a number that one of the other cells would have to hold in any of these ways, and none can. */
function neededNumber({ cage, at, left }: Supposed, ways: readonly Way[]): string | undefined {
  const others = cage.cells.flatMap((_, place) => (place === at ? [] : [place]));
  const number = numbersOnce(others.map((place) => ways[0]![place]!)).find(
    (one) =>
      ways.every((way) => others.some((place) => way[place] === one)) &&
      !others.some((place) => left[place]!.includes(one)),
  );
  if (number === undefined) return undefined;
  const cells = others.filter((place) => ways.some((way) => way[place] === number));
  return `${number} in ${listed(
    cells.map((place) => codeAt(cage, place)),
    'or',
  )}`;
}

/** `2+4 or 3+3: 2+4 would need 4 in r3c3 or r3c4, and 3+3 would need 3 in r3c3`. */
function barredSets(supposed: Supposed, ways: readonly Way[], forced: readonly number[]): string | undefined {
  const { cage, at } = supposed;
  const open = cage.cells.flatMap((_, place) => (place === at || forced.includes(place) ? [] : [place]));
  const sets = groupedBy(ways, (way) =>
    written(
      open.map((place) => way[place]!),
      cage.op!,
    ),
  );
  if (open.length < 2 || sets.size > MOST_SETS) return undefined;
  const why = [...sets].flatMap(([name, some]) => {
    const needed = neededOf(supposed, some);
    return needed === undefined ? [] : [`${name} would need ${needed}`];
  });
  if (why.length < sets.size) return undefined;
  return `${listed([...sets.keys()], 'or')}: ${clauses(why)}`;
}

/** The other cells to which one number is left, beside the one that is supposed. */
function forcedCells(supposed: Supposed): readonly number[] {
  return supposed.cage.cells.flatMap((_, place) =>
    place !== supposed.at && leftBeside(supposed, place).length === 1 ? [place] : [],
  );
}

/** What is left for another cell: not the supposed number where both are in one line. */
function leftBeside({ cage, at, number, left }: Supposed, place: number): readonly number[] {
  return inOneLine(cage.cells[at]!, cage.cells[place]!)
    ? left[place]!.filter((one) => one !== number)
    : left[place]!;
}

/** The ways that hold the supposed number, and in the given cells what is left there. */
function waysWith(supposed: Supposed, forced: readonly number[]): readonly Way[] | undefined {
  const { cage, size, at, number } = supposed;
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const numbers = cage.cells.map((_, place) => {
    if (place === at) return [number];
    return forced.includes(place) ? leftBeside(supposed, place) : all;
  });
  return waysOf(cage, numbers, MOST_WAYS);
}

function codeAt({ cells }: Cage, at: number): string {
  return cellCode(cells[at]!);
}

/** Clauses that hold lists of their own: `a or b, and c`. */
function clauses(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

function groupedBy<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}
