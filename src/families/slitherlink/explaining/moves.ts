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
          data: { ...nameOf(number), sides },
        };
      }
    },
    says: {
      en: ({ sides, ...name }) => {
        const number = NUMBER_WORDS.en(name);
        const where = sidesInWords(sides, 'en');
        if (!isFull) return `Only ${where} ${sides.length === 1 ? 'is' : 'are'} left for ${number}.`;
        if (sides.length === 4) return `${capitalised(number)} has no lines around it.`;
        return `${capitalised(number)} has ${countedInWords(name.number, 'line')}, so none at ${where}.`;
      },
      de: ({ sides, ...name }) => {
        const number = NUMBER_WORDS.de(name);
        const where = sidesInWords(sides, 'de');
        if (!isFull) return `Für ${number} bleibt nur noch ${where}.`;
        if (sides.length === 4) return `${capitalised(number)} hat keine Linien um sich.`;
        return `${capitalised(number)} hat ${linien(name.number)}, also ${where} keine.`;
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
