/** Moves that enter a number: last cell of a run, crossing of two runs, cell with one number left. */
import { capitalised, isSingleBit } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { fewWays } from '../../../kit/moves/sum-areas.js';
import { valuesIn } from '../../../kit/rules/index.js';
import { anyOf } from '../../../kit/words/series.js';
import type { KakuroPuzzle } from '../../puzzle.js';
import { type RunNow, runGridOf } from './runs.js';
import type { RunName } from './words.js';
import { runWords } from './words.js';

interface LastOfRun {
  readonly run: RunName;
  readonly cell: string;
  readonly number: number;
  /** The numbers of its other cells. */
  readonly others: readonly number[];
}

/** A run with a sum and one open cell. */
export const lastOfRun: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, LastOfRun>({
  id: 'last-cell',
  name: { en: 'last cell', de: 'letztes Feld' },
  isSingle: true,
  cost: 1,
  *find(board) {
    const grid = runGridOf(board);
    for (const { name, open, places, ways, possible, rules } of grid.runs) {
      const [place, ...more] = open;
      if (place === undefined || more.length > 0 || ways === undefined || !isSingleBit(possible)) continue;
      const [number] = valuesIn(possible);
      const others = places.filter((other) => other !== place).map((other) => grid.entered(other));
      yield {
        conclusions: [grid.is(place, number!)],
        rules: rules(),
        data: { run: name, cell: grid.codes([place])[0]!, number: number!, others },
      };
    }
  },
  says: {
    en: ({ run, cell, number, others }) =>
      `${capitalised(runWords(run, 'en'))} has one cell left: ${cell} is ${difference(run.sum, others, number)}.`,
    de: ({ run, cell, number, others }) =>
      `${capitalised(runWords(run, 'de'))} hat nur noch ein freies Feld: ${cell} ist ${difference(run.sum, others, number)}.`,
  },
});

/** `17 - 8 = 9` */
function difference(sum: number, others: readonly number[], number: number): string {
  return others.length === 0 ? String(number) : `${[sum, ...others].join(' - ')} = ${number}`;
}

/** A run for a sentence about one of its cells. */
interface Possible {
  readonly run: RunName;
  /** Absent: too many to list. */
  readonly ways?: readonly string[];
  readonly numbers: readonly number[];
}

interface Crossing {
  readonly cell: string;
  readonly number: number;
  readonly runs: readonly Possible[];
}

/** A cell whose two runs have one number in common, by their sums and what is entered in them. */
export const crossing: Move<KakuroPuzzle> = defineMove<KakuroPuzzle, Crossing>({
  id: 'crossing',
  name: { en: 'crossing of two sums', de: 'Kreuzung zweier Summen' },
  isSingle: true,
  cost: 1.5,
  *find(board) {
    const grid = runGridOf(board);
    for (let place = 0; place < grid.placeCount; place++) {
      const runs = grid.runsOf(place);
      const common = runs.reduce((numbers, { possible }) => numbers & possible, -1);
      if (!grid.isOpen(place) || !isSingleBit(common)) continue;
      const [number] = valuesIn(common);
      yield {
        conclusions: [grid.is(place, number!)],
        rules: [...runs.flatMap((run) => run.rules()), ...grid.cellRules([place])],
        data: { cell: grid.codes([place])[0]!, number: number!, runs: runs.map(possibleOf) },
      };
    }
  },
  says: { en: (data) => saysCrossing(data, 'en'), de: (data) => saysCrossing(data, 'de') },
});

function possibleOf(run: RunNow): Possible {
  const ways = fewWays(run);
  return { run: run.name, numbers: valuesIn(run.possible), ...(ways && { ways }) };
}

function saysCrossing({ cell, number, runs }: Crossing, language: StepLanguage): string {
  const [first, ...others] = [...runs].sort((one, other) => one.numbers.length - other.numbers.length);
  const [and, is] = { en: ['and', 'is'], de: ['und', 'ist'] }[language];
  const parts = others.map((other) => {
    if (other.ways !== undefined) return POSSIBLE[language](other);
    const run = runWords(other.run, language);
    return language === 'en' ? `only ${number} of these fits ${run}` : `nur ${number} davon passt in ${run}`;
  });
  return `${capitalised([POSSIBLE[language](first!), ...parts].join(`, ${and} `))}: ${cell} ${is} ${number}.`;
}

const POSSIBLE: InLanguages<(run: Possible) => string> = {
  en: ({ run, ways, numbers }) =>
    ways === undefined
      ? `${runWords(run, 'en')} takes only ${anyOf(numbers, 'en')} there`
      : `${runWords(run, 'en')} is ${anyOf(ways, 'en')}`,
  de: ({ run, ways, numbers }) =>
    ways === undefined
      ? `${runWords(run, 'de')} nimmt dort nur ${anyOf(numbers, 'de')} auf`
      : `${runWords(run, 'de')} ist ${anyOf(ways, 'de')}`,
};

/** A cell with one number left. */
export const oneLeft: Move<KakuroPuzzle> = defineMove<
  KakuroPuzzle,
  { readonly cell: string; readonly number: number }
>({
  id: 'naked-single',
  name: { en: 'naked single', de: 'nacktes Einzelfeld' },
  isSingle: true,
  cost: 2.3,
  *find(board) {
    const grid = runGridOf(board);
    for (let place = 0; place < grid.placeCount; place++) {
      if (!grid.isOpen(place) || !isSingleBit(grid.left(place))) continue;
      const [number] = valuesIn(grid.left(place));
      yield {
        conclusions: [grid.is(place, number!)],
        rules: grid.cellRules([place]),
        data: { cell: grid.codes([place])[0]!, number: number! },
      };
    }
  },
  says: {
    en: ({ cell, number }) => `Only ${number} is left for ${cell}.`,
    de: ({ cell, number }) => `Für ${cell} bleibt nur ${number}.`,
  },
});
