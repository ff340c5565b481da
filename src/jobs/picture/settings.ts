/**
 * The settings for turning a picture into a nonogram, in the same words for all callers: flags of the command
 * line, options of programs.
 */
import { DIFFICULTIES } from '../../../generators/index.js';
import {
  type Box,
  type LoadOptions,
  readFrame,
  SIDES,
  type SizeOptions,
  TRANSLUCENT_EFFORTS,
} from '../../picture/index.js';
import { choice, decimal, flag, textOf, type ValuesOf, whole } from '../../settings/index.js';

/** Most renderings on a sheet. */
export const SHEET_RENDERINGS = 9;

/** The part of a picture that is drawn: without an even background, all of it, or the inside of a frame. */
type Crop = 'subject' | 'none' | Box;

/** The settings for turning it into grey cells. */
export const PICTURE_SETTINGS = {
  width: whole('cells across, exactly', SIDES).optional(),
  height: whole('cells down; one side follows from the other', SIDES).optional(),
  invert: flag('fill the light parts: a light subject on a dark ground').default(false),
  crop: textOf<Crop>(
    'the part that is drawn: all but an even background (subject), all (none), or a frame X,Y,W,H in pixels: left and top edge, width and height',
    {
      expected: 'subject, none or a frame X,Y,W,H such as 120,40,300,300, of whole numbers, W and H above 0,',
      read: (text) => (text === 'subject' || text === 'none' ? text : readFrame(text)),
    },
  ).prefault('subject'),
  transparency: choice('transparent parts are white, or the opaque parts are the shape to fill', [
    'white',
    'shape',
  ]).default('white'),
  sharpen: decimal('amount of sharpening, about 1 for photographs', { least: 0 }).default(0),
};

/** The settings for turning cells into black and white. */
const METHOD_SETTINGS = {
  method: choice('how greys become black and white', [
    'otsu',
    'threshold',
    'adaptive',
    'dither',
    'translucent',
  ]).default('otsu'),
  threshold: decimal('with --method threshold: grey value, darker cells are filled', {
    least: 0,
    most: 255,
  }).optional(),
};

/** Methods that draw what people see; `best` tries them all, and thresholds too. */
const DRAWN_METHODS = ['best', 'regions', 'outline'] as const;

/** The same with the methods that draw what people see. */
const IMAGE_METHOD_SETTINGS = {
  method: choice('how the picture becomes black and white; best takes the rendering most like it', [
    ...DRAWN_METHODS,
    ...METHOD_SETTINGS.method.unwrap().options,
  ]).default('best'),
  threshold: METHOD_SETTINGS.threshold,
  effort: choice(
    'with --method translucent: how long the squares are searched for; thorough takes minutes',
    TRANSLUCENT_EFFORTS,
    'normal',
  ).optional(),
};

/** The settings for the choice among renderings. */
const CANDIDATE_SETTINGS = {
  'flexible-width': flag(
    'a better rendering may have two cells more or fewer than the width (or height) that is given',
  ).default(false),
  candidates: flag('write a sheet of the nine best renderings too').default(false),
  pick: whole('take the rendering of this number on the sheet', {
    least: 1,
    most: SHEET_RENDERINGS,
    usual: '1',
  }).optional(),
  difficulty: choice(
    'how hard the puzzle should be for people, as rate says',
    DIFFICULTIES,
    'any',
  ).optional(),
};

/** Most colours of a picture's puzzle besides the background. */
const MOST_COLOURS = 12;

/** In how many colours a picture is drawn. */
const COLOUR_SETTINGS = {
  colours: whole('make a colour nonogram of at most this many colours besides the background; 1 is black', {
    least: 1,
    most: MOST_COLOURS,
    usual: '1',
  }).optional(),
};

/** The settings against further solutions, for the methods that draw what people see. */
const FREE_REPAIR_SETTINGS = {
  unique: choice(
    'against further solutions: change the fewest cells, give the fewest cells, or only report',
    ['repair', 'givens', 'keep'],
    'repair, or what keeps the picture best',
  ).optional(),
  goal: choice(
    'one solution, or one that can be found line by line',
    ['unique', 'line'],
    'line, or what keeps the picture best',
  ).optional(),
};

/** Everything that can be asked for of a picture. */
export const IMAGE_SETTINGS = {
  ...PICTURE_SETTINGS,
  ...IMAGE_METHOD_SETTINGS,
  ...CANDIDATE_SETTINGS,
  ...COLOUR_SETTINGS,
  ...FREE_REPAIR_SETTINGS,
};

/** The settings of a picture. */
export type ImageSettings = ValuesOf<typeof IMAGE_SETTINGS>;

/** The settings for reading a picture. */
export function loadOptionsOf({ crop, transparency }: ValuesOf<typeof PICTURE_SETTINGS>): LoadOptions {
  return { transparency, ...(typeof crop === 'object' ? { frame: crop } : {}) };
}

/** The settings for its subject and its grids; a frame was cut out when it was read. */
export function sizeOptionsOf(values: ValuesOf<typeof PICTURE_SETTINGS>): SizeOptions {
  const { width, height, invert, crop, transparency } = values;
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...{ invert, crop: crop === 'subject', transparency },
  };
}
