/**
 * The printed form of a Queens puzzle: a chequered board in a light tint with a heavy frame, walls as solid black
 * blocks, queens as crowns. Below the board stands how many queens to place. Cells are 9 mm wide.
 */
import { measureText } from '../../draw/font.js';
import {
  BLACK,
  type Circle,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Line,
  type Path,
  type PathStep,
  type Rectangle,
  type Scene,
  type Shape,
} from '../../draw/scene.js';
import type { View } from '../family.js';
import { QUEEN, type QueensPuzzle, type QueensSolution, WALL } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 9;
const FRAME = 3.5 * HAIRLINE;
const MARGIN = 1;
/** The line below the board that tells the number of queens; a terminal has words for it. */
const CAPTION = 6;
const CAPTION_SIZE = 3.6;
/** From the crown to the words. */
const CAPTION_GAP = 0.7;
const TINT: Colour = '#dedede';
const LINE_COLOUR: Colour = '#8a8a8a';
/** Of the ring in a marked cell, in cells: a crown fits into it. */
const MARK_RADIUS = 0.43;

/** A crown in a square of side 1 around the origin: the ends of its points, and the corners between them. */
const POINTS = [
  [-0.36, -0.16],
  [-0.19, -0.28],
  [0, -0.33],
  [0.19, -0.28],
  [0.36, -0.16],
] as const;
const VALLEYS = [
  [-0.2, 0.06],
  [-0.08, 0.03],
  [0.08, 0.03],
  [0.2, 0.06],
] as const;
const JEWEL = 0.05;

/** Draws a Queens puzzle: the board, the queens when the view has a solution, marked cells with a ring. */
export function queensPicture(puzzle: QueensPuzzle, view: View<QueensSolution>): Scene {
  const { board, queens } = puzzle;
  const rows = board.length;
  const columns = board[0]!.length;
  const asked = queens === undefined ? 'as many queens as fit' : `${queens} queens`;
  const name = `Queens, ${rows} by ${columns}, ${asked}`;
  return {
    width: columns * CELL + 2 * MARGIN,
    height: rows * CELL + 2 * MARGIN + (view.answerOnly ? 0 : CAPTION),
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: {
      x: MARGIN,
      y: MARGIN,
      pitch: CELL,
      signs: solutionSigns(view.solution ?? []),
      caption: `Queens: ${asked.replace(' queens', '')}`,
    },
    shapes: [
      ...squares(board, (cell, parity) => cell !== WALL && parity === 1, TINT),
      ...gridLines(rows, columns),
      ...squares(board, (cell) => cell === WALL, BLACK),
      frame(rows, columns),
      ...(view.marks ?? []).map(([row, column]) => mark(row, column)),
      ...(view.solution ?? []).flatMap((cells, row) =>
        [...cells].flatMap((cell, column) =>
          cell === QUEEN ? crown(MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL, CELL) : [],
        ),
      ),
      ...(view.answerOnly ? [] : caption(puzzle)),
    ],
  };
}

/** Queens as a terminal shows them. */
function solutionSigns(solution: QueensSolution): readonly LatticeSign[] {
  return solution.flatMap((cells, row) =>
    [...cells].flatMap((cell, column): LatticeSign[] => {
      if (cell !== QUEEN) return [];
      const place = { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
      return [{ ...place, unicode: '♛', ascii: 'Q' }];
    }),
  );
}

function squares(
  board: QueensPuzzle['board'],
  chosen: (cell: string, parity: number) => boolean,
  fill: Colour,
): readonly Rectangle[] {
  return board.flatMap((cells, row) =>
    [...cells].flatMap((cell, column): Rectangle[] => {
      if (!chosen(cell, (row + column) % 2)) return [];
      const place = { x: MARGIN + column * CELL, y: MARGIN + row * CELL };
      return [{ kind: 'rectangle', ...place, width: CELL, height: CELL, fill }];
    }),
  );
}

/** Thin lines between the cells. */
function gridLines(rows: number, columns: number): readonly Line[] {
  const style = { kind: 'line', width: HAIRLINE, colour: LINE_COLOUR } as const;
  const [right, bottom] = [MARGIN + columns * CELL, MARGIN + rows * CELL];
  const across = Array.from({ length: rows - 1 }, (_, row): Line => {
    const y = MARGIN + (row + 1) * CELL;
    return { ...style, x1: MARGIN, y1: y, x2: right, y2: y };
  });
  const down = Array.from({ length: columns - 1 }, (_, column): Line => {
    const x = MARGIN + (column + 1) * CELL;
    return { ...style, x1: x, y1: MARGIN, x2: x, y2: bottom };
  });
  return [...across, ...down];
}

function frame(rows: number, columns: number): Rectangle {
  const size = { width: columns * CELL, height: rows * CELL };
  return { kind: 'rectangle', x: MARGIN, y: MARGIN, ...size, stroke: BLACK, strokeWidth: FRAME };
}

function mark(row: number, column: number): Circle {
  const middle = { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
  return { kind: 'circle', ...middle, radius: MARK_RADIUS * CELL, stroke: BLACK, strokeWidth: 2 * HAIRLINE };
}

/** A crown in the middle of a square of the given size: five points with a jewel each, and a base. */
function crown(x: number, y: number, size: number): readonly Shape[] {
  const at = (across: number, down: number) => [x + across * size, y + down * size] as const;
  const rim = POINTS.flatMap((point, index): PathStep[] => {
    const valley = VALLEYS[index];
    const tip: PathStep = [index === 0 ? 'M' : 'L', ...at(point[0], point[1])];
    return valley === undefined ? [tip] : [tip, ['L', ...at(valley[0], valley[1])]];
  });
  const bottom: PathStep[] = [['L', ...at(0.25, 0.2)], ['L', ...at(-0.25, 0.2)], ['Z']];
  const [left, top] = at(-0.27, 0.24);
  const base = { x: left, y: top, width: 0.54 * size, height: 0.09 * size, radius: 0.03 * size };
  const body: Path = { kind: 'path', steps: [...rim, ...bottom], fill: BLACK };
  const jewels = POINTS.map((point): Shape => {
    const [middle, height] = at(point[0], point[1]);
    return { kind: 'circle', x: middle, y: height, radius: JEWEL * size, fill: BLACK };
  });
  return [...jewels, { kind: 'rectangle', ...base, fill: BLACK }, body];
}

/** A crown and how many there are, made smaller on a board too narrow for the words. */
function caption({ board, queens }: QueensPuzzle): readonly Shape[] {
  const y = board.length * CELL + 2 * MARGIN + CAPTION / 2;
  const text = queens === undefined ? 'as many as fit' : `× ${queens}`;
  const room = board[0]!.length * CELL - CAPTION - CAPTION_GAP;
  const size = CAPTION_SIZE * Math.min(1, room / measureText(text, CAPTION_SIZE));
  const words = { text, x: MARGIN + CAPTION + CAPTION_GAP, y, size, anchor: 'start', colour: BLACK } as const;
  return [...crown(MARGIN + CAPTION / 2, y, CAPTION), { kind: 'text', ...words }];
}
