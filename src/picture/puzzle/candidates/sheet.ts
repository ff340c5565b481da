/** A contact sheet: renderings of one picture side by side, numbered, with the facts about each. */
import { BLACK, breakLines, type Colour, HAIRLINE, type Scene, type Shape } from '../../../draw/index.js';
import {
  cellsOfSolution,
  coloursOfSolution,
  type NonogramSolution,
} from '../../../families/nonogram/index.js';

/** Millimetres. */
const SIDE = 52;
const MARGIN = 4;
const BETWEEN = 7;
const TEXT = 3.2;
const LEADING = 4.4;
const ACROSS = 3;
/** Lines that one line of a caption may take. */
const MOST_LINES = 2;

/** A rendering on the sheet. */
export interface SheetEntry {
  readonly solution: NonogramSolution;
  /** Of a rendering in colours, the background first. */
  readonly palette?: readonly Colour[];
  /** Lines under the picture. */
  readonly caption: readonly string[];
}

/** Draws the sheet; the entries are numbered from 1, three in a row. */
export function contactSheet(renderings: readonly SheetEntry[]): Scene {
  const entries = renderings.map((entry, index) => ({ ...entry, caption: fitted(entry.caption, index + 1) }));
  const captionLines = Math.max(...entries.map(({ caption }) => caption.length));
  const panelHeight = SIDE + (captionLines + 1) * LEADING;
  const across = Math.min(ACROSS, entries.length);
  const down = Math.ceil(entries.length / ACROSS);
  return {
    width: 2 * MARGIN + across * SIDE + (across - 1) * BETWEEN,
    height: 2 * MARGIN + down * panelHeight + (down - 1) * BETWEEN,
    title: 'Renderings of the picture',
    shapes: entries.flatMap((entry, index) => {
      const x = MARGIN + (index % ACROSS) * (SIDE + BETWEEN);
      const y = MARGIN + Math.floor(index / ACROSS) * (panelHeight + BETWEEN);
      return panel(entry, x, y);
    }),
  };
}

function panel({ solution, palette, caption }: SheetEntry, x: number, y: number): Shape[] {
  const [rows, columns] = [solution.length, solution[0]!.length];
  const pitch = SIDE / Math.max(rows, columns);
  const [width, height] = [pitch * columns, pitch * rows];
  const frame = { x: x + (SIDE - width) / 2, y: y + (SIDE - height) / 2, width, height };
  const picture =
    palette === undefined ? [blackOnWhite(solution, frame)] : inColours(solution, palette, frame);
  return [
    ...picture,
    { kind: 'rectangle', ...frame, stroke: BLACK, strokeWidth: HAIRLINE },
    ...caption.map(
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

/** The lines of a caption, the first with the number, none wider than its picture. */
function fitted([first = '', ...others]: readonly string[], number: number): readonly string[] {
  const broken = (text: string, bold: boolean) => breakLines(text, { size: TEXT, bold }, SIDE, MOST_LINES);
  return [...broken(`${number}: ${first}`, true), ...others.flatMap((text) => broken(text, false))];
}

/** A place on the page, in millimetres. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function blackOnWhite(solution: NonogramSolution, frame: Frame): Shape {
  const pixels = Uint8Array.from(cellsOfSolution(solution), (cell) => (cell === 1 ? 0 : 255));
  return { kind: 'raster', ...frame, pixelColumns: solution[0]!.length, pixelRows: solution.length, pixels };
}

/** A rectangle for every run of cells of one colour in a row; the background is the paper. */
function inColours(solution: NonogramSolution, palette: readonly Colour[], frame: Frame): Shape[] {
  const columns = solution[0]!.length;
  const [across, down] = [frame.width / columns, frame.height / solution.length];
  const colours = coloursOfSolution(solution);
  const shapes: Shape[] = [];
  for (let start = 0, end = 0; start < colours.length; start = end) {
    const colour = colours[start]!;
    const rowEnd = start - (start % columns) + columns;
    do end++;
    while (end < rowEnd && colours[end] === colour);
    if (colour === 0) continue;
    const [x, y] = [frame.x + (start % columns) * across, frame.y + Math.floor(start / columns) * down];
    shapes.push({
      kind: 'rectangle',
      x,
      y,
      width: (end - start) * across,
      height: down,
      fill: palette[colour]!,
    });
  }
  return shapes;
}
