/** The door of `host`: the world as one value, exit codes, and the errors that end a command early. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { Decoded, Host } from './host.js';
export type { Crew, OpenedWorkers } from './workers.js';
export type {
  Kept,
  Service,
  ServiceBounds,
  ServiceOrder,
  ServiceOutcome,
  ServiceProgram,
} from './service.js';
export { EXIT, EXIT_MEANINGS, type ExitCode, worstOf } from './exit-code.js';
export { InputError } from './input-error.js';
export { WorkFailure } from './work-failure.js';
export { failureWords } from './failure-words.js';
export { readVersion } from './version.js';
export { programBeside } from './program-beside.js';
export { isMissingPackage } from './missing-package.js';
