/**
 * Moves that compare a number with two others. Where these have room for so few cells of a colour that the
 * first one needs all cells of its own besides, its own have that colour, and what the two share with it
 * takes all their room.
 */
import { capitalised } from '../../../../core/index.js';
import type { Found, Move, MoveBoard } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { colour, soColoured } from '../../../kit/words/colours.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { MosaicPuzzle } from '../../puzzle.js';
import { codesOf, coloured, neighboursOf, type OpenNumber, openNumbers, ownCells } from './numbers.js';
import { type NamedNumber, named, numeral, the } from './words.js';

interface ThreeNumbers {
  readonly first: NamedNumber;
  readonly others: readonly [NamedNumber, NamedNumber];
  /** Cells of the colour among the open ones of the first number, and the room that the others have. */
  readonly wanted: number;
  readonly room: number;
  readonly isBlack: boolean;
  /** The cells that have the colour, and those that have not. */
  readonly own: readonly string[];
  readonly opposite: readonly string[];
}

function threeNumbers(isBlack: boolean, cost: number): Move<MosaicPuzzle> {
  const wantedOf = ({ left, open }: OpenNumber): number => (isBlack ? left : open.length - left);
  return defineMove<MosaicPuzzle, ThreeNumbers>({
    id: isBlack ? 'three-numbers-black' : 'three-numbers-white',
    cost,
    *find(board) {
      const numbers = openNumbers(board);
      for (const first of numbers) {
        // What the others have in common with the first one is at most their room.
        const useful = neighboursOf(first, numbers).filter(
          (other) => wantedOf(other) < first.open.length - ownCells(first, [other]).length,
        );
        for (const others of choices(useful, 2)) {
          const room = wantedOf(others[0]!) + wantedOf(others[1]!);
          const missing = wantedOf(first) - room;
          if (missing < 0) continue;
          const own = ownCells(first, others);
          if (own.length === missing) yield* foundAt(board, first, others, own, room);
        }
      }
    },
    says: { en: says.en, de: says.de },
  });

  function* foundAt(
    board: MoveBoard<MosaicPuzzle>,
    first: OpenNumber,
    others: readonly OpenNumber[],
    own: readonly number[],
    room: number,
  ): Iterable<Found<ThreeNumbers>> {
    const [one, other] = others as [OpenNumber, OpenNumber];
    const shared = first.open.filter((mark) => one.open.includes(mark) && other.open.includes(mark));
    const opposite = new Set([...ownCells(one, [first]), ...ownCells(other, [first]), ...shared]);
    if (own.length + opposite.size === 0) return;
    yield {
      conclusions: [...coloured(own, isBlack), ...coloured([...opposite], !isBlack)],
      rules: [first, one, other].map(({ rule }) => rule),
      data: {
        first: named(first),
        others: [named(one), named(other)],
        wanted: own.length + room,
        room,
        isBlack,
        own: codesOf(board, own),
        opposite: codesOf(
          board,
          [...opposite].sort((a, b) => a - b),
        ),
      },
    };
  }
}

const says: Move<MosaicPuzzle, ThreeNumbers>['says'] = {
  en({ first, others: [one, other], wanted, room, isBlack, own, opposite }) {
    const start = `Of the open cells of ${the(first, 'en')} ${numeral(wanted, 'en')} are ${colour(isBlack, 'en')}. ${capitalised(the(one, 'en'))} and ${the(other, 'en')} have room for ${numeral(room, 'en')} of them`;
    const end = `${cellsWords(opposite, 'en')} ${opposite.length === 1 ? 'is' : 'are'} ${colour(!isBlack, 'en')}.`;
    if (own.length === 0) return `${start}, and all of it is needed: ${end}`;
    const so = `${start}, ${soColoured(own, isBlack, 'en')}.`;
    return opposite.length === 0 ? so : `${so} All of that room is needed: ${end}`;
  },
  de({ first, others: [one, other], wanted, room, isBlack, own, opposite }) {
    const start = `Von den offenen Feldern der ${first.number} in ${first.code} sind ${numeral(wanted, 'de')} ${colour(isBlack, 'de')}. ${capitalised(the(one, 'de'))} und ${the(other, 'de')} haben für ${numeral(room, 'de')} davon Platz`;
    const end = `${cellsWords(opposite, 'de')} ${opposite.length === 1 ? 'ist' : 'sind'} ${colour(!isBlack, 'de')}.`;
    if (own.length === 0) return `${start}, und der ganze Platz wird gebraucht: ${end}`;
    const so = `${start}, ${soColoured(own, isBlack, 'de')}.`;
    return opposite.length === 0 ? so : `${so} Der ganze Platz wird gebraucht: ${end}`;
  },
};

/** The two others leave the first number too few black cells, or too few white ones. */
export const THREE_NUMBERS = [threeNumbers(true, 3.6), threeNumbers(false, 3.8)] as const;
