import type { PictureMethod } from '../../generators/picture/index.js';
import { isDrawn, type VersionFlags } from './image-versions.js';
import { InputError } from './input-error.js';

/** How a picture becomes a puzzle: in colours, the best of several versions, or grey cells by one method. */
export type ImageWay =
  | { readonly kind: 'colours'; readonly colours: number }
  | { readonly kind: 'versions' }
  | { readonly kind: 'method'; readonly method: PictureMethod };

/**
 * What the flags describe.
 * @throws InputError for a flag that is missing, or that belongs to other methods
 */
export function wayOf(flags: VersionFlags): ImageWay {
  const { method: name, threshold, colours = 1 } = flags;
  if (colours > 1) {
    refuseBlackAndWhite(flags);
    return { kind: 'colours', colours };
  }
  if (name !== 'threshold' && threshold !== undefined) {
    throw new InputError([`--threshold: belongs to --method threshold; found --method ${name}`]);
  }
  if (isDrawn(name)) {
    if (flags.sharpen === 0) return { kind: 'versions' };
    throw new InputError([
      `--sharpen: belongs to the methods of grey cells (--method otsu, for instance); found --method ${name}`,
    ]);
  }
  for (const flag of ['candidates', 'pick', 'difficulty'] as const) {
    if (flags[flag] === undefined || flags[flag] === false) continue;
    throw new InputError([`--${flag}: belongs to --method best, regions or outline; found --method ${name}`]);
  }
  if (name !== 'threshold') return { kind: 'method', method: { name } };
  if (threshold === undefined) {
    throw new InputError([
      '--method threshold: needs --threshold, a grey value from 0 to 255 (60, for instance)',
    ]);
  }
  return { kind: 'method', method: { name, threshold } };
}

/** Refuses what is for black and white only. */
function refuseBlackAndWhite(flags: VersionFlags): void {
  const { unique, method } = flags;
  if (unique === 'givens')
    throw new InputError([
      '--unique givens: belongs to black and white; with --colours expected are repair and keep',
    ]);
  if (method !== 'best')
    throw new InputError([`--method: belongs to black and white; found --method ${method} beside --colours`]);
  for (const flag of ['candidates', 'pick', 'difficulty', 'threshold', 'sharpen'] as const) {
    const value = flags[flag];
    if (value === undefined || value === false || value === 0) continue;
    throw new InputError([`--${flag}: belongs to black and white; found beside --colours`]);
  }
}
