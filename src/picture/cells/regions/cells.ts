/**
 * From samples to cells. A cell takes the shade that covers more of it, but a stroke thinner than a cell
 * would vanish: where it is t cells thick, every sample of it counts (2 - t) / t, so that half of its
 * thickness outweighs the rest of a cell. Then a stroke that lies between two cells keeps one of them, and
 * never both.
 */

import { blackBalance } from '../coverage.js';
import { SAMPLES_A_SIDE } from '../samples.js';
import type { RegionGraph } from './region-graph.js';

/** Regions of at least this area, in cells, keep a cell where they differ from their neighbours. */
const FEATURE = 0.3;

/** Cells of a picture, row-major, and the region that each of them shows. */
export interface RegionCells {
  readonly rows: number;
  readonly columns: number;
  /** 1 black, 0 white. */
  readonly cells: Uint8Array;
  readonly regions: Int32Array;
}

/** The regions of a picture's samples and cells, independent of their shades. */
export interface Coverage {
  readonly rows: number;
  readonly columns: number;
  /** The region of every sample, row-major. */
  readonly samples: Int32Array;
  /**
   * The regions in each cell in the order of their first samples, and how many samples each has there: those
   * of a cell stand from `starts[cell]` to `starts[cell + 1]`.
   */
  readonly starts: Int32Array;
  readonly regions: Int32Array;
  readonly counts: Uint8Array;
}

/** Finds which regions of a graph each cell shows. */
export function coverageOf(graph: RegionGraph, rows: number, columns: number): Coverage {
  const samples = graph.regionOfSamples();
  const starts = new Int32Array(rows * columns + 1);
  const regions = new Int32Array(samples.length);
  const counts = new Uint8Array(samples.length);
  const stride = SAMPLES_A_SIDE * columns;
  for (let cell = 0; cell < rows * columns; cell++) {
    const begin = starts[cell]!;
    let end = begin;
    const first = Math.floor(cell / columns) * SAMPLES_A_SIDE * stride + (cell % columns) * SAMPLES_A_SIDE;
    for (let row = first; row < first + SAMPLES_A_SIDE * stride; row += stride) {
      for (let sample = row; sample < row + SAMPLES_A_SIDE; sample++) {
        const region = samples[sample]!;
        let entry = begin;
        while (entry < end && regions[entry] !== region) entry++;
        if (entry === end) regions[end++] = region;
        counts[entry]!++;
      }
    }
    starts[cell + 1] = end;
  }
  return { rows, columns, samples, starts, regions, counts };
}

/**
 * Reduces samples to cells.
 * @param shades 1 for every region that is black, by its number in the graph
 */
export function reduceToCells(graph: RegionGraph, shades: Uint8Array, coverage: Coverage): RegionCells {
  const { rows, columns, samples, starts, regions, counts } = coverage;
  const black = new Uint8Array(samples.length);
  // A loop: `from` goes through an iterator, which takes ten times as long.
  for (let sample = 0; sample < samples.length; sample++) black[sample] = shades[samples[sample]!]!;
  const balance = blackBalance(black, rows, columns);
  const cells = Uint8Array.from(balance, (more) => (more > 0 ? 1 : 0));
  const reduced = { rows, columns, cells, regions: new Int32Array(rows * columns) };
  const best = new Map<number, { cell: number; coverage: number }>();
  for (let cell = 0; cell < cells.length; cell++) {
    let [largest, most] = [-1, 0];
    for (let entry = starts[cell]!; entry < starts[cell + 1]!; entry++) {
      const [region, count] = [regions[entry]!, counts[entry]!];
      if (count > (best.get(region)?.coverage ?? 0)) best.set(region, { cell, coverage: count });
      if (count > most && shades[region] === cells[cell]) [largest, most] = [region, count];
    }
    reduced.regions[cell] = largest;
  }
  keepFeatures(graph, shades, best, reduced);
  return reduced;
}

/** Gives every region that is large enough and would have no cell the cell that it covers most. */
function keepFeatures(
  graph: RegionGraph,
  shades: Uint8Array,
  best: ReadonlyMap<number, { readonly cell: number }>,
  { cells, regions }: RegionCells,
): void {
  const shown = new Set(regions);
  for (const id of graph.ids) {
    const isAlone = graph.neighbours(id).every((neighbour) => shades[neighbour] !== shades[id]);
    if (shown.has(id) || !isAlone || graph.region(id).area < FEATURE * SAMPLES_A_SIDE * SAMPLES_A_SIDE)
      continue;
    const { cell } = best.get(id)!;
    cells[cell] = shades[id]!;
    regions[cell] = id;
  }
}
