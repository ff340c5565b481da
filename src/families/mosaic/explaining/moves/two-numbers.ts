/**
 * Moves that compare two numbers. If one needs as many black cells more than the other as it has open cells
 * of its own, then these are black, and those that only the other counts are white.
 */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { soColoured } from '../../../kit/words/colours.js';
import { cellsWords } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { MosaicPuzzle } from '../../puzzle.js';
import { codesOf, coloured, neighboursOf, openNumbers, ownCells } from './numbers.js';
import { type NamedNumber, named, needs, numeral, the } from './words.js';

interface TwoNumbers {
  /** The number that needs more, or as many. */
  readonly more: NamedNumber;
  readonly less: NamedNumber;
  /** The cells that only the one counts, and only the other. */
  readonly black: readonly string[];
  readonly white: readonly string[];
}

/** @param isInside only numbers all of whose open cells are counted by the other one too; or all others */
function twoNumbers(
  { id, cost, isInside }: { readonly id: string; readonly cost: number; readonly isInside: boolean },
  says: Move<MosaicPuzzle, TwoNumbers>['says'],
): Move<MosaicPuzzle> {
  return defineMove<MosaicPuzzle, TwoNumbers>({
    id,
    cost,
    *find(board) {
      const numbers = openNumbers(board);
      for (const more of numbers) {
        for (const less of neighboursOf(more, numbers)) {
          const [black, white] = [ownCells(more, [less]), ownCells(less, [more])];
          if (more.left - less.left !== black.length || black.length + white.length === 0) continue;
          if ((black.length === 0 || white.length === 0) !== isInside) continue;
          yield {
            conclusions: [...coloured(black, true), ...coloured(white, false)],
            rules: [more.rule, less.rule],
            data: {
              more: named(more),
              less: named(less),
              black: codesOf(board, black),
              white: codesOf(board, white),
            },
          };
        }
      }
    },
    says,
  });
}

/** The open cells of one number are among those of the other. */
export const numberInside = twoNumbers(
  { id: 'number-inside', cost: 2, isInside: true },
  {
    en: ({ more, less, black, white }) =>
      black.length > 0
        ? `${capitalised(the(less, 'en'))} and ${the(more, 'en')} share all open cells but ${cellsWords(black, 'en')}. The first ${needs(less, 'en')}, the second ${numeral(more.left, 'en')}, ${soColoured(black, true, 'en')}.`
        : `All open cells of ${the(more, 'en')} belong to ${the(less, 'en')} too. ${capitalised(the(more, 'en'))} ${needs(more, 'en')}, as many as the other, ${soColoured(white, false, 'en')}.`,
    de: ({ more, less, black, white }) =>
      black.length > 0
        ? `${capitalised(the(less, 'de'))} und ${the(more, 'de')} haben alle offenen Felder gemeinsam außer ${cellsWords(black, 'de')}. Die erste ${needs(less, 'de')}, die zweite ${numeral(more.left, 'de')}, ${soColoured(black, true, 'de')}.`
        : `Alle offenen Felder der ${more.number} in ${more.code} gehören auch zur ${less.number} in ${less.code}. ${capitalised(the(more, 'de'))} ${needs(more, 'de')}, so viele wie die andere, ${soColoured(white, false, 'de')}.`,
  },
);

/** Both numbers have open cells of their own. */
export const difference = twoNumbers(
  { id: 'difference', cost: 2.6, isInside: false },
  {
    en({ more, less, black, white }) {
      const those =
        black.length === 1
          ? 'The one more is the cell'
          : `The ${inWords(black.length, 'en')} more are the cells`;
      return `${capitalised(the(more, 'en'))} ${needs(more, 'en')}, ${the(less, 'en')} only ${numeral(less.left, 'en')}. ${those} that only the first counts, ${soColoured(black, true, 'en')}. What only the second counts is white: ${cellsWords(white, 'en')}.`;
    },
    de({ more, less, black, white }) {
      const those =
        black.length === 1
          ? 'Das eine mehr ist das Feld, das'
          : `Die ${inWords(black.length, 'de')} mehr sind die Felder, die`;
      return `${capitalised(the(more, 'de'))} ${needs(more, 'de')}, ${the(less, 'de')} nur ${numeral(less.left, 'de')}. ${those} nur die erste zählt, ${soColoured(black, true, 'de')}. Was nur die zweite zählt, ist weiß: ${cellsWords(white, 'de')}.`;
    },
  },
);
