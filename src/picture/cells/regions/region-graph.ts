/**
 * The regions of a picture and their boundaries: 4-connected parts of one label, as a graph in which regions
 * can be merged. Lengths and areas are counted in samples.
 */
import { DisjointSets } from '../../../core/index.js';
import { distance, type Oklab, type OklabImage } from '../../decode/colour/oklab.js';

/** Samples by which the colours on both sides of a boundary are read away from it, where the mixtures are. */
const REACH = 3;

export interface Region {
  readonly area: number;
  readonly colour: Oklab;
  /** Length of its outline, the border of the picture not included. */
  readonly perimeter: number;
  readonly isGround: boolean;
}

/** The thickness of a region, in samples: the width of a long strip, 0.4 of the diameter of a disc. */
export function meanThickness({ area, perimeter }: Pick<Region, 'area' | 'perimeter'>): number {
  return (2 * area) / Math.max(1, perimeter);
}

/** A boundary between two regions. */
export interface Boundary {
  readonly length: number;
  /** Mean difference of the colours on its two sides. */
  readonly difference: number;
}

/** Sums of a boundary. */
interface Sums {
  length: number;
  difference: number;
}

/** Regions by number; those that were merged into another one are gone. */
export class RegionGraph {
  readonly #merged: DisjointSets;
  readonly #regions: (Region | undefined)[];
  readonly #boundaries: Map<number, Sums>[];
  readonly #first: Int32Array;

  /**
   * @param labels a label for every sample, row-major
   * @param ground the label of the ground, all parts of which are one region
   */
  constructor(image: OklabImage, labels: Uint8Array, ground: number) {
    this.#first = connectedParts(labels, image.width, ground);
    const count = this.#first.reduce((most, region) => Math.max(most, region + 1), 0);
    this.#merged = new DisjointSets(count);
    this.#boundaries = Array.from({ length: count }, () => new Map());
    this.#measureBoundaries(image);
    this.#regions = this.#measureRegions(image, labels, ground);
  }

  /** The numbers of all regions, rising. */
  get ids(): number[] {
    return this.#regions.flatMap((region, id) => (region === undefined ? [] : [id]));
  }

  region(id: number): Region {
    return this.#regions[id]!;
  }

  /** The neighbours of a region, in the order in which the boundaries were found. */
  neighbours(id: number): number[] {
    return [...this.#boundaries[id]!.keys()];
  }

  /** The boundary of two neighbours. */
  boundary(one: number, other: number): Boundary {
    const { length, difference } = this.#boundaries[one]!.get(other)!;
    return { length, difference: difference / length };
  }

  /** The region of every sample, row-major. */
  regionOfSamples(): Int32Array {
    const current = Int32Array.from(this.#regions, (_, id) => this.#merged.rootOf(id));
    return this.#first.map((region) => current[region]!);
  }

  /** Merges two neighbours. Returns the number of the merged region. */
  merge(one: number, other: number): number {
    const [kept, gone] = one < other ? [one, other] : [other, one];
    const [first, second] = [this.region(kept), this.region(gone)];
    const { length } = this.boundary(kept, gone);
    this.#merged.join(kept, gone);
    this.#regions[gone] = undefined;
    this.#regions[kept] = {
      area: first.area + second.area,
      colour: mixed(first, second),
      perimeter: first.perimeter + second.perimeter - 2 * length,
      isGround: first.isGround || second.isGround,
    };
    this.#boundaries[kept]!.delete(gone);
    for (const [neighbour, sums] of this.#boundaries[gone]!) {
      this.#boundaries[neighbour]!.delete(gone);
      if (neighbour !== kept) this.#addBoundary(kept, neighbour, sums.length, sums.difference);
    }
    this.#boundaries[gone]!.clear();
    return kept;
  }

  #measureBoundaries(image: OklabImage): void {
    const { width } = image;
    const regions = this.#first;
    for (let sample = 0; sample < regions.length; sample++) {
      const column = sample % width;
      for (const step of [1, width]) {
        if (step === 1 ? column === width - 1 : sample + width >= regions.length) continue;
        if (regions[sample] === regions[sample + step]) continue;
        const back = awayFrom(regions, sample, -step);
        const ahead = awayFrom(regions, sample + step, step);
        this.#addBoundary(regions[sample]!, regions[sample + step]!, 1, distance(image, back, ahead));
      }
    }
  }

  #addBoundary(one: number, other: number, length: number, difference: number): void {
    let sums = this.#boundaries[one]!.get(other);
    if (sums === undefined) {
      sums = { length: 0, difference: 0 };
      this.#boundaries[one]!.set(other, sums);
      this.#boundaries[other]!.set(one, sums);
    }
    sums.length += length;
    sums.difference += difference;
  }

  #measureRegions(image: OklabImage, labels: Uint8Array, ground: number): Region[] {
    const { l, a, b, opacity } = image;
    const sums = this.#boundaries.map(() => ({ area: 0, l: 0, a: 0, b: 0, opacity: 0, isGround: false }));
    for (let sample = 0; sample < labels.length; sample++) {
      const sum = sums[this.#first[sample]!]!;
      sum.area += 1;
      sum.l += l[sample]!;
      sum.a += a[sample]!;
      sum.b += b[sample]!;
      sum.opacity += opacity[sample]!;
      sum.isGround = labels[sample] === ground;
    }
    return sums.map(({ area, isGround, ...sum }, id) => ({
      area,
      colour: { l: sum.l / area, a: sum.a / area, b: sum.b / area, opacity: sum.opacity / area },
      perimeter: [...this.#boundaries[id]!.values()].reduce((total, { length }) => total + length, 0),
      isGround,
    }));
  }
}

function mixed(one: Region, other: Region): Oklab {
  const share = one.area / (one.area + other.area);
  const mean = (first: number, second: number): number => share * first + (1 - share) * second;
  const [first, second] = [one.colour, other.colour];
  return {
    l: mean(first.l, second.l),
    a: mean(first.a, second.a),
    b: mean(first.b, second.b),
    opacity: mean(first.opacity, second.opacity),
  };
}

/** The sample at most {@link REACH} steps away that is still in the same region. */
function awayFrom(regions: Int32Array, sample: number, step: number): number {
  let away = sample;
  for (let count = 1; count < REACH && regions[away + step] === regions[sample]; count++) away += step;
  return away;
}

/**
 * Numbers the 4-connected parts of equal labels in the order of their first samples; all of the ground is one
 * part.
 */
function connectedParts(labels: Uint8Array, width: number, ground: number): Int32Array {
  const sets = new DisjointSets(labels.length);
  let groundSample = -1;
  for (let sample = 0; sample < labels.length; sample++) {
    const label = labels[sample];
    if (label === ground) {
      if (groundSample >= 0) sets.join(groundSample, sample);
      groundSample = sample;
    }
    if (sample % width < width - 1 && labels[sample + 1] === label) sets.join(sample, sample + 1);
    if (sample + width < labels.length && labels[sample + width] === label) sets.join(sample, sample + width);
  }
  const numbers = new Int32Array(labels.length);
  let count = 0;
  for (let sample = 0; sample < labels.length; sample++) {
    const root = sets.rootOf(sample);
    numbers[sample] = root === sample ? count++ : numbers[root]!;
  }
  return numbers;
}
