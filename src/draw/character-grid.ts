/**
 * Reads a scene as a grid of characters: every shape is snapped to the cells of the scene's lattice.
 * Rectangles fill cells; heavy lines along cell boundaries become borders, dashed ones dashed borders, thin
 * ones are dropped; lines from middle to middle become tracks; texts and small shapes become the content of
 * their cell. Later shapes cover earlier ones.
 */
import { type Axis, boundaryAt, cellAt, cellsBetween, columnsOf, rowsOf } from './character-axis.js';
import {
  type Circle,
  type Colour,
  HAIRLINE,
  type Lattice,
  type LatticeSign,
  type Line,
  type Path,
  type Rectangle,
  type Scene,
  type Shape,
  type Text,
  WHITE,
} from './scene.js';

/** The sign that stands for a small shape in a cell. */
export type Sign = 'dot' | 'disc' | 'ring' | 'cross' | 'rising' | 'falling' | 'figure' | 'diamond';

export interface CharacterCell {
  fill: 'none' | 'grey' | 'dark';
  sign?: Sign;
  /** A sign that replaces all other content of the cell. */
  instead?: LatticeSign;
  /** A label in the upper part of the cell, and the text in its middle. */
  label: string;
  text: string;
  colour?: Colour | undefined;
  /** A colour, no grey, that covers the whole cell behind its signs. */
  ground?: Colour | undefined;
  /** The number of lines leave the middle of the cell in each direction. */
  readonly tracks: { up: number; right: number; down: number; left: number };
}

export interface CharacterGrid {
  readonly columns: Axis;
  readonly rows: Axis;
  /** Row-major. */
  readonly cells: readonly CharacterCell[];
  /** Heavy borders by `boundary row, column` and by `row, boundary column`. */
  readonly flat: ReadonlySet<string>;
  readonly upright: ReadonlySet<string>;
  /** Dashed borders, by the same places. */
  readonly flatDashed: ReadonlySet<string>;
  readonly uprightDashed: ReadonlySet<string>;
  /** Signs on borders, by the same places. */
  readonly flatSigns: ReadonlyMap<string, BorderSign>;
  readonly uprightSigns: ReadonlyMap<string, BorderSign>;
}

/** A sign on the border of two cells, in both styles. */
type BorderSign = Pick<LatticeSign, 'unicode' | 'ascii'>;

/** The place of a border in the sets of {@link CharacterGrid}. */
export function borderKey(row: number, column: number): string {
  return `${row} ${column}`;
}

/** True of a colour that is no grey. */
function isColour(fill: Colour): boolean {
  return !/^#(..)\1\1$/.test(fill);
}

const HEAVY_FROM = 1.5 * HAIRLINE;
/** A dot is no wider than this share of a cell. */
const DOT = 0.45;
/** The distance before the middle of a cell at which a track may end, in cells: at the rim of a circle. */
const STOPS_SHORT = 0.49;
/** From the middle of a sign on a border to the farthest of its shapes, in cells. */
const SIGN_REACH = 0.3;
/** A text whose middle lies in this upper share of a cell is a label. */
const LABEL = 0.38;

/** Snaps every shape of the scene to its lattice. */
export function characterGrid(scene: Scene, lattice: Lattice): CharacterGrid {
  const columns = columnsOf(scene, lattice);
  const rows = rowsOf(scene, lattice);
  const snapper = new Snapper(columns, rows, lattice.pitch);
  const { between = [] } = lattice;
  const isOfSign = (shape: Shape): boolean => between.some((sign) => isAt(sign, shape, lattice.pitch));
  for (const shape of scene.shapes) if (!isOfSign(shape)) snapper.add(shape);
  for (const sign of lattice.signs ?? []) snapper.replace(sign);
  for (const sign of between) snapper.putBetween(sign);
  return snapper;
}

class Snapper implements CharacterGrid {
  readonly cells: CharacterCell[];
  readonly flat = new Set<string>();
  readonly upright = new Set<string>();
  readonly flatDashed = new Set<string>();
  readonly uprightDashed = new Set<string>();
  readonly flatSigns = new Map<string, BorderSign>();
  readonly uprightSigns = new Map<string, BorderSign>();
  private readonly width: number;

  constructor(
    readonly columns: Axis,
    readonly rows: Axis,
    private readonly pitch: number,
  ) {
    this.width = columns.ends.length - 1;
    this.cells = Array.from({ length: this.width * (rows.ends.length - 1) }, () => ({
      fill: 'none',
      label: '',
      text: '',
      tracks: { up: 0, right: 0, down: 0, left: 0 },
    }));
  }

  add(shape: Shape): void {
    if (shape.kind === 'rectangle') this.addRectangle(shape);
    else if (shape.kind === 'line') this.addLine(shape);
    else if (shape.kind === 'circle') this.addCircle(shape);
    else if (shape.kind === 'path') this.addPath(shape);
    else if (shape.kind === 'text') this.addText(shape);
  }

