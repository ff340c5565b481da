/** Slitherlinks as drawings of Penpa: the numbers between dots; the loop runs along sides. */
import { canonicalEdges, sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  lineEntry,
  linesIn,
  tableOf,
  takeTexts,
  textMark,
  wrongText,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';

export const slitherlinkPenpa = penpaFormat<SlitherlinkPuzzle, SlitherlinkSolution>({
  genres: ['slitherlink'],
  title: /\bslither\s?link\b/i,
  read: ({ marks, size, answers }) => {
    const texts = takeTexts(marks, (mark) => isInside(size, mark));
    // A number that is not given says nothing about its sides.
    const wrong = [...texts.values()].find(({ text }) => !/^[0-4?]$/.test(text));
    if (wrong !== undefined) return wrongText(wrong.text, wrong.cell, 'a number from 0 to 4 or "?"');
    const grid = tableOf(size, (cell) => texts.get(String(cell))?.text.replace('?', OPEN) ?? OPEN);
    const puzzle = { family: 'slitherlink', grid: grid.map((row) => row.join('')) };
    const edges = linesIn(answers, 'lineE').map(({ edge }) => edge);
    return success(
      edges.length === 0 ? { puzzle } : { puzzle, solution: canonicalEdges(edges), state: edges },
    );
  },
  write: ({ grid }, solution = []) => ({
    size: sizeOfRows(grid),
    grid: ['3', '1', '2'],
    tool: ['combi', 'edgex'],
    marks: entriesOf(grid, (cell, sign) => (sign === OPEN ? undefined : textMark(cell, Number(sign)))),
    answers: solution.map((edge) => lineEntry(edge, 'corner')),
  }),
});
