/**
 * Hashi as drawings of Penpa: islands are numbers in circles, `?` for one whose number is not given; bridges
 * are lines between the middles of cells, a double line two.
 */
import { type Cell, inReadingOrder, sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  isSymbol,
  lineEntry,
  linesIn,
  tableOf,
  takeTexts,
  textMark,
  wrongText,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import type { Mark } from '../../kit/codecs/penpa/marks.js';
import { type Bridge, type HashiPuzzle, type HashiSolution, nextIsland, USUAL_LIMIT } from '../puzzle.js';
import { draftOf } from './format.js';
import { unheldLimit } from './puzzlink.js';

/** Numbers in a white circle. */
const CIRCLED = 6;
const STEPS = [
  [0, 1],
  [1, 0],
] as const;

export const hashiPenpa = penpaFormat<HashiPuzzle, HashiSolution>({
  genres: ['hashiwokakero (hashi/bridges)'],
  title: /\b(?:hashi|hashiwokakero|bridges)\b/i,
  read: ({ marks, size, answers }) => {
    const texts = takeTexts(marks, (mark) => isInside(size, mark));
    const wrong = [...texts.values()].find(({ text }) => !/^[1-8?]?$/.test(text));
    if (wrong !== undefined) return wrongText(wrong.text, wrong.cell, 'a number from 1 to 8 or "?"');
    const circles = marks.take('symbol', (mark) => isInside(size, mark) && isSymbol(mark, [1], /^circle_/));
    const circled = new Set(circles.map(({ at }) => String(at[0]!.cell)));
    const islands = tableOf(size, (cell) => {
      const text = texts.get(String(cell))?.text;
      return text === '' || text === '?' || (text === undefined && circled.has(String(cell)))
        ? null
        : Number(text ?? 0);
    });
    const puzzle = draftOf(islands).puzzle as HashiPuzzle;
    const bridges = bridgesIn(puzzle, answers);
    return success(bridges.length === 0 ? { puzzle } : { puzzle, solution: bridges, state: bridges });
  },
  lacks: (puzzle) => unheldLimit('penpa', puzzle),
  write: ({ islands }, solution = []) => ({
    size: sizeOfRows(islands),
    grid: ['3', '2', '2'],
    tool: ['combi', 'hashi'],
    marks: entriesOf(islands, (cell, island) =>
      island === 0 ? undefined : textMark(cell, island === null ? '?' : Number(island), CIRCLED),
    ),
    answers: solution.flatMap(([one, other, count]) => {
      const [from, to] = inReadingOrder([one, other]);
      const step = from[0] === to[0] ? STEPS[0] : STEPS[1];
      return cellsOnWay(from, to, step).map((cell) =>
        lineEntry([cell, [cell[0] + step[0], cell[1] + step[1]]], 'cell', Math.min(count, USUAL_LIMIT)),
      );
    }),
  }),
});

/** The cells from one island up to that before the other. */
function cellsOnWay(from: Cell, to: Cell, [down, along]: Cell): readonly Cell[] {
  const length = Math.max(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length }, (_, at): Cell => [from[0] + at * down, from[1] + at * along]);
}

/** A bridge runs from an island to the next; the first line behind the island says how many there are. */
function bridgesIn(puzzle: HashiPuzzle, answers: readonly Mark[]): readonly Bridge[] {
  const counts = new Map(linesIn(answers, 'line').map(({ edge, count }) => [JSON.stringify(edge), count]));
  return entriesOfIslands(puzzle).flatMap((from) =>
    STEPS.flatMap((step) =>
      nextIsland(puzzle, from, step).flatMap((to): Bridge[] => {
        const count = counts.get(JSON.stringify([from, [from[0] + step[0], from[1] + step[1]]]));
        return count === undefined ? [] : [[from, to, count]];
      }),
    ),
  );
}

function entriesOfIslands({ islands }: HashiPuzzle): readonly Cell[] {
  return islands.flatMap((row, r) => row.flatMap((island, c): Cell[] => (island === 0 ? [] : [[r, c]])));
}
