/** The lines of a board with all that follows from each alone, sorted by what people see in it. */
import type { MoveBoard } from '../../../contract/move.js';
import { colourCount, runsOf } from '../../colours.js';
import type { NonogramPuzzle } from '../../puzzle.js';
import { hasColourMarks } from '../reasons.js';
import { type Inference, inferencesOf } from './inferences.js';
import { allColours, BACKGROUND, type LineData, type LinePlace, markOf } from './line.js';
import { placed } from './placed.js';

/** A line with the colours that its cells can have by its clue, and what follows. */
export interface BoardLine extends Omit<LineData, 'excluded'> {
  /** By cell: the colours that some placement of the blocks gives it. */
  readonly possible: readonly number[];
  readonly inferences: readonly Inference[];
}

type Board = MoveBoard<NonogramPuzzle>;
type BareLine = LinePlace & Pick<LineData, 'runs'> & { readonly length: number };

/** Lines as they were seen last, and the moment. */
interface Seen {
  readonly count: number;
  readonly lines: readonly BoardLine[];
}

const LATEST = new WeakMap<Board, Seen>();

/** Every row, then every column. */
export function boardLines(board: Board): readonly BoardLine[] {
  const latest = LATEST.get(board);
  if (latest?.count === board.knownCount) return latest.lines;
  const lines = bareLines(board.puzzle).map((bare, index) => lineOf(board, bare, latest?.lines[index]));
  LATEST.set(board, { count: board.knownCount, lines });
  return lines;
}

function bareLines(puzzle: NonogramPuzzle): readonly BareLine[] {
  const { rows, columns } = runsOf(puzzle);
  const width = columns.length;
  const palette = puzzle.palette === undefined ? {} : { palette: puzzle.palette };
  return [
    ...rows.map((runs, index): BareLine => {
      return { kind: 'row', number: index + 1, width, ...palette, runs, length: width };
    }),
    ...columns.map((runs, index): BareLine => {
      return { kind: 'column', number: index + 1, width, ...palette, runs, length: rows.length };
    }),
  ];
}

function lineOf(board: Board, { length, ...bare }: BareLine, latest: BoardLine | undefined): BoardLine {
  const before = Array.from({ length }, (_, place) => colourLeft(board, bare, place));
  if (latest?.before.every((left, place) => left === before[place])) return latest;
  const line = { ...bare, before };
  const solved = placed(line.runs, before);
  if (solved === undefined) return { ...line, possible: before, inferences: [] };
  return { ...line, possible: solved.possible, inferences: inferencesOf(line, solved) };
}

/** The colours that the known marks leave for a cell. */
function colourLeft(board: Board, line: LinePlace, place: number): number {
  const all = allColours(line);
  if (!hasColourMarks(line)) {
    const value = board.value(markOf(line, place, 1));
    return value === undefined ? all : value ? all & ~BACKGROUND : BACKGROUND;
  }
  let left = all;
  for (let colour = 0; colour <= colourCount(line); colour++) {
    const value = board.value(markOf(line, place, colour));
    if (value !== undefined) left &= value ? 1 << colour : ~(1 << colour);
  }
  return left;
}
