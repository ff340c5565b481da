import { PICTURE_SETTINGS } from '../../jobs/index.js';
import { settings, settingsIn, type ValuesOf } from '../../settings/index.js';

/** The flags about a picture that differ from the defaults, as they are written. */
export function givenPictureFlags(args: ValuesOf<typeof PICTURE_SETTINGS>): string[] {
  const values: Readonly<Record<string, unknown>> = args;
  return settingsIn(settings(PICTURE_SETTINGS))
    .filter(({ name, byDefault }) => values[name] !== byDefault)
    .map(({ name }) => `--${name}`);
}
