/** How a picture becomes a nonogram, in the same words for all callers: flags of the command line, options of programs. */
import { choice, decimal, flag, whole } from '../core/setting.js';
import type { ValuesOf } from '../core/settings.js';
import type { LoadOptions } from '../image/load.js';
import type { PrepareOptions } from '../image/prepare.js';
import { SIDES } from '../image/size.js';

/** How it becomes grey cells. */
export const PICTURE_SETTINGS = {
  width: whole('cells across', SIDES).optional(),
  height: whole('cells down; one side follows from the other', SIDES).optional(),
  invert: flag('fill the light parts: a light subject on a dark ground').default(false),
  crop: flag('cut off an even background; --no-crop keeps it').default(true),
  transparency: choice('transparent parts are white, or the opaque parts are the shape to fill', [
    'white',
    'shape',
  ]).default('white'),
  sharpen: decimal('amount of sharpening, about 1 for photographs', { least: 0 }).default(0),
};

/** How the cells become black and white. */
export const METHOD_SETTINGS = {
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

/** What is done about further solutions. */
export const REPAIR_SETTINGS = {
  unique: choice(
    'against further solutions: change the fewest cells, give the fewest cells, or only report',
    ['repair', 'givens', 'keep'],
  ).default('repair'),
  goal: choice('one solution, or one that can be found line by line', ['unique', 'line']).default('line'),
};

/** What the settings say to those who load and prepare a picture. */
export function pictureOptionsOf(values: ValuesOf<typeof PICTURE_SETTINGS>): PrepareOptions & LoadOptions {
  const { width, height, invert, crop, sharpen, transparency } = values;
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...{ invert, crop, sharpen, transparency },
  };
}
