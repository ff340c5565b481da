/** The flags that every command has. */
import { flag, settings, type ValuesOf } from '../../../settings/index.js';

const FLAGS = {
  quiet: flag('print only answers and errors, no progress, notes or warnings').default(false),
  verbose: flag(
    'print to standard error the version, all settings, and the exit code with the time taken',
  ).default(false),
};

export const COMMON_FLAGS = settings(FLAGS);

/** The values that were read; a command that has a flag of the same name reads that one itself. */
export type CommonValues = Partial<ValuesOf<typeof FLAGS>>;
