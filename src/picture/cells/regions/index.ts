/**
 * A picture in black and white by regions: few flat colours, the regions that they form, black or white for
 * each region so that most of the boundaries is seen, and lines where two different regions are alike. See
 * docs/methods.md, "Pictures that people recognise".
 */
import type { DrawnCells } from '../drawn-cells.js';
import type { SampledPicture } from '../samples.js';
import { drawBoundaryLines } from './boundary-lines.js';
import { type Coverage, coverageOf, reduceToCells } from './cells.js';
import { bestShades } from './elimination.js';
import { showFeatures } from './features.js';
import { flatColours, GROUND } from './flat-colours.js';
import { mergeRegions } from './merging.js';
import { modeFilter } from './mode-filter.js';
import { RegionGraph } from './region-graph.js';
import { shadeProblem } from './shades.js';

/** Weight of dark regions against boundaries, where none is asked for. */
const USUAL_LAMBDA = 0.7;

/**
 * The fineness of a picture's regions: `coarse` suits shading, `fine` shows every part of a drawing in flat
 * colours.
 */
export type RegionDetail = 'coarse' | 'fine';

/** For each: the flat colours, and the differences below which neighbours are one region. */
const DETAILS = {
  coarse: { most: 6, far: 0.1, gradient: 0.1 },
  fine: { most: 10, far: 0.04, gradient: 0.04 },
} as const;

/** Lightness below which a region of a line drawing is black. */
const USUAL_DARKNESS = 0.42;

/**
 * Differences of colour from which boundaries inside the subject get a line: beside regions in black and
 * white, and in a line drawing.
 */
const INNER_DIFFERENCE = 0.25;
const OUTLINE_DIFFERENCE = 0.1;

/** The regions of a picture, to be drawn once or more often. */
export interface PictureRegions {
  readonly rows: number;
  readonly columns: number;
  readonly graph: RegionGraph;
  readonly coverage: Coverage;
}

/** Finds the regions of a picture and merges the small ones. */
export function findRegions(
  { rows, columns, image, ground }: SampledPicture,
  detail: RegionDetail = 'coarse',
): PictureRegions {
  const { most, far, gradient } = DETAILS[detail];
  const { labels } = flatColours(image, ground.mask, most, far);
  const smooth = modeFilter(modeFilter(labels, image.width), image.width);
  const graph = new RegionGraph(image, smooth, GROUND);
  mergeRegions(graph, gradient);
  return { rows, columns, graph, coverage: coverageOf(graph, rows, columns) };
}

/** Draws regions in the shades of which most is seen; `lambda` is as in {@link shadeProblem}. */
export function drawRegions(picture: PictureRegions, lambda = USUAL_LAMBDA): DrawnCells {
  const { graph } = picture;
  const regions = graph.ids.filter((id) => !graph.region(id).isGround);
  const best = bestShades(shadeProblem(graph, regions, lambda));
  const shades = noShades(graph);
  for (const [index, id] of regions.entries()) shades[id] = best[index]!;
  showFeatures(graph, shades, INNER_DIFFERENCE);
  return drawShades(picture, shades, INNER_DIFFERENCE);
}

/** Draws dark regions black and the boundaries of all others as lines. */
export function drawRegionOutlines(picture: PictureRegions, darkest = USUAL_DARKNESS): DrawnCells {
  const { graph } = picture;
  const shades = noShades(graph);
  for (const id of graph.ids) {
    const { isGround, colour } = graph.region(id);
    if (!isGround && colour.l < darkest) shades[id] = 1;
  }
  return drawShades(picture, shades, OUTLINE_DIFFERENCE);
}

/** White for every region, by its number. */
function noShades(graph: RegionGraph): Uint8Array {
  return new Uint8Array(Math.max(0, ...graph.ids) + 1);
}

/**
 * Draws regions in given shades, and lines where neighbours are alike.
 * @param shades 1 for every region that is black, by its number
 * @param difference least difference of colour, inside the subject, from which a line is drawn
 */
function drawShades(
  { rows, columns, graph, coverage }: PictureRegions,
  shades: Uint8Array,
  difference: number,
): DrawnCells {
  const reduced = reduceToCells(graph, shades, coverage);
  return { rows, columns, cells: drawBoundaryLines(graph, shades, reduced, difference) };
}
