/**
 * Likeness of one original's nonograms: by default, by each single method, and of a plain Otsu threshold.
 * Workers make them, as they do for `image`.
 */
import { performance } from 'node:perf_hooks';
import type { Result } from '../../../src/core/result.js';
import { type Candidate, makeCandidates } from '../../../src/jobs/picture/candidates.js';
import type { Workers } from '../../../src/jobs/ports/workers.js';
import { plainCells } from '../../../src/jobs/tasks/plain-pictures.js';
import { openDrawing } from '../../../src/picture/cells/draw-cells.js';
import { greyPicture } from '../../../src/picture/cells/grey-cells.js';
import { likenessOf, referenceOf } from '../../../src/picture/cells/likeness/index.js';
import { openSamples, type PictureSamples, takeSamples } from '../../../src/picture/cells/samples.js';
import { type SizedPicture, sizedPicture } from '../../../src/picture/cells/sized-picture.js';
import { binarise } from '../../../src/picture/decode/binarise.js';
import type { ColourImage } from '../../../src/picture/decode/colour/colour-image.js';
import { loadPicture } from '../../../src/picture/decode/load.js';
import { likenessOfSolution } from '../../../src/picture/puzzle/likeness.js';
import type { Original } from './originals.js';

/** Cells across. */
export const WIDTH = 25;

/** The settings of every puzzle: line logic solves it, and repair has as many nodes as for candidates. */
const MADE = {
  unique: 'repair',
  goal: 'line',
  seed: 'bench',
  budget: { nodes: 1000 },
  certify: false,
} as const;

/** The methods that draw what people see, and those that look at the greys of cells. */
const DRAWN_METHODS = ['regions', 'outline'] as const;
const GREY_METHODS = ['otsu', 'adaptive', 'dither'] as const;

/** The methods that are measured one by one. */
export const SINGLE_METHODS = [...DRAWN_METHODS, ...GREY_METHODS] as const;

type SingleMethod = (typeof SINGLE_METHODS)[number];

/** The result of one method for an original. */
interface Measured {
  readonly likeness: number;
  readonly changed: number;
}

export interface MeasuredOriginal {
  readonly name: string;
  readonly image: ColourImage;
  /** `seconds` with decoding and with the proof checked. */
  readonly best: Measured & { readonly candidate: Candidate; readonly seconds: number };
  readonly single: Readonly<Record<SingleMethod, Measured>>;
  /** A plain Otsu threshold at the best candidate's size, without repair. */
  readonly otsu: number;
}

/** Measures one original. */
export async function measure({ name, bytes }: Original, workers: Workers): Promise<MeasuredOriginal> {
  const began = performance.now();
  const { image } = demanded(await loadPicture(bytes), name);
  const picture = demanded(sizedPicture(image, { width: WIDTH }), name);
  const candidate = await bestOf(picture, name, workers);
  const seconds = (performance.now() - began) / 1000;
  const { looks, changed } = candidate.made;
  const samples = takeSamples(picture.image, picture.fits[0]);
  const single = await Promise.all([
    ...DRAWN_METHODS.map(async (method) => [method, await drawnBy(method, samples, workers)] as const),
    ...GREY_METHODS.map(async (method) => [method, await greyBy(method, samples, workers)] as const),
  ]);
  return {
    name,
    image,
    best: { candidate, likeness: looks.likeness.value, changed: changed.length, seconds },
    single: Object.fromEntries(single) as Record<SingleMethod, Measured>,
    otsu: plainOtsu(candidate.drawing.samples),
  };
}

/** The program's default result. */
async function bestOf({ image, fits }: SizedPicture, name: string, workers: Workers): Promise<Candidate> {
  const [asked, ...others] = fits;
  const samples = [takeSamples(image, asked), ...others.map((fit) => takeSamples(image, fit))] as const;
  const request = { samples, seed: 'bench', count: 1, budget: {}, certify: true };
  const end = await makeCandidates(request, { workers });
  if (end.status !== 'done') throw new Error(`${name} was stopped`);
  return end.candidates[0]!;
}

async function drawnBy(
  name: (typeof DRAWN_METHODS)[number],
  samples: PictureSamples,
  workers: Workers,
): Promise<Measured> {
  const cells = openDrawing(openSamples(samples))({ name }).cells.join('');
  const { looks, changed } = await workers.run('make-drawing', { samples, cells, ...MADE });
  return { likeness: looks.likeness.value, changed: changed.length };
}

async function greyBy(
  name: (typeof GREY_METHODS)[number],
  samples: PictureSamples,
  workers: Workers,
): Promise<Measured> {
  const { cells } = greyPicture(samples);
  const request = { cells: plainCells(cells), method: { name }, ...MADE };
  const { solution, changed } = await workers.run('make-picture', request);
  const { likeness } = likenessOfSolution(solution, referenceOf(openSamples(samples)));
  return { likeness, changed: changed.length };
}

function plainOtsu(samples: PictureSamples): number {
  const { bitmap } = binarise(greyPicture(samples).cells, { name: 'otsu' });
  return likenessOf(bitmap.cells, referenceOf(openSamples(samples))).value;
}

function demanded<Value>(result: Result<Value>, what: string): Value {
  if (result.ok) return result.value;
  throw new Error(`${what} cannot be decoded, or not drawn in ${WIDTH} columns`);
}
