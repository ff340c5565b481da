/** A contact sheet: versions of one picture side by side, numbered, with what is known of each. */
import { BLACK, HAIRLINE, type Scene, type Shape } from '../../../src/draw/scene.js';
import { cellsOfSolution, type NonogramSolution } from '../../../src/families/nonogram/index.js';

/** Millimetres. */
const SIDE = 52;
const MARGIN = 4;
const BETWEEN = 7;
const TEXT = 3.2;
const LEADING = 4.4;
const ACROSS = 3;

/** A version on the sheet. */
export interface SheetEntry {
  readonly solution: NonogramSolution;
  /** Lines under the picture. */
  readonly caption: readonly string[];
}

/** Draws the sheet; the entries are numbered from 1, three in a row. */
export function contactSheet(entries: readonly SheetEntry[]): Scene {
  const captionLines = Math.max(...entries.map(({ caption }) => caption.length));
  const panelHeight = SIDE + (captionLines + 1) * LEADING;
  const across = Math.min(ACROSS, entries.length);
  const down = Math.ceil(entries.length / ACROSS);
  return {
    width: 2 * MARGIN + across * SIDE + (across - 1) * BETWEEN,
    height: 2 * MARGIN + down * panelHeight + (down - 1) * BETWEEN,
    title: 'Versions of the picture',
    shapes: entries.flatMap((entry, index) => {
      const x = MARGIN + (index % ACROSS) * (SIDE + BETWEEN);
      const y = MARGIN + Math.floor(index / ACROSS) * (panelHeight + BETWEEN);
      return panel(entry, index + 1, x, y);
    }),
  };
}

function panel({ solution, caption }: SheetEntry, number: number, x: number, y: number): Shape[] {
  const [pixelRows, pixelColumns] = [solution.length, solution[0]!.length];
  const pitch = SIDE / Math.max(pixelRows, pixelColumns);
  const [width, height] = [pitch * pixelColumns, pitch * pixelRows];
  const frame = { x: x + (SIDE - width) / 2, y: y + (SIDE - height) / 2, width, height };
  const pixels = Uint8Array.from(cellsOfSolution(solution), (cell) => (cell === 1 ? 0 : 255));
  const lines = [`${number}   ${caption[0] ?? ''}`, ...caption.slice(1)];
  return [
    { kind: 'raster', ...frame, pixelColumns, pixelRows, pixels },
    { kind: 'rectangle', ...frame, stroke: BLACK, strokeWidth: HAIRLINE },
    ...lines.map(
      (text, index): Shape => ({
        kind: 'text',
        text,
        x: x + SIDE / 2,
        y: y + SIDE + (index + 1) * LEADING,
        size: TEXT,
        anchor: 'middle',
        colour: BLACK,
        bold: index === 0,
      }),
    ),
  ];
}
