import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockPicture, type PaletteCells } from '../../src/draw/blocks.js';
import { BLACK, WHITE } from '../../src/draw/scene.js';

const PLAIN = { unicode: true, colour: false, columns: 80 };

/** Which quarters of its place a block character fills: upper left, upper right, lower left, lower right. */
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

  it('has darker characters for darker colours without them, none empty but the background', () => {
    const { lines } = blockPicture(coloured, PLAIN)!;
    expect(lines).toEqual(['▓▓░░', '  ▓▓', '░░░░']);
    const ascii = blockPicture(coloured, { ...PLAIN, unicode: false, columns: 3 })!;
    expect(ascii).toEqual({ lines: ['%.', ' %', '..'], width: 2 });
  });
});
