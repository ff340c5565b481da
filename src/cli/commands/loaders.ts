import type { AnyCommand } from '../arguments/index.js';

/** Every command with its loader, in the order of help. A command at work loads no other. */
const LOADERS: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  image: async () => (await import('./image.js')).imageCommand,
  generate: async () => (await import('./generate.js')).generateCommand,
  merge: async () => (await import('./merge.js')).mergeCommand,
  book: async () => (await import('./book.js')).bookCommand,
  solve: async () => (await import('./solve.js')).solveCommand,
  check: async () => (await import('./check.js')).checkCommand,
  count: async () => (await import('./count.js')).countCommand,
  forced: async () => (await import('./forced.js')).forcedCommand,
  suggest: async () => (await import('./suggest.js')).suggestCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
  hint: async () => (await import('./hint.js')).hintCommand,
  rate: async () => (await import('./rate.js')).rateCommand,
  minimum: async () => (await import('./minimum.js')).minimumCommand,
  certificate: async () => (await import('./certificate.js')).certificateCommand,
  render: async () => (await import('./render.js')).renderCommand,
  convert: async () => (await import('./convert.js')).convertCommand,
  export: async () => (await import('./export.js')).exportCommand,
  work: async () => (await import('./work.js')).workCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  gym: async () => (await import('./gym.js')).gymCommand,
  mcp: async () => (await import('./mcp.js')).mcpCommand,
  list: async () => (await import('./list.js')).listCommand,
  completion: async () => (await import('./completion.js')).completionCommand(loadCommands),
};

/** The words that commands are called by. */
export const COMMAND_NAMES: readonly string[] = Object.freeze(Object.keys(LOADERS));

/** Loads one command; undefined when there is none of that name. */
export async function loadCommand(name: string): Promise<AnyCommand | undefined> {
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]!() : undefined;
}

/** Loads every command, in the order of {@link COMMAND_NAMES}. */
export function loadCommands(): Promise<readonly AnyCommand[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
