/**
 * The public API on Node: one typed function for each verb, the families, and the renderers of their pictures. Fonts,
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

export type { AnyGenerator, Goal, Settings } from '../generators/generator.js';
export { findGenerator, GENERATORS } from '../generators/index.js';
export { type Making, makePuzzle, type PuzzleRecord } from '../generators/make.js';
export * from './api/index.js';
export { describeIssue, type Issue, type Place } from './core/issue.js';
export type { Result } from './core/result.js';
export { type PageOptions, page } from './draw/page.js';
export { renderPdf } from './draw/pdf.js';
export { renderPng } from './draw/png.js';
export type { Scene, Shape } from './draw/scene.js';
export type { SearchBranch, SearchTree } from './draw/search-tree.js';
export { searchTreeScene } from './draw/search-tree-scene.js';
export { renderSvg } from './draw/svg.js';
export { renderTerminal } from './draw/terminal.js';
export type { Engine, Outcome, Session, SolveRequest } from './engine/engine.js';
export { openEngine } from './engine/index.js';
export type {
  AnyFamily,
  Codec,
  Credits,
  Family,
  Formulation,
  OrderedSearch,
  Puzzle,
  PuzzleDocument,
  Rating,
  SearchAnswer,
} from './families/family.js';
export { byteSource, textSource } from './formats/source.js';
export { enoughClues } from './minimum/enough-clues.js';
export { fewestClues } from './minimum/fewest-clues.js';
export { writeLp } from './model/lp.js';
export type { Model, Row, Values, Variable } from './model/model.js';
export { writeMps } from './model/mps.js';
export { writeOpb } from './model/opb.js';
export type { CheckAnswer, CountAnswer, PuzzleRequest, SolveAnswer } from './proving/answer.js';
export { checkPuzzle } from './proving/check.js';
export { countPuzzle } from './proving/count.js';
export { chooseFormulation } from './proving/formulation.js';
export { type SearchRequest, solveBySearch } from './proving/search.js';
export { solvePuzzle } from './proving/solve.js';
