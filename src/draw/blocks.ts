/**
 * A picture of cells as text, about as wide as it is high on a screen whose characters are twice as high as
 * wide: a character holds two cells, or four where lines would be too long.
 */
import { inColour, onGround } from './ansi.js';
import type { Colour } from './scene.js';

/** A picture of cells in the colours of a palette, of which the first is the background. */
export interface PaletteCells {
  readonly width: number;
  readonly height: number;
  /** Row-major, indices of the palette. */
  readonly cells: ArrayLike<number>;
  readonly palette: readonly Colour[];
}

/** The capabilities of the screen. */
export interface BlockOptions {
  /** Blocks of Unicode; otherwise plain ASCII. */
  readonly unicode: boolean;
  /** Colours by ANSI sequences, so that the background is as light as paper on a dark screen too. */
  readonly colour: boolean;
  /** Most characters a line. */
  readonly columns: number;
}

/** Lines of one picture. */
export interface BlockPicture {
  readonly lines: readonly string[];
  /** Characters that every line shows. */
  readonly width: number;
}

/** Characters by the cells that are filled: upper left 1, upper right 2, lower left 4, lower right 8. */
const QUARTERS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
const ASCII_QUARTERS = ' \'`"._/P,\\]?m6d#';

/** Characters for cells from light to dark, where colours cannot be shown. */
const SHADES = ' ░▒▓█';
const ASCII_SHADES = ' .:+%#';

/** Draws a picture; undefined where it does not fit the lines with two columns of cells in a character. */
export function blockPicture(picture: PaletteCells, options: BlockOptions): BlockPicture | undefined {
  const { width } = picture;
  const { columns, colour } = options;
  const isTwoColoured = picture.palette.length === 2;
  if (isTwoColoured) {
    const across = width <= columns ? 1 : 2;
    const drawn = quarters(picture, across, options.unicode ? QUARTERS : ASCII_QUARTERS);
    if (drawn.width > columns) return undefined;
    return colour ? { ...drawn, lines: drawn.lines.map((line) => onPaper(line, picture.palette)) } : drawn;
  }
  if (Math.ceil(width / 2) > columns) return undefined;
  if (colour && options.unicode)
    return width <= columns ? colouredHalves(picture) : colouredQuarters(picture);
  const shades = options.unicode ? SHADES : ASCII_SHADES;
  return width <= columns
    ? shaded(picture, 2 * width <= columns ? 2 : 1, shades)
    : shaded(halved(picture), 1, shades);
}

/** Filled cells as blocks: a character holds two rows and one or two columns. */
function quarters({ width, height, cells }: PaletteCells, across: 1 | 2, characters: string): BlockPicture {
  const isFilled = (row: number, column: number): boolean =>
    row < height && column < width && cells[row * width + column]! > 0;
  const lines: string[] = [];
  for (let row = 0; row < height; row += 2) {
    let line = '';
    for (let column = 0; column < width; column += across) {
      const right = column + across - 1;
      const filled =
        (isFilled(row, column) ? 1 : 0) +
        (isFilled(row, right) ? 2 : 0) +
        (isFilled(row + 1, column) ? 4 : 0) +
        (isFilled(row + 1, right) ? 8 : 0);
      line += characters[filled]!;
    }
    lines.push(line);
  }
  return { lines, width: Math.ceil(width / across) };
}

/** Upper and lower cell as the colours of a half block and its ground. */
function colouredHalves({ width, height, cells, palette }: PaletteCells): BlockPicture {
  const colourAt = (row: number, column: number): Colour =>
    palette[row < height ? cells[row * width + column]! : 0]!;
  const lines: string[] = [];
  for (let row = 0; row < height; row += 2) {
    let line = '';
    for (let column = 0; column < width; column++) {
      line += onGround(inColour('▀', colourAt(row, column)), colourAt(row + 1, column));
    }
    lines.push(line);
  }
  return { lines, width };
}

/**
 * Two rows and two columns a character, which shows two colours: the commonest of the four cells as its
 * ground and the next as its ink; a cell of a third colour takes the one of these that is more like it in
 * lightness.
 */
function colouredQuarters({ width, height, cells, palette }: PaletteCells): BlockPicture {
  const colourOf = (row: number, column: number): number =>
    row < height && column < width ? cells[row * width + column]! : 0;
  const lightness = palette.map(lightnessOf);
  const lines: string[] = [];
  for (let row = 0; row < height; row += 2) {
    let line = '';
    for (let column = 0; column < width; column += 2) {
      const four = [
        colourOf(row, column),
        colourOf(row, column + 1),
        colourOf(row + 1, column),
        colourOf(row + 1, column + 1),
      ];
      const [ground, ink = ground] = commonestFirst(four);
      const far = (cell: number, from: number): number => Math.abs(lightness[cell]! - lightness[from]!);
      const isInk = (cell: number): boolean =>
        cell === ink || (cell !== ground && far(cell, ink!) < far(cell, ground!));
      const filled = four.reduce((sum, cell, quarter) => sum + (isInk(cell) ? 2 ** quarter : 0), 0);
      line += onGround(inColour(QUARTERS[filled]!, palette[ink!]!), palette[ground!]!);
    }
    lines.push(line);
  }
  return { lines, width: Math.ceil(width / 2) };
}

/** A picture of half the width and height; of four cells the commonest colour stays. */
function halved({ width, height, cells, palette }: PaletteCells): PaletteCells {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const small = Uint8Array.from({ length: across * down }, (_, cell) => {
    const [row, column] = [2 * Math.floor(cell / across), 2 * (cell % across)];
    const four = [row, row + 1].flatMap((line) =>
      [column, column + 1].flatMap((place) =>
        line < height && place < width ? [cells[line * width + place]!] : [],
      ),
    );
    return commonestFirst(four)[0]!;
  });
  return { width: across, height: down, cells: small, palette };
}

/** The different colours of some cells, the commonest first, then in their order. */
function commonestFirst(colours: readonly number[]): number[] {
  const countOf = (colour: number): number => colours.filter((other) => other === colour).length;
  return [...new Set(colours)].sort((one, other) => countOf(other) - countOf(one));
}

/** A row a line, darker characters for darker colours. */
function shaded(
  { width, height, cells, palette }: PaletteCells,
  wide: 1 | 2,
  characters: string,
): BlockPicture {
  const shades = palette.map((colour, index) => {
    const dark = Math.round((1 - lightnessOf(colour)) * (characters.length - 1));
    return characters[index === 0 ? 0 : Math.max(1, dark)]!.repeat(wide);
  });
  const lines = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => shades[cells[row * width + column]!]!).join(''),
  );
  return { lines, width: wide * width };
}

function onPaper(line: string, [ground, ink]: readonly Colour[]): string {
  return onGround(inColour(line, ink!), ground!);
}

/** The lightness of a colour, 0 to 1: its luma by ITU-R BT.709. */
function lightnessOf(colour: Colour): number {
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
