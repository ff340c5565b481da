/**
 * From samples to cells. A cell takes the shade that covers more of it, but a stroke thinner than a cell would vanish:
 * where it is t cells thick, every
 * sample of it counts (2 - t) / t, so that half of its thickness outweighs the rest of a cell. Then a stroke that lies
 * between two cells keeps one of them, and never both.
 */

import { blackBalance } from '../coverage.js';
import { SAMPLES } from '../samples.js';
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

/**
 * Reduces samples to cells.
 * @param shades 1 for every region that is black, by its number in the graph
 */
export function reduceToCells(
  graph: RegionGraph,
  shades: Uint8Array,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): RegionCells {
  const samples = graph.regionOfSamples();
  const black = Uint8Array.from(samples, (region) => shades[region]!);
  const balance = blackBalance(black, rows, columns);
  const cells = Uint8Array.from(balance, (more) => (more > 0 ? 1 : 0));
  const reduced = { rows, columns, cells, regions: new Int32Array(rows * columns) };
  const best = new Map<number, { cell: number; coverage: number }>();
  for (let cell = 0; cell < cells.length; cell++) {
    const coverage = coverageOf(samples, cell, columns);
    for (const [region, count] of coverage) {
      if (count > (best.get(region)?.coverage ?? 0)) best.set(region, { cell, coverage: count });
    }
    reduced.regions[cell] = largest(coverage, (region) => shades[region] === cells[cell]);
  }
  keepFeatures(graph, shades, best, reduced);
  return reduced;
}

/** How many samples of a cell each region has. */
function coverageOf(samples: Int32Array, cell: number, columns: number): ReadonlyMap<number, number> {
  const coverage = new Map<number, number>();
  const stride = SAMPLES * columns;
  const first = Math.floor(cell / columns) * SAMPLES * stride + (cell % columns) * SAMPLES;
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      const region = samples[first + row * stride + column]!;
      coverage.set(region, (coverage.get(region) ?? 0) + 1);
    }
  }
  return coverage;
}

function largest(coverage: ReadonlyMap<number, number>, condition: (region: number) => boolean): number {
  let [found, most] = [-1, 0];
  for (const [region, count] of coverage)
    if (count > most && condition(region)) [found, most] = [region, count];
  return found;
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
    if (shown.has(id) || !isAlone || graph.region(id).area < FEATURE * SAMPLES * SAMPLES) continue;
    const { cell } = best.get(id)!;
    cells[cell] = shades[id]!;
    regions[cell] = id;
  }
}
