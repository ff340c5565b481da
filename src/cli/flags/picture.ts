/** How a picture becomes grey cells: the flags of every verb that reads pictures, and what they say. */
import { choice, decimal, flag, whole } from '../../core/setting.js';
import type { ValuesOf } from '../../core/settings.js';
import type { LoadOptions } from '../../image/load.js';
import type { PrepareOptions } from '../../image/prepare.js';
import { SIDES } from '../../image/size.js';

export const PICTURE_FLAGS = {
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

/** The flags as they were read. */
export type PictureArguments = ValuesOf<typeof PICTURE_FLAGS>;

/** What the flags say to those who load and prepare a picture. */
export function pictureOptionsOf(args: PictureArguments): PrepareOptions & LoadOptions {
  const { width, height, invert, crop, sharpen, transparency } = args;
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...{ invert, crop, sharpen, transparency },
  };
}

/** The flags that differ from what holds when none is given, as they are written. */
export function givenPictureFlags(args: PictureArguments): string[] {
  return [
    ...(args.width === undefined ? [] : ['--width']),
    ...(args.height === undefined ? [] : ['--height']),
    ...(args.invert ? ['--invert'] : []),
    ...(args.crop ? [] : ['--no-crop']),
    ...(args.transparency === 'white' ? [] : ['--transparency']),
    ...(args.sharpen === 0 ? [] : ['--sharpen']),
  ];
}
