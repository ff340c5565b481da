import { type Budget, failure, issue, PuzzlewrightError } from '../core/index.js';
import {
  CERTIFY_SETTING,
  IMAGE_SETTINGS,
  type ImagePorts,
  type ImageSettings,
  isBitmap,
  loadOptionsOf,
  type MadeImage,
  makeImage,
  openInProcess,
  type Picture,
  pictureOfBitmap,
  type Rendering,
  settingsBesideKept,
  type Workers,
} from '../jobs/index.js';
import {
  type Bitmap,
  type Box,
  type ColourImage,
  coloursOfGrey,
  cutColours,
  type GreyImage,
  loadPicture,
  outsidePicture,
  type PictureNonogram,
} from '../picture/index.js';
import { type GivenSettings, readSettings, sentence, settings } from '../settings/index.js';
import { demand, demandOptions } from './input.js';
import { type OptionNames, requireKnown, requireSeed } from './options.js';

const PICTURE = settings({ ...IMAGE_SETTINGS, ...CERTIFY_SETTING });
type PictureSettings = GivenSettings<typeof PICTURE>;

const STOPPED = issue('picture-stopped', 'The workers were cancelled before the nonogram was made.');

/** Options for turning a picture into a nonogram; sizes are in cells. */
export interface PictureOptions {
  /** Decides among repairs that change equally few cells. */
  readonly seed: string;
  /** Cells across, at most 100. Default: as the picture is proportioned, 30 cells on its longer side. */
  readonly width?: PictureSettings['width'];
  /** Cells down, at most 100; one side follows from the other. */
  readonly height?: PictureSettings['height'];
  /** Fill the light parts: a light subject on a dark ground. Default false. */
  readonly invert?: PictureSettings['invert'];
  /**
   * The part that is drawn: all but an even background (`subject`, the default), all of it (`none`), or a
   * frame `X,Y,W,H` in pixels of the upright picture: left and top edge, width and height.
   */
  readonly crop?: PictureSettings['crop'];
  /** Amount of sharpening, about 1 for photographs. Default 0. */
  readonly sharpen?: PictureSettings['sharpen'];
  /** Use the whole range from black to white. Default true. */
  readonly contrast?: boolean;
  /**
   * The way to black and white: `best` (default) takes the rendering that is most like the picture, `regions`
   * and `outline` draw what people see, the others turn greys into cells; `threshold` needs a grey value.
   */
  readonly method?: NonNullable<PictureSettings['method']>;
  /** For the method `threshold`: darker cells are filled, 0..255. */
  readonly threshold?: PictureSettings['threshold'];
  /** For the method `translucent`: how long the squares are searched for. Default `normal`. */
  readonly effort?: PictureSettings['effort'];
  /**
   * The method `best` and pictures in colours may have two cells more or fewer than the width (or height).
   * Default false.
   */
  readonly flexibleWidth?: boolean;
  /**
   * Make a colour nonogram of at most this many colours besides the background. Default 1, black and white.
   */
  readonly colours?: PictureSettings['colours'];
  /** The difficulty asked for. Default any. */
  readonly difficulty?: PictureSettings['difficulty'];
  /**
   * Against further solutions: change the fewest cells, give the fewest cells, or only report. Default:
   * change cells, or the choice that keeps the picture best.
   */
  readonly unique?: PictureSettings['unique'];
  /**
   * `line`: line logic solves it, hence it has one solution; `unique`: one solution, however hard to find.
   * Default: `line`, or the choice that keeps the picture best.
   */
  readonly goal?: PictureSettings['goal'];
  /** Of the size of the puzzle: a repair changes no cell that is 1 in it. */
  readonly keep?: Bitmap;
  /** The treatment of transparent parts of a file. Default `white`. */
  readonly transparency?: PictureSettings['transparency'];
  /**
   * Return the best nine renderings besides; belongs to the methods `best`, `regions` and `outline`, and to
   * colours. Default false.
   */
  readonly candidates?: boolean;
  /** `abort` is polled. Default: no limits. */
  readonly budget?: Budget;
  /** Have the proof checked. Default true. */
  readonly certify?: PictureSettings['certify'];
  /** The workers that make it; default: the caller's own thread. */
  readonly workers?: Workers;
  /** Receives the progress: bounds of the minimised number, or finished tasks of those that are known. */
  readonly onProgress?: NonNullable<ImagePorts['onProgress']>;
  /** Receives every rendering as soon as it is made, before it is known which is the best. */
  readonly onRendering?: (rendering: PictureRendering) => void;
}

const OPTIONS: OptionNames<PictureOptions> = {
  seed: true,
  width: true,
  height: true,
  invert: true,
  crop: true,
  sharpen: true,
  contrast: true,
  method: true,
  threshold: true,
  effort: true,
  flexibleWidth: true,
  colours: true,
  difficulty: true,
  unique: true,
  goal: true,
  keep: true,
  transparency: true,
  candidates: true,
  budget: true,
  certify: true,
  workers: true,
  onProgress: true,
  onRendering: true,
};

