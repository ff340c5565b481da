/**
 * The rules of Futoshiki: rows and columns hold every number once, signs say which of two neighbours is the
 * smaller one; of the adjacent kind, neighbours differ by one where a bar stands and nowhere else.
 */
import { type Cell, cellIndices, describeCell } from '../../core/index.js';
import { type NeighbourPair, neighbourPairs, pairKey, sortedPairs } from '../kit/neighbour-pairs.js';
import {
  allDifferent,
  type CluesByRules,
  givenPlaces,
  latinRules,
  numberBoard,
  type PossibleClue,
  type RelationRule,
  type Ruled,
  relation,
  valueGivenBy,
} from '../kit/rules/index.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from './puzzle.js';

export const futoshikiRuled: Ruled<FutoshikiPuzzle, FutoshikiSolution> = {
  family: 'futoshiki',
  kinds: [allDifferent, relation],
  board: ({ grid }) =>
    numberBoard({ grid, largest: grid.length, given: (number) => (number === 0 ? 'open' : number) }),
  rules: (puzzle) => {
    const side = puzzle.grid.length;
    return [
      ...latinRules(side),
      ...(isAdjacent(puzzle) ? barRules(puzzle.adjacent, side) : signRules(puzzle)),
    ];
  },
};

function signRules({ grid, less }: Exclude<FutoshikiPuzzle, { readonly adjacent: unknown }>) {
  return less.map((pair) => signRule(pair, grid.length));
}

/** The first cell of a pair holds the smaller number. */
export function signRule(pair: NeighbourPair, side: number): RelationRule {
  return { ...ruleOf('sign', pair, side), test: { is: 'less' } };
}

function barRules(adjacent: readonly NeighbourPair[], side: number): readonly RelationRule[] {
  const marked = new Set(adjacent.map(pairKey));
  return neighbourPairs({ rows: side, columns: side }).map((pair) =>
    marked.has(pairKey(pair))
      ? { ...ruleOf('bar', pair, side), test: { is: 'difference', by: 1 } }
      : { ...ruleOf('no-bar', pair, side), test: { is: 'no-difference', by: 1 } },
  );
}

function ruleOf(role: string, pair: NeighbourPair, side: number) {
  const places = cellIndices(pair, side) as unknown as readonly [number, number];
  const id = `${role}-${pair.map(([row, column]) => `r${row + 1}c${column + 1}`).join('-')}`;
  return { kind: 'relation', id, role, places } as const;
}

/** A clue of a Futoshiki; a sign knows its cells, the smaller number first. */
interface FutoshikiClue extends PossibleClue {
  readonly sign?: NeighbourPair;
}

/** The clues: given numbers, and signs. The bars of the adjacent kind stand between all neighbours, always. */
export const futoshikiClues: CluesByRules<FutoshikiPuzzle, FutoshikiSolution, FutoshikiClue> = {
  noun: 'clues',
  kinds: [
    { id: 'given', description: 'given numbers' },
    { id: 'sign', description: 'signs between cells' },
  ],
  list: (puzzle, solution, kinds = ['given', 'sign']) => [
    ...(kinds.includes('given') ? givenPlaces(futoshikiRuled.board(puzzle), solution) : []),
    ...(kinds.includes('sign') && !isAdjacent(puzzle) ? possibleSigns(puzzle.less, solution) : []),
  ],
  puzzleWith(puzzle, chosen) {
    const given = valueGivenBy(chosen);
    const grid = puzzle.grid.map((row, y) => row.map((_, x) => given([y, x]) ?? 0));
    return isAdjacent(puzzle)
      ? { ...puzzle, grid }
      : { ...puzzle, grid, less: sortedPairs(chosen.flatMap(({ sign }) => (sign ? [sign] : []))) };
  },
};

function possibleSigns(
  less: readonly NeighbourPair[],
  solution: FutoshikiSolution,
): readonly FutoshikiClue[] {
  const side = solution.length;
  const stated = new Set(less.map(pairKey));
  const at = ([row, column]: Cell): number => solution[row]![column]!;
  return neighbourPairs({ rows: side, columns: side }).map((pair) => {
    const [one, other] = pair;
    const sign: NeighbourPair = at(one) < at(other) ? pair : [other, one];
    const name = `${describeCell(sign[0])} < ${describeCell(sign[1])}`;
    return { of: signRule(sign, side), sign, name, cells: pair, given: stated.has(pairKey(pair)) };
  });
}
