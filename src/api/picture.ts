import {
  nonogramOfPicture,
  type PictureMethod,
  type PictureNonogram,
  type PictureRequest,
} from '../../generators/picture/index.js';
import type { Budget } from '../core/budget.js';
import { openEngine } from '../engine/index.js';
import type { GreyImage } from '../image/bitmap.js';
import { loadPicture, type Transparency } from '../image/load.js';
import { type PrepareOptions, prepareLoaded } from '../image/prepare.js';
import { demand } from './input.js';

/** How a picture becomes a nonogram; sizes are in cells. */
export interface PictureOptions extends PrepareOptions {
  /** Decides among repairs that change equally few cells. */
  readonly seed: string;
  /** How greys become black and white. Default `{ name: 'otsu' }`. */
  readonly method?: PictureMethod;
  /** Against further solutions: change the fewest cells (default), give the fewest cells, or only report. */
  readonly unique?: PictureRequest['unique'];
  /** `line` (default): line logic solves it, hence it has one solution; `unique`: one solution, however hard to find. */
  readonly goal?: PictureRequest['goal'];
  /** What transparent parts of a file mean. Default `white`. */
  readonly transparency?: Transparency;
  /** `abort` is polled. Default: no limits. */
  readonly budget?: Budget;
  /** Have the proof checked. Default true. */
  readonly certify?: boolean;
}

/**
 * Turns a picture into a nonogram with one solution.
 *
 * @example
 * const values = Float64Array.from({ length: 64 }, (_, pixel) => (pixel % 8 < 4 ? 0 : 255));
 * const half = await nonogramFromPicture({ width: 8, height: 8, values }, { seed: 'a', width: 4, crop: false });
 * assert.deepEqual([half.verdict, half.solution], ['unique', ['##..', '##..', '##..', '##..']]);
 *
 * @param picture the bytes of a picture file, for which a decoder must be there (it is on Node), or grey pixels
 * @throws PuzzlewrightError for a picture that cannot be read, a size that does not suit it, and one whose cells all come out alike
 */
export async function nonogramFromPicture(
  picture: Uint8Array | GreyImage,
  options: PictureOptions,
): Promise<PictureNonogram> {
  const { seed, method = { name: 'otsu' }, unique = 'repair', goal = 'line', budget, certify } = options;
  const { cells } = demand(prepareLoaded(await loaded(picture, options), options));
  return nonogramOfPicture({
    cells,
    method,
    unique,
    goal,
    seed,
    minimiser: await openEngine('highs'),
    prover: await openEngine('sat'),
    ...(budget === undefined ? {} : { budget }),
    ...(certify === undefined ? {} : { certify }),
  });
}

async function loaded(picture: Uint8Array | GreyImage, { transparency = 'white' }: PictureOptions) {
  if (picture instanceof Uint8Array) return demand(await loadPicture(picture, { transparency }));
  const { width, height } = picture;
  return { grey: picture, source: { format: 'pixels', width, height } };
}
