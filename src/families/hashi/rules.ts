/** The rules of Hashi, for the verifier: bridges are laid cell by cell and looked at, without any solver. */
import {
  type Cell,
  DisjointSets,
  describeCell,
  describeEdge,
  type Issue,
  inReadingOrder,
  issue,
  sizeOfRows,
} from '../../core/index.js';
import {
  type Bridge,
  bridgeLimit,
  cellsBetween,
  type HashiPuzzle,
  type HashiSolution,
  islandCells,
} from './puzzle.js';

/** Every violation of the rules; none when the bridges solve the puzzle. */
export function verifyHashi(puzzle: HashiPuzzle, solution: HashiSolution): readonly Issue[] {
  const limit = bridgeLimit(puzzle);
  const misplaced = solution.flatMap((bridge) => bridgeViolations(puzzle, bridge, limit));
  if (misplaced.length > 0) return misplaced;
  return [
    ...collisions(puzzle, solution),
    ...numberViolations(puzzle, solution),
    ...connectionViolations(puzzle, solution),
  ];
}

function bridgeViolations({ islands }: HashiPuzzle, bridge: Bridge, limit: number): readonly Issue[] {
  const [from, to, count] = bridge;
  const violation = (code: string, message: string): Issue =>
    issue(code, message, { part: describeBridge(bridge) });
  const isIsland = ([row, column]: Cell): boolean => (islands[row]?.[column] ?? null) !== 0;
  const exists = ([row, column]: Cell): boolean => islands[row]?.[column] !== undefined;
  const issues: Issue[] = [];
  if (![from, to].every((end) => exists(end) && isIsland(end)))
    issues.push(violation('bridge-end', 'The bridge does not end at two islands.'));
  else if ((from[0] === to[0]) === (from[1] === to[1]))
    issues.push(violation('bridge-slanted', 'The bridge does not run along a row or a column.'));
  else if (cellsBetween(from, to).some(isIsland))
    issues.push(violation('bridge-over-island', 'The bridge runs over an island.'));
  if (!Number.isInteger(count) || count < 1 || count > limit) {
    const message = `There are ${count} bridges here; a whole number from 1 to ${limit} is allowed.`;
    issues.push(violation('bridge-count', message));
  }
  return issues;
}

/** Bridges that run over the same water, or between the same islands. */
function collisions({ islands }: HashiPuzzle, solution: HashiSolution): readonly Issue[] {
  const { rows, columns } = sizeOfRows(islands);
  /**
   * By cell and, behind the cells, by pair of islands: one more than the index of the bridge that was laid
   * there last.
   */
  const laid = new Int32Array(3 * rows * columns);
  return solution.flatMap((bridge, index) => {
    const [from, to] = inReadingOrder([bridge[0], bridge[1]]);
    const first = from[0] * columns + from[1];
    const last = to[0] * columns + to[1];
    const isLevel = from[0] === to[0];
    // Of the pairs with the same first island, one lies in a row and one in a column.
    const pair = rows * columns + 2 * first + (isLevel ? 0 : 1);
    let other = laid[pair]!;
    laid[pair] = index + 1;
    const step = isLevel ? 1 : columns;
    for (let cell = first + step; cell < last; cell += step) {
      if (other === 0) other = laid[cell]!;
      laid[cell] = index + 1;
    }
    if (other === 0) return [];
    const message = `The bridge meets the one from ${describeBridge(solution[other - 1]!)}.`;
    return [issue('bridge-crossing', message, { part: describeBridge(bridge) })];
  });
}

function numberViolations({ islands }: HashiPuzzle, solution: HashiSolution): readonly Issue[] {
  const held = islands.map((row) => new Int32Array(row.length));
  for (const [from, to, count] of solution) {
    held[from[0]]![from[1]]! += count;
    held[to[0]]![to[1]]! += count;
  }
  return islandCells({ islands }).flatMap((cell) => {
    const wanted = islands[cell[0]]![cell[1]]!;
    const found = held[cell[0]]![cell[1]]!;
    if (wanted === null || wanted === found) return [];
    const message = `The island has ${found} bridges; its number is ${wanted}.`;
    return [issue('island-count', message, { part: describeCell(cell) })];
  });
}

/**
 * Joins the islands along the bridges and names the first island that is not joined with the first of all.
 */
function connectionViolations(puzzle: HashiPuzzle, solution: HashiSolution): readonly Issue[] {
  const { rows, columns } = sizeOfRows(puzzle.islands);
  const joined = new DisjointSets(rows * columns);
  const indexOf = ([row, column]: Cell): number => row * columns + column;
  for (const [from, to] of solution) joined.join(indexOf(from), indexOf(to));
  const cells = islandCells(puzzle);
  const apart = cells.find((cell) => joined.rootOf(indexOf(cell)) !== joined.rootOf(indexOf(cells[0]!)));
  if (apart === undefined) return [];
  const message = `No bridges lead from the island in ${describeCell(cells[0]!)} to this one.`;
  return [issue('islands-apart', message, { part: describeCell(apart) })];
}

function describeBridge([from, to]: Bridge): string {
  return describeEdge([from, to]);
}
