/** Scenes as text for a character terminal: the cells of the scene's lattice, two or more characters wide. */
import { blackOn, onGround } from './ansi.js';
import { borderKey, type CharacterCell, type CharacterGrid, characterGrid } from './character-grid.js';
import type { Colour, Lattice, Scene, Shape } from './scene.js';
import { ASCII, type Style, UNICODE } from './terminal-style.js';
import { asciiText, captionLines, textLines } from './terminal-texts.js';

/** Options for drawing a scene with characters. */
export interface TerminalOptions {
  /** Draw with blocks and box lines; otherwise with ASCII alone. */
  readonly unicode: boolean;
  /** Colour what the scene colours, by ANSI sequences; default false. */
  readonly colour?: boolean;
  /**
   * Draw smaller: cells of this number of characters where their texts allow it, without blanks between them,
   * and numbers above columns with their digits one below the other. Default: cells of two or more characters
   * that are easy to read.
   */
  readonly cellWidth?: 1 | 2;
}

const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;
const NARROWEST_CELL = 2;

/**
 * Renders a scene as lines of text without trailing blanks and without a final line break: its grid, or its
 * words; of a scene that has neither, the title.
 */
export function renderTerminal(scene: Scene, options: TerminalOptions): string {
  const style = options.unicode ? UNICODE : ASCII;
  const { lattice, texts, title } = scene;
  const lines =
    lattice === undefined ? textLines(texts ?? [], style.single) : gridLines(scene, lattice, style, options);
  const words = lattice?.caption === undefined ? lines : [...lines, ...captionLines(lattice.caption)];
  const text = words.length === 0 ? title : words.join('\n');
  return options.unicode ? text : asciiText(text);
}

function gridLines(
  scene: Scene,
  lattice: Lattice,
  style: Style,
  options: TerminalOptions,
): readonly string[] {
  // Characters change before columns are measured: some become several.
  const shapes = options.unicode ? scene.shapes : scene.shapes.map(asciiShape);
  const grid = characterGrid({ ...scene, shapes }, lattice);
  return new Painter(grid, style, {
    colour: options.colour === true,
    roomy: lattice.roomy === true && options.cellWidth === undefined,
    cellWidth: options.cellWidth,
  }).lines();
}

function asciiShape(shape: Shape): Shape {
  return shape.kind === 'text' ? { ...shape, text: asciiText(shape.text) } : shape;
}

/** The manner of painting a grid, apart from its characters. */
interface Manner {
  readonly colour: boolean;
  readonly roomy: boolean;
  readonly cellWidth: 1 | 2 | undefined;
}

/** The row and column of a cell. */
type Place = readonly [row: number, column: number];

class Painter {
  private readonly columnCount: number;
  private readonly rowCount: number;
  private readonly widths: readonly number[];
  private readonly columnBorders: readonly boolean[];
  private readonly rowBorders: readonly boolean[];
  private readonly labelled: boolean;

  constructor(
    private readonly grid: CharacterGrid,
    private readonly style: Style,
    private readonly manner: Manner,
  ) {
    this.columnCount = grid.columns.ends.length - 1;
    this.rowCount = grid.rows.ends.length - 1;
    this.columnBorders = grid.columns.ends.map((_, column) =>
      this.rowIndices().some(
        (row) =>
          this.upright(row, column) ||
          this.grid.uprightDashed.has(borderKey(row, column)) ||
          this.grid.uprightSigns.has(borderKey(row, column)),
      ),
    );
    this.rowBorders = grid.rows.ends.map((_, row) =>
      this.columnIndices().some(
        (column) =>
          this.flat(row, column) ||
          this.grid.flatDashed.has(borderKey(row, column)) ||
          this.grid.flatSigns.has(borderKey(row, column)),
      ),
    );
    this.labelled = grid.cells.some((cell) => cell.label !== '');
    this.widths = this.columnWidths();
  }

  lines(): readonly string[] {
    const lines: string[] = [];
    for (let row = 0; row <= this.rowCount; row++) {
      if (this.rowBorders[row]) lines.push(this.borderLine(row));
      if (row === this.rowCount) break;
      if (this.labelled && row >= this.grid.rows.outer) lines.push(this.cellLine(row, true));
      const height = this.isStacked(row) ? this.longestIn(row) : 1;
      for (let digit = 0; digit < height; digit++)
        lines.push(this.cellLine(row, false, height > 1 ? { digit, height } : undefined));
    }
    return lines.map((line) => line.trimEnd());
  }

  private rowIndices(): readonly number[] {
    return Array.from({ length: this.rowCount }, (_, row) => row);
  }

  private columnIndices(): readonly number[] {
    return Array.from({ length: this.columnCount }, (_, column) => column);
  }

  private cell(row: number, column: number): CharacterCell | undefined {
    const inside = row >= 0 && column >= 0 && row < this.rowCount && column < this.columnCount;
    return inside ? this.grid.cells[row * this.columnCount + column] : undefined;
  }

