/** The door of `core`: results, issues, budgets, the seeded random source, and the grid. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Results, failures, limits, chance.
export { bitCount, isSingleBit } from './bits.js';
export { type Budget, describeLimit, type LimitName, UNLIMITED } from './budget.js';
export { describeIssue, type Issue, issue, type Place, placeBefore, placeOfPath } from './issue.js';
export { nearestWord } from './nearest-word.js';
export { oncePerKey, oncePerObject } from './once.js';
export { createRng, type Rng } from './random.js';
export { compareJson, isSameJson } from './same-json.js';
export { capitalised, counted, ranges } from './text.js';
export { TYPE_WORDS } from './type-words.js';
export { PuzzlewrightError } from './error.js';
export { unknownName } from './unknown-name.js';
export { failure, readAll, type Result, success } from './result.js';

// The grid: cells, lines, neighbours, connection, edges and sides, symmetries.
export { parallelRuns, placeRuns } from './grid/cell-runs.js';
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
export {
  componentsOf,
  reachableFrom,
  reachedThrough,
  shortestPath,
  smallestPart,
} from './grid/connection.js';
export { DisjointSets, smallerSide } from './grid/disjoint-sets.js';
export { groupsOfMembers } from './grid/membership.js';
export {
  canonicalEdges,
  describeEdge,
  type Edge,
  type EdgeGraph,
  edgeCode,
  edgeKey,
  graphOfNeighbours,
  type JoinedPoint,
  joinedPoints,
  middleOfEdge,
  neighboursKey,
} from './grid/edges.js';
export {
  cellsInside,
  cellsOfSide,
  placeOfCorner,
  placeOfSide,
  sidesOf,
  sidesOfCell,
} from './grid/sides.js';
export { blocksOf, linesOf, type NamedCells } from './grid/lines.js';
export { cellsBeside, LATER_STEPS, sideNeighbours, touchingNeighbours } from './grid/neighbours.js';
export { flatMapCells, renumber, rowsOf, textRowsOf } from './grid/rows.js';
export {
  moveRows,
  moveSides,
  moveTexts,
  symmetriesOf,
  symmetricTexts,
  type Symmetry,
  symmetryOf,
} from './grid/symmetries.js';
export { movesOf, orbitsOf, SYMMETRY_NAMES, type SymmetryName } from './grid/orbits.js';
