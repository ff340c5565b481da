/** The flags that every command has. */
import { flag } from '../../core/setting.js';
import { settings, type ValuesOf } from '../../core/settings.js';

const FLAGS = {
  quiet: flag('only answers and errors: no progress, notes or warnings on standard error').default(false),
  verbose: flag(
    'show on standard error the version, every setting as it was read, and the exit code with the time',
  ).default(false),
};

export const COMMON_FLAGS = settings(FLAGS);

/** Those that were read; a command that has a flag of the same name reads that one itself. */
export type CommonValues = Partial<ValuesOf<typeof FLAGS>>;
