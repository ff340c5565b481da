/**
 * Moves of areas with a sum whose numbers are all different (runs of a Kakuro, cages of a killer): the
 * combinations, a number that all of them need, and what the cells can hold together. Sets of numbers are
 * bits, bit v for the number v.
 */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Known } from '../../contract/mark.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import { valuesIn } from '../rules/index.js';
import { anyOf, are, clausesInOrder } from '../words/series.js';
import { areNot } from './excluded.js';
import { fillingsOf } from './fillings.js';
import { defineMove } from './move.js';

/** An area at one moment. */
export interface SumArea {
  /** `the 17 in r1c2 to r1c4` */
  readonly words: InLanguages<string>;
  readonly places: readonly number[];
  /** The places without an entry. */
  readonly open: readonly number[];
  /** The numbers that are entered. */
  readonly entered: number;
  /** The sets with its sum that have what is entered; undefined: it states no sum. */
  readonly ways: readonly number[] | undefined;
  /** The numbers that these leave for open places, whatever is crossed out there. */
  readonly possible: number;
  /** The rules that state it for a number, or for all. */
  rules(number?: number): readonly string[];
}

/** The areas and cells of a board at one moment. */
export interface SumBoard {
  readonly sums: readonly SumArea[];
  /** The numbers that are left for a place; of an entry that number. */
  left(place: number): number;
  codes(places: readonly number[]): readonly string[];
  /** The rules that places hold one number each. */
  cellRules(places: readonly number[]): readonly string[];
  is(place: number, number: number): Known;
  /** The conclusions that places have none of some numbers, as far as that is not known. */
  without(places: readonly number[], numbers: number): readonly Known[];
}

/** The board that a move looks at. */
type SumsOf<P> = (board: MoveBoard<P>) => SumBoard;

/** Most ways that a sentence lists. */
const MOST_LISTED = 4;

/** The ways to make a sum, such as `1+7+9`; undefined: too many to list. */
export function fewWays({ ways }: Pick<SumArea, 'ways'>): readonly string[] | undefined {
  if (ways === undefined || ways.length > MOST_LISTED) return undefined;
  return ways.map((way) => valuesIn(way).join('+'));
}

interface Combined {
  readonly sum: InLanguages<string>;
  readonly numbers: readonly number[];
  /** Absent: too many to list. */
  readonly ways?: readonly string[];
}

/** The numbers that no combination of a run has. */
export function combinations<P>(sumsOf: SumsOf<P>): Move<P> {
  return defineMove<P, Combined>({
    id: 'combinations',
    name: { en: 'combinations', de: 'Kombinationen' },
    cost: 1.8,
    *find(board) {
      const grid = sumsOf(board);
      for (const run of grid.sums) {
        if (run.ways === undefined || run.ways.length === 0) continue;
        const excluded = ~(run.possible | run.entered);
        const conclusions = grid.without(run.open, excluded);
        if (conclusions.length === 0) continue;
        const numbers = valuesIn(run.open.reduce((left, place) => left | grid.left(place), 0) & excluded);
        const ways = fewWays(run);
        yield { conclusions, rules: run.rules(), data: { sum: run.words, numbers, ...(ways && { ways }) } };
      }
    },
    says: {
      en: ({ sum, numbers, ways }) =>
        ways === undefined
          ? `${capitalised(sum.en)} cannot be made with ${anyOf(numbers, 'en')}.`
          : `${capitalised(sum.en)} can only be ${anyOf(ways, 'en')}.`,
      de: ({ sum, numbers, ways }) =>
        ways === undefined
          ? `${capitalised(sum.de)} ist mit ${anyOf(numbers, 'de')} nicht möglich.`
          : `${capitalised(sum.de)} kann nur ${anyOf(ways, 'de')} sein.`,
    },
  });
}

interface Needed {
  readonly sum: InLanguages<string>;
  readonly number: number;
  readonly cell: string;
  readonly ways?: readonly string[];
}

/** A number that all combinations of a run need, and that one of its cells can take. */
export function neededNumber<P>(sumsOf: SumsOf<P>): Move<P> {
  return defineMove<P, Needed>({
    id: 'needed-number',
    name: { en: 'needed number', de: 'benötigte Zahl' },
    isSingle: true,
    cost: 2,
    *find(board) {
      const grid = sumsOf(board);
      for (const run of grid.sums) {
        const { words, open, ways, possible, rules } = run;
        if (ways === undefined || open.length < 2) continue;
        const needed = ways.reduce((common, way) => common & way, possible);
        for (const number of valuesIn(needed)) {
          const [place, ...more] = open.filter((one) => (grid.left(one) >> number) & 1);
          if (place === undefined || more.length > 0) continue;
          const few = fewWays(run);
          yield {
            conclusions: [grid.is(place, number)],
            rules: rules(),
            data: { sum: words, number, cell: grid.codes([place])[0]!, ...(few && { ways: few }) },
          };
        }
      }
    },
    says: {
      en: ({ sum, number, cell, ways }) =>
        ways === undefined
          ? `${capitalised(sum.en)} needs a ${number}, and only ${cell} can be ${number}.`
          : `${capitalised(sum.en)} is ${anyOf(ways, 'en')}, and only ${cell} can be ${number}.`,
      de: ({ sum, number, cell, ways }) =>
        ways === undefined
          ? `${capitalised(sum.de)} braucht eine ${number}, und nur ${cell} kann ${number} sein.`
          : `${capitalised(sum.de)} ist ${anyOf(ways, 'de')}, und nur ${cell} kann ${number} sein.`,
    },
  });
}

