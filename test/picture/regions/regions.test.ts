import { describe, expect, it } from 'vitest';
import { flatColours, GROUND } from '../../../src/picture/cells/regions/flat-colours.js';
import { MOST_REGIONS, mergeRegions } from '../../../src/picture/cells/regions/merging.js';
import { RegionGraph } from '../../../src/picture/cells/regions/region-graph.js';
import { colourDistance, toOklab } from '../../../src/picture/decode/colour/oklab.js';
import { disc, type Paint, paint, rectangle, WHITE, YELLOW } from '../../image/colour/painted.js';

const NO_GROUND = 255;

/** The regions of a picture whose labels are written as rows of digits, each digit a grey of its own. */
function graphOf(...rows: readonly string[]): RegionGraph {
  const digits = [...rows.join('')].map(Number);
  const pixels = Uint8Array.from(digits.flatMap((digit) => [25 * digit, 25 * digit, 25 * digit, 255]));
  const image = toOklab({ width: rows[0]!.length, height: rows.length, pixels });
  return new RegionGraph(image, Uint8Array.from(digits), 9);
}

describe('the region graph', () => {
  it('finds 4-connected parts with their areas and boundaries', () => {
    const graph = graphOf('1122', '1122', '3311');
    expect(graph.ids).toEqual([0, 1, 2, 3]);
    expect(graph.ids.map((id) => graph.region(id).area)).toEqual([4, 4, 2, 2]);
    expect(graph.neighbours(0)).toEqual([1, 2]);
    expect(graph.boundary(0, 1).length).toBe(2);
    expect(graph.boundary(1, 3).length).toBe(2);
    expect(graph.region(0).perimeter).toBe(4);
  });

  it('takes all of the ground for one region', () => {
    const graph = graphOf('919', '919');
    expect(graph.ids).toEqual([0, 1]);
    expect(graph.region(0)).toMatchObject({ area: 4, isGround: true });
    expect(graph.boundary(0, 1).length).toBe(4);
  });

  it('measures differences on the two sides', () => {
    const graph = graphOf('0088', '0088');
    const [dark, light] = [graph.region(0).colour, graph.region(1).colour];
    expect(graph.boundary(0, 1).difference).toBeCloseTo(colourDistance(dark, light), 6);
  });

  it('merges: areas, boundaries and samples go together', () => {
    const graph = graphOf('1122', '1133', '4433');
    expect(graph.merge(1, 2)).toBe(1);
    expect(graph.ids).toEqual([0, 1, 3]);
    expect(graph.region(1)).toMatchObject({ area: 6, perimeter: 3 });
    expect(graph.boundary(0, 1).length).toBe(2);
    expect(graph.boundary(1, 3).length).toBe(1);
    expect([...graph.regionOfSamples()]).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 3, 3, 1, 1]);
  });
});

describe('merging', () => {
  function merged(image: ReturnType<typeof paint>): RegionGraph {
    const oklab = toOklab(image);
    const { labels } = flatColours(oklab, new Uint8Array(oklab.l.length));
    const graph = new RegionGraph(oklab, labels, NO_GROUND);
    mergeRegions(graph);
    return graph;
  }

  it('removes specks and keeps eyes', () => {
    const face = paint(80, YELLOW, [
      [disc(0.3, 0.4, 0.06), [0, 0, 0]],
      [disc(0.7, 0.4, 0.015), [0, 0, 0]],
    ]);
    expect(merged(face).ids.length).toBe(2);
  });

  it('takes the steps of a gradient for one region', () => {
    const steps = Array.from({ length: 80 }, (_, row): readonly [ReturnType<typeof rectangle>, Paint] => [
      rectangle(0, row / 80, 1, (row + 1) / 80),
      [60 + 2 * row, 60 + 2 * row, 160],
    ]);
    expect(merged(paint(80, WHITE, steps)).ids.length).toBe(1);
  });

  it('takes a thin mixture at a boundary away, and not a thin stroke', () => {
    const left = rectangle(0, 0, 0.5, 1);
    const seam = rectangle(0.5, 0, 0.525, 1);
    const [dark, middle, light]: readonly Paint[] = [
      [0, 0, 0],
      [128, 128, 128],
      [255, 255, 255],
    ];
    expect(
      merged(
        paint(80, light!, [
          [left, dark!],
          [seam, middle!],
        ]),
      ).ids.length,
    ).toBe(2);
    expect(merged(paint(80, light!, [[rectangle(0.5, 0, 0.525, 1), dark!]])).ids.length).toBe(3);
  });

  it('leaves at most as many regions as the choice of shades can take', () => {
    const dots = Array.from(
      { length: 144 },
      (_, dot) =>
        [
          disc((0.5 + (dot % 12)) / 12, (0.5 + Math.floor(dot / 12)) / 12, 0.02),
          dot % 2 === 0 ? ([0, 0, 0] as const) : ([200, 30, 30] as const),
        ] as const,
    );
    expect(merged(paint(300, WHITE, dots)).ids.length).toBeLessThanOrEqual(MOST_REGIONS + 1);
  });
});

describe('flat colours', () => {
  it('finds the few colours of a drawing, small ones too', () => {
    const image = toOklab(
      paint(100, WHITE, [
        [disc(0.5, 0.5, 0.45), YELLOW],
        [disc(0.4, 0.4, 0.03), [0, 0, 0]],
      ]),
    );
    const { colours, labels } = flatColours(image, new Uint8Array(image.l.length));
    expect(colours.length).toBe(3);
    expect(new Set([labels[0], labels[50 * 100 + 50], labels[40 * 100 + 40]]).size).toBe(3);
  });

  it('labels the ground apart, and nothing else when all is ground', () => {
    const image = toOklab(paint(10, YELLOW, []));
    const ground = Uint8Array.from({ length: 100 }, (_, pixel) => (pixel < 50 ? 1 : 0));
    expect([...new Set(flatColours(image, ground).labels)]).toEqual([GROUND, 0]);
    expect(flatColours(image, new Uint8Array(100).fill(1)).colours).toEqual([]);
  });

  it('has at most six colours', () => {
    const rainbow = Array.from({ length: 16 }, (_, band): readonly [ReturnType<typeof rectangle>, Paint] => [
      rectangle(band / 16, 0, (band + 1) / 16, 1),
      [(band * 67) % 256, (band * 151) % 256, (band * 211) % 256],
    ]);
    const image = toOklab(paint(64, WHITE, rainbow));
    expect(flatColours(image, new Uint8Array(image.l.length)).colours.length).toBe(6);
  });
});
