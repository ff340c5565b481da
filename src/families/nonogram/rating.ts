/**
 * How hard a nonogram is for a person, by the weakest reasoning that finishes it: single lines (easy), trying
 * one cell both ways and following single lines from there (medium), or more than that (hard, guessing).
 */
import type { Rating } from '../family.js';
import { ratingByLogic } from '../kit/rating-by-logic.js';
import { givenStates } from './given.js';
import { openField } from './lines/field.js';
import { probe } from './lines/probe.js';
import type { NonogramPuzzle } from './puzzle.js';

/**
 * Line solves that probing may use. Unfinished within them counts as not finished by probing; grids that need
 * more are beyond pencil and paper.
 */
const MOST_LINE_SOLVES = 2_000_000;

/**
 * Rates a puzzle that has a solution. Measures: `sweeps` (passes over rows or over columns) and `lineSolves` of
 * line logic, cells left open by it and by probing, `probes` (cells tried), number of cells, of filled cells and
 * of blocks.
 */
export function rateNonogram(puzzle: NonogramPuzzle): Rating {
  const field = openField(puzzle.rows, puzzle.columns);
  for (const [index, state] of givenStates(puzzle)) field.reveal(index, state);
  const byLines = field.propagate();
  const { sweeps, lineSolves, openCount: openAfterLines } = field;
  const probed =
    byLines === 'undetermined' ? probe(field, MOST_LINE_SOLVES) : { progress: byLines, probes: 0 };
  const clues = puzzle.rows.flat();
  return ratingByLogic(byLines, probed.progress, {
    sweeps,
    lineSolves,
    openAfterLines,
    probes: probed.probes,
    openAfterProbing: field.openCount,
    cells: field.cells.length,
    filled: clues.reduce((total, length) => total + length, 0),
    blocks: clues.length + puzzle.columns.flat().length,
  });
}
