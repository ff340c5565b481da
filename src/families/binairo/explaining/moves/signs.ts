/** Moves about signs between cells. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type AreaName, areaFirst } from '../../../kit/words/areas.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { BinairoPuzzle } from '../../puzzle.js';
import { all, codesOf, linesNow, signsNow } from './lines.js';
import { digit, digits } from './words.js';

interface Signed {
  readonly known: string;
  readonly open: string;
  readonly isOne: boolean;
  readonly isEqual: boolean;
}

/** One cell of a sign is known. */
export const sign: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, Signed>({
  id: 'sign',
  name: { en: 'sign', de: 'Zeichen' },
  cost: 1,
  isSingle: true,
  *find(board) {
    for (const { marks, isEqual, rule } of signsNow(board)) {
      for (const [known, open] of [marks, [marks[1], marks[0]]] as const) {
        const isOne = board.value(known);
        if (isOne === undefined || board.value(open) !== undefined) continue;
        const [knownCode, openCode] = codesOf(board, [known, open]) as [string, string];
        yield {
          conclusions: all([open], isOne === isEqual),
          rules: [rule],
          data: { known: knownCode, open: openCode, isOne, isEqual },
        };
      }
    }
  },
  says: {
    en: ({ known, open, isOne, isEqual }) =>
      `${known} is ${digit(isOne)}, and ${open} beyond the ${isEqual ? '=' : '×'} is ${isEqual ? `${digit(isOne)} too` : digit(!isOne)}.`,
    de: ({ known, open, isOne, isEqual }) =>
      `${known} ist ${digit(isOne)}, und ${open} hinter dem ${isEqual ? '=' : '×'} ist ${isEqual ? `auch ${digit(isOne)}` : digit(!isOne)}.`,
  },
});

interface Beside {
  readonly alike: readonly string[];
  readonly beside: string;
  readonly isOne: boolean;
}

/** Two cells that are alike beside a known one: they hold the other number. */
export const equalBeside: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, Beside>({
  id: 'equal-beside',
  cost: 1.6,
  *find(board) {
    const equal = signsNow(board).filter(({ isEqual }) => isEqual);
    for (const line of linesNow(board)) {
      for (const { marks: pair, rule } of equal) {
        const at = line.marks.indexOf(pair[0]);
        if (
          at < 0 ||
          line.marks[at + 1] !== pair[1] ||
          pair.some((mark) => board.value(mark) !== undefined)
        ) {
          continue;
        }
        for (const end of [at - 1, at + 2]) {
          const isOne = line.values[end];
          if (isOne === undefined) continue;
          yield {
            conclusions: all(pair, !isOne),
            rules: [rule, line.runRule(Math.min(end, at))],
            data: { alike: codesOf(board, pair), beside: board.marks[line.marks[end]!]!.place, isOne },
          };
        }
      }
    }
  },
  says: {
    en: ({ alike, beside, isOne }) =>
      `${cellsWords(alike, 'en')} are alike, and ${beside} beside them is ${digit(isOne)}, so both are ${digit(!isOne)}.`,
    de: ({ alike, beside, isOne }) =>
      `${cellsWords(alike, 'de')} sind gleich, und ${beside} daneben ist ${digit(isOne)}, also sind beide ${digit(!isOne)}.`,
  },
});

interface TooMany extends AreaName {
  readonly alike: readonly string[];
  readonly isOne: boolean;
}

/** A line that lacks one number has no room for it in two cells that are alike. */
export const equalTooMany: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, TooMany>({
  id: 'equal-too-many',
  cost: 1.8,
  *find(board) {
    const equal = signsNow(board).filter(({ isEqual }) => isEqual);
    for (const line of linesNow(board)) {
      for (const isOne of [true, false].filter((one) => line.lacks(one) === 1)) {
        for (const { marks: pair, rule } of equal) {
          if (!pair.every((mark) => line.open.includes(mark))) continue;
          yield {
            conclusions: all(pair, !isOne),
            rules: [rule, line.rule],
            data: { ...line.area, alike: codesOf(board, pair), isOne },
          };
        }
      }
    }
  },
  says: {
    en: ({ alike, isOne, ...line }) =>
      `${areaFirst(line, 'en')} lacks only ${digits(1, isOne, 'en')}, and ${cellsWords(alike, 'en')} are alike, so both are ${digit(!isOne)}.`,
    de: ({ alike, isOne, ...line }) =>
      `${areaFirst(line, 'de')} fehlt nur ${digits(1, isOne, 'de')}, und ${cellsWords(alike, 'de')} sind gleich, also sind beide ${digit(!isOne)}.`,
  },
});
