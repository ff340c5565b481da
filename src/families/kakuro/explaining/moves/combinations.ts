/**
 * Moves of one run: the numbers beside its entries, its combinations, a number that all of them need, pairs
 * and triples, and what its cells can hold together.
 */
import { bitCount, capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { valuesIn } from '../../../kit/rules/index.js';
import { all, anyOf, cells as cellsWords } from '../../../kit/words/series.js';
import type { KakuroPuzzle } from '../../puzzle.js';
import { fillingsOf } from './fillings.js';
import { type RunName, runGridOf } from './runs.js';
import { areNot, fewWays, runWords, waysWords } from './words.js';

interface Beside {
  readonly run: RunName;
  readonly numbers: readonly number[];
}

/** The numbers that are entered in a run, for its other cells. */
export const besideEntries: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, Beside>({
  id: 'beside-entries',
  isPlain: true,
  *find(board) {
    const grid = runGridOf(board);
    for (const { name, open, entered, rules } of grid.runs) {
      const conclusions = grid.without(open, entered);
      const numbers = valuesIn(entered);
      if (conclusions.length > 0)
        yield {
          conclusions,
          rules: [...new Set(numbers.flatMap((number) => rules(number)))],
          data: { run: name, numbers },
        };
    }
  },
  says: {
    en: ({ run, numbers }) =>
      `${capitalised(runWords(run, 'en'))} has ${all(numbers, 'en')}, so no other cell of it is ${anyOf(numbers, 'en')}.`,
    de: ({ run, numbers }) =>
      `${capitalised(runWords(run, 'de'))} hat ${all(numbers, 'de')}, also ist dort kein anderes Feld ${anyOf(numbers, 'de')}.`,
  },
});

interface Combined {
  readonly run: RunName;
  readonly numbers: readonly number[];
  /** Absent: too many to list. */
  readonly ways?: readonly string[];
}

/** The numbers that no combination of a run has. */
export const combinations: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, Combined>({
  id: 'combinations',
  name: { en: 'combinations', de: 'Kombinationen' },
  cost: 1.8,
  *find(board) {
    const grid = runGridOf(board);
    for (const run of grid.runs) {
      if (run.ways === undefined || run.ways.length === 0) continue;
      const excluded = ~(run.possible | run.entered);
      const conclusions = grid.without(run.open, excluded);
      if (conclusions.length === 0) continue;
      const numbers = valuesIn(run.open.reduce((left, place) => left | grid.left(place), 0) & excluded);
      const ways = fewWays(run);
      yield { conclusions, rules: run.rules(), data: { run: run.name, numbers, ...(ways && { ways }) } };
    }
  },
  says: {
    en: ({ run, numbers, ways }) =>
      ways === undefined
        ? `${capitalised(runWords(run, 'en'))} cannot be made with ${anyOf(numbers, 'en')}.`
        : `${capitalised(runWords(run, 'en'))} can only be ${waysWords(ways, 'en')}.`,
    de: ({ run, numbers, ways }) =>
      ways === undefined
        ? `${capitalised(runWords(run, 'de'))} ist mit ${anyOf(numbers, 'de')} nicht möglich.`
        : `${capitalised(runWords(run, 'de'))} kann nur ${waysWords(ways, 'de')} sein.`,
  },
});

interface Needed {
  readonly run: RunName;
  readonly number: number;
  readonly cell: string;
  readonly ways?: readonly string[];
}

/** A number that all combinations of a run need, and that one of its cells can take. */
export const neededNumber: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, Needed>({
  id: 'needed-number',
  name: { en: 'needed number', de: 'benötigte Zahl' },
  isSingle: true,
  cost: 2,
  *find(board) {
    const grid = runGridOf(board);
    for (const run of grid.runs) {
      const { name, open, ways, possible, rules } = run;
      if (ways === undefined || open.length < 2) continue;
      const needed = ways.reduce((common, way) => common & way, possible);
      for (const number of valuesIn(needed)) {
        const [place, ...more] = open.filter((one) => (grid.left(one) >> number) & 1);
        if (place === undefined || more.length > 0) continue;
        const few = fewWays(run);
        yield {
          conclusions: [grid.is(place, number)],
          rules: rules(),
          data: { run: name, number, cell: grid.codes([place])[0]!, ...(few && { ways: few }) },
        };
      }
    }
  },
  says: {
    en: ({ run, number, cell, ways }) =>
      ways === undefined
        ? `${capitalised(runWords(run, 'en'))} needs a ${number}, and only ${cell} can be ${number}.`
        : `${capitalised(runWords(run, 'en'))} is ${waysWords(ways, 'en')}, and only ${cell} can be ${number}.`,
    de: ({ run, number, cell, ways }) =>
      ways === undefined
        ? `${capitalised(runWords(run, 'de'))} braucht eine ${number}, und nur ${cell} kann ${number} sein.`
        : `${capitalised(runWords(run, 'de'))} ist ${waysWords(ways, 'de')}, und nur ${cell} kann ${number} sein.`,
  },
});

interface Subset {
  readonly run: RunName;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
}

const SUBSETS = {
  2: { id: 'naked-pair', en: 'naked pair', de: 'nacktes Paar', cost: 3 },
  3: { id: 'naked-triple', en: 'naked triple', de: 'nackter Drilling', cost: 3.6 },
} as const;

/** Cells of a run with as many numbers left together: its other cells have none of these. */
export function subset(count: 2 | 3): Move<KakuroPuzzle> {
  const { id, en, de, cost } = SUBSETS[count];
  return defineMove<KakuroPuzzle, Subset>({
    id,
    name: { en, de },
    cost,
    *find(board) {
      const grid = runGridOf(board);
      for (const { name, open, rules } of grid.runs) {
        const small = open.filter((place) => bitCount(grid.left(place)) <= count);
        for (const places of choices(small, count)) {
          const left = places.reduce((numbers, place) => numbers | grid.left(place), 0);
          const others = open.filter((place) => !places.includes(place));
          const conclusions = grid.without(others, left);
          if (bitCount(left) !== count || conclusions.length === 0) continue;
          yield {
            conclusions,
            rules: [...grid.cellRules(places), ...new Set(valuesIn(left).flatMap((number) => rules(number)))],
            data: { run: name, cells: grid.codes(places), numbers: valuesIn(left) },
          };
        }
      }
    },
    says: {
      en: ({ run, cells, numbers }) =>
        `${cellsWords(cells, 'en')} are ${all(numbers, 'en')}, so no other cell of ${runWords(run, 'en')} is.`,
      de: ({ run, cells, numbers }) =>
        `${cellsWords(cells, 'de')} sind ${all(numbers, 'de')}, also ist kein anderes Feld dieser Summe (${runWords(run, 'de')}) eine davon.`,
    },
  });
}

interface Together {
  readonly run: RunName;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
  /** The combinations that its cells can hold; absent: too many to list. */
  readonly ways?: readonly string[];
}

/** A number that a cell cannot take, because the other cells of the run cannot hold the rest of the sum. */
export const heldTogether: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, Together>({
  id: 'rest-of-the-sum',
  name: { en: 'rest of the sum', de: 'Rest der Summe' },
  cost: 3.2,
  *find(board) {
    const grid = runGridOf(board);
    for (const { name, places, ways, rules } of grid.runs) {
      if (ways === undefined) continue;
      const fillings = fillingsOf(
        places.map((place) => grid.left(place)),
        ways,
      );
      const few = fewWays(fillings);
      for (const [position, place] of places.entries()) {
        const conclusions = grid.without([place], ~fillings.kept[position]!);
        if (conclusions.length === 0 || fillings.ways.length === 0) continue;
        yield {
          conclusions,
          rules: [...rules(), ...grid.cellRules(places)],
          data: {
            run: name,
            cells: grid.codes([place]),
            numbers: valuesIn(grid.left(place) & ~fillings.kept[position]!),
            ...(few && { ways: few }),
          },
        };
      }
    }
  },
  says: {
    en: ({ run, cells, numbers, ways }) =>
      ways === undefined
        ? `With ${anyOf(numbers, 'en')} in ${cells[0]!}, the other cells could not hold the rest of ${runWords(run, 'en')}, so ${areNot(cells, numbers, 'en')}.`
        : `The cells of ${runWords(run, 'en')} can only hold ${waysWords(ways, 'en')}, so ${areNot(cells, numbers, 'en')}.`,
    de: ({ run, cells, numbers, ways }) =>
      ways === undefined
        ? `Mit ${anyOf(numbers, 'de')} in ${cells[0]!} wäre der Rest nicht möglich, denn ${runWords(run, 'de')} muss aufgehen: ${areNot(cells, numbers, 'de')}.`
        : `Was in den Feldern noch möglich ist, lässt nur ${waysWords(ways, 'de')} zu (${runWords(run, 'de')}): ${areNot(cells, numbers, 'de')}.`,
  },
});
