/**
 * The rules of Queens, for the verifier: they know no solver. Every queen looks along its lines of sight by
 * itself; that as many queens stand as fit is confirmed by a search of the family's own.
 */
import { type Cell, describeCell, type Issue, issue, LATER_STEPS } from '../../core/index.js';
import { QUEEN, type QueensPuzzle, type QueensSolution } from './puzzle.js';
import { solutionIssue } from './reading.js';
import { searchPlacements } from './search.js';

/**
 * Nodes that the search for one more queen may use, a tenth of a second or so: enough for every board of ten
 * by ten cells. On a larger one with many walls it may not suffice; there a placement without attacks is no
 * violation, and {@link undecidedQueens} says so.
 */
const MOST_NODES = 2_000_000;

/** Every violation of the rules; none when the queens solve the puzzle. */
export function verifyQueens(puzzle: QueensPuzzle, solution: QueensSolution): readonly Issue[] {
  const malformed = solutionIssue(solution, puzzle);
  if (malformed !== undefined) return [malformed];
  const queens = solution.flatMap((cells, row) =>
    [...cells.matchAll(/Q/g)].map(({ index }): Cell => [row, index]),
  );
  const attacks = queens.flatMap((queen) => attacksOf(queen, solution));
  return attacks.length > 0 ? attacks : numberIssues(puzzle, queens.length);
}

function attacksOf([row, column]: Cell, solution: QueensSolution): readonly Issue[] {
  return LATER_STEPS.flatMap(([down, right]) => {
    let distance = 1;
    const seen = (): string | undefined => solution[row + distance * down]?.[column + distance * right];
    while (seen() === '.') distance++;
    if (seen() !== QUEEN) return [];
    const other = describeCell([row + distance * down, column + distance * right]);
    const place = { part: describeCell([row, column]) };
    return [issue('queens-attack', `The queen attacks the one in ${other}.`, place)];
  });
}

function numberIssues({ board, queens }: QueensPuzzle, placed: number): readonly Issue[] {
  if (queens !== undefined) {
    if (placed === queens) return [];
    return [issue('queens-count', `There are ${placed} queens; ${queens} are expected.`)];
  }
  const { count } = searchForMore(board, placed);
  if (count === 0) return [];
  return [issue('queens-too-few', `There are ${placed} queens; the board has room for more.`)];
}

/** True if as many queens stand as fit is open when the search for one more was given up. */
export function undecidedQueens({ board, queens }: QueensPuzzle, solution: QueensSolution): readonly Issue[] {
  if (queens !== undefined) return [];
  const placed = solution.join('').split(QUEEN).length - 1;
  const { count, status } = searchForMore(board, placed);
  if (count > 0 || status === 'complete') return [];
  const message = `There are ${placed} queens, none attacked; whether the board has room for more was not decided within ${MOST_NODES} nodes.`;
  return [issue('queens-undecided', message)];
}

function searchForMore(board: QueensPuzzle['board'], placed: number) {
  return searchPlacements(board, placed + 1, { limit: 1, nodes: MOST_NODES });
}
