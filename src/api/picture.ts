import {
  nonogramOfPicture,
  type PictureMethod,
  type PictureNonogram,
} from '../../generators/picture/index.js';
import type { Budget } from '../core/budget.js';
import { type GivenSettings, type ReadSettings, readSettings, settings } from '../core/settings.js';
import { openEngine } from '../engine/index.js';
import type { GreyImage } from '../image/bitmap.js';
import { loadPicture } from '../image/load.js';
import { prepareLoaded } from '../image/prepare.js';
import {
  METHOD_SETTINGS,
  PICTURE_SETTINGS,
  pictureOptionsOf,
  REPAIR_SETTINGS,
} from '../jobs/picture-settings.js';
import { CERTIFY_SETTING } from '../jobs/settings.js';
import { demand } from './input.js';

const PICTURE = settings({
  ...PICTURE_SETTINGS,
  ...METHOD_SETTINGS,
  ...REPAIR_SETTINGS,
  ...CERTIFY_SETTING,
});
type PictureSettings = GivenSettings<typeof PICTURE>;

/** How a picture becomes a nonogram; sizes are in cells. */
export interface PictureOptions {
  /** Decides among repairs that change equally few cells. */
  readonly seed: string;
  /** Cells across, at most 100. Default: as the picture is proportioned, 30 cells on its longer side. */
  readonly width?: PictureSettings['width'];
  /** Cells down, at most 100; one side follows from the other. */
  readonly height?: PictureSettings['height'];
  /** Fill the light parts: a light subject on a dark ground. Default false. */
  readonly invert?: PictureSettings['invert'];
  /** Cut off an even background. Default true. */
  readonly crop?: PictureSettings['crop'];
  /** Amount of sharpening, about 1 for photographs. Default 0. */
  readonly sharpen?: PictureSettings['sharpen'];
  /** Use the whole range from black to white. Default true. */
  readonly contrast?: boolean;
  /** How greys become black and white. Default `{ name: 'otsu' }`. */
  readonly method?: PictureMethod;
  /** Against further solutions: change the fewest cells (default), give the fewest cells, or only report. */
  readonly unique?: PictureSettings['unique'];
  /** `line` (default): line logic solves it, hence it has one solution; `unique`: one solution, however hard to find. */
  readonly goal?: PictureSettings['goal'];
  /** What transparent parts of a file mean. Default `white`. */
  readonly transparency?: PictureSettings['transparency'];
  /** `abort` is polled. Default: no limits. */
  readonly budget?: Budget;
  /** Have the proof checked. Default true. */
  readonly certify?: PictureSettings['certify'];
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
  const { seed, method = { name: 'otsu' }, budget, contrast = true } = options;
  const read = demand(readSettings(PICTURE, givenSettings(options)));
  const prepared = { ...pictureOptionsOf(read), contrast };
  const { cells } = demand(prepareLoaded(await loaded(picture, read), prepared));
  return nonogramOfPicture({
    cells,
    method,
    unique: read.unique,
    goal: read.goal,
    seed,
    minimiser: await openEngine('highs'),
    prover: await openEngine('sat'),
    ...(budget === undefined ? {} : { budget }),
    certify: read.certify,
  });
}

/** The options that are settings, by their names. */
function givenSettings({ method, seed: _, budget: _budget, contrast: _contrast, ...others }: PictureOptions) {
  const threshold = method !== undefined && 'threshold' in method ? method.threshold : undefined;
  return { ...others, method: method?.name, threshold };
}

async function loaded(
  picture: Uint8Array | GreyImage,
  { transparency }: Pick<ReadSettings<typeof PICTURE>, 'transparency'>,
) {
  if (picture instanceof Uint8Array) return demand(await loadPicture(picture, { transparency }));
  const { width, height } = picture;
  return { grey: picture, source: { format: 'pixels', width, height } };
}
