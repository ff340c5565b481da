/**
 * The printed form of a Hashi: a thin frame and a circle with its number for every island. The solution's bridges are
 * heavy lines from island to island, side by side where there are several. Cells are 10 mm wide.
 */
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
import type { Bridge, HashiPuzzle, HashiSolution } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 10;
const MARGIN = 1;
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
export function hashiPicture({ islands }: HashiPuzzle, view: View<HashiSolution>): Scene {
  const rows = islands.length;
  const columns = islands[0]!.length;
  const name = `Hashi, ${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}`;
  return {
    width: columns * CELL + 2 * MARGIN,
    height: rows * CELL + 2 * MARGIN,
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: { x: MARGIN, y: MARGIN, pitch: CELL },
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
    ],
  };
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