  /** True if the texts above the cells stand with one character below the other. */
  private isStacked(row: number): boolean {
    return this.manner.cellWidth !== undefined && row < this.grid.rows.outer;
  }

  /** The length of the longest text over the cells in a row. */
  private longestIn(row: number): number {
    const over = this.columnIndices().slice(this.grid.columns.outer);
    return Math.max(1, ...over.map((column) => this.cell(row, column)!.text.length));
  }

  private flat(row: number, column: number): boolean {
    return this.grid.flat.has(borderKey(row, column));
  }

  private upright(row: number, column: number): boolean {
    return this.grid.upright.has(borderKey(row, column));
  }

  /**
   * Strips before the origin are as wide as their own texts, with a blank between them; all cells are equal.
   */
  private columnWidths(): readonly number[] {
    const { outer } = this.grid.columns;
    const longest = this.columnIndices().map((column) => {
      const rows = this.rowIndices().filter((row) => column < outer || !this.isStacked(row));
      return Math.max(...rows.map((row) => contentLength(this.cell(row, column)!)));
    });
    const { cellWidth = NARROWEST_CELL } = this.manner;
    const common = Math.max(cellWidth, ...longest.slice(outer));
    const inner = common > 1 && this.textsTouch(common) ? common + 1 : common;
    return longest.map((length, column) => (column < outer ? length + (column === 0 ? 0 : 1) : inner));
  }

  /** True if two neighbouring texts would run into each other in cells of this width. */
  private textsTouch(width: number): boolean {
    return this.columnIndices()
      .slice(this.grid.columns.outer + 1)
      .some((column) =>
        this.rowIndices().some((row) => {
          if (this.isStacked(row)) return false;
          const texts = [this.cell(row, column - 1)!.text, this.cell(row, column)!.text];
          return !this.columnBorders[column] && texts[0] !== '' && texts[1]!.length >= width;
        }),
      );
  }

  private borderLine(row: number): string {
    let line = '';
    for (let column = 0; column <= this.columnCount; column++) {
      if (this.columnBorders[column]) {
        const isFlat = this.flat(row, column - 1);
        const gap = this.gap(column, isFlat ? this.style.single[LEFT + RIGHT]! : ' ');
        line += isFlat ? gap : this.between(gap, [row - 1, column - 1], [row, column - 1]);
        const corner = this.corner(row, column);
        line += corner === ' ' ? this.between(corner, [row - 1, column - 1], [row, column]) : corner;
      }
      if (column === this.columnCount) break;
      const width = this.widths[column]!;
      const sign = this.grid.flatSigns.get(borderKey(row, column));
      if (sign !== undefined) line += inMiddle(sign[this.style.id], width);
      else if (this.flat(row, column)) line += this.style.single[LEFT + RIGHT]!.repeat(width);
      else if (this.grid.flatDashed.has(borderKey(row, column))) line += this.style.dashed[0].repeat(width);
      else {
        const track = trackAcross(this.cell(row - 1, column)?.tracks.down ?? 0, UP + DOWN, this.style, width);
        line += this.between(track, [row - 1, column], [row, column]);
      }
    }
    return line;
  }

  /** The character between the cell left of a border and the border, in a grid with room for it. */
  private gap(column: number, character: string): string {
    return this.manner.roomy && column > this.grid.columns.outer ? character : '';
  }

  private corner(row: number, column: number): string {
    const arms =
      (this.upright(row - 1, column) ? UP : 0) +
      (this.flat(row, column) ? RIGHT : 0) +
      (this.upright(row, column) ? DOWN : 0) +
      (this.flat(row, column - 1) ? LEFT : 0);
    return this.style.single[arms]!;
  }

  /** @param part one character of the texts above the cells, where their characters are stacked */
  private cellLine(
    row: number,
    upper: boolean,
    part?: { readonly digit: number; readonly height: number },
  ): string {
    let line = '';
    for (let column = 0; column <= this.columnCount; column++) {
      if (this.columnBorders[column]) {
        line += this.between(this.gap(column, ' '), [row, column - 1], [row, column - 1]);
        const border = this.borderBeside(row, column, upper);
        line += this.upright(row, column) ? border : this.between(border, [row, column - 1], [row, column]);
      }
      if (column === this.columnCount) break;
      const whole = this.cell(row, column)!;
      const width = this.widths[column]!;
      if (column < this.grid.columns.outer) {
        line += (upper ? '' : whole.text).padStart(width);
        continue;
      }
      const cell =
        part === undefined
          ? whole
          : { ...whole, text: whole.text.padStart(part.height).charAt(part.digit).trim() };
      line += upper ? this.upperPart(cell, width) : this.mainPart(cell, width);
    }
    return line;
  }

