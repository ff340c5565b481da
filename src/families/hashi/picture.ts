/**
 * The printed form of a Hashi: a thin frame and a circle with its number for every island. The solution's bridges are
 * heavy lines from island to island, side by side where there are several. Cells are 10 mm wide. An unusual number of
 * bridges is told below the grid.
 */
import { measureText } from '../../draw/font.js';
import {
  BLACK,
  type Circle,
  type Colour,
  HAIRLINE,
  type Line,
  type Scene,
  type Shape,
  type Text,
  WHITE,
} from '../../draw/scene.js';
import type { View } from '../family.js';
import { type Bridge, bridgeLimit, type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 10;
const MARGIN = 1;
/** The line below the grid that tells an unusual number of bridges. */
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
const MARK_COLOUR: Colour = '#d9d9d9';

/** Draws a Hashi: the islands, the bridges when the view has a solution, marked cells on a grey ground. */
export function hashiPicture(puzzle: HashiPuzzle, view: View<HashiSolution>): Scene {
  const { islands } = puzzle;
  const rows = islands.length;
  const columns = islands[0]!.length;
  const name = `Hashi, ${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}`;
  const words = view.answerOnly ? undefined : unusualLimit(puzzle);
  return {
    width: columns * CELL + 2 * MARGIN,
    height: rows * CELL + 2 * MARGIN + (words === undefined ? 0 : CAPTION),
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: { x: MARGIN, y: MARGIN, pitch: CELL, ...(words === undefined ? {} : { caption: words }) },
    shapes: [
      ...(view.marks ?? []).map(
        ([row, column]): Shape => ({
          kind: 'rectangle',
          x: MARGIN + column * CELL,
          y: MARGIN + row * CELL,
          width: CELL,
          height: CELL,
          fill: MARK_COLOUR,
        }),
      ),
      {
        kind: 'rectangle',
        x: MARGIN,
        y: MARGIN,
        width: columns * CELL,
        height: rows * CELL,
        stroke: FRAME_COLOUR,
        strokeWidth: HAIRLINE,
      },
      ...(view.solution ?? []).flatMap(bridgeLines),
      ...islands.flatMap((row, r) =>
        row.flatMap((island, c) => (island === 0 ? [] : islandShapes(island, middle(r), middle(c)))),
      ),
      ...(words === undefined ? [] : [caption(words, rows, columns)]),
    ],
  };
}

/** What solvers must be told who expect at most two bridges in one place. */
function unusualLimit(puzzle: HashiPuzzle): string | undefined {
  const limit = bridgeLimit(puzzle);
  if (limit === USUAL_LIMIT) return undefined;
  return limit === 1 ? 'never two bridges in one place' : `up to ${limit} bridges in one place`;
}

/** The words below the grid, made smaller where it is narrow. */
function caption(text: string, rows: number, columns: number): Text {
  const size = CAPTION_SIZE * Math.min(1, (columns * CELL) / measureText(text, CAPTION_SIZE));
  const y = rows * CELL + 2 * MARGIN + CAPTION / 2;
  return { kind: 'text', text, x: MARGIN, y, size, anchor: 'start', colour: BLACK };
}

/** The middle of a row or column, in millimetres. */
function middle(index: number): number {
  return MARGIN + (index + 0.5) * CELL;
}

/** The lines of a place, from middle to middle; the islands are drawn over their ends. */
function bridgeLines([from, to, count]: Bridge): readonly Line[] {
  const isLevel = from[0] === to[0];
  return Array.from({ length: count }, (_, index): Line => {
    const aside = (index - (count - 1) / 2) * BRIDGE_GAP;
    const [down, right] = isLevel ? [aside, 0] : [0, aside];
    return {
      kind: 'line',
      x1: middle(from[1]) + right,
      y1: middle(from[0]) + down,
      x2: middle(to[1]) + right,
      y2: middle(to[0]) + down,
      width: BRIDGE,
      colour: BLACK,
    };
  });
}

function islandShapes(island: number | null, y: number, x: number): readonly (Circle | Text)[] {
  const text = island === null ? '?' : String(island);
  return [
    { kind: 'circle', x, y, radius: RADIUS, fill: WHITE, stroke: BLACK, strokeWidth: RIM },
    {
      kind: 'text',
      text,
      x,
      y,
      size: NUMBER_SIZES[text.length - 1] ?? NUMBER_SIZES[1],
      anchor: 'middle',
      bold: true,
      colour: BLACK,
    },
  ];
}
