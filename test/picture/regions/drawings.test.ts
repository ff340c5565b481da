import { describe, expect, it } from 'vitest';
import { type DrawingMethod, openDrawing } from '../../../src/picture/cells/draw-cells.js';
import type { ColourImage } from '../../../src/picture/decode/colour/colour-image.js';
import {
  BLACK,
  disc,
  NOTHING,
  type Paint,
  paint,
  rectangle,
  type Shape,
  WHITE,
  YELLOW,
} from '../../image/colour/painted.js';
import { sampled } from '../../image/sampled.js';

const RED: Paint = [210, 40, 40];
const SKY: Paint = [20, 30, 60];
const REGIONS: DrawingMethod = { name: 'regions' };

/** The rows of a picture drawn 20 cells wide, the whole of it. */
function drawn(image: ColourImage, method: DrawingMethod = REGIONS, width = 20): string[] {
  const { rows, columns, cells } = openDrawing(sampled(image, { width }))(method);
  return Array.from({ length: rows }, (_, row) =>
    Array.from(cells.subarray(row * columns, (row + 1) * columns), (cell) => (cell === 1 ? '#' : '.')).join(
      '',
    ),
  );
}

function blackCells(rows: readonly string[]): number {
  return rows.join('').replaceAll('.', '').length;
}

/** The cell at a point; the picture spans 0..1 in both directions. */
function at(rows: readonly string[], x: number, y: number): string {
  return rows[Math.floor(y * rows.length)]![Math.floor(x * rows[0]!.length)]!;
}

const triangle: Shape = (x, y) => y > 0.1 && y < 0.7 && x > 0.3 && x < 0.3 + (y - 0.1);

