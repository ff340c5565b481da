/**
 * The unmet need of one number in one cell of a cage for others in the other cells: `would need 2 in r3c3`.
 */
import { cellCode } from '../../../core/index.js';
import { numbersOnce } from '../../kit/words/number-arguments.js';
import { listed } from '../../kit/words/words.js';
import type { Cage } from '../puzzle.js';
import { type CageNumbers, waysOf, written } from './cage-fillings.js';
import { clauses, groupedBy } from './cage-need-words.js';
import { inOneLine, lineOf, restWords } from './cage-rest.js';

/** Ways to fill a cage up to which all are looked at. */
const MOST_WAYS = 2000;
/**
 * Numbers that a cell would need, where that is said at once and where nothing else is shorter; sets of
 * numbers that people compare.
 */
const FEW_NEEDED = 2;
const MOST_NEEDED = 4;
const MOST_SETS = 3;

/** A way to fill the cells of a cage, in their order. */
type Way = readonly number[];

/** One number in one cell of a cage, with the candidates of its other cells. */
export interface Supposed {
  readonly cage: Cage;
  readonly size: number;
  /** The position of the cell in the cage. */
  readonly at: number;
  readonly number: number;
  readonly left: CageNumbers;
  /** Other cells of the cage whose number is said before. */
  readonly held: readonly number[];
}

/**
 * The argument against one number in a cell: by one short sentence, or by several sets of numbers for the
 * other cells.
 */
export interface Need {
  readonly number: number;
  readonly cell: string;
  /** The words after the number and its cell, as `would need 2 in r3c3`; or the whole sentence. */
  readonly words: string;
  readonly isWhole: boolean;
  /** True if nothing is compared: the need is seen at once. */
  readonly isSimple: boolean;
  /** True if another cell of its line holds the number. */
  readonly isSecond: boolean;
  /** The cells of which the words take something as known. */
  readonly used: readonly number[];
}

/** Words with the cells of which they take something as known. */
type Looked = Pick<Need, 'words' | 'used'>;

/**
 * The unmet need of a supposed number that is seen without a comparison of cases; undefined where it is not
 * short.
 */
export function simpleNeedOf(supposed: Supposed): Need | undefined {
  const { cage, at, number, left, held } = supposed;
  const equal = cage.cells.findIndex((_, place) => place !== at && leftBeside(supposed, place).length === 0);
  if (equal >= 0 && left[equal]!.length > 0) {
    const line = lineOf(cage.cells[at]!, cage.cells[equal]!);
    const words = `would be a second ${number} in ${line}`;
    return { ...needWith(supposed, { words, used: [equal] }), isSimple: true, isSecond: true };
  }
  const ways = waysWith(supposed, held);
  if (ways === undefined) return undefined;
  const words =
    ways.length === 0 ? restBeside(supposed, held) : wouldNeed(neededOf(supposed, ways, FEW_NEEDED));
  return words && { ...needWith(supposed, words), isSimple: true };
}

/** The unmet need of a supposed number; undefined where it is not short. */
export function needOf(supposed: Supposed): Need | undefined {
  const simple = simpleNeedOf(supposed);
  const ways = simple === undefined ? waysWith(supposed, supposed.held) : [];
  if (ways === undefined || ways.length === 0) return simple;
  const forced = forcedCells(supposed);
  const words =
    needBeside(supposed, forced) ??
    wouldNeed(neededOf(supposed, ways, MOST_NEEDED) ?? setsNeeded(supposed, ways));
  return words === undefined ? needBySets(supposed, forced) : needWith(supposed, words);
}

function needWith({ cage, at, number }: Supposed, words: Looked): Need {
  return { ...words, number, cell: codeAt(cage, at), isWhole: false, isSimple: false, isSecond: false };
}

function wouldNeed(needed: Looked | undefined): Looked | undefined {
  return needed && { ...needed, words: `would need ${needed.words}` };
}

/**
 * The same beside other cells, to which the supposed number leaves only one: `beside 4 in r2c1 would need 2
 * in r3c1`.
 */
function needBeside(supposed: Supposed, forced: readonly number[]): Looked | undefined {
  if (forced.length === 0) return undefined;
  const start = `beside ${listed(saysForced(supposed, forced))}`;
  const all = [...supposed.held, ...forced];
  const ways = waysWith(supposed, all);
  if (ways === undefined) return undefined;
  if (ways.length === 0) {
    const rest = restBeside(supposed, all);
    return rest && { words: `${start} ${rest.words}`, used: forced };
  }
  const needed = neededOf(supposed, ways, FEW_NEEDED);
  return needed && { words: `${start} would need ${needed.words}`, used: [...forced, ...needed.used] };
}

/** `with 3 in r1c1 and 2 in r1c2 the other cells would be 2+4 or 3+3: 2+4 would need …` */
function needBySets(supposed: Supposed, forced: readonly number[]): Need | undefined {
  const { cage, at, number, held } = supposed;
  const ways = waysWith(supposed, [...held, ...forced]);
  const sets = ways && barredSets(supposed, ways, [...held, ...forced]);
  if (sets === undefined) return undefined;
  const start = listed([`${number} in ${codeAt(cage, at)}`, ...saysForced(supposed, forced)]);
  const words = `with ${start} the other cells would be ${sets.words}`;
  return { ...needWith(supposed, { words, used: [...forced, ...sets.used] }), isWhole: true };
}

