/** The lines of a grid: rulings that run from side to side, and borders between areas. */
import type { Size } from '../../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Line } from '../../../draw/index.js';
import type { GridPicture } from './grid-picture.js';

/** The position of a ruling in millimetres, and whether it is a heavy one. */
export interface Ruling {
  readonly at: number;
  readonly isHeavy: boolean;
}

/** The look of thin and heavy lines. */
export interface LineStyle {
  readonly thinColour: Colour;
  /** Width of heavy lines, which are black. */
  readonly heavy: number;
}

/**
 * Lines along all rows and columns; the heavy ones lie over the thin ones.
 * @param across heights of the lines from left to right
 * @param down places of the lines from top to bottom
 */
export function rulings(
  across: readonly Ruling[],
  down: readonly Ruling[],
  style: LineStyle,
): readonly Line[] {
  const [left, right] = [down[0]!.at, down.at(-1)!.at];
  const [top, bottom] = [across[0]!.at, across.at(-1)!.at];
  const look = (isHeavy: boolean) =>
    ({
      kind: 'line',
      width: isHeavy ? style.heavy : HAIRLINE,
      colour: isHeavy ? BLACK : style.thinColour,
      cap: 'square',
    }) as const;
  return heavyLast(
    [
      ...across.map(({ at, isHeavy }): Line => ({ ...look(isHeavy), x1: left, y1: at, x2: right, y2: at })),
      ...down.map(({ at, isHeavy }): Line => ({ ...look(isHeavy), x1: at, y1: top, x2: at, y2: bottom })),
    ],
    style,
  );
}

/**
 * The lines between all cells and around them, heavy around boxes of a size, by default around the whole
 * grid.
 */
export function cellLines(picture: GridPicture, style: LineStyle, box: Size = picture.size): readonly Line[] {
  const places = (count: number, heavy: number): readonly Ruling[] =>
    Array.from({ length: count + 1 }, (_, index) => ({
      at: picture.at(index),
      isHeavy: index % heavy === 0,
    }));
  const { rows, columns } = picture.size;
  return rulings(places(rows, box.rows), places(columns, box.columns), style);
}

/** Thin lines between the cells, without those around the grid. */
export function innerLines(picture: GridPicture, colour: Colour): readonly Line[] {
  const { rows, columns } = picture.size;
  const style = { kind: 'line', width: HAIRLINE, colour } as const;
  const inner = (count: number): readonly number[] =>
    Array.from({ length: count - 1 }, (_, index) => picture.at(index + 1));
  return [
    ...inner(rows).map((y): Line => ({ ...style, x1: picture.at(0), y1: y, x2: picture.at(columns), y2: y })),
    ...inner(columns).map((x): Line => ({ ...style, x1: x, y1: picture.at(0), x2: x, y2: picture.at(rows) })),
  ];
}

/** A piece of a grid line between two corners of cells, counted in cells. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isBorder: boolean;
}

/**
 * The lines of a square grid as pieces of one weight, as long as possible: heavy where two areas meet and
 * around the grid, thin elsewhere; the heavy ones lie over the thin ones.
 */
export function areaLines(
  picture: GridPicture,
  areas: readonly (readonly (number | null)[])[],
  style: LineStyle,
): readonly Line[] {
  const side = areas.length;
  const lines = Array.from({ length: side + 1 }, (_, place) => [
    ...pieces(side, (along) => areas[place - 1]?.[along] !== areas[place]?.[along]).map(
      ({ from, to, isBorder }) => lineOf(picture, [from, place, to, place], isBorder, style),
    ),
    ...pieces(side, (along) => areas[along]?.[place - 1] !== areas[along]?.[place]).map(
      ({ from, to, isBorder }) => lineOf(picture, [place, from, place, to], isBorder, style),
    ),
  ]).flat();
  return heavyLast(lines, style);
}

/** The heavy lines of {@link areaLines} alone. */
export function areaBorders(
  picture: GridPicture,
  areas: readonly (readonly (number | null)[])[],
  style: LineStyle,
): readonly Line[] {
  return areaLines(picture, areas, style).filter(({ width }) => width === style.heavy);
}

function pieces(side: number, isBorder: (along: number) => boolean): readonly Piece[] {
  const found: Piece[] = [];
  for (let along = 0; along < side; along++) {
    const last = found.at(-1);
    const border = isBorder(along);
    if (last?.isBorder === border) found[found.length - 1] = { ...last, to: along + 1 };
    else found.push({ from: along, to: along + 1, isBorder: border });
  }
  return found;
}

function lineOf(
  picture: GridPicture,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  isHeavy: boolean,
  { thinColour, heavy }: LineStyle,
): Line {
  return {
    kind: 'line',
    x1: picture.at(x1),
    y1: picture.at(y1),
    x2: picture.at(x2),
    y2: picture.at(y2),
    width: isHeavy ? heavy : HAIRLINE,
    colour: isHeavy ? BLACK : thinColour,
    cap: isHeavy ? 'square' : 'butt',
  };
}

function heavyLast(lines: readonly Line[], { heavy }: LineStyle): readonly Line[] {
  return [...lines.filter(({ width }) => width !== heavy), ...lines.filter(({ width }) => width === heavy)];
}