describe('pictures by regions', () => {
  it('shows a yellow sail on white', () => {
    const boat = paint(200, WHITE, [
      [triangle, YELLOW],
      [rectangle(0.15, 0.75, 0.85, 0.9), RED],
    ]);
    const rows = drawn(boat);
    expect([at(rows, 0.4, 0.5), at(rows, 0.7, 0.3), at(rows, 0.5, 0.82)]).toEqual(['#', '.', '#']);
  });

  it('keeps eyes, of a light head and of a dark one', () => {
    for (const head of [YELLOW, RED, [60, 60, 70] satisfies Paint]) {
      const eyes = head === YELLOW || head === RED ? BLACK : WHITE;
      const face = paint(200, WHITE, [
        [disc(0.5, 0.5, 0.4), head],
        [disc(0.35, 0.4, 0.05), eyes],
        [disc(0.65, 0.4, 0.05), eyes],
      ]);
      const rows = drawn(face);
      const cheek = at(rows, 0.5, 0.7);
      expect([at(rows, 0.34, 0.39), at(rows, 0.64, 0.39)]).not.toContain(cheek);
    }
  });

  it('keeps the stripes of a tower', () => {
    const stripes = [0.1, 0.3, 0.5, 0.7].map((top) => [rectangle(0.35, top, 0.65, top + 0.1), RED] as const);
    const tower = paint(200, [120, 170, 240], [[rectangle(0.35, 0.1, 0.65, 0.9), WHITE], ...stripes]);
    const rows = drawn(tower);
    const shades = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75].map((y) => at(rows, 0.5, y));
    expect(shades).toEqual(['#', '.', '#', '.', '#', '.', '#']);
    expect(at(rows, 0.1, 0.5)).toBe('.');
  });

  it('shows a white logo on transparency', () => {
    const rows = drawn(paint(200, NOTHING, [[disc(0.5, 0.5, 0.3), WHITE]]));
    expect([at(rows, 0.5, 0.5), at(rows, 0.05, 0.05)]).toEqual(['#', '.']);
  });

  it('draws a light subject on a dark ground as on paper', () => {
    const moon = paint(200, SKY, [[disc(0.5, 0.5, 0.3), YELLOW]]);
    const rows = drawn(moon);
    expect([at(rows, 0.5, 0.5), at(rows, 0.05, 0.05)]).toEqual(['#', '.']);
  });

  it('makes the darker of two parts black', () => {
    const glass = paint(200, NOTHING, [
      [disc(0.5, 0.5, 0.4), [180, 220, 250]],
      [(x, y) => disc(0.5, 0.5, 0.3)(x, y) && y > 0.5, RED],
    ]);
    const rows = drawn(glass, { name: 'regions', lambda: 1.5 });
    expect([at(rows, 0.5, 0.65), at(rows, 0.5, 0.35)]).toEqual(['#', '.']);
  });

  it('makes pale bodies outlines when lightness decides', () => {
    const ball = paint(200, WHITE, [[disc(0.5, 0.5, 0.4), YELLOW]]);
    expect(at(drawn(ball, { name: 'regions', lambda: 0.2 }), 0.5, 0.5)).toBe('#');
    const outlined = drawn(ball, { name: 'regions', lambda: 1.5 });
    expect(at(outlined, 0.5, 0.5)).toBe('.');
    expect(outlined[10]).toMatch(/^\.+#\.+#\.+$/);
  });

  it('keeps a stroke thinner than a cell, wherever it lies', () => {
    for (let phase = 0; phase < 10; phase++) {
      const left = 0.4 + phase / 200;
      const rows = drawn(paint(400, WHITE, [[rectangle(left, 0, left + 0.025, 1), BLACK]]));
      for (const row of rows) expect(row).toMatch(/^\.+#{1,2}\.+$/);
    }
  });

  it('draws a symmetrical picture symmetrically', () => {
    const face = paint(201, WHITE, [
      [disc(0.5, 0.5, 0.43), RED],
      [disc(0.33, 0.37, 0.07), WHITE],
      [disc(0.67, 0.37, 0.07), WHITE],
      [rectangle(0.3, 0.66, 0.7, 0.71), BLACK],
    ]);
    for (const row of drawn(face, REGIONS, 23)) expect(row).toBe([...row].reverse().join(''));
  });

  it('gives the same cells for the same picture', () => {
    const boat = paint(150, WHITE, [[triangle, YELLOW]]);
    expect(drawn(boat)).toEqual(drawn(boat));
  });

  it('leaves a picture of one colour blank', () => {
    expect(blackCells(drawn(paint(50, WHITE, [])))).toBe(0);
  });
});

describe('outlines', () => {
  it('draw light bodies as lines one cell thick and dark ones full', () => {
    const snowman = paint(200, WHITE, [
      [disc(0.5, 0.6, 0.35), YELLOW],
      [rectangle(0.35, 0.05, 0.65, 0.25), BLACK],
    ]);
    const rows = drawn(snowman, { name: 'outline' });
    expect([at(rows, 0.5, 0.15), at(rows, 0.5, 0.6)]).toEqual(['#', '.']);
    expect(rows[12]).toMatch(/^\.+#{1,2}\.+#{1,2}\.+$/);
  });

  it('draw the strokes of a photograph and not its texture', () => {
    const grain: Shape = (x, y) => (Math.floor(x * 100) + Math.floor(y * 100)) % 2 === 0;
    const light: Paint = [190, 190, 190];
    const machine = paint(
      400,
      [170, 170, 170],
      [
        [rectangle(0, 0, 0.5, 1), [120, 120, 120]],
        [(x, y) => x < 0.5 && grain(x, y), [128, 128, 128]],
        [(x, y) => x >= 0.5 && grain(x, y), light],
        [rectangle(0.73, 0, 0.77, 1), [90, 90, 90]],
      ],
    );
    const rows = drawn(machine, { name: 'outline' });
    for (const row of rows.slice(2, -2)) {
      expect(row.slice(12, 18)).toMatch(/^\.*#{1,2}\.*$/);
      expect(row.slice(0, 7)).toBe('.......');
    }
  });
});
