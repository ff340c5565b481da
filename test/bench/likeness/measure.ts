/**
 * Likeness of one original's nonograms: by default, by each single method, and of a plain Otsu threshold.
 * Workers make them, as they do for `image`.
 */
import { performance } from 'node:perf_hooks';
import type { Result } from '../../../src/core/result.js';
import { type Candidate, makeCandidates } from '../../../src/jobs/picture/candidates.js';
import type { Workers } from '../../../src/jobs/ports/workers.js';
import { plainCells } from '../../../src/jobs/tasks/plain-pictures.js';
import { meansOfCells } from '../../../src/picture/cells/cell-means.js';
import { drawCells, sampleFor } from '../../../src/picture/cells/draw-cells.js';
import { likenessOf, referenceOf } from '../../../src/picture/cells/likeness/index.js';
import { sizedOriginal } from '../../../src/picture/cells/sized-original.js';
import { binarise } from '../../../src/picture/decode/binarise.js';
import type { ColourImage } from '../../../src/picture/decode/colour/colour-image.js';
import { type LoadedPicture, loadPicture } from '../../../src/picture/decode/load.js';
import { prepareLoaded } from '../../../src/picture/decode/prepare.js';
import { applyTone, contrastCurve } from '../../../src/picture/decode/tone.js';
import { likenessTo } from '../../../src/picture/puzzle/likeness.js';
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
  const loaded = demanded(await loadPicture(bytes, { colours: true }), name);
  const image = loaded.colours!;
  const candidate = await bestOf(image, name, workers);
  const seconds = (performance.now() - began) / 1000;
  const { looks, changed } = candidate.made;
  const single = await Promise.all([
    ...DRAWN_METHODS.map(async (method) => [method, await drawnBy(method, image, workers)] as const),
    ...GREY_METHODS.map(async (method) => [method, await greyBy(method, image, loaded, workers)] as const),
  ]);
  return {
    name,
    image,
    best: { candidate, likeness: looks.likeness.value, changed: changed.length, seconds },
    single: Object.fromEntries(single) as Record<SingleMethod, Measured>,
    otsu: plainOtsu(image, candidate.drawing.columns),
  };
}

/** The program's default result. */
async function bestOf(image: ColourImage, name: string, workers: Workers): Promise<Candidate> {
  const { image: original, sizes } = demanded(sizedOriginal(image, { width: WIDTH }), name);
  const request = { image: original, sizes, seed: 'bench', count: 1 };
  const end = await makeCandidates({ ...request, budget: {}, certify: true }, { workers });
  if (end.status !== 'done') throw new Error(`${name} was stopped`);
  return end.candidates[0]!;
}

async function drawnBy(
  name: (typeof DRAWN_METHODS)[number],
  image: ColourImage,
  workers: Workers,
): Promise<Measured> {
  const { image: original, sizes } = demanded(sizedOriginal(image, { width: WIDTH }), name);
  const size = sizes[0]!;
  const picture = demanded(sampleFor(original, { ...size, crop: false }), name);
  const cells = drawCells(picture, { name }).cells.join('');
  const request = { image: original, size, cells, ...MADE };
  const { looks, changed } = await workers.run('make-drawing', request);
  return { likeness: looks.likeness.value, changed: changed.length };
}

async function greyBy(
  name: (typeof GREY_METHODS)[number],
  image: ColourImage,
  loaded: LoadedPicture,
  workers: Workers,
): Promise<Measured> {
  const prepared = demanded(prepareLoaded(loaded, { width: WIDTH }), name);
  const request = { cells: plainCells(prepared.cells), method: { name }, ...MADE };
  const { solution, changed } = await workers.run('make-picture', request);
  return {
    likeness: likenessTo(image, prepared, { width: WIDTH })(solution).likeness,
    changed: changed.length,
  };
}

function plainOtsu(image: ColourImage, columns: number): number {
  const picture = demanded(sampleFor(image, { width: columns }), 'an original');
  const { rows } = picture;
  const values = Float64Array.from(meansOfCells(picture.image.l, rows, columns), (light) => 255 * light);
  const greys = { width: columns, height: rows, values };
  const { bitmap } = binarise(applyTone(greys, contrastCurve(greys)), { name: 'otsu' });
  return likenessOf(bitmap.cells, referenceOf(picture)).value;
}

function demanded<Value>(result: Result<Value>, what: string): Value {
  if (result.ok) return result.value;
  throw new Error(`${what} cannot be decoded, or not drawn in ${WIDTH} columns`);
}
