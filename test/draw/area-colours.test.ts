import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Areas, areaGrounds, colourAreas } from '../../src/draw/area-colours.js';

/** CIE L* of `#rrggbb`. */
function lightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 116 * Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue) - 16;
}

const grids = fc.integer({ min: 1, max: 8 }).chain((side) =>
  fc.array(fc.array(fc.option(fc.integer({ min: 0, max: 8 })), { minLength: side, maxLength: side }), {
    minLength: side,
    maxLength: side,
  }),
);

describe('the colours of areas', () => {
  it('differ in lightness wherever two areas share a side, and are light enough for black signs', () => {
    fc.assert(
      fc.property(grids, (areas: Areas) => {
        const colours = colourAreas(areas);
        areas.forEach((cells, row) => {
          cells.forEach((area, column) => {
            if (area === null) return;
            const own = lightness(colours.get(area)!);
            expect(own).toBeGreaterThan(65);
            for (const other of [cells[column + 1], areas[row + 1]?.[column]]) {
              if (other === null || other === undefined || other === area) continue;
              expect(Math.abs(own - lightness(colours.get(other)!))).toBeGreaterThan(3);
            }
          });
        });
      }),
    );
  });

  it('lie far apart where few are needed', () => {
    const colours = [...colourAreas([[0, 1, 2]]).values()].map(lightness).sort((a, b) => a - b);
    expect(colours[1]! - colours[0]!).toBeGreaterThan(12);
  });

  it('cover every cell of an area once and no other cell', () => {
    fc.assert(
      fc.property(grids, (areas: Areas) => {
        const grounds = areaGrounds(areas, { x: 1, y: 2, cell: 3 });
        const covered = areas.map((cells) => cells.map((): string[] => []));
        for (const { x, y, width, height, fill } of grounds) {
          expect(height).toBe(3);
          for (let column = (x - 1) / 3; column < (x - 1 + width) / 3; column++) {
            covered[(y - 2) / 3]![column]!.push(fill!);
          }
        }
        const colours = colourAreas(areas);
        expect(covered).toEqual(
          areas.map((cells) => cells.map((area) => (area === null ? [] : [colours.get(area)]))),
        );
      }),
    );
  });
});
