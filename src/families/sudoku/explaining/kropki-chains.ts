/** Chains of Kropki dots: what three or four cells can hold that dots join one after the other. */
import { oncePerObject } from '../../../core/index.js';
import type { Found, Move } from '../../contract/move.js';
import { areNot } from '../../kit/moves/excluded.js';
import { defineMove } from '../../kit/moves/move.js';
import { leftFor, type NumberGrid, numberGridOf } from '../../kit/moves/number-grid.js';
import { type CellWays, foundByWays } from '../../kit/moves/ways.js';
import { type RelationRule, relation } from '../../kit/rules/index.js';
import { anyOf, cellsWords } from '../../kit/words/series.js';
import type { SudokuPuzzle } from '../puzzle.js';
import { rulesOfConstraints, sudokuRuled } from '../rules.js';
import { numberRulesOf } from './areas.js';

const LENGTHS = [3, 4] as const;

/** Chains of a puzzle, and its board. */
interface Chains {
  readonly chains: readonly Chain[];
  readonly board: ReturnType<typeof sudokuRuled.board>;
}

interface Chain {
  readonly places: readonly number[];
  readonly dots: readonly RelationRule[];
}

export const kropkiChain: Move<SudokuPuzzle> = defineMove<SudokuPuzzle, CellWays>({
  id: 'kropki-chain',
  name: { en: 'Kropki chain', de: 'Kropki-Kette' },
  cost: 2.4,
  *find(board) {
    const grid = numberGridOf(board, numberRulesOf(board.puzzle));
    const { chains, board: cells } = chainsOf(board.puzzle);
    for (const chain of chains) {
      const found = inChain(cells, grid, chain);
      if (found !== undefined) yield found;
    }
  },
  says: {
    en: ({ cells, ways, excluded }) =>
      ways === undefined
        ? `The dots between ${cellsWords(cells, 'en')} allow no other numbers, so ${areNot(excluded, 'en')}.`
        : `With dots between them, ${cellsWords(cells, 'en')} are ${anyOf(ways, 'en')} in this order.`,
    de: ({ cells, ways, excluded }) =>
      ways === undefined
        ? `Die Punkte zwischen ${cellsWords(cells, 'de')} lassen nichts anderes zu: ${areNot(excluded, 'de')}.`
        : `Mit den Punkten dazwischen sind ${cellsWords(cells, 'de')} in dieser Reihenfolge ${anyOf(ways, 'de')}.`,
  },
});

const chainsOf = oncePerObject(
  (puzzle: SudokuPuzzle): Chains => ({ chains: listChains(puzzle), board: sudokuRuled.board(puzzle) }),
);

/** All paths of dots, the short ones first, each in one direction. */
function listChains(puzzle: SudokuPuzzle): readonly Chain[] {
  const dots = rulesOfConstraints(puzzle).filter(
    ({ role }) => role === 'kropki-white' || role === 'kropki-black',
  ) as unknown as readonly RelationRule[];
  const longer = ({ places, dots: used }: Chain): readonly Chain[] =>
    dots.flatMap((dot): readonly Chain[] => {
      const end = places.at(-1)!;
      const next = dot.places.find((place) => place !== end);
      if (!dot.places.includes(end) || next === undefined || places.includes(next)) return [];
      return [{ places: [...places, next], dots: [...used, dot] }];
    });
  let paths: readonly Chain[] = [...new Set(dots.flatMap(({ places }) => places))].flatMap((place) =>
    longer({ places: [place], dots: [] }),
  );
  return LENGTHS.flatMap(() => {
    paths = paths.flatMap(longer);
    return paths.filter(({ places }) => places[0]! < places.at(-1)!);
  });
}

function inChain(
  board: Chains['board'],
  grid: NumberGrid,
  { places, dots }: Chain,
): Found<CellWays> | undefined {
  if (places.every((place) => grid.entered(place) > 0)) return undefined;
  const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
  const areas = new Set(pairs.flatMap(([one, other]) => grid.shared(one, other).slice(0, 1)));
  return foundByWays(grid, places, waysOf(board, grid, { places, dots }), [
    ...dots.map(({ id }) => id),
    ...grid.cellRules(places),
    ...[...areas].flatMap((area) => grid.numbers.map((number) => grid.rules.areaRule(area, number))),
  ]);
}

/** The numbers that the cells can hold together, those that share an area with different ones. */
function waysOf(board: Chains['board'], grid: NumberGrid, { places, dots }: Chain): readonly number[][] {
  let ways: number[][] = [[]];
  for (const [index, place] of places.entries()) {
    ways = ways.flatMap((way) =>
      leftFor(grid, place)
        .filter((number) => {
          const differs = way.every(
            (other, at) => other !== number || grid.shared(places[at]!, place).length === 0,
          );
          if (!differs || index === 0) return differs;
          const values: number[] = [];
          values[place] = number;
          values[places[index - 1]!] = way.at(-1)!;
          return relation.fault(dots[index - 1]!, values, board) === undefined;
        })
        .map((number) => [...way, number]),
    );
  }
  return ways;
}
