/** The engines by id: the one place that knows which there are. */
import { PuzzlewrightError } from '../core/index.js';
import type { Engine, EngineId } from './engine.js';

const LOADERS: Readonly<Record<EngineId, () => Promise<Engine>>> = {
  // They are large: each is loaded when it is asked for.
  sat: async () => (await import('./sat/index.js')).satEngine,
  highs: async () => (await import('./highs/highs.js')).loadHighsEngine(),
};

/** The engines that can be opened. */
export const ENGINE_IDS: readonly EngineId[] = Object.keys(LOADERS) as EngineId[];

/**
 * Loads the engine of an id; loading it again costs nothing.
 * @throws PuzzlewrightError `engine-unknown` when there is none of that id
 */
export async function openEngine(id: EngineId): Promise<Engine> {
  const load = LOADERS[id];
  if (load === undefined) {
    throw new PuzzlewrightError(
      'engine-unknown',
      `There is no engine "${id}"; expected ${ENGINE_IDS.join(' or ')}.`,
    );
  }
  return load();
}