  /** A text between two cells, on their ground where both have the same. */
  private between(text: string, one: Place, other: Place): string {
    const ground = this.cell(...one)?.ground;
    if (!this.manner.colour || text === '' || ground === undefined) return text;
    return this.cell(...other)?.ground === ground ? blackOn(text, ground) : text;
  }

  private borderBeside(row: number, column: number, upper: boolean): string {
    const sign = upper ? undefined : this.grid.uprightSigns.get(borderKey(row, column));
    if (sign !== undefined) return sign[this.style.id];
    if (this.upright(row, column)) return this.style.single[UP + DOWN]!;
    if (this.grid.uprightDashed.has(borderKey(row, column))) return this.style.dashed[1];
    const tracks = upper ? 0 : (this.cell(row, column - 1)?.tracks.right ?? 0);
    return tracks === 0 ? ' ' : this.lineStyle(tracks)[LEFT + RIGHT]!;
  }

  private upperPart(cell: CharacterCell, width: number): string {
    if (cell.label !== '') return cell.label.padEnd(width);
    if (cell.fill !== 'none') return this.filled(cell).repeat(width);
    return trackAcross(cell.tracks.up, UP + DOWN, this.style, width);
  }

  private mainPart(cell: CharacterCell, width: number): string {
    const ground = cell.instead?.ground;
    if (this.manner.colour && ground !== undefined) return onGround(' '.repeat(width), ground);
    // A black cell stays black around one sign, and without it where there is no room for both.
    const isDark = cell.fill === 'dark' && cell.instead === undefined && cell.text.length <= 1;
    const content = isDark && cell.text.length >= width ? '' : this.content(cell);
    if (this.manner.colour && cell.ground !== undefined && cell.fill !== 'dark')
      return blackOn(centred(content, width), cell.ground);
    if (content === '' && cell.fill !== 'none')
      return this.paint(this.filled(cell).repeat(width), cell.colour);
    const { up, right, down, left } = cell.tracks;
    const most = Math.max(up, right, down, left);
    if (content === '' && most === 0) return ' '.repeat(width);
    const arms = (up && UP) + (right && RIGHT) + (down && DOWN) + (left && LEFT);
    const drawn = content !== '' ? content : most > 2 ? String(most) : this.lineStyle(most)[arms]!;
    const before = Math.max(0, Math.ceil((width - drawn.length) / 2));
    const after = Math.max(0, width - drawn.length - before);
    const blank = isDark ? this.style.dark : ' ';
    const side = (tracks: number): string => (tracks === 0 ? blank : this.lineStyle(tracks)[LEFT + RIGHT]!);
    return side(left).repeat(before) + this.paint(drawn, cell.colour) + side(right).repeat(after);
  }

  private content(cell: CharacterCell): string {
    if (cell.instead !== undefined) return cell.instead[this.style.id];
    if (cell.text !== '') return cell.sign === 'ring' ? `(${cell.text})` : cell.text;
    return cell.sign === undefined || cell.fill === 'dark' ? '' : this.style.signs[cell.sign];
  }

  private filled(cell: CharacterCell): string {
    if (cell.fill === 'grey') return this.style.grey;
    if (cell.sign === undefined) return this.style.dark;
    return cell.sign === 'dot' ? this.style.dottedDark : this.style.signedDark;
  }

  private lineStyle(tracks: number): string {
    return tracks === 2 ? this.style.double : this.style.single;
  }

  private paint(text: string, colour: Colour | undefined): string {
    const code = this.manner.colour && colour !== undefined ? ansiCode(colour) : undefined;
    return code === undefined ? text : `\u001b[${code}m${text}\u001b[39m`;
  }
}

/** A line through the middle of a cell of this width, at the place where a text in the cell is. */
function trackAcross(tracks: number, arms: number, style: Style, width: number): string {
  return inMiddle(tracks === 0 ? ' ' : (tracks === 2 ? style.double : style.single)[arms]!, width);
}

/** A character at the place where a text in a cell of this width is. */
function inMiddle(character: string, width: number): string {
  return character.padStart(Math.ceil((width - 1) / 2) + 1).padEnd(width);
}

/** A text in the middle of some characters, on the right where it cannot be. */
function centred(text: string, width: number): string {
  return text.padStart(Math.ceil((width - text.length) / 2) + text.length).padEnd(width);
}

function contentLength(cell: CharacterCell): number {
  return Math.max(cell.label.length, cell.text.length + (cell.sign === 'ring' && cell.text !== '' ? 2 : 0));
}

/** The ANSI foreground colour nearest in hue; nothing for greys, which take the terminal's own colour. */
function ansiCode(colour: Colour): number | undefined {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const low = Math.min(...channels);
  const high = Math.max(...channels);
  if (high - low < 48) return undefined;
  const bits = channels.map((channel) => (channel > (low + high) / 2 ? 1 : 0));
  return 30 + bits[0]! + 2 * bits[1]! + 4 * bits[2]!;
}
