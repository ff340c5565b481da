/**
 * The printed form of a Hashi: a thin frame and a circle with its number for every island. The solution's
 * bridges are heavy lines from island to island, side by side where there are several. Cells are 10 mm wide.
 * An unusual number of bridges stands below the grid.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Line, type Scene, type Shape, WHITE } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { type Bridge, bridgeLimit, type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
export const CELL = 10;
/** The line below the grid that states an unusual number of bridges. */
const CAPTION = 6;
const CAPTION_SIZE = 3.6;
/** Islands side by side keep so much room that a bridge can be seen. */
const RADIUS = 3.7;
const RIM = 2 * HAIRLINE;
const BRIDGE = 2.2 * HAIRLINE;
/** From one of several bridges to the next. */
const BRIDGE_GAP = 1.5;
/** Font sizes for numbers of one digit and of two. */
const NUMBER_SIZES = [5.2, 4.4] as const;
const FRAME_COLOUR: Colour = '#6e6e6e';

/** Words below a puzzle that has not the usual two bridges at most. */
export const HASHI_WORDS = {
  single: 'never two bridges in one place',
  several: 'up to {count} bridges in one place',
};

/** Draws a Hashi: the islands, the bridges when the view has a solution, marked cells on a grey ground. */
export function hashiPicture(puzzle: HashiPuzzle, view: View<HashiSolution>): Scene {
  const size = sizeOfRows(puzzle.islands);
  const picture = new GridPicture(size, CELL);
  const words = view.answerOnly ? undefined : unusualLimit(puzzle, { ...HASHI_WORDS, ...view.words });
  return picture.scene({
    title: titleOfSize('Hashi', size),
    isSolved: view.solution !== undefined,
    ...(words === undefined ? {} : { foot: CAPTION, lattice: { caption: words } }),
    shapes: [
      ...picture.grounds(view.marks, MARK_COLOUR),
      picture.frame(FRAME_COLOUR, HAIRLINE),
      ...(view.solution ?? []).flatMap((bridge) => bridgeLines(picture, bridge)),
      ...flatMapCells(puzzle.islands, (island, cell): readonly Shape[] => {
        if (island === 0) return [];
        const rim = picture.circle(cell, RADIUS, { fill: WHITE, stroke: BLACK, strokeWidth: RIM });
        if (island === null) return [rim, picture.text(cell, '?', { size: NUMBER_SIZES[0], bold: true })];
        return [rim, picture.number(cell, island, NUMBER_SIZES, { bold: true })];
      }),
      ...(words === undefined ? [] : [picture.caption(words, CAPTION, CAPTION_SIZE)]),
    ],
  });
}

/** A note for solvers who expect at most two bridges in one place. */
function unusualLimit(puzzle: HashiPuzzle, words: typeof HASHI_WORDS): string | undefined {
  const limit = bridgeLimit(puzzle);
  if (limit === USUAL_LIMIT) return undefined;
  return limit === 1 ? words.single : words.several.replace('{count}', String(limit));
}

/** The lines of a place, from middle to middle; the islands are drawn over their ends. */
function bridgeLines(picture: GridPicture, [from, to, count]: Bridge, width = BRIDGE): readonly Line[] {
  return Array.from({ length: count }, (_, index) =>
    picture.between(from, to, { width }, (index - (count - 1) / 2) * BRIDGE_GAP),
  );
}

/** The lines of a place from rim to rim, to be drawn over islands, heavier than others. */
export function strongBridges(picture: GridPicture, [from, to, count]: Bridge): readonly Line[] {
  const rim = RADIUS / CELL;
  const towards = (cell: Cell, [row, column]: Cell): Cell => [
    cell[0] + rim * Math.sign(row - cell[0]),
    cell[1] + rim * Math.sign(column - cell[1]),
  ];
  return bridgeLines(picture, [towards(from, to), towards(to, from), count], 1.6 * BRIDGE);
}
