/** An engine that counts how often its sessions run it. */
import type { Engine } from './engine.js';

/** The engine to use, and the runs of all its sessions so far. */
export interface CountedEngine {
  readonly engine: Engine;
  runs(): number;
}

/** Wraps an engine; a question to an engine that counts no runs of its own is one run. */
export function countedEngine({ id, open }: Engine): CountedEngine {
  let total = 0;
  return {
    runs: () => total,
    engine: {
      id,
      open: (model, options) => {
        const session = open(model, options);
        return {
          model: session.model,
          solve: (request) => {
            const outcome = session.solve(request);
            total += outcome.work.runs ?? 1;
            return outcome;
          },
          addRows: (rows) => session.addRows(rows),
          dispose: () => session.dispose(),
        };
      },
    },
  };
}
