/** Moves about two equal numbers in three neighbouring cells. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { BinairoPuzzle } from '../../puzzle.js';
import { all, codesOf, linesNow } from './lines.js';
import { are, digit, so } from './words.js';

interface Alike {
  readonly alike: readonly string[];
  readonly isOne: boolean;
  /** The cells that hold the other number. */
  readonly others: readonly string[];
}

/** Two neighbours alike: the cells before and behind them hold the other number. */
export const pair: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, Alike>({
  id: 'pair',
  name: { en: 'pair', de: 'Paar' },
  cost: 1,
  isSingle: true,
  *find(board) {
    for (const { marks, values, runRule } of linesNow(board)) {
      for (let at = 0; at + 1 < marks.length; at++) {
        const isOne = values[at];
        if (isOne === undefined || values[at + 1] !== isOne) continue;
        const ends = [at - 1, at + 2].filter((end) => end in marks && values[end] === undefined);
        if (ends.length === 0) continue;
        const others = ends.map((end) => marks[end]!);
        yield {
          conclusions: all(others, !isOne),
          rules: ends.map((end) => runRule(Math.min(end, at))),
          data: { alike: codesOf(board, marks.slice(at, at + 2)), isOne, others: codesOf(board, others) },
        };
      }
    }
  },
  says: {
    en: ({ alike, isOne, others }) => `${are(alike, isOne, 'en')}, ${so(others, !isOne, 'en')}.`,
    de: ({ alike, isOne, others }) => `${are(alike, isOne, 'de')}, ${so(others, !isOne, 'de')}.`,
  },
});

/** Two cells alike with one between them, which holds the other number. */
export const sandwich: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, Alike>({
  id: 'sandwich',
  name: { en: 'sandwich', de: 'Sandwich' },
  cost: 1.2,
  isSingle: true,
  *find(board) {
    for (const { marks, values, runRule } of linesNow(board)) {
      for (let at = 1; at + 1 < marks.length; at++) {
        const isOne = values[at - 1];
        if (isOne === undefined || values[at + 1] !== isOne || values[at] !== undefined) continue;
        const others = [marks[at]!];
        yield {
          conclusions: all(others, !isOne),
          rules: [runRule(at - 1)],
          data: {
            alike: codesOf(board, [marks[at - 1]!, marks[at + 1]!]),
            isOne,
            others: codesOf(board, others),
          },
        };
      }
    }
  },
  says: {
    en: ({ alike, isOne, others }) =>
      `${are(alike, isOne, 'en')}, so ${others[0]!} between them is ${digit(!isOne)}.`,
    de: ({ alike, isOne, others }) =>
      `${are(alike, isOne, 'de')}, also ist ${others[0]!} dazwischen ${digit(!isOne)}.`,
  },
});
