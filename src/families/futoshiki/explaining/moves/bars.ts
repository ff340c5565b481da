/** Bars: numbers without a partner that differs by one, and neighbours without a bar that would differ by it. */
import type { Found, Move, MoveBoard } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { defineMove } from '../../../kit/moves/move.js';
import { numberGridOf } from '../../../kit/moves/number-grid.js';
import { anyOf } from '../../../kit/words/series.js';
import { type FutoshikiPuzzle, isAdjacent } from '../../puzzle.js';
import { barsOf, pairRuleId } from '../../rules.js';

/** Numbers left for a cell up to which a sentence lists them. */
const FEW = 3;

interface BesideBar {
  readonly cell: string;
  readonly other: string;
  /** The numbers left for the other cell, where these are few. */
  readonly others?: readonly number[];
  readonly excluded: readonly number[];
}

/** A bar. */
export const besideBar: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, BesideBar>({
  id: 'beside-a-bar',
  cost: 1.6,
  find: (board) => besides(board, 'bar'),
  says: {
    en: ({ cell, other, others, excluded }) =>
      others === undefined
        ? `The bar joins ${cell} and ${other}, which has no number beside ${anyOf(excluded, 'en')}, so ${cell} is not ${anyOf(excluded, 'en')}.`
        : `${other} is ${anyOf(others, 'en')}, and a bar joins it to ${cell}, so ${cell} is not ${anyOf(excluded, 'en')}.`,
    de: ({ cell, other, others, excluded }) =>
      others === undefined
        ? `Der Balken verbindet ${cell} mit ${other}, wo keine Zahl neben ${anyOf(excluded, 'de')} bleibt, also ist ${cell} nicht ${anyOf(excluded, 'de')}.`
        : `${other} ist ${anyOf(others, 'de')}, und ein Balken verbindet es mit ${cell}, also ist ${cell} nicht ${anyOf(excluded, 'de')}.`,
  },
});

/** No bar. */
export const besideNoBar: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, BesideBar>({
  id: 'no-bar',
  cost: 1.8,
  find: (board) => besides(board, 'no-bar'),
  says: {
    en: ({ cell, other, others, excluded }) =>
      `${other} is ${anyOf(others ?? [], 'en')}, and no bar joins it to ${cell}, so ${cell} is not ${anyOf(excluded, 'en')}.`,
    de: ({ cell, other, others, excluded }) =>
      `${other} ist ${anyOf(others ?? [], 'de')}, und kein Balken verbindet es mit ${cell}, also ist ${cell} nicht ${anyOf(excluded, 'de')}.`,
  },
});

function besides(board: MoveBoard<FutoshikiPuzzle>, wanted: 'bar' | 'no-bar'): readonly Found<BesideBar>[] {
  const { puzzle } = board;
  if (!isAdjacent(puzzle)) return [];
  const grid = numberGridOf(board, rulesOfSquare(puzzle));
  const left = (place: number): readonly number[] =>
    grid.entered(place) > 0 ? [grid.entered(place)] : grid.candidates(place);
  return barsOf(puzzle.adjacent, grid.side).flatMap(({ pair, role }): readonly Found<BesideBar>[] => {
    if (role !== wanted) return [];
    const places = pair.map(([row, column]) => row * grid.side + column);
    return [places, places.toReversed()].flatMap(([place, other]): readonly Found<BesideBar>[] => {
      const others = left(other!);
      const differs = (number: number) => (one: number) =>
        (Math.abs(one - number) === 1) === (role === 'bar');
      const numbers = grid.candidates(place!).filter((number) => !others.some(differs(number)));
      if (numbers.length === 0) return [];
      return [
        {
          conclusions: conclusionsOf(grid, [{ place: place!, numbers }]),
          rules: [pairRuleId(role, pair)],
          data: {
            cell: grid.codeOf(place!),
            other: grid.codeOf(other!),
            ...(others.length <= FEW && { others }),
            excluded: numbers,
          },
        },
      ];
    });
  });
}
