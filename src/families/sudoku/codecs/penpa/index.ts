/**
 * Sudokus as drawings of Penpa. Numbers, borders of boxes or regions, cages with sums, thermometers, arrows
 * and whole diagonals mean what they look like; even and odd cells, bars and numbers that do not follow each
 * other are rules where the genre says so. Dots, X and V between cells and numbers before diagonals are read
 * as they are usually meant, which a warning says. All else is kept as a drawing, and a warning names it.
 */
import { isSameJson, sizeOfRows, success } from '../../../../core/index.js';
import {
  entriesOf,
  hasCell,
  isInside,
  numberEntry,
  numberWords,
  regionMarks,
  tableOf,
  takeRegions,
  takeTexts,
  textMark,
} from '../../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../../kit/codecs/penpa/index.js';
import { describeMark, marksOf } from '../../../kit/codecs/penpa/marks.js';
import { numberEntries } from '../../../kit/codecs/pzpr-file.js';
import type { SudokuPuzzle, SudokuSolution } from '../../puzzle.js';
import { cagesOf, sharedCell } from '../areas.js';
import { boxesOrRegions, boxNumbers } from '../box-regions.js';
import { unheld } from '../format.js';
import { takeAreas } from './borders.js';
import { assumed, GENRES, heldTypes, marksOfConstraint, tagsOf, takeConstraints } from './constraints.js';
import { readRest } from './rest.js';
import { unsaidRules } from './titles.js';

/** Words before "Sudoku" in a title that add no rule to what is drawn. */
const PLAIN =
  'classic|irregular|jigsaw|killer|little|thermo|thermometer|arrow|latin|diagonal|mini|kropki|xv|sandwich';

export const sudokuPenpa = penpaFormat<SudokuPuzzle, SudokuSolution>({
  genres: ['classic', 'irregular', 'latin', ...GENRES],
  title: new RegExp(`^\\s*(?:(?:${PLAIN})\\s+)*sudoku\\b`, 'i'),
  read: (board) => {
    const { size, marks } = board;
    const texts = takeTexts(
      marks,
      (mark) => isInside(size, mark) && /^\s*[1-9]\d?\s*$/.test(String(mark.value[0])),
    );
    const grid = tableOf(size, (cell) => Number(texts.get(String(cell))?.text ?? 0));
    const areas = takeAreas(board);
    if (!areas.ok) return areas;
    const { layout, warning } = areas.value;
    const constraints = takeConstraints(board);
    const { drawing, warnings } = readRest(board);
    const said = [warning, assumed(constraints, board), unsaidRules(board.title, constraints)];
    return success({
      puzzle: { family: 'sudoku', ...layout, grid, constraints: [...constraints, ...drawing] },
      ...numberEntries(numberWords(board), grid),
      warnings: [...said.filter((sentence) => sentence !== undefined), ...warnings],
    });
  },
  lacks: (puzzle) =>
    unheld('penpa', puzzle, {
      regions: true,
      types: heldTypes(puzzle),
      ...(puzzle.regions === 'none' && { noRegions: true as const }),
    }) ??
    sharedCell('penpa', cagesOf(puzzle)) ??
    sharedPlace(puzzle) ??
    unheldRegions(puzzle),
  write: (puzzle, solution) => {
    const { box, regions, grid, constraints = [] } = puzzle;
    const drawn = Array.isArray(regions) ? regions : box === undefined ? undefined : boxNumbers(box);
    const size = sizeOfRows(grid);
    const marks = constraints.flatMap((constraint) => marksOfConstraint(constraint, grid.length));
    const hasClues = marks.some(({ at }) =>
      at.some(({ kind, cell }) => kind === 'cell' && !hasCell(size, cell)),
    );
    return {
      size,
      ...(hasClues && { margins: { top: 1, bottom: 1, left: 1, right: 1 } }),
      gridtype: 'sudoku',
      genre: box !== undefined ? 'classic' : drawn === undefined ? 'latin' : 'irregular',
      tags: tagsOf(puzzle),
      tool: ['sudoku', '1'],
      marks: [
        ...(drawn === undefined ? [] : regionMarks(drawn)),
        ...entriesOf(grid, (cell, number) => (number === 0 ? undefined : textMark(cell, Number(number)))),
        ...marks,
      ],
      answers: entriesOf(solution, (cell, number) =>
        grid[cell[0]]![cell[1]] === 0 ? numberEntry(cell, number) : undefined,
      ),
    };
  },
});

/** The sentence about different marks of a kind at one place, which has room for one. */
function sharedPlace({ grid, constraints = [] }: SudokuPuzzle): string | undefined {
  const seen = new Map<string, string>();
  for (const mark of constraints.flatMap((constraint) => marksOfConstraint(constraint, grid.length))) {
    if (mark.part !== 'number' && mark.part !== 'symbol') continue;
    const [key, value] = [`${mark.part} ${JSON.stringify(mark.at)}`, JSON.stringify(mark.value)];
    if ((seen.get(key) ?? value) !== value) {
      return `The format penpa holds one mark of a kind at a place; two of this puzzle are ${describeMark(mark, sizeOfRows(grid))}. The format json can hold it.`;
    }
    seen.set(key, value);
  }
  return undefined;
}

/** The sentence about regions that borders would join or part otherwise. */
function unheldRegions({ regions }: SudokuPuzzle): string | undefined {
  if (!Array.isArray(regions)) return undefined;
  const marks = regionMarks(regions);
  const read = takeRegions({ size: sizeOfRows(regions), marks: marksOf(marks) });
  return isSameJson(boxesOrRegions(read), boxesOrRegions(regions))
    ? undefined
    : 'The format penpa holds regions by their borders; a region of this puzzle has several parts, or their numbers are not in the order of their first cells. The format json can hold it.';
}
