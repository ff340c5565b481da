/** Likeness of one original's nonograms: of the best candidate, by each single method, and of a plain Otsu threshold. */
import { performance } from 'node:perf_hooks';
import { nonogramOfBitmap } from '../../../generators/picture/index.js';
import { looksWeights } from '../../../generators/picture/looks.js';
import type { Engine } from '../../../src/engine/engine.js';
import { cellsOfSolution } from '../../../src/families/nonogram/index.js';
import { type BinariseMethod, binarise } from '../../../src/image/binarise.js';
import type { GreyImage } from '../../../src/image/bitmap.js';
import type { ColourImage } from '../../../src/image/colour/colour-image.js';
import { loadColours } from '../../../src/image/load.js';
import { applyTone, contrastCurve } from '../../../src/image/tone.js';
import { plainColours } from '../../../src/jobs/candidate-tasks.js';
import { type Candidate, makeCandidates } from '../../../src/jobs/candidates.js';
import type { Workers } from '../../../src/jobs/workers.js';
import { meansOfCells } from '../../../src/picture/cell-means.js';
import { type DrawingMethod, drawCells, sampleFor } from '../../../src/picture/draw-cells.js';
import { likenessOf, referenceOf } from '../../../src/picture/likeness/index.js';
import { LooksJudge } from '../../../src/picture/looks.js';
import type { SampledPicture } from '../../../src/picture/samples.js';
import { sizedOriginal } from '../../../src/picture/sized-original.js';
import type { Original } from './originals.js';

/** Cells across. */
export const WIDTH = 25;

/** Nodes of each repair. */
const NODES = 1000;

/** The methods that are measured one by one. */
export const SINGLE_METHODS = ['regions', 'outline', 'otsu', 'adaptive', 'dither'] as const;

type SingleMethod = (typeof SINGLE_METHODS)[number];

/** What one way made of an original. */
interface Measured {
  readonly likeness: number;
  readonly changed: number;
  readonly seconds: number;
}

export interface MeasuredOriginal {
  readonly name: string;
  readonly image: ColourImage;
  readonly best: Measured & { readonly candidate: Candidate };
  readonly single: Readonly<Record<SingleMethod, Measured>>;
  /** A plain Otsu threshold at the best candidate's size, without repair. */
  readonly otsu: number;
}

interface Engines {
  readonly minimiser: Engine;
  readonly prover: Engine;
}

/** Measures one original. */
export async function measure(
  { name, bytes }: Original,
  methods: readonly SingleMethod[],
  workers: Workers,
  engines: Engines,
): Promise<MeasuredOriginal> {
  const began = performance.now();
  const loaded = await loadColours(bytes);
  if (!loaded.ok) throw new Error(`${name} cannot be decoded`);
  const { image } = loaded.value;
  const sized = sizedOriginal(image, { width: WIDTH });
  if (!sized.ok) throw new Error(`${name} has no size of ${WIDTH} columns`);
  const { image: original, sizes } = sized.value;
  const request = { image: plainColours(original), sizes, seed: 'bench', count: 1 };
  const end = await makeCandidates({ ...request, budget: {}, certify: true }, { workers });
  if (end.status !== 'done') throw new Error(`${name} was stopped`);
  const candidate = end.candidates[0]!;
  const best = {
    candidate,
    likeness: candidate.made.looks.likeness.value,
    changed: candidate.made.changed.length,
    seconds: (performance.now() - began) / 1000,
  };
  const single = methods.map((method) => [method, measureMethod(image, method, engines)] as const);
  const drawn = sampled(image, candidate.drawing.columns);
  const otsu = likenessOf(drawBy('otsu', drawn), referenceOf(drawn)).value;
  return { name, image, best, single: Object.fromEntries(single) as Record<SingleMethod, Measured>, otsu };
}

/** What one method makes of an original at the width that is asked for, repaired for line logic. */
function measureMethod(image: ColourImage, method: SingleMethod, engines: Engines): Measured {
  const began = performance.now();
  const picture = sampled(image, WIDTH);
  const { rows: height, columns: width } = picture;
  const cells = drawBy(method, picture);
  const judge = new LooksJudge(referenceOf(picture), cells);
  const looks = (changed: Readonly<Uint8Array>): number => judge.judge(changed).score;
  const { solution, changed } = nonogramOfBitmap({
    ...engines,
    bitmap: { width, height, cells },
    weights: looksWeights(cells, { width, height }, looks),
    looks,
    unique: 'repair',
    goal: 'line',
    seed: 'bench',
    certify: false,
    budget: { nodes: NODES },
  });
  return {
    likeness: judge.judge(cellsOfSolution(solution)).likeness.value,
    changed: changed.length,
    seconds: (performance.now() - began) / 1000,
  };
}

function sampled(image: ColourImage, width: number): SampledPicture {
  const picture = sampleFor(image, { width });
  if (!picture.ok) throw new Error(`an original has no size of ${width} columns`);
  return picture.value;
}

function drawBy(method: SingleMethod, picture: SampledPicture): Uint8Array {
  if (method === 'regions' || method === 'outline') {
    const drawing: DrawingMethod = { name: method };
    return drawCells(picture, drawing).cells;
  }
  const binary: BinariseMethod = { name: method };
  return Uint8Array.from(binarise(greysOf(picture), binary).bitmap.cells);
}

/** The cells as greys of full contrast. */
function greysOf({ rows, columns, image }: SampledPicture): GreyImage {
  const values = Float64Array.from(meansOfCells(image.l, rows, columns), (lightness) => 255 * lightness);
  const greys = { width: columns, height: rows, values };
  return applyTone(greys, contrastCurve(greys));
}
