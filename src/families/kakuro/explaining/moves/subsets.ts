/** Moves of one run: the numbers beside its entries, pairs and triples. */
import { bitCount, capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { valuesIn } from '../../../kit/rules/index.js';
import { all, anyOf, cellsWords } from '../../../kit/words/series.js';
import type { KakuroPuzzle } from '../../puzzle.js';
import { runGridOf } from './runs.js';
import type { RunName } from './words.js';
import { runWords } from './words.js';

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
