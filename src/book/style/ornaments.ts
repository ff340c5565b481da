/** The ornament below the title of a book. */
import { type Colour, HAIRLINE, type PathStep, type Shape } from '../../draw/index.js';
import type { Design } from './designs.js';
import { type Item, itemOf } from './item.js';

const WIDTH = 24;
const LINE_WIDTH = 3 * HAIRLINE;
const DIAMOND = 1.5;
const DIAMOND_GAP = 1.6;
const WIDE = 56;
const DOTS = 5;
const DOT_RADIUS = 1.1;
const DOT_STEP = 5;

/** An ornament in the middle of a width in millimetres, its top at y. */
export function ornamentItem(kind: Design['ornament'], colour: Colour, width: number, y: number): Item {
  const drawn = DRAWN[kind](colour);
  return itemOf('furniture', drawn, { x: (width - drawn.width) / 2, y });
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const DRAWN: Readonly<Record<Design['ornament'], (colour: Colour) => Drawn>> = {
  line: (colour) => ({
    width: WIDTH,
    height: LINE_WIDTH,
    shapes: [line(0, WIDTH, LINE_WIDTH / 2, LINE_WIDTH, colour)],
  }),
  diamond: (colour) => {
    const [middle, side] = [WIDE / 2, DIAMOND + DIAMOND_GAP];
    return {
      width: WIDE,
      height: 2 * DIAMOND,
      shapes: [
        line(0, middle - side, DIAMOND, HAIRLINE, colour),
        line(middle + side, WIDE, DIAMOND, HAIRLINE, colour),
        { kind: 'path', steps: diamond(middle, DIAMOND), fill: colour },
      ],
    };
  },
  dots: (colour) => ({
    width: (DOTS - 1) * DOT_STEP + 2 * DOT_RADIUS,
    height: 2 * DOT_RADIUS,
    shapes: Array.from({ length: DOTS }, (_, dot): Shape => {
      return {
        kind: 'circle',
        x: DOT_RADIUS + dot * DOT_STEP,
        y: DOT_RADIUS,
        radius: DOT_RADIUS,
        fill: colour,
      };
    }),
  }),
};

function line(x1: number, x2: number, y: number, width: number, colour: Colour): Shape {
  return { kind: 'line', x1, y1: y, x2, y2: y, width, colour };
}

function diamond(x: number, radius: number): readonly PathStep[] {
  return [['M', x, 0], ['L', x + radius, radius], ['L', x, 2 * radius], ['L', x - radius, radius], ['Z']];
}
