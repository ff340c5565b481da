/** The rules of Hashi, for the verifier: bridges are laid cell by cell and looked at, without any solver. */
import { type Cell, describeCell } from '../../core/grid/cell.js';
import { reachableFrom } from '../../core/grid/connection.js';
import { type Issue, issue } from '../../core/issue.js';
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
    ...collisions(solution),
    ...numberViolations(puzzle, solution),
    ...connectionViolations(puzzle, solution),
  ];
}

function bridgeViolations({ islands }: HashiPuzzle, bridge: Bridge, limit: number): readonly Issue[] {
  const [from, to, count] = bridge;
  const place = { part: describeBridge(bridge) };
  const isIsland = ([row, column]: Cell): boolean => (islands[row]?.[column] ?? null) !== 0;
  const exists = ([row, column]: Cell): boolean => islands[row]?.[column] !== undefined;
  const issues: Issue[] = [];
  if (![from, to].every((end) => exists(end) && isIsland(end)))
    issues.push(issue('bridge-end', 'The bridge does not end at two islands.', place));
  else if ((from[0] === to[0]) === (from[1] === to[1]))
    issues.push(issue('bridge-slanted', 'The bridge does not run along a row or a column.', place));
  else if (cellsBetween(from, to).some(isIsland))
    issues.push(issue('bridge-over-island', 'The bridge runs over an island.', place));
  if (!Number.isInteger(count) || count < 1 || count > limit) {
    const message = `There are ${count} bridges here; a whole number from 1 to ${limit} is allowed.`;
    issues.push(issue('bridge-count', message, place));
  }
  return issues;
}

/** Bridges that run over the same water, or between the same islands. */
function collisions(solution: HashiSolution): readonly Issue[] {
  const laid = new Map<string, Bridge>();
  return solution.flatMap((bridge) => {
    const [from, to] = bridge;
    const pair = [from, to].map(String).sort().join(' to ');
    const keys = [pair, ...cellsBetween(from, to).map(String)];
    const other = keys.map((key) => laid.get(key)).find((found) => found !== undefined);
    for (const key of keys) laid.set(key, bridge);
    if (other === undefined) return [];
    const message = `The bridge meets the one from ${describeBridge(other)}.`;
    return [issue('bridge-crossing', message, { part: describeBridge(bridge) })];
  });
}

function numberViolations(puzzle: HashiPuzzle, solution: HashiSolution): readonly Issue[] {
  const held = new Map<string, number>();
  for (const [from, to, count] of solution) {
    for (const end of [from, to]) held.set(String(end), (held.get(String(end)) ?? 0) + count);
  }
  return islandCells(puzzle).flatMap((cell) => {
    const wanted = puzzle.islands[cell[0]]![cell[1]]!;
    const found = held.get(String(cell)) ?? 0;
    if (wanted === null || wanted === found) return [];
    const message = `The island has ${found} bridges; its number is ${wanted}.`;
    return [issue('island-count', message, { part: describeCell(cell) })];
  });
}

/** Walks over the bridges from the first island and names the first one that is not reached. */
function connectionViolations(puzzle: HashiPuzzle, solution: HashiSolution): readonly Issue[] {
  const cells = islandCells(puzzle);
  const neighbours = new Map<string, string[]>(cells.map((cell) => [String(cell), []]));
  for (const [from, to] of solution) {
    neighbours.get(String(from))!.push(String(to));
    neighbours.get(String(to))!.push(String(from));
  }
  const reached = reachableFrom(cells.slice(0, 1).map(String), (island) => neighbours.get(island)!);
  const apart = cells.find((cell) => !reached.has(String(cell)));
  if (apart === undefined) return [];
  const message = `No bridges lead from the island in ${describeCell(cells[0]!)} to this one.`;
  return [issue('islands-apart', message, { part: describeCell(apart) })];
}

function describeBridge([from, to]: Bridge): string {
  return `${describeCell(from)} to ${describeCell(to)}`;
}
