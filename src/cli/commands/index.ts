import type { AnyCommand } from '../command.js';

/** Every verb with what loads it, in the order in which help lists them. A verb at work loads no other. */
const LOADERS: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  image: async () => (await import('./image.js')).imageCommand,
  generate: async () => (await import('./generate.js')).generateCommand,
  merge: async () => (await import('./merge.js')).mergeCommand,
  book: async () => (await import('./book.js')).bookCommand,
  solve: async () => (await import('./solve.js')).solveCommand,
  check: async () => (await import('./check.js')).checkCommand,
  count: async () => (await import('./count.js')).countCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
  hint: async () => (await import('./hint.js')).hintCommand,
  rate: async () => (await import('./rate.js')).rateCommand,
  minimum: async () => (await import('./minimum.js')).minimumCommand,
  render: async () => (await import('./render.js')).renderCommand,
  convert: async () => (await import('./convert.js')).convertCommand,
  export: async () => (await import('./export.js')).exportCommand,
  work: async () => (await import('./work.js')).workCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  list: async () => (await import('./list.js')).listCommand,
  completion: async () => (await import('./completion.js')).completionCommand(loadCommands),
};

/** The words that verbs are called by. */
export const VERBS: readonly string[] = Object.freeze(Object.keys(LOADERS));

/** Loads one verb; undefined when there is none of that name. */
export async function loadCommand(verb: string): Promise<AnyCommand | undefined> {
  return Object.hasOwn(LOADERS, verb) ? LOADERS[verb]!() : undefined;
}

/** Loads every verb, in the order of {@link VERBS}. */
export function loadCommands(): Promise<readonly AnyCommand[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
