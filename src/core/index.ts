/** The door of this room: what others may use, in reading order. */

// The room itself
export { bitCount, isSingleBit } from './bits.js';
export { type Budget, describeLimit, type LimitName, UNLIMITED } from './budget.js';
export { PuzzlewrightError } from './error.js';
export {
  type Cell,
  cellCode,
  cellIndices,
  cellsOf,
  compareCells,
  comparePairs,
  describeCell,
  inReadingOrder,
  type Size,
  sizeOfRows,
} from './grid/cell.js';
// grid
export { parallelRuns, placeRuns } from './grid/cell-runs.js';
export { componentsOf, reachableFrom, shortestPath, smallestPart } from './grid/connection.js';
export { DisjointSets } from './grid/disjoint-sets.js';
export { blocksOf, linesOf, type NamedCells } from './grid/lines.js';
export { groupsOfMembers } from './grid/membership.js';
export { cellsBeside, LATER_STEPS, sideNeighbours, touchingNeighbours } from './grid/neighbours.js';
export { orbitsOf, SYMMETRY_NAMES, type SymmetryName } from './grid/orbits.js';
export { flatMapCells, renumber, rowsOf, textRowsOf } from './grid/rows.js';
export {
  moveRows,
  moveSides,
  moveTexts,
  type Symmetry,
  symmetriesOf,
  symmetryOf,
} from './grid/symmetries.js';
export { describeIssue, type Issue, issue, type Place, placeOfPath } from './issue.js';
export { nearestWord } from './nearest-word.js';
export { createRng, type Rng } from './random.js';
export { failure, type Result, readAll, success } from './result.js';
export { isSameJson } from './same-json.js';