/** Numbers that a cell cannot take, and those that are left for it. */
interface Unfit {
  readonly cell: string;
  readonly numbers: readonly number[];
  readonly left: readonly number[];
  readonly marks: readonly number[];
}

interface Together {
  readonly sum: InLanguages<string>;
  readonly cells: readonly Unfit[];
  /** The combinations that its cells can hold; absent: too many to list. */
  readonly ways?: readonly string[];
}

/** Numbers that cells cannot take, because the other cells of the run cannot hold the rest of the sum. */
export function heldTogether<P>(sumsOf: SumsOf<P>): Move<P> {
  return defineMove<P, Together>({
    id: 'rest-of-the-sum',
    name: { en: 'rest of the sum', de: 'Rest der Summe' },
    cost: 3.2,
    *find(board) {
      const grid = sumsOf(board);
      for (const { words, places, ways, rules } of grid.sums) {
        if (ways === undefined) continue;
        const fillings = fillingsOf(
          places.map((place) => grid.left(place)),
          ways,
        );
        if (fillings.ways.length === 0) continue;
        const few = fewWays(fillings);
        const cells = places.flatMap((place, position): readonly Unfit[] => {
          const kept = fillings.kept[position]!;
          const marks = grid.without([place], ~kept).map(({ mark }) => mark);
          if (marks.length === 0) return [];
          const numbers = valuesIn(grid.left(place) & ~kept);
          return [{ cell: grid.codes([place])[0]!, numbers, left: valuesIn(grid.left(place) & kept), marks }];
        });
        if (cells.length === 0) continue;
        yield {
          conclusions: cells.flatMap(({ marks }) => marks.map((mark) => ({ mark, value: false }))),
          rules: [...rules(), ...grid.cellRules(places)],
          data: { sum: words, cells, ...(few && { ways: few }) },
        };
      }
    },
    narrow: ({ cells, ...data }, stated) => ({
      data: { ...data, cells: cells.filter(({ marks }) => marks.some((mark) => stated.includes(mark))) },
      cited: [],
    }),
    says: {
      en: ({ sum, cells, ways }) =>
        ways === undefined
          ? `With ${unfitWords(cells, 'en')}, the other cells could not hold the rest of ${sum.en}, so ${leftWords(cells, 'en')}.`
          : `The cells of ${sum.en} can only hold ${anyOf(ways, 'en')}, so ${leftWords(cells, 'en')}.`,
      de: ({ sum, cells, ways }) =>
        ways === undefined
          ? `Mit ${unfitWords(cells, 'de')} wäre der Rest nicht möglich, denn ${sum.de} muss aufgehen: ${leftWords(cells, 'de')}.`
          : `Was in den Feldern noch möglich ist, lässt nur ${anyOf(ways, 'de')} zu (${sum.de}): ${leftWords(cells, 'de')}.`,
    },
  });
}

/** `7 or 8 in r4c4, or 9 in r4c5` */
function unfitWords(cells: readonly Unfit[], language: StepLanguage): string {
  const or = { en: ', or ', de: ', oder ' }[language];
  return cells.map(({ cell, numbers }) => `${anyOf(numbers, language)} in ${cell}`).join(or);
}

/** Numbers that cells cannot hold, or those left if these are fewer: `r1c2 is 1 or 2, and r1c3 is not 4` */
function leftWords(cells: readonly Unfit[], language: StepLanguage): string {
  const groups = new Map<
    string,
    { readonly numbers: readonly number[]; readonly isLeft: boolean; readonly codes: string[] }
  >();
  for (const { cell, numbers, left } of cells) {
    const isLeft = left.length < numbers.length;
    const said = isLeft ? left : numbers;
    const group = groups.get(`${isLeft} ${said}`) ?? { numbers: said, isLeft, codes: [] };
    group.codes.push(cell);
    groups.set(`${isLeft} ${said}`, group);
  }
  const clauses = [...groups.values()].map(({ numbers, isLeft, codes }) =>
    isLeft ? are(codes, anyOf(numbers, language), language) : areNot([{ cells: codes, numbers }], language),
  );
  return clausesInOrder(clauses, language);
}
