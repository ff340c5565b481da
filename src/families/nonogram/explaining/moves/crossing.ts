/** A cell where its row and its column leave several contents each, and only one in common. */
import type { Found, InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf } from '../../../kit/words/series.js';
import type { NonogramPuzzle } from '../../puzzle.js';
import { type BoardLine, boardLines } from './board-lines.js';
import { codeIn, isOne, type LineData, marksOf, ruleOf } from './line.js';
import { contentWords, lineName } from './line-words.js';

/** The lines of the cell, and the sets of colours that each of them leaves. */
interface Crossing {
  readonly palette?: LineData['palette'];
  readonly cell: string;
  readonly row: number;
  readonly column: number;
  readonly byRow: number;
  readonly byColumn: number;
}

export const crossing: Move<NonogramPuzzle> = defineMove<NonogramPuzzle, Crossing>({
  id: 'row-and-column',
  *find(board) {
    if (board.puzzle.palette === undefined) return;
    const lines = boardLines(board);
    const height = board.puzzle.rows.length;
    for (const [place, row] of lines.slice(0, height).entries()) {
      for (const [across, column] of lines.slice(height).entries()) {
        const found = crossingAt(row, across, column, place);
        if (found !== undefined) yield found;
      }
    }
  },
  says: {
    en: (data) => saysCrossing(data, 'en'),
    de: (data) => saysCrossing(data, 'de'),
  },
});

function crossingAt(
  row: BoardLine,
  across: number,
  column: BoardLine,
  down: number,
): Found<Crossing> | undefined {
  const [before, byRow, byColumn] = [row.before[across]!, row.possible[across]!, column.possible[down]!];
  const left = byRow & byColumn;
  if (isOne(before) || isOne(byRow) || isOne(byColumn) || !isOne(left)) return undefined;
  return {
    conclusions: marksOf(row, across, before, before & ~left),
    rules: [ruleOf(row), ruleOf(column)],
    data: {
      ...(row.palette === undefined ? {} : { palette: row.palette }),
      cell: codeIn(row, across),
      row: row.number,
      column: column.number,
      byRow,
      byColumn,
    },
  };
}

const SAYS: InLanguages<
  (words: Record<'cell' | 'is' | 'row' | 'column' | 'byRow' | 'byColumn', string>) => string
> = {
  en: ({ cell, is, row, column, byRow, byColumn }) =>
    `${cell} is ${is}: ${row} leaves only ${byRow} there, and ${column} only ${byColumn}.`,
  de: ({ cell, is, row, column, byRow, byColumn }) =>
    `${cell} ist ${is}: Dort lässt ${row} nur ${byRow} zu, und ${column} nur ${byColumn}.`,
};

function saysCrossing(
  { palette, cell, row, column, byRow, byColumn }: Crossing,
  language: StepLanguage,
): string {
  const contents = (colours: number): string => anyOf(contentWords(palette, colours, language), language);
  return SAYS[language]({
    cell,
    is: contents(byRow & byColumn),
    row: lineName({ kind: 'row', number: row }, language),
    column: lineName({ kind: 'column', number: column }, language),
    byRow: contents(byRow),
    byColumn: contents(byColumn),
  });
}
