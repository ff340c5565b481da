/** How a picture becomes grey cells: the flags of every verb that reads pictures, and what they say. */
import type { LoadOptions } from '../image/load.js';
import type { PrepareOptions } from '../image/prepare.js';
import type { OptionTable } from './command.js';

export const PICTURE_OPTIONS = {
  width: { type: 'number', describe: 'cells across, 1 to 100', requiresArg: true },
  height: {
    type: 'number',
    describe: 'cells down, 1 to 100; one side follows from the other',
    requiresArg: true,
  },
  invert: {
    type: 'boolean',
    default: false,
    describe: 'fill the light parts: a light subject on a dark ground',
  },
  crop: { type: 'boolean', default: true, describe: 'cut off an even background; --no-crop keeps it' },
  transparency: {
    choices: ['white', 'shape'] as const,
    default: 'white',
    describe: 'transparent parts are white, or the opaque parts are the shape to fill',
  },
  sharpen: {
    type: 'number',
    default: 0,
    describe: 'amount of sharpening, about 1 for photographs',
    requiresArg: true,
  },
} as const satisfies OptionTable;

/** The flags as they were parsed. */
export interface PictureArguments {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly invert: boolean;
  readonly crop: boolean;
  readonly transparency: 'white' | 'shape';
  readonly sharpen: number;
}

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
    ...(args.transparency === PICTURE_OPTIONS.transparency.default ? [] : ['--transparency']),
    ...(args.sharpen === PICTURE_OPTIONS.sharpen.default ? [] : ['--sharpen']),
  ];
}