  replace(sign: LatticeSign): void {
    const cell = this.at(sign.x, sign.y);
    if (cell !== undefined) Object.assign(cell, { instead: sign, fill: 'none', label: '', text: '' });
  }

  putBetween(sign: BorderSign & { readonly x: number; readonly y: number }): void {
    const column = boundaryAt(this.columns, sign.x, this.pitch);
    const row = boundaryAt(this.rows, sign.y, this.pitch);
    const [besideRow, belowColumn] = [cellAt(this.rows, sign.y), cellAt(this.columns, sign.x)];
    if (column !== undefined && besideRow !== undefined)
      this.uprightSigns.set(borderKey(besideRow, column), sign);
    else if (row !== undefined && belowColumn !== undefined)
      this.flatSigns.set(borderKey(row, belowColumn), sign);
  }

  private at(x: number, y: number): CharacterCell | undefined {
    const column = cellAt(this.columns, x);
    const row = cellAt(this.rows, y);
    return column === undefined || row === undefined ? undefined : this.cells[row * this.width + column];
  }

  private addRectangle(shape: Rectangle): void {
    const { x, y, width, height, fill, stroke, strokeWidth = HAIRLINE } = shape;
    const across = cellsBetween(this.columns, x, x + width);
    const down = cellsBetween(this.rows, y, y + height);
    if (fill !== undefined && width * height >= 0.5 * this.pitch ** 2) {
      const shade = shadeOf(fill, shape.opacity ?? 1);
      for (const row of down)
        for (const column of across) {
          const cell = this.cells[row * this.width + column]!;
          cover(cell, shade);
          cell.ground = isColour(fill) ? fill : undefined;
        }
    } else if (fill !== undefined && (stroke !== undefined || fill !== WHITE)) {
      const cell = this.at(x + width / 2, y + height / 2);
      if (cell !== undefined) Object.assign(cell, { sign: 'figure', colour: fill });
    }
    if (stroke === undefined) return;
    const line = { kind: 'line', width: strokeWidth, colour: stroke } as const;
    const [right, bottom] = [x + width, y + height];
    this.addLine({ ...line, x1: x, y1: y, x2: right, y2: y });
    this.addLine({ ...line, x1: x, y1: bottom, x2: right, y2: bottom });
    this.addLine({ ...line, x1: x, y1: y, x2: x, y2: bottom });
    this.addLine({ ...line, x1: right, y1: y, x2: right, y2: bottom });
  }

  private addLine(line: Line): void {
    const { x1, y1, x2, y2 } = line;
    const slack = 1e-6 * this.pitch;
    if (Math.abs(y1 - y2) <= slack) this.addLevel(line);
    else if (Math.abs(x1 - x2) <= slack) this.addPlumb(line);
    else this.addSlanted(line);
  }

  private addLevel({ x1, x2, y1, width, dash }: Line): void {
    const boundary = boundaryAt(this.rows, y1, this.pitch);
    if (boundary !== undefined) {
      if (width <= HEAVY_FROM && dash === undefined) return;
      const borders = dash === undefined ? this.flat : this.flatDashed;
      for (const column of cellsBetween(this.columns, x1, x2)) borders.add(borderKey(boundary, column));
      return;
    }
    const row = cellAt(this.rows, y1);
    if (row === undefined) return;
    for (const [from, to] of steps(cellsReached(this.columns, x1, x2, this.pitch))) {
      this.cells[row * this.width + from]!.tracks.right++;
      this.cells[row * this.width + to]!.tracks.left++;
    }
  }

  private addPlumb({ y1, y2, x1, width, dash }: Line): void {
    const boundary = boundaryAt(this.columns, x1, this.pitch);
    if (boundary !== undefined) {
      if (width <= HEAVY_FROM && dash === undefined) return;
      const borders = dash === undefined ? this.upright : this.uprightDashed;
      for (const row of cellsBetween(this.rows, y1, y2)) borders.add(borderKey(row, boundary));
      return;
    }
    const column = cellAt(this.columns, x1);
    if (column === undefined) return;
    for (const [from, to] of steps(cellsReached(this.rows, y1, y2, this.pitch))) {
      this.cells[from * this.width + column]!.tracks.down++;
      this.cells[to * this.width + column]!.tracks.up++;
    }
  }

  /** A slanted line within one cell; two that cross make a cross. */
  private addSlanted({ x1, y1, x2, y2, colour }: Line): void {
    const cell = this.at((x1 + x2) / 2, (y1 + y2) / 2);
    if (cell === undefined || Math.abs(x1 - x2) > 1.5 * this.pitch) return;
    const sign = x2 > x1 === y2 > y1 ? 'falling' : 'rising';
    const crosses = cell.sign === (sign === 'falling' ? 'rising' : 'falling');
    Object.assign(cell, { sign: crosses ? 'cross' : sign, colour });
  }

