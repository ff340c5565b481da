import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBoundaryLines } from '../../../src/picture/cells/regions/boundary-lines.js';
import { coverageOf, reduceToCells } from '../../../src/picture/cells/regions/cells.js';
import { showFeatures } from '../../../src/picture/cells/regions/features.js';
import { flatColours, GROUND } from '../../../src/picture/cells/regions/flat-colours.js';
import { RegionGraph } from '../../../src/picture/cells/regions/region-graph.js';
import { shadeProblem } from '../../../src/picture/cells/regions/shades.js';
import { SAMPLES_A_SIDE } from '../../../src/picture/cells/samples.js';
import { toOklab } from '../../../src/picture/decode/colour/oklab.js';
import { BLACK, disc, type Paint, paint, rectangle, type Shape, WHITE } from '../../image/colour/painted.js';

const CELLS = 20;
const BROWN: Paint = [160, 82, 45];
const CREAM: Paint = [255, 236, 190];

/** The regions of shapes on white paper, with colours that are seen to differ. */
function graphOf(shapes: readonly (readonly [Shape, Paint])[]): RegionGraph {
  const image = toOklab(paint(CELLS * SAMPLES_A_SIDE, WHITE, shapes));
  const ground = Uint8Array.from(image.l, (lightness) => (lightness > 0.995 ? 1 : 0));
  return new RegionGraph(image, flatColours(image, ground).labels, GROUND);
}

function shadesOf(graph: RegionGraph, isBlack: (id: number) => boolean): Uint8Array {
  const shades = new Uint8Array(Math.max(...graph.ids) + 1);
  for (const id of graph.ids) shades[id] = !graph.region(id).isGround && isBlack(id) ? 1 : 0;
  return shades;
}

/** The numbers of the regions besides the ground, the largest first. */
function bySize(graph: RegionGraph): number[] {
  const subject = graph.ids.filter((id) => !graph.region(id).isGround);
  return subject.sort((one, other) => graph.region(other).area - graph.region(one).area);
}

/** The rows of cells of regions in these shades, with lines from a difference of 0.25 on. */
function drawn(graph: RegionGraph, shades: Uint8Array): string[] {
  const reduced = reduceToCells(graph, shades, coverageOf(graph, CELLS, CELLS));
  const cells = drawBoundaryLines(graph, shades, reduced, 0.25);
  return Array.from({ length: CELLS }, (_, row) =>
    cells.subarray(row * CELLS, (row + 1) * CELLS).join(''),
  ).map((row) => row.replaceAll('0', '.').replaceAll('1', '#'));
}

describe('small features', () => {
  const head = [disc(0.5, 0.5, 0.45), BROWN] as const;

  it('are white in a black part, and black in a white one, wherever they lie inside', () => {
    const place = fc.double({ min: 0.3, max: 0.7, noNaN: true });
    fc.assert(
      fc.property(
        place,
        place,
        fc.double({ min: 0.035, max: 0.055, noNaN: true }),
        fc.boolean(),
        (x, y, r, black) => {
          const graph = graphOf([head, [disc(x, y, r), BLACK]]);
          const [face, eye] = bySize(graph) as [number, number];
          const shades = shadesOf(graph, () => black);
          showFeatures(graph, shades, 0.25);
          expect([shades[face], shades[eye]]).toEqual(black ? [1, 0] : [0, 1]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('stay as they are where they are large, lie on the ground, are seen already or hardly differ', () => {
    const others: readonly (readonly [Shape, Paint])[] = [
      [disc(0.5, 0.5, 0.2), BLACK],
      [disc(0.95, 0.5, 0.06), BLACK],
      [disc(0.5, 0.5, 0.06), [150, 76, 42]],
    ];
    for (const other of others) {
      const graph = graphOf([head, other]);
      const shades = shadesOf(graph, () => true);
      showFeatures(graph, shades, 0.25);
      expect(shades).toEqual(shadesOf(graph, () => true));
    }
    const graph = graphOf([head, [disc(0.5, 0.5, 0.06), BLACK]]);
    const [face] = bySize(graph);
    const seen = shadesOf(graph, (id) => id !== face);
    showFeatures(graph, seen, 0.25);
    expect(seen).toEqual(shadesOf(graph, (id) => id !== face));
  });
});

describe('lines between parts of one shade', () => {
  it('separate what overlaps, a wing and a body for instance', () => {
    const graph = graphOf([
      [rectangle(0.1, 0.1, 0.5, 0.9), BROWN],
      [rectangle(0.5, 0.1, 0.9, 0.9), BLACK],
    ]);
    const rows = drawn(
      graph,
      shadesOf(graph, () => true),
    );
    for (const row of rows.slice(2, 18)) expect(row).toMatch(/^\.\.#{7,8}\.#{7,8}\.\.$/);
  });

  it('do not cut a stick where its colour changes', () => {
    const graph = graphOf([
      [rectangle(0.45, 0.1, 0.525, 0.5), BROWN],
      [rectangle(0.45, 0.5, 0.525, 0.9), BLACK],
    ]);
    const rows = drawn(
      graph,
      shadesOf(graph, () => true),
    );
    for (const row of rows.slice(2, 18)) expect(row).toMatch(/^\.+#{1,2}\.+$/);
  });
});

describe('the preference for white', () => {
  /** The gain of black for a cream bar of this height, in parts of the outline of a square of its area. */
  function preference(height: number, shapes: readonly (readonly [Shape, Paint])[] = []): number {
    const bar: Shape = rectangle(0.1, 0.5, 0.9, 0.5 + height);
    const graph = graphOf([...shapes, [bar, CREAM]]);
    const [cream] = graph.ids.filter((id) => {
      const { isGround, colour } = graph.region(id);
      return !isGround && colour.l > 0.9;
    }) as [number];
    const earnedWith = (lambda: number): number => shadeProblem(graph, [cream], lambda).black[0]!;
    return (earnedWith(1) - earnedWith(0)) / (4000 * Math.sqrt(graph.region(cream).area));
  }

  it('of a pale part on the ground is the weaker the less room there is for an outline', () => {
    const [leg, arm, body] = [0.05, 0.12, 0.4].map((height) => preference(height)) as [
      number,
      number,
      number,
    ];
    expect(leg).toBeCloseTo(0, 2);
    expect(arm).toBeLessThan(leg);
    expect(body).toBeLessThan(arm);
  });

  it('of a thin pale part inside the subject is as strong as that of any other', () => {
    const around = [rectangle(0, 0.4, 1, 0.7), BROWN] as const;
    expect(preference(0.05, [around])).toBeCloseTo(preference(0.12, [around]), 1);
    expect(preference(0.05, [around])).toBeLessThan(-0.8);
  });
});
