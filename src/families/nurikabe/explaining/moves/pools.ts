/** Blocks of two by two cells, which are not all sea. */
import type { Move, MoveBoard } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf, cellsWords } from '../../../kit/words/series.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { islandsOf } from './islands.js';

/** A block without land. */
interface Block {
  /** The id of its rule. */
  readonly id: string;
  readonly sea: readonly number[];
  readonly open: readonly number[];
}

function blocksOf(board: MoveBoard<NurikabePuzzle>): readonly Block[] {
  return board.rules.flatMap(({ reason: { kind, id }, marks }): readonly Block[] => {
    if (kind !== 'block' || marks.some((mark) => board.value(mark) === false)) return [];
    const open = marks.filter((mark) => board.value(mark) === undefined);
    return [{ id, sea: marks.filter((mark) => !open.includes(mark)), open }];
  });
}

interface Pool {
  readonly sea: readonly string[];
  readonly cell: string;
}

/** The last cell of a block. */
export const pool: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Pool>({
  id: 'pool',
  name: { en: 'pool', de: 'Becken' },
  cost: 1.2,
  *find(board) {
    const islands = islandsOf(board);
    for (const { id, sea, open } of blocksOf(board)) {
      if (open.length !== 1) continue;
      yield {
        conclusions: [{ mark: open[0]!, value: false }],
        rules: [id],
        data: { sea: islands.codes(sea), cell: islands.code(open[0]!) },
      };
    }
  },
  says: {
    en: ({ sea, cell }) =>
      `Sea in ${cell} would make a block of four with ${cellsWords(sea, 'en')}, so ${cell} is land.`,
    de: ({ sea, cell }) =>
      `Meer in ${cell} ergäbe mit ${cellsWords(sea, 'de')} einen Block aus vier Feldern, also ist ${cell} Land.`,
  },
});

interface EitherWay extends Pool {
  /** All open cells of the block. */
  readonly open: readonly string[];
  /** Open cells of the block but the cell, which are joined with a number through that one only. */
  readonly others: readonly string[];
}

/** A cell through which land of a block is joined with a number, wherever in the block it is. */
export const landEitherWay: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, EitherWay>({
  id: 'land-either-way',
  cost: 2.2,
  *find(board) {
    const islands = islandsOf(board);
    for (const { id, sea, open } of blocksOf(board)) {
      if (open.length < 2) continue;
      const beside = open.flatMap((one) => islands.beside(one, (next) => islands.isOpen(next)));
      for (const cell of new Set([...open, ...beside])) {
        const others = open.filter((one) => one !== cell);
        const areJoined = others.every((one) => islands.isOfNumbers(one) && islands.needs(one, cell));
        if (!areJoined) continue;
        yield {
          conclusions: [{ mark: cell, value: false }],
          rules: [id, ...others.map((one) => islands.placeRule(one))],
          data: {
            sea: islands.codes(sea),
            cell: islands.code(cell),
            others: islands.codes(others),
            open: islands.codes(open),
          },
        };
      }
    }
  },
  says: {
    en: ({ sea, cell, others, open }) =>
      `${cellsWords(open, 'en')} cannot ${open.length === 2 ? 'both' : 'all'} be sea${sea.length === 0 ? '' : ` beside ${cellsWords(sea, 'en')}`}, and land in ${anyOf(others, 'en')} can only be joined with a number through ${cell}. So ${cell} is land.`,
    de: ({ sea, cell, others, open }) =>
      `${cellsWords(open, 'de')} können${sea.length === 0 ? '' : ` neben ${cellsWords(sea, 'de')}`} nicht ${open.length === 2 ? 'beide' : 'alle'} Meer sein, und Land in ${anyOf(others, 'de')} ist nur durch ${cell} mit einer Zahl verbunden. Also ist ${cell} Land.`,
  },
});
