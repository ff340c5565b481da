import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockPicture, type PaletteCells } from '../../src/draw/blocks.js';
import { BLACK, WHITE } from '../../src/draw/scene.js';

const PLAIN = { unicode: true, colour: false, columns: 80 };

/** The quarters that a block character fills: upper left, upper right, lower left, lower right. */
const FILLED: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ' ': [0, 0, 0, 0],
  '▘': [1, 0, 0, 0],
  '▝': [0, 1, 0, 0],
  '▀': [1, 1, 0, 0],
  '▖': [0, 0, 1, 0],
  '▌': [1, 0, 1, 0],
  '▞': [0, 1, 1, 0],
  '▛': [1, 1, 1, 0],
  '▗': [0, 0, 0, 1],
  '▚': [1, 0, 0, 1],
  '▐': [0, 1, 0, 1],
  '▜': [1, 1, 0, 1],
  '▄': [0, 0, 1, 1],
  '▙': [1, 0, 1, 1],
  '▟': [0, 1, 1, 1],
  '█': [1, 1, 1, 1],
};

function blackOnWhite(rows: readonly (readonly number[])[]): PaletteCells {
  return { width: rows[0]!.length, height: rows.length, cells: rows.flat(), palette: [WHITE, BLACK] };
}

const anyRows = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12 }))
  .chain(([height, width]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  );

/** The cells that lines of block characters show, `across` cells in a character. */
function shown(lines: readonly string[], across: 1 | 2, height: number, width: number): number[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const quarters = FILLED[[...lines[row >> 1]!][Math.floor(column / across)]!]!;
      return quarters[2 * (row % 2) + (across === 2 ? column % 2 : 0)]!;
    }),
  );
}

describe('a picture in block characters', () => {
  it('shows every cell, two rows in a line', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { lines, width } = blockPicture(blackOnWhite(rows), PLAIN)!;
        expect(width).toBe(rows[0]!.length);
        expect(shown(lines, 1, rows.length, width)).toEqual(rows);
      }),
    );
  });

  it('takes two columns in a character where lines would be too long', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const across = rows[0]!.length;
        const columns = Math.ceil(across / 2);
        fc.pre(columns < across);
        const { lines, width } = blockPicture(blackOnWhite(rows), { ...PLAIN, columns })!;
        expect(width).toBe(columns);
        expect(shown(lines, 2, rows.length, across)).toEqual(rows);
      }),
    );
  });

  it('is left out where it does not fit', () => {
    expect(blockPicture(blackOnWhite([[1, 0, 1, 0, 1]]), { ...PLAIN, columns: 2 })).toBeUndefined();
  });

  it('is plain ASCII where that is asked for, different for different pairs of cells', () => {
    const pairs = blackOnWhite([
      [0, 1, 0, 1],
      [0, 0, 1, 1],
    ]);
    const { lines } = blockPicture(pairs, { ...PLAIN, unicode: false })!;
    expect(lines).toEqual([` "m#`]);
  });

  it('is black on white by ANSI sequences where colours are shown', () => {
    const { lines, width } = blockPicture(blackOnWhite([[1], [0]]), { ...PLAIN, colour: true })!;
    expect(lines).toEqual(['\u001b[48;5;231m\u001b[38;5;16m▀\u001b[39m\u001b[49m']);
    expect(width).toBe(1);
  });
});

describe('a picture in the colours of a palette', () => {
  const coloured: PaletteCells = {
    width: 2,
    height: 3,
    cells: [1, 2, 0, 1, 2, 2],
    palette: ['#ffffff', '#ff0000', '#ffffcc'],
  };

  it('has upper and lower cells as colours of half blocks', () => {
    const { lines, width } = blockPicture(coloured, { ...PLAIN, colour: true })!;
    const block = (upper: number, lower: number): string =>
      `\u001b[48;5;${lower}m\u001b[38;5;${upper}m▀\u001b[39m\u001b[49m`;
    expect(lines).toEqual([block(196, 231) + block(230, 196), block(230, 231) + block(230, 231)]);
    expect(width).toBe(2);
  });

  it.each([60, 80])('fits %i characters with two rows and two columns of cells in each', (columns) => {
    const side = 2 * columns - 3;
    // Squares of four cells, each of one colour but the last row and column.
    const cells = Array.from({ length: side * side }, (_, cell) => {
      const [row, column] = [Math.floor(cell / side) >> 1, (cell % side) >> 1];
      return (row + 2 * column) % 3;
    });
    const picture = { ...coloured, width: side, height: side, cells };
    const painted = blockPicture(picture, { ...PLAIN, colour: true, columns })!;
    expect(painted.width).toBe(columns - 1);
    expect(painted.lines).toHaveLength(columns - 1);
    const grounds = [...painted.lines[0]!.matchAll(/48;5;(\d+)m/g)].map(([, ground]) => Number(ground));
    expect(grounds.slice(0, 4)).toEqual([231, 230, 196, 231]);

    const shades = blockPicture(picture, { ...PLAIN, columns })!;
    expect(shades.lines.map((line) => line.length)).toEqual(Array(columns - 1).fill(columns - 1));
    expect(shades.lines[0]!.slice(0, 4)).toBe(' ░▓ ');
    expect(blockPicture({ ...picture, width: 2 * columns + 1 }, { ...PLAIN, columns })).toBeUndefined();
  });

  it('shows in one character the two commonest colours of four cells, and a third as the one like it', () => {
    const four: PaletteCells = { width: 2, height: 2, cells: [0, 1, 0, 2], palette: coloured.palette };
    const { lines } = blockPicture(four, { ...PLAIN, colour: true, columns: 1 })!;
    expect(lines).toEqual(['\u001b[48;5;231m\u001b[38;5;196m▝\u001b[39m\u001b[49m']);
  });

  it('has darker characters for darker colours without them, none empty but the background', () => {
    const { lines } = blockPicture(coloured, PLAIN)!;
    expect(lines).toEqual(['▓▓░░', '  ▓▓', '░░░░']);
    const ascii = blockPicture(coloured, { ...PLAIN, unicode: false, columns: 3 })!;
    expect(ascii).toEqual({ lines: ['%.', ' %', '..'], width: 2 });
  });
});
