/** A given segment of a ship says on which sides it goes on. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { BattleshipPuzzle } from '../../puzzle.js';
import { SEGMENTS } from '../reasons.js';
import { germanSegment, saysSo } from '../words.js';
import { known, watersOf } from './waters.js';

/** The sides, as steps down and to the right, at which a segment goes on. */
const GOES_ON: Readonly<Record<string, readonly [number, number]>> = {
  '<': [0, 1],
  '>': [0, -1],
  '^': [1, 0],
  v: [-1, 0],
};
const SIDES = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

interface Given {
  readonly cell: string;
  readonly symbol: string;
  readonly ships: readonly string[];
  readonly water: readonly string[];
}

export const givenSegment: Move<BattleshipPuzzle> = defineMove<BattleshipPuzzle, Given>({
  id: 'given-segment',
  name: { en: 'given segment', de: 'gegebener Schiffsteil' },
  *find(board) {
    const waters = watersOf(board);
    const { rows, columns } = waters.layout.size;
    for (const cell of board.marks.keys()) {
      const [row, column] = waters.layout.cellOf(cell);
      const symbol = board.puzzle.grid[row]![column]!;
      if (SEGMENTS[symbol] === undefined) continue;
      const sides = SIDES.map(([down, right]) => {
        const [r, c] = [row + down, column + right];
        const isInside = r >= 0 && c >= 0 && r < rows && c < columns;
        return { down, right, at: isInside ? r * columns + c : undefined };
      });
      const isShip = sideTest(symbol, (down, right) => {
        const at = sides.find((side) => side.down === down && side.right === right)!.at;
        return at === undefined ? false : waters.values[at];
      });
      if (isShip === undefined) continue;
      const open = sides.filter(({ at }) => at !== undefined && waters.isOpen(at));
      const of = (value: boolean): readonly number[] =>
        open.flatMap(({ down, right, at }) => (isShip(down, right) === value ? [at!] : []));
      const [ships, water] = [of(true), of(false)];
      if (open.length === 0) continue;
      yield {
        conclusions: [...known(ships, true), ...known(water, false)],
        rules: [`given-${waters.codes([cell])[0]}`],
        data: {
          cell: waters.codes([cell])[0]!,
          symbol,
          ships: waters.codes(ships),
          water: waters.codes(water),
        },
      };
    }
  },
  says: {
    en: ({ cell, symbol, ships, water }) => `${cell} is ${SEGMENTS[symbol]}. ${saysSo(ships, water, 'en')}`,
    de: ({ cell, symbol, ships, water }) =>
      `${cell} ist ${germanSegment(symbol)}. ${saysSo(ships, water, 'de')}`,
  },
});

type Side = (down: number, right: number) => boolean;

/** The sides at which a segment has ship cells; undefined for a middle whose direction is not known. */
function sideTest(
  symbol: string,
  valueAt: (down: number, right: number) => boolean | undefined,
): Side | undefined {
  if (symbol === 'o') return () => false;
  const goesOn = GOES_ON[symbol];
  if (goesOn !== undefined) return (down, right) => down === goesOn[0] && right === goesOn[1];
  const across = valueAt(0, -1) ?? valueAt(0, 1);
  const along = valueAt(-1, 0) ?? valueAt(1, 0);
  const isAcross = across ?? (along === undefined ? undefined : !along);
  return isAcross === undefined ? undefined : (down) => (down === 0) === isAcross;
}
