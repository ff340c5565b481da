/** The moves of Slitherlink, the easiest to see first. */
import { capitalised } from '../../../core/index.js';
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { closedLoop, pointMoves } from '../../kit/moves/loop-moves.js';
import { defineMove } from '../../kit/moves/move.js';
import { countedInWords, inWords } from '../../kit/words/words.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import { diagonalNumbers, diagonalThrees, lineAtNumber, numberInCorner } from './diagonals.js';
import { fenceOf, NUMBER_WORDS, type NumberName, nameOf, sidesInWords } from './fence.js';
import { supposed } from './supposed.js';
import { threesBeside } from './threes.js';

interface OfNumber extends NumberName {
  readonly needs: number;
  readonly sides: readonly number[];
}

/** A number with all its lines, or with as many sides left as it needs. */
function numberMove(kind: 'full' | 'last'): Move<SlitherlinkPuzzle> {
  const isFull = kind === 'full';
  return defineMove<SlitherlinkPuzzle, OfNumber>({
    id: isFull ? 'completed-number' : 'last-sides',
    name: isFull ? { en: 'completed number', de: 'fertige Zahl' } : { en: 'last sides', de: 'letzte Seiten' },
    ...(!isFull && { isSingle: true }),
    cost: 1,
    *find(board) {
      const fence = fenceOf(board);
      for (const number of fence.numbers) {
        const sides = fence.sidesWith(number, undefined);
        const needs = number.least - fence.sidesWith(number, true).length;
        if (needs !== (isFull ? 0 : sides.length) || sides.length === 0) continue;
        yield {
          conclusions: sides.map((side) => ({ mark: number.places[side]!, value: !isFull })),
          rules: [number.id],
          data: { ...nameOf(number), needs, sides },
        };
      }
    },
    says: {
      en: ({ needs, sides, ...name }) => {
        const number = capitalised(NUMBER_WORDS.en(name));
        const where = sidesInWords(sides, 'en');
        if (name.number === 0) return `${number} has no line at ${where}.`;
        if (isFull) return `${number} has ${countedInWords(name.number, 'line')}, so none at ${where}.`;
        const more = needs < name.number ? ' more' : '';
        return `${number} needs ${countedInWords(needs, `line`)}${more}, and only ${where} ${sides.length === 1 ? 'is' : 'are'} left.`;
      },
      de: ({ needs, sides, ...name }) => {
        const number = capitalised(NUMBER_WORDS.de(name));
        const where = sidesInWords(sides, 'de');
        if (name.number === 0) return `${number} hat ${where} keine Linie.`;
        if (isFull) return `${number} hat ${linien(name.number)}, also ${where} keine.`;
        const more = needs < name.number ? 'noch ' : '';
        return `${number} braucht ${more}${linien(needs)}, und nur ${where} ist Platz.`;
      },
    },
  });
}

function linien(count: number): string {
  return `${inWords(count, 'de', 'e')} ${count === 1 ? 'Linie' : 'Linien'}`;
}

const points = pointMoves(fenceOf);

export const slitherlinkMoves: RankedMoves<SlitherlinkPuzzle> = [
  points.passed,
  numberMove('full'),
  numberMove('last'),
  points.goesOn,
  points.deadEnd,
  closedLoop(fenceOf),
  numberInCorner,
  threesBeside,
  diagonalThrees,
  lineAtNumber,
  diagonalNumbers,
  ONE_RULE,
  supposed,
];