  private addCircle({ x, y, radius, fill, stroke }: Circle): void {
    const cell = this.at(x, y);
    const isOnCorner =
      boundaryAt(this.columns, x, this.pitch) !== undefined &&
      boundaryAt(this.rows, y, this.pitch) !== undefined;
    if (cell === undefined || isOnCorner) return;
    if (2 * radius <= DOT * this.pitch) cell.sign = 'dot';
    else cell.sign = fill !== undefined && shadeOf(fill, 1) === 'dark' ? 'disc' : 'ring';
    cell.colour = stroke ?? fill;
  }

  /** A path within one cell fills it, or is a figure in it; a longer one is read as its straight lines. */
  private addPath({ steps: path, fill, stroke, strokeWidth = HAIRLINE }: Path): void {
    const points = path.flatMap((step) =>
      step[0] === 'Z' ? [] : [[step.at(-2), step.at(-1)] as [number, number]],
    );
    if (points.length === 0) return;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (Math.max(right - left, bottom - top) <= 1.01 * this.pitch) {
      const cell = this.at((left + right) / 2, (top + bottom) / 2);
      if (cell === undefined) return;
      const dark = fill !== undefined && shadeOf(fill, 1) === 'dark';
      if (dark && polygonArea(points) >= 0.5 * this.pitch ** 2) cover(cell, 'dark');
      else Object.assign(cell, { sign: dark ? 'figure' : 'diamond', colour: stroke ?? fill });
      return;
    }
    if (stroke === undefined) return;
    for (const [[x1, y1], [x2, y2]] of pathLines(path)) {
      if (x1 === x2 || y1 === y2)
        this.addLine({ kind: 'line', x1, y1, x2, y2, width: strokeWidth, colour: stroke });
    }
  }

  private addText({ text, x, y, anchor, colour }: Text): void {
    const inside = anchor === 'start' ? 1e-3 : anchor === 'end' ? -1e-3 : 0;
    const cell = this.at(x + inside * this.pitch, y);
    if (cell === undefined) return;
    const row = cellAt(this.rows, y)!;
    const top = this.rows.ends[row]!;
    const isLabel = row >= this.rows.outer && y - top < LABEL * this.pitch;
    const place = isLabel ? 'label' : 'text';
    cell[place] = cell[place] === '' ? text : `${cell[place]} ${text}`;
    if (!isLabel) cell.colour = colour;
  }
}

function cover(cell: CharacterCell, fill: CharacterCell['fill']): void {
  Object.assign(cell, { fill, sign: undefined, label: '', text: '' });
}

/** True for the shapes of a sign on a border, whose character stands for them. */
function isAt({ x, y }: Pick<LatticeSign, 'x' | 'y'>, shape: Shape, pitch: number): boolean {
  const [left, top, right, bottom] = boundsOf(shape, pitch) ?? [Infinity, Infinity, Infinity, Infinity];
  const reach = SIGN_REACH * pitch;
  return (
    [left, right].every((at) => Math.abs(at - x) <= reach) &&
    [top, bottom].every((at) => Math.abs(at - y) <= reach)
  );
}

/**
 * The bounds of a shape that can be part of a sign, roughly those of a text: numbers beside a sign are none.
 */
function boundsOf(shape: Shape, pitch: number): readonly [number, number, number, number] | undefined {
  switch (shape.kind) {
    case 'line':
      return [shape.x1, shape.y1, shape.x2, shape.y2];
    case 'rectangle':
      return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
    case 'circle': {
      const { x, y, radius } = shape;
      return [x - radius, y - radius, x + radius, y + radius];
    }
    case 'text': {
      const half = 0.9 * SIGN_REACH * pitch;
      return [shape.x - half, shape.y - half, shape.x + half, shape.y + half];
    }
    default:
      return undefined;
  }
}

/** The cells that a line through their middles reaches: it may stop short of the middle of its end cells. */
function cellsReached(axis: Axis, from: number, to: number, pitch: number): readonly number[] {
  return cellsBetween(
    axis,
    Math.min(from, to) - STOPS_SHORT * pitch,
    Math.max(from, to) + STOPS_SHORT * pitch,
  );
}

/** Each cell with the next one. */
function steps(cells: readonly number[]): readonly (readonly [number, number])[] {
  return cells.slice(1).map((cell, index) => [cells[index]!, cell]);
}

/** The shade of a fill on white ground (luminance of ITU-R BT.709 on the encoded values). */
function shadeOf(colour: Colour, opacity: number): CharacterCell['fill'] {
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  );
  const light = 1 - opacity * (1 - (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!));
  if (light < 0.4) return 'dark';
  return light < 0.8 ? 'grey' : 'none';
}

type Point = readonly [number, number];

/** The area of the polygon through the points (shoelace formula). */
function polygonArea(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function pathLines(path: Path['steps']): readonly (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = [];
  let start: Point = [0, 0];
  let pen: Point = start;
  for (const step of path) {
    const end: Point = step[0] === 'Z' ? start : [step.at(-2) as number, step.at(-1) as number];
    if (step[0] === 'M') start = end;
    else if (step[0] !== 'C') lines.push([pen, end]);
    pen = end;
  }
  return lines;
}
