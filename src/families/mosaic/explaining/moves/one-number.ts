/** Moves that look at one number. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { COLOUR_WORDS } from '../../../kit/rules/index.js';
import { soColoured } from '../../../kit/words/colours.js';
import { cellsWords } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { MosaicPuzzle } from '../../puzzle.js';
import { codesOf, coloured, type OpenNumber, openNumbers } from './numbers.js';
import { type NamedNumber, named, needs, the } from './words.js';

interface OneNumber extends NamedNumber {
  /** All cells that it counts, and their number. */
  readonly count: number;
  /** The cells that are decided. */
  readonly codes: readonly string[];
}

/** The move of numbers of some sort, whose open cells all have one colour. */
function oneNumber(
  {
    id,
    cost,
    isBlack,
    applies,
  }: {
    readonly id: string;
    readonly cost: number;
    readonly isBlack: boolean;
    applies(number: OpenNumber): boolean;
  },
  says: Move<MosaicPuzzle, OneNumber>['says'],
): Move<MosaicPuzzle> {
  return defineMove<MosaicPuzzle, OneNumber>({
    id,
    cost,
    isSingle: true,
    *find(board) {
      for (const number of openNumbers(board).filter(applies)) {
        yield {
          conclusions: coloured(number.open, isBlack),
          rules: [number.rule],
          data: { ...named(number), count: number.marks.length, codes: codesOf(board, number.open) },
        };
      }
    },
    says,
  });
}

/** A 0. */
export const nought = oneNumber(
  { id: 'nought', cost: 1, isBlack: false, applies: ({ number }) => number === 0 },
  {
    en: ({ code, codes }) => `The 0 of ${code} counts no black cell, ${soColoured(codes, false, 'en')}.`,
    de: ({ code, codes }) => `Die 0 in ${code} zählt kein schwarzes Feld, ${soColoured(codes, false, 'de')}.`,
  },
);

/** A number as large as that of its cells: 9, 6 at an edge, 4 in a corner. */
export const allCells = oneNumber(
  { id: 'all-cells', cost: 1, isBlack: true, applies: ({ number, marks }) => number === marks.length },
  {
    en: (data) =>
      `${capitalised(the(data, 'en'))} counts ${inWords(data.count, 'en')} cells, so all of them are black.`,
    de: (data) =>
      `${capitalised(the(data, 'de'))} zählt ${inWords(data.count, 'de')} Felder, also sind alle schwarz.`,
  },
);

/** A number that has all its black cells. */
export const completeNumber = oneNumber(
  { id: 'complete-number', cost: 1.2, isBlack: false, applies: ({ left }) => left === 0 },
  {
    en: (data) =>
      `${capitalised(the(data, 'en'))} has its ${COLOUR_WORDS.counted(data.number, 1, 'en')}, ${soColoured(data.codes, false, 'en')}.`,
    de: (data) =>
      `${capitalised(the(data, 'de'))} hat schon ${COLOUR_WORDS.counted(data.number, 1, 'de')}, ${soColoured(data.codes, false, 'de')}.`,
  },
);

/** A number that needs all cells that are left. */
export const allLeft = oneNumber(
  { id: 'all-left', cost: 1.5, isBlack: true, applies: ({ left, open }) => left === open.length },
  {
    en: (data) =>
      `${capitalised(the(data, 'en'))} ${needs(data, 'en')}, and only ${cellsWords(data.codes, 'en')} ${data.codes.length === 1 ? 'is' : 'are'} left.`,
    de: (data) =>
      `${capitalised(the(data, 'de'))} ${needs(data, 'de')}, und nur ${cellsWords(data.codes, 'de')} ${data.codes.length === 1 ? 'ist' : 'sind'} übrig.`,
  },
);
