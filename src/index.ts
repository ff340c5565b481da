/**
 * The public API on Node: one typed function for each command, the families, and the renderers of their pictures. Fonts,
 * decoders and compression of Node are handed in when this module is loaded; `puzzlewright/browser` is the same without them.
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

export type { AnyGenerator, Generator, Goal, Settings } from '../generators/generator.js';
export { findGenerator, GENERATORS } from '../generators/index.js';
export { type MakeRequest, type Making, makePuzzle, type PuzzleRecord } from '../generators/make.js';
export * from './api/index.js';
export { describeIssue, type Issue, type Place } from './core/issue.js';
export type { Result } from './core/result.js';
export type { BestKnown } from './counting/best-known.js';
export { type PageOptions, page } from './draw/page.js';
export { type PdfMetadata, type PdfOptions, renderPdf } from './draw/pdf.js';
export { type PngOptions, renderPng } from './draw/png.js';
export type {
  Circle,
  Lattice,
  Line,
  Path,
  Raster,
  Rectangle,
  Scene,
  Shape,
  Text,
  TextBlock,
} from './draw/scene.js';
export type { BranchEnd, SearchBranch, SearchTree } from './draw/search-tree.js';
export { searchTreeScene } from './draw/search-tree-scene.js';
export { renderSvg, type SvgOptions } from './draw/svg.js';
export { renderTerminal, type TerminalOptions } from './draw/terminal.js';
export type {
  Assumption,
  Engine,
  Outcome,
  Progress,
  SearchStyle,
  Session,
  SessionOptions,
  SolveRequest,
  Work,
} from './engine/engine.js';
export { openEngine } from './engine/index.js';
export type {
  AnyFamily,
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
} from './families/family.js';
export type { Piece } from './formats/pieces.js';
export { byteSource, type Source, textSource } from './formats/source.js';
export { type EnoughAnswer, type EnoughRequest, enoughClues } from './minimum/enough-clues.js';
export { type FewestAnswer, type FewestRequest, fewestClues } from './minimum/fewest-clues.js';
export type { MinimumAnswer } from './minimum/problem.js';
export { writeLp } from './model/lp.js';
export type { Model, Objective, Row, Values, Variable, VariableKind } from './model/model.js';
export { writeMps } from './model/mps.js';
export { writeOpb } from './model/opb.js';
export type { TranslucentResult } from './picture/translucent/index.js';
export type { Answered, CheckAnswer, CountAnswer, PuzzleRequest, SolveAnswer } from './proving/answer.js';
export type { CertifiedPuzzle } from './proving/certified-puzzle.js';
export { checkPuzzle } from './proving/check.js';
export { countPuzzle } from './proving/count.js';
export { type AnyFormulation, chooseFormulation } from './proving/formulation.js';
export { type SearchRequest, solveBySearch } from './proving/search.js';
export { solvePuzzle } from './proving/solve.js';
