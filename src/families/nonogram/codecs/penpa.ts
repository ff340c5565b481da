/** Nonograms as drawings of Penpa: clues above the frame and at its left; filled cells are shaded. */
import { success } from '../../../core/index.js';
import { isAlongSide, shadedEntries, shadesOf, takeOutside, textMark } from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { lengthsOf, unheldExtras } from './format.js';

const [FILLED, EMPTY] = ['#', '.'] as const;

export const nonogramPenpa = penpaFormat<NonogramPuzzle, NonogramSolution>({
  genres: ['nonogram'],
  title: /\b(?:nonogram|paint by numbers|picross|griddler)\b/i,
  read: (board) => {
    const { marks, size, margins } = board;
    // Thick lines every five cells are no rule.
    marks.take('lineE', isAlongSide);
    const outside = takeOutside(
      board,
      ([row, column]) =>
        (row < 0 && column >= 0 && column < size.columns) || (column < 0 && row >= 0 && row < size.rows),
    );
    if (!outside.ok) return outside;
    const cluesAt = (places: readonly (readonly [number, number])[]): readonly number[] =>
      places.flatMap((place) => outside.value(place) ?? []);
    const before = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at - count);
    return success({
      puzzle: {
        family: 'nonogram',
        rows: Array.from({ length: size.rows }, (_, row) =>
          withoutZero(cluesAt(before(margins.left).map((at) => [row, at]))),
        ),
        columns: Array.from({ length: size.columns }, (_, column) =>
          withoutZero(cluesAt(before(margins.top).map((at) => [at, column]))),
        ),
      },
      ...shadedEntries(board, FILLED, EMPTY),
    });
  },
  lacks: (puzzle) => unheldExtras('penpa', puzzle),
  write: (puzzle, solution) => {
    const { rows, columns } = lengthsOf(puzzle);
    const longest = (lines: readonly (readonly number[])[]): number =>
      Math.max(1, ...lines.map((clues) => clues.length));
    const shown = (clues: readonly number[]): readonly number[] => (clues.length === 0 ? [0] : clues);
    return {
      size: { rows: rows.length, columns: columns.length },
      margins: { top: longest(columns), bottom: 0, left: longest(rows), right: 0 },
      tool: ['combi', 'blpo'],
      marks: [
        ...rows.flatMap((clues, row) =>
          shown(clues).map((clue, at) => textMark([row, at - shown(clues).length], clue)),
        ),
        ...columns.flatMap((clues, column) =>
          shown(clues).map((clue, at) => textMark([at - shown(clues).length, column], clue)),
        ),
      ],
      answers: shadesOf(solution, FILLED),
    };
  },
});

/** A line of no blocks has the clue 0. */
function withoutZero(clues: readonly number[]): readonly number[] {
  return clues.length === 1 && clues[0] === 0 ? [] : clues;
}
