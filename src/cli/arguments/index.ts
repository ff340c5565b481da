/** The door of `arguments`: a command as data, its flags, and the words of a command line. */

// biome-ignore-all assist/source/organizeImports: in reading order

// A command and its flags.
export {
  type AnyCommand,
  defineCommand,
  type DependentFlags,
  type CommandExample,
  type FlagValues,
  placeholderOf,
  usageOf,
} from './command.js';
export { type Flag, flagsOf } from './command-flags.js';
export {
  ANSWER_FLAGS,
  FILE,
  FORCE_FLAG,
  FORMULATION_FLAGS,
  INPUT_FLAGS,
  jobsFlag,
  JSON_FLAG,
  LIMIT_FLAGS,
  OUTPUT_FLAGS,
  PAGE_FLAGS,
  QUEUE_FLAG,
  SEED_FLAG,
  TERMINAL_FLAGS,
  TIMEOUT_FLAG,
  USUAL_ENGINE_WORDS,
} from './flags/shared.js';
export { budgetOf, reasonOf } from './limits.js';

// The words of a command line.
export { asksForHelp, asksForVersion } from './asked.js';
export { parseArguments } from './parse-arguments.js';
export { describedRun, quietHost } from './common-flags.js';

// All commands as a table, for completion and documents.
export { tableOf } from './reference/table.js';
export { completionScript, SHELLS } from './reference/completion/index.js';
