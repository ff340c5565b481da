/**
 * Boundaries between neighbouring cells, of a picture in colour and of a black and white one, in the same
 * coordinates. A direction looks across the boundaries: across columns, or across rows. Its boundaries form a
 * raster of `lines` lines (the rows, or the columns) with `places` places each, place i lying between the
 * cells i and i + 1 of its line.
 */
import { OPACITY_WEIGHT } from '../../decode/colour/oklab.js';

/**
 * Cells of a raster as one direction reads them: the cell `place` of line `line` is `line * lineStep + place
 * * step`.
 */
export interface BoundaryDirection {
  readonly lines: number;
  readonly places: number;
  readonly lineStep: number;
  readonly step: number;
}

/** The mean colours of the cells, row-major, as OKLab and opacity 0..1. */
export interface CellColours {
  readonly rows: number;
  readonly columns: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly opacity: Float32Array;
}

/** The boundaries of one direction. */
export interface Boundaries {
  readonly direction: BoundaryDirection;
  /** Visibility 0..1 of each boundary, 0 where there is none. */
  readonly weight: Float32Array;
  /** 1 where the cells after the boundary are darker, -1 where those before it are, 0 where neither are. */
  readonly darker: Int8Array;
}

/** A difference from which on a boundary is as visible as can be. */
const STRONG = 0.3;

/**
 * Two colours are equally dark when their lightness differs by less than this share of their distance, or by
 * less than this.
 */
const EQUALLY_DARK_SHARE = 0.15;
const EQUALLY_DARK = 0.08;

/** The two directions of a raster. */
export function directionsOf(
  rows: number,
  columns: number,
): readonly [across: BoundaryDirection, down: BoundaryDirection] {
  return [
    { lines: rows, places: columns - 1, lineStep: columns, step: 1 },
    { lines: columns, places: rows - 1, lineStep: 1, step: columns },
  ];
}

/** The boundaries of a black and white picture, row-major cells, 1 black. */
export function boundariesOfCells(cells: ArrayLike<number>, direction: BoundaryDirection): Boundaries {
  const { lines, places, lineStep, step } = direction;
  const weight = new Float32Array(lines * places);
  const darker = new Int8Array(lines * places);
  for (let line = 0, index = 0; line < lines; line++) {
    for (let place = 0; place < places; place++, index++) {
      const cell = line * lineStep + place * step;
      darker[index] = Math.sign(cells[cell + step]! - cells[cell]!);
      weight[index] = darker[index] === 0 ? 0 : 1;
    }
  }
  return { direction, weight, darker };
}

/**
 * The boundaries of a picture in colour. A boundary that runs through cells shows as a ramp of several steps,
 * along which colours go on changing the same way: it stands at the largest step, and is as strong as this
 * and its larger neighbour on the ramp.
 * @param faintest differences below this are not seen as boundaries
 */
export function boundariesOfColours(
  colours: CellColours,
  direction: BoundaryDirection,
  faintest: number,
): Boundaries {
  const { lines, places } = direction;
  const weight = new Float32Array(lines * places);
  const darker = new Int8Array(lines * places);
  const steps = new LineOfSteps(colours, direction);
  for (let line = 0; line < lines; line++) {
    steps.read(line);
    for (let start = 0; start < places; ) {
      const end = steps.rampEnd(start);
      const peak = steps.largest(start, end);
      const { strength, lighter } = steps.around(peak, start, end);
      if (strength >= faintest) {
        const index = line * places + peak;
        weight[index] = Math.min(1, strength / STRONG);
        const isEqual = Math.abs(lighter) < Math.max(EQUALLY_DARK, EQUALLY_DARK_SHARE * strength);
        darker[index] = isEqual ? 0 : -Math.sign(lighter);
      }
      start = end;
    }
  }
  return { direction, weight, darker };
}

/** The changes of colour from cell to cell along one line. */
class LineOfSteps {
  readonly #planes: readonly Float32Array[];
  /** By plane; opacity last. */
  readonly #steps: readonly Float32Array[];
  readonly #sizes: Float32Array;

  constructor(
    { l, a, b, opacity }: CellColours,
    readonly direction: BoundaryDirection,
  ) {
    this.#planes = [l, a, b, opacity];
    this.#steps = this.#planes.map(() => new Float32Array(direction.places));
    this.#sizes = new Float32Array(direction.places);
  }

  read(line: number): void {
    const { places, lineStep, step } = this.direction;
    for (const [plane, values] of this.#planes.entries()) {
      const scale = plane === this.#planes.length - 1 ? OPACITY_WEIGHT : 1;
      const steps = this.#steps[plane]!;
      for (let place = 0, cell = line * lineStep; place < places; place++, cell += step) {
        steps[place] = scale * (values[cell + step]! - values[cell]!);
      }
    }
    for (let place = 0; place < places; place++) this.#sizes[place] = Math.sqrt(this.#product(place, place));
  }

  /** One past the last step that goes on in the direction of the first one. */
  rampEnd(start: number): number {
    let end = start + 1;
    while (end < this.#sizes.length && this.#product(end - 1, end) > 0) end++;
    return end;
  }

  /** The largest step of a ramp. */
  largest(start: number, end: number): number {
    let found = start;
    for (let place = start + 1; place < end; place++)
      if (this.#sizes[place]! > this.#sizes[found]!) found = place;
    return found;
  }

  /** The change of colour, and the growth of lightness, from one side of a boundary to the other. */
  around(peak: number, start: number, end: number): { strength: number; lighter: number } {
    const before = peak > start ? this.#sizes[peak - 1]! : 0;
    const after = peak + 1 < end ? this.#sizes[peak + 1]! : 0;
    const other = before > after ? peak - 1 : peak + 1;
    const changes = this.#steps.map((steps) =>
      before === 0 && after === 0 ? steps[peak]! : steps[peak]! + steps[other]!,
    );
    return { strength: Math.hypot(...changes), lighter: changes[0]! };
  }

  #product(one: number, other: number): number {
    let product = 0;
    for (const steps of this.#steps) product += steps[one]! * steps[other]!;
    return product;
  }
}
