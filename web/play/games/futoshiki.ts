import type { Cell, FutoshikiPuzzle } from '../../../src/browser.js';
import { type PlainKey, say } from '../../words/index.js';
import type { MetClue, NumberGame } from './game.js';
import { squareGame } from './numbers.js';

/** A sign on the border of two neighbours, the smaller one first, or a bar, which has no order. */
interface Sign {
  readonly cells: readonly [Cell, Cell];
  /** Its words at the first cell about the second one, and the other way round. */
  readonly words: readonly [PlainKey, PlainKey];
  holds(first: number, second: number): boolean;
}

/** A Futoshiki: the cells know the signs at their borders. */
export function futoshikiGame(puzzle: FutoshikiPuzzle): NumberGame {
  const signs = signsOf(puzzle);
  const game = squareGame(puzzle.grid, (cell) => signs.flatMap((sign) => wordsAt(sign, cell)));
  return {
    ...game,
    metClues: (entries) =>
      signs.flatMap((sign): readonly MetClue[] => {
        const { cells, holds } = sign;
        const [first = 0, second = 0] = cells.map((cell) => game.numberAt(entries, cell));
        if (first === 0 || second === 0 || !holds(first, second)) return [];
        const side = sideOf(...cells);
        const isForward = side === 'sideRight' || side === 'sideBelow';
        const part = side === 'sideRight' || side === 'sideLeft' ? 'right' : 'below';
        return [
          {
            cell: cells[isForward ? 0 : 1],
            part,
            about: cells,
            name: (place) => wordsAt(sign, place).join(),
          },
        ];
      }),
  };
}

function signsOf(puzzle: FutoshikiPuzzle): readonly Sign[] {
  if ('less' in puzzle)
    return puzzle.less.map((cells) => ({
      cells,
      words: ['lessThan', 'greaterThan'],
      holds: (smaller, larger) => smaller < larger,
    }));
  return puzzle.adjacent.map((cells) => ({
    cells,
    words: ['barTo', 'barTo'],
    holds: (one, other) => Math.abs(one - other) === 1,
  }));
}

/** The words of a sign at a cell; none at cells that are not its own. */
function wordsAt({ cells: [one, other], words }: Sign, [row, column]: Cell): readonly string[] {
  const isAt = (cell: Cell): boolean => cell[0] === row && cell[1] === column;
  if (isAt(one)) return [say(words[0], { side: say(sideOf(one, other)) })];
  return isAt(other) ? [say(words[1], { side: say(sideOf(other, one)) })] : [];
}

/** The side of a cell on which its neighbour lies. */
function sideOf([row, column]: Cell, [otherRow, otherColumn]: Cell) {
  if (row === otherRow) return otherColumn > column ? 'sideRight' : 'sideLeft';
  return otherRow > row ? 'sideBelow' : 'sideAbove';
}
