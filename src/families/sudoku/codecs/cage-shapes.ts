/** Cages that are only drawn: an outline, side by side, and a text in the corner of the first cell. */
import { type Cell, compareCells } from '../../../core/index.js';
import { lineShape, type ShapeDraft, textShape } from './shapes.js';

/** From the middle of a cell to the outline, and to the middle of a text in its corner. */
const [FAR, CORNER] = [0.42, 0.35];
const TEXT = 0.27;
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** The lines along the sides where a cage ends. */
export function cageOutline(
  cells: readonly Cell[],
  ink: string | undefined,
): readonly (ShapeDraft | undefined)[] {
  const own = new Map(cells.map((cell) => [String(cell), cell]));
  return [...own.values()].flatMap(([row, column]) =>
    SIDES.filter(([down, right]) => !own.has(String([row + down, column + right]))).map(([down, right]) => {
      const end = (sign: number): Cell => [
        row + FAR * (down + sign * right),
        column + FAR * (right + sign * down),
      ];
      return lineShape([end(-1), end(1)], ink, 0.02);
    }),
  );
}

/** The text of a cage. */
export function cageText(
  cells: readonly Cell[],
  text: unknown,
  ink: string | undefined,
): ShapeDraft | undefined {
  const [first] = cells.toSorted(compareCells);
  if (first === undefined) return undefined;
  return textShape([first[0] - CORNER, first[1] - CORNER], text, ink, TEXT);
}
