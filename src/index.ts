/**
 * The public API on Node: one typed function for each command, the families, and the renderers of their
 * pictures. Fonts, decoders and compression of Node are handed in when this module is loaded;
 * `puzzlewright/browser` is the same without them.
 *
 * @example
 * const puzzle = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
 * const answer = await check(nonogram, puzzle);
 * assert.ok(answer.verdict === 'unique');
 * assert.ok(renderSvg(nonogram.picture(puzzle, { solution: answer.solution })).startsWith('<svg'));
 *
 * @module
 */
import './node/index.js';

export {
  type AnyGenerator,
  findGenerator,
  GENERATORS,
  type Generator,
  type Goal,
  type MakeRequest,
  type Making,
  makePuzzle,
  type PuzzleRecord,
  type Settings,
} from '../generators/index.js';
export * from './api/index.js';
export { describeIssue, type Issue, type Place, type Result } from './core/index.js';
export {
  type BranchEnd,
  type Circle,
  type Lattice,
  type Line,
  type PageOptions,
  type Path,
  type PdfMetadata,
  type PdfOptions,
  type PngOptions,
  page,
  type Raster,
  type Rectangle,
  renderPdf,
  renderPng,
  renderSvg,
  renderTerminal,
  type Scene,
  type SearchBranch,
  type SearchTree,
  type Shape,
  type SvgOptions,
  searchTreeScene,
  type TerminalOptions,
  type Text,
  type TextBlock,
} from './draw/index.js';
export type {
  AnyFamily,
  Census,
  CensusAnswer,
  Clue,
  ClueChoice,
  ClueKind,
  ClueSet,
  Codec,
  Counterexample,
  Credits,
  Difficulty,
  Example,
  Family,
  Formulated,
  Formulation,
  FormulationOptions,
  Guide,
  LogicReach,
  OrderedSearch,
  Puzzle,
  PuzzleDocument,
  Rating,
  SearchAnswer,
  View,
} from './families/contract/index.js';
export { byteSource, type Piece, type Source, textSource } from './formats/index.js';
export {
  type EnoughAnswer,
  type EnoughRequest,
  enoughClues,
  type FewestAnswer,
  type FewestCluesRequest,
  fewestClues,
  type MinimumAnswer,
} from './minimum/index.js';
export type { TranslucentResult } from './picture/index.js';
export {
  type Answered,
  type AnyFormulation,
  type CertifiedPuzzle,
  type CheckAnswer,
  type CountAnswer,
  checkPuzzle,
  chooseFormulation,
  countPuzzle,
  type PuzzleRequest,
  type SearchRequest,
  type SolveAnswer,
  solveBySearch,
  solvePuzzle,
} from './proving/index.js';
export {
  type Assumption,
  type BestKnown,
  type Engine,
  type Model,
  type Objective,
  type Outcome,
  openEngine,
  type Progress,
  type Row,
  type SearchStyle,
  type Session,
  type SessionOptions,
  type SolveRequest,
  type Values,
  type Variable,
  type VariableKind,
  type Work,
  writeEssence,
  writeLp,
  writeMiniZinc,
  writeMps,
  writeOpb,
  writeXcsp3,
} from './solve/index.js';
