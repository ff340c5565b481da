/** The way of a picture to its puzzle: as its settings say, or the reason why they do not suit each other. */

import { failure, type Issue, type Result, success } from '../../core/index.js';
import type { PictureMethod } from '../../picture/index.js';
import { refusal } from '../../settings/index.js';
import type { ImageSettings } from './settings.js';

/**
 * A way of a picture to its puzzle: in colours, the best of several renderings, grey cells by one method, or
 * cells as they are.
 */
export type ImageWay =
  | { readonly kind: 'colours'; readonly colours: number }
  | { readonly kind: 'renderings' }
  | { readonly kind: 'method'; readonly method: PictureMethod }
  | { readonly kind: 'cells' };

/** A method that draws what people see, in several renderings. */
type DrawnMethod = Extract<ImageSettings['method'], 'best' | 'regions' | 'outline'>;

/** The settings for the choice among renderings. */
const CHOOSING = ['candidates', 'pick', 'difficulty'] as const;

/**
 * The way that the settings describe.
 * @returns an issue for the first setting that is missing, or that belongs to other methods
 */
export function wayOf(settings: ImageSettings): Result<ImageWay> {
  const { method: name, threshold, effort, colours = 1 } = settings;
  if (colours > 1) {
    const wrong = onlyInBlackAndWhite(settings);
    return wrong === undefined ? success({ kind: 'colours', colours }) : failure(wrong);
  }
  if (name !== 'threshold' && threshold !== undefined)
    return failure(refusal('threshold', `This is for the method threshold only; found the method ${name}.`));
  if (name !== 'translucent' && effort !== undefined)
    return failure(refusal('effort', `This is for the method translucent only; found the method ${name}.`));
  if (isDrawn(name)) {
    if (settings.sharpen === 0) return success({ kind: 'renderings' });
    const message = `This is for the methods of grey cells only (otsu, for instance); found the method ${name}.`;
    return failure(refusal('sharpen', message));
  }
  const chosen = CHOOSING.find((setting) => isGiven(settings[setting]));
  if (chosen !== undefined)
    return failure(
      refusal(chosen, `This is for the methods best, regions and outline only; found the method ${name}.`),
    );
  if (name === 'translucent')
    return success({ kind: 'method', method: { name, ...(effort === undefined ? {} : { effort }) } });
  if (name !== 'threshold') return success({ kind: 'method', method: { name } });
  if (threshold !== undefined) return success({ kind: 'method', method: { name, threshold } });
  const message =
    'The method threshold needs a threshold: a grey value from 0 to 255 (60, for instance) is expected.';
  return failure(refusal('threshold', message));
}

/** The way that the settings describe for a picture that consists of cells already, which no method draws. */
export function wayOfCells({ colours = 1, ...settings }: ImageSettings): Result<ImageWay> {
  const chosen = CHOOSING.find((setting) => isGiven(settings[setting]));
  const wrong = chosen ?? (colours > 1 ? 'colours' : undefined);
  if (wrong === undefined) return success({ kind: 'cells' });
  return failure(
    refusal(wrong, 'This is for pictures that are drawn; found cells that are taken as they are.'),
  );
}

/** An issue for settings by which no cell is changed, so that there is nothing to keep. */
export function wrongBesideKept({ unique = 'repair' }: ImageSettings): Issue | undefined {
  if (unique === 'repair') return undefined;
  return refusal('keep', `This is for a repair, which changes cells; found ${unique}, which changes none.`);
}

function isDrawn(name: ImageSettings['method']): name is DrawnMethod {
  return name === 'best' || name === 'regions' || name === 'outline';
}

/** An issue for a setting that is for black and white only. */
function onlyInBlackAndWhite(settings: ImageSettings): Issue | undefined {
  const { method } = settings;
  if (method !== 'best')
    return refusal('method', `A method is for black and white only; found ${method} beside colours.`);
  const wrong = ['threshold', 'sharpen', 'effort'] as const;
  const given = wrong.find((setting) => isGiven(settings[setting]));
  return given === undefined
    ? undefined
    : refusal(given, 'This is for black and white only; found beside colours.');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 0;
}
