/**
 * The rules of Futoshiki: rows and columns hold every number once, signs say which of two neighbours is the
 * smaller one; of the adjacent kind, neighbours differ by one where a bar stands and nowhere else.
 */
import { type Cell, cellCode, cellIndices, describeCell, edgeKey, inReadingOrder } from '../../core/index.js';
import { type NeighbourPair, neighbourPairs, sortedPairs } from '../kit/neighbour-pairs.js';
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
function signRule(pair: NeighbourPair, side: number): RelationRule {
  return { test: { is: 'less' }, ...ruleOf('sign', pair, side) };
}

function barRules(adjacent: readonly NeighbourPair[], side: number): readonly RelationRule[] {
  return barsOf(adjacent, side).map(({ pair, role }) => ({
    test: { is: role === 'bar' ? 'difference' : 'no-difference', by: 1 },
    ...ruleOf(role, pair, side),
  }));
}

function ruleOf(role: PairRole, pair: NeighbourPair, side: number) {
  const places = cellIndices(pair, side) as unknown as readonly [number, number];
  return { kind: 'relation', id: pairRuleId(role, pair), role, places } as const;
}

/** A sign, whose first cell is smaller; neighbours with a bar between them; neighbours without one. */
type PairRole = 'sign' | 'bar' | 'no-bar';

/** `sign-r1c2-r1c1` */
export function pairRuleId(role: PairRole, pair: NeighbourPair): string {
  return `${role}-${pair.map(cellCode).join('-')}`;
}

/** All neighbours of the adjacent kind in reading order, and whether a bar stands between them. */
export function barsOf(adjacent: readonly NeighbourPair[], side: number) {
  const marked = new Set(adjacent.map(edgeKey));
  return neighbourPairs({ rows: side, columns: side }).map((pair) => {
    const role: PairRole = marked.has(edgeKey(pair)) ? 'bar' : 'no-bar';
    return { pair, role };
  });
}

const KINDS: readonly string[] = ['given', 'sign'];

/** A clue of a Futoshiki; a sign knows its cells, the smaller number first. */
interface FutoshikiClue extends PossibleClue {
  readonly sign?: NeighbourPair;
}

/** The clues: given numbers, and signs. The bars of the adjacent kind are always all there. */
export const futoshikiClues: CluesByRules<FutoshikiPuzzle, FutoshikiSolution, FutoshikiClue> = {
  noun: 'clues',
  kinds: [
    { id: 'given', description: 'given numbers' },
    { id: 'sign', description: 'signs between cells' },
  ],
  list: (puzzle, solution, kinds = KINDS) => [
    ...(kinds.includes('given') ? givenPlaces(futoshikiRuled.board(puzzle), solution) : []),
    ...(kinds.includes('sign') && !isAdjacent(puzzle) ? possibleSigns(puzzle.less, solution) : []),
  ],
  puzzleWith(puzzle, chosen, kinds = KINDS) {
    const given = valueGivenBy(chosen);
    const grid = kinds.includes('given')
      ? puzzle.grid.map((row, y) => row.map((_, x) => given([y, x]) ?? 0))
      : puzzle.grid;
    if (isAdjacent(puzzle)) return { ...puzzle, grid };
    const signs = chosen.flatMap(({ sign }) => (sign ? [sign] : []));
    return { ...puzzle, grid, less: kinds.includes('sign') ? sortedPairs(signs) : puzzle.less };
  },
};

function possibleSigns(
  less: readonly NeighbourPair[],
  solution: FutoshikiSolution,
): readonly FutoshikiClue[] {
  const side = solution.length;
  const stated = new Set(less.map(([one, other]) => pairNumber(one, other, side)));
  return signsOf(solution).map((sign) => {
    const [one, other] = sign;
    const isGiven = stated.has(pairNumber(one, other, side)) || stated.has(pairNumber(other, one, side));
    return possibleSign(sign, isGiven, side);
  });
}

/** By side of the grid: the clues that were asked for, first those that are not given. */
const SIGNS = new Map<number, Map<number, readonly [FutoshikiClue, FutoshikiClue]>>();

/** The clue of a sign; each is made once, since generators ask about squares of one size again and again. */
function possibleSign(sign: NeighbourPair, given: boolean, side: number): FutoshikiClue {
  const ofSide = SIGNS.get(side) ?? new Map<number, readonly [FutoshikiClue, FutoshikiClue]>();
  SIGNS.set(side, ofSide);
  const number = pairNumber(sign[0], sign[1], side);
  let both = ofSide.get(number);
  if (both === undefined) {
    const name = `${describeCell(sign[0])} < ${describeCell(sign[1])}`;
    const clue = { of: signRule(sign, side), sign, name, cells: inReadingOrder(sign), given: false };
    both = [clue, { ...clue, given: true }];
    ofSide.set(number, both);
  }
  return both[given ? 1 : 0];
}

/** A number that is different for different pairs, also for the same cells in another order. */
function pairNumber([row, column]: Cell, [otherRow, otherColumn]: Cell, side: number): number {
  return (row * side + column) * side * side + otherRow * side + otherColumn;
}

/** The signs between all neighbours of a solution. */
function signsOf(solution: FutoshikiSolution): readonly NeighbourPair[] {
  const { at, pairs } = neighboursIn(solution);
  return pairs.map(([one, other]) => (at(one) < at(other) ? [one, other] : [other, one]));
}

function neighboursIn(solution: FutoshikiSolution) {
  return {
    at: ([row, column]: Cell): number => solution[row]![column]!,
    pairs: neighbourPairs({ rows: solution.length, columns: solution.length }),
  };
}

/** The puzzle that gives all signs of a solution, or all of its bars, and no number. */
export function withAllSigns(solution: FutoshikiSolution, isAdjacent: boolean): FutoshikiPuzzle {
  const family = 'futoshiki';
  const grid = solution.map((row) => row.map(() => 0));
  if (!isAdjacent) return { family, grid, less: signsOf(solution) };
  const { at, pairs } = neighboursIn(solution);
  return {
    family,
    grid,
    adjacent: pairs.filter(([one, other]) => Math.abs(at(one) - at(other)) === 1),
  };
}