/** The nonogram of a picture, and the method that made it. */
export interface PictureRendering extends Omit<PictureNonogram, 'squares'> {
  /** The method that found the cells; of renderings, that of the one taken. */
  readonly method: MadeImage['method'];
  /** The measure taken against further solutions. */
  readonly unique: MadeImage['unique'];
  readonly goal: MadeImage['goal'];
  /** Likeness to the original, 0..1. */
  readonly likeness: number;
  /** Recognition by people, as it is judged; absent in colours and for cells that are taken as they are. */
  readonly recognition?: NonNullable<MadeImage['recognition']>;
}

/** The nonogram of a picture, and other renderings of it. */
export interface PictureResult extends PictureRendering {
  /** The best renderings, this one first; present with the option `candidates`. */
  readonly renderings?: readonly PictureRendering[];
}

/**
 * Turns a picture into a nonogram with one solution.
 *
 * @example
 * const values = Float64Array.from({ length: 64 }, (_, pixel) => (pixel % 8 < 4 ? 0 : 255));
 * const half = await nonogramFromPicture({ width: 8, height: 8, values }, { seed: 'a', width: 4, crop: 'none' });
 * assert.deepEqual([half.verdict, half.solution], ['unique', ['##..', '##..', '##..', '##..']]);
 *
 * @param picture the bytes of a picture file, for which a decoder must be there (it is on Node; a PBM needs
 *   none), grey pixels, or pixels in colour
 * @throws PuzzlewrightError for options that it does not have, a missing seed, a picture that cannot be read,
 *   a size that does not suit it, and one whose cells all come out alike
 */
export async function nonogramFromPicture(
  picture: Uint8Array | GreyImage | ColourImage,
  options: PictureOptions,
): Promise<PictureResult> {
  requireKnown('nonogramFromPicture', options, OPTIONS);
  const {
    seed,
    budget: { abort, ...budget } = {},
    contrast = true,
    keep,
    workers = openInProcess(),
    onProgress,
    onRendering,
  } = options;
  const kept = keep === undefined ? undefined : { ...keep, cells: [...keep.cells] };
  requireSeed(seed);
  requirePicture(picture);
  const { certify, ...given } = demandOptions(readSettings(PICTURE, givenSettings(options)));
  const values = settingsBesideKept(given, kept);
  const request = {
    settings: values,
    seed,
    budget,
    certify,
    contrast,
    ...(kept === undefined ? {} : { kept }),
  };
  const ports = {
    workers,
    ...(abort === undefined ? {} : { abort }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(onRendering === undefined
      ? {}
      : { onRendering: (made: Rendering) => onRendering(renderingOf(made)) }),
  };
  const end = await makeImage(await pictureOf(picture, values), request, ports);
  if (end.status === 'refused') return demand(failure(...end.issues));
  if (end.status === 'stopped') return demand(failure(STOPPED));
  const { renderings, ...image } = end.image;
  const rendering = renderingOf(image);
  return options.candidates === true && renderings !== undefined
    ? { ...rendering, renderings: renderings.candidates.map(renderingOf) }
    : rendering;
}

/** A rendering for callers: its picture before any change as a bitmap, and without the squares. */
function renderingOf({
  made,
  method,
  unique,
  goal,
  likeness,
  recognition,
}: Omit<MadeImage, 'renderings' | 'others'>): PictureRendering {
  const { original, squares: _, ...puzzle } = made;
  const bitmap = { ...original, cells: Uint8Array.from(original.cells) };
  const judged = recognition === undefined ? {} : { recognition };
  return { ...puzzle, original: bitmap, method, unique, goal, likeness, ...judged };
}

/** @throws PuzzlewrightError `no-picture` for a path, an address and whatever else holds no pixels */
function requirePicture(picture: unknown): void {
  const isPixels = (given: object): boolean => 'width' in given && ('values' in given || 'pixels' in given);
  if (picture instanceof Uint8Array) return;
  if (typeof picture === 'object' && picture !== null && isPixels(picture)) return;
  const expected = 'the bytes of a picture file (read it first), or an object with width, height and pixels,';
  throw new PuzzlewrightError('no-picture', sentence(expected, picture));
}

/** The options that are settings, by their names. */
function givenSettings({
  seed: _seed,
  budget: _budget,
  contrast: _contrast,
  keep: _keep,
  workers: _workers,
  onProgress: _onProgress,
  onRendering: _onRendering,
  flexibleWidth,
  ...others
}: PictureOptions) {
  return flexibleWidth === undefined ? others : { ...others, 'flexible-width': flexibleWidth };
}

/** The picture of a file, or of pixels, cut to a frame. */
async function pictureOf(
  given: Uint8Array | GreyImage | ColourImage,
  values: ImageSettings,
): Promise<Picture> {
  const options = loadOptionsOf(values);
  if (given instanceof Uint8Array)
    return demand(isBitmap(given) ? pictureOfBitmap(given, values) : await loadPicture(given, options));
  const whole = 'values' in given ? coloursOfGrey(given) : given;
  const image = options.frame === undefined ? whole : partOf(whole, options.frame);
  const { width, height } = image;
  return { image, source: { format: 'pixels', width, height }, hasAlpha: true };
}

function partOf(image: ColourImage, frame: Box): ColourImage {
  const outside = outsidePicture(frame, image);
  return outside === undefined ? cutColours(image, frame) : demand(failure(outside));
}
