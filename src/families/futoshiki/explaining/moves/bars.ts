/**
 * Bars: numbers without a partner that differs by one, and neighbours without a bar that would differ by it.
 */
import type { Found, Move, MoveBoard } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { defineMove } from '../../../kit/moves/move.js';
import { leftFor, type NumberGrid, numberGridOf } from '../../../kit/moves/number-grid.js';
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
  /** The numbers that the other cell would need beside them, and has not. */
  readonly missing: readonly number[];
}

/** A bar. */
export const besideBar: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, BesideBar>({
  id: 'beside-a-bar',
  cost: 1.6,
  find: (board) => besides(board, 'bar'),
  says: {
    en: ({ cell, other, others, excluded, missing }) =>
      others === undefined
        ? `A bar joins ${cell} to ${other}, which is not ${anyOf(missing, 'en')}, so ${cell} is not ${anyOf(excluded, 'en')}.`
        : `${other} is ${anyOf(others, 'en')}, and a bar joins it to ${cell}, so ${cell} is not ${anyOf(excluded, 'en')}.`,
    de: ({ cell, other, others, excluded, missing }) =>
      others === undefined
        ? `Ein Balken verbindet ${cell} mit ${other}, wo nicht ${anyOf(missing, 'de')} steht, also ist ${cell} nicht ${anyOf(excluded, 'de')}.`
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
  return barsOf(puzzle.adjacent, grid.side).flatMap(({ pair, role }): readonly Found<BesideBar>[] => {
    if (role !== wanted) return [];
    const places = pair.map(([row, column]) => row * grid.side + column);
    const rule = pairRuleId(role, pair);
    return [places, places.toReversed()].flatMap(([place, other]) =>
      beside(grid, place!, other!, role, rule),
    );
  });
}

/** Numbers of a cell that no number of the cell beside it goes with; two in a line differ anyway. */
function beside(
  grid: NumberGrid,
  place: number,
  other: number,
  role: 'bar' | 'no-bar',
  rule: string,
): readonly Found<BesideBar>[] {
  const others = leftFor(grid, other);
  const goesWith = (number: number) => (one: number) =>
    number !== one && (Math.abs(one - number) === 1) === (role === 'bar');
  const excluded = grid.candidates(place).filter((number) => !others.some(goesWith(number)));
  if (excluded.length === 0) return [];
  const same = excluded.filter((number) => others.includes(number) && role === 'no-bar');
  const [line] = grid.shared(place, other);
  const missing = excluded.flatMap((number) => [number - 1, number + 1]);
  return [
    {
      conclusions: conclusionsOf(grid, [{ place, numbers: excluded }]),
      rules: [rule, ...same.map((number) => grid.rules.areaRule(line!, number))],
      data: {
        cell: grid.codeOf(place),
        other: grid.codeOf(other),
        ...(others.length <= FEW && { others }),
        excluded,
        missing: grid.numbers.filter((number) => missing.includes(number)),
      },
    },
  ];
}
