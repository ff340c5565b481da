/**
 * The reach of logic in a nonogram: single lines finish it (plain), trying one cell both ways and following
 * single lines from there (look-ahead), or more than that is needed (beyond).
 */
import type { Rating } from '../contract/family.js';
import { reachOf } from '../kit/logic/rating-by-logic.js';
import { runsOf } from './colours.js';
import { openLogic } from './logic.js';
import type { NonogramPuzzle } from './puzzle.js';

/**
 * Line solves that probing may use. Unfinished within them counts as not finished by probing; grids that need
 * more are beyond pencil and paper.
 */
const MOST_LINE_SOLVES = 2_000_000;

/**
 * Rates a puzzle that has a solution. Measures: `sweeps` (passes over rows or over columns) and `lineSolves`
 * of line logic, cells left open by it and by probing, `probes` (cells tried), number of cells, of filled
 * cells and of blocks.
 */
export function rateNonogram(puzzle: NonogramPuzzle): Rating {
  const logic = openLogic(puzzle);
  const { field } = logic;
  const byLines = field.propagate();
  const { sweeps, lineSolves, openCount: openAfterLines } = field;
  const probed =
    byLines === 'undetermined' ? logic.probe(MOST_LINE_SOLVES) : { progress: byLines, probes: 0 };
  const runs = runsOf(puzzle);
  const inRows = runs.rows.flat();
  const measures = {
    sweeps,
    lineSolves,
    openAfterLines,
    probes: probed.probes,
    openAfterProbing: field.openCount,
    cells: puzzle.rows.length * puzzle.columns.length,
    filled: inRows.reduce((total, { length }) => total + length, 0),
    blocks: inRows.length + runs.columns.flat().length,
  };
  return { logic: reachOf(byLines, probed.progress), measures };
}