function saysForced(supposed: Supposed, forced: readonly number[]): readonly string[] {
  return forced.map((place) => `${leftBeside(supposed, place)[0]} in ${codeAt(supposed.cage, place)}`);
}

/**
 * The rest that the supposed number and some cells with one number leave for the others, which these cannot
 * make.
 */
function restBeside(supposed: Supposed, beside: readonly number[]): Looked | undefined {
  const { cage, size, at, number } = supposed;
  const held = beside.map((place) => [place, leftBeside(supposed, place)[0]!] as const);
  if (held.length === 0) return undefined;
  const words = restWords(cage, size, new Map([[at, number], ...held]));
  return words === undefined ? undefined : { words, used: [] };
}

/**
 * A need common to all of these ways that the other cells cannot meet: numbers in one of them, or one number
 * in any of several.
 */
function neededOf(supposed: Supposed, ways: readonly Way[], most: number): Looked | undefined {
  if (ways.length === 0) return undefined;
  return neededCell(supposed, ways, most) ?? neededNumber(supposed, ways);
}

/** `2 in r3c3`: what one of the other cells would have to hold in any of these ways, and cannot. */
function neededCell({ cage, at, left }: Supposed, ways: readonly Way[], most: number): Looked | undefined {
  const needs = cage.cells.flatMap((_, place) => {
    if (place === at) return [];
    const numbers = numbersOnce(ways.map((way) => way[place]!));
    const isBarred = numbers.length <= most && !numbers.some((one) => left[place]!.includes(one));
    return isBarred ? [{ place, numbers }] : [];
  });
  const [first] = needs.toSorted((one, other) => one.numbers.length - other.numbers.length);
  if (first === undefined) return undefined;
  const words = `${listed(first.numbers.map(String), 'or')} in ${codeAt(cage, first.place)}`;
  return { words, used: [first.place] };
}

/**
 * `2 in r3c4 or r3c5`: a number that one of the other cells would have to hold in any of these ways, and none
 * can.
 */
function neededNumber(supposed: Supposed, ways: readonly Way[]): Looked | undefined {
  const { cage, at } = supposed;
  const others = cage.cells.flatMap((_, place) => (place === at ? [] : [place]));
  const number = numbersOnce(others.map((place) => ways[0]![place]!)).find((one) =>
    isMissing(supposed, ways, one),
  );
  if (number === undefined) return undefined;
  const used = others.filter((place) => ways.some((way) => way[place] === number));
  const cells = listed(
    used.map((place) => codeAt(cage, place)),
    'or',
  );
  return { words: `${number} in ${cells}`, used };
}

/** True if each of some ways has a number in one of the other cells, and none of these can hold it. */
function isMissing({ cage, at, left }: Supposed, ways: readonly Way[], number: number): boolean {
  const others = cage.cells.flatMap((_, place) => (place === at ? [] : [place]));
  return (
    ways.every((way) => others.some((place) => way[place] === number)) &&
    !others.some((place) => left[place]!.includes(number))
  );
}

/** `1+4 or 2+3 in r5c7 and r6c8`, where each of these sets has a number that none of the cells can hold. */
function setsNeeded(supposed: Supposed, ways: readonly Way[]): Looked | undefined {
  const { cage, held } = supposed;
  const { open, sets } = setsOf(supposed, ways, held);
  const isBarred = [...sets.values()].every((some) =>
    open.some((place) => isMissing(supposed, some, some[0]![place]!)),
  );
  if (!isBarred || open.length < 2 || sets.size > MOST_SETS) return undefined;
  const cells = listed(open.map((place) => codeAt(cage, place)));
  return { words: `${listed([...sets.keys()], 'or')} in ${cells}`, used: open };
}

/** `2+4 or 3+3: 2+4 would need 4 in r3c3 or r3c4, and 3+3 would need 3 in r3c3`. */
function barredSets(supposed: Supposed, ways: readonly Way[], forced: readonly number[]): Looked | undefined {
  const { open, sets } = setsOf(supposed, ways, forced);
  if (open.length < 2 || sets.size > MOST_SETS) return undefined;
  const why = [...sets].flatMap(([name, some]) => {
    const needed = neededOf(supposed, some, FEW_NEEDED);
    return needed === undefined ? [] : [{ ...needed, words: `${name} would need ${needed.words}` }];
  });
  if (why.length < sets.size) return undefined;
  return {
    words: `${listed([...sets.keys()], 'or')}: ${clauses(why.map(({ words }) => words))}`,
    used: why.flatMap(({ used }) => used),
  };
}

/** The sets of numbers that some ways have in the cells that are not said, with the ways of each. */
function setsOf(
  { cage, at }: Supposed,
  ways: readonly Way[],
  said: readonly number[],
): { readonly open: readonly number[]; readonly sets: ReadonlyMap<string, readonly Way[]> } {
  const open = cage.cells.flatMap((_, place) => (place === at || said.includes(place) ? [] : [place]));
  const sets = groupedBy(ways, (way) =>
    written(
      open.map((place) => way[place]!),
      cage.op!,
    ),
  );
  return { open, sets };
}

/**
 * The other cells to which one number is left beside the one that is supposed, and that are not said before.
 */
function forcedCells(supposed: Supposed): readonly number[] {
  const { cage, at, held } = supposed;
  return cage.cells.flatMap((_, place) =>
    place !== at && !held.includes(place) && leftBeside(supposed, place).length === 1 ? [place] : [],
  );
}

/** The candidates left for another cell: without the supposed number where both are in one line. */
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
