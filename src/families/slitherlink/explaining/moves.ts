/** The moves of Slitherlink, the easiest to see first. */
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { closedLoop, pointMoves } from '../../kit/moves/loop-moves.js';
import { defineMove } from '../../kit/moves/move.js';
import { countedInWords, inWords, sentence } from '../../kit/words/words.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import type { NumberRule } from '../rules.js';
import { diagonalNumbers, diagonalThrees, lineAtNumber, numberInCorner } from './diagonals.js';
import { fenceOf, sidesInWords } from './fence.js';
import { supposed } from './supposed.js';
import { threesBeside } from './threes.js';

interface OfNumber {
  readonly number: NumberRule;
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
          data: { number, sides },
        };
      }
    },
    says: {
      en: ({ number: { subject, least }, sides }) => {
        const where = sidesInWords(sides, 'en');
        if (!isFull) return `Only ${where} ${sides.length === 1 ? 'is' : 'are'} left for ${subject.en}.`;
        if (sides.length === 4) return sentence(`${subject.en} has no lines around it`);
        return sentence(`${subject.en} has ${countedInWords(least, 'line')}, so none at ${where}`);
      },
      de: ({ number: { subject, least }, sides }) => {
        const where = sidesInWords(sides, 'de');
        if (!isFull) return `Für ${subject.de} bleibt nur noch ${where}.`;
        if (sides.length === 4) return sentence(`${subject.de} hat keine Linien um sich`);
        return sentence(`${subject.de} hat ${linien(least)}, also ${where} keine`);
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
  closedLoop(fenceOf, 1.5),
  numberInCorner,
  threesBeside,
  diagonalThrees,
  lineAtNumber,
  diagonalNumbers,
  ONE_RULE,
  supposed,
];
