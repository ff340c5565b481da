/**
 * The engines of leader and follower, and the runs of each. An engine that the user names leads every round,
 * and follows too where it can take the formulation whose clues are rows.
 */
import { counted } from '../core/index.js';
import type { AnyFamily } from '../families/contract/index.js';
import { type CountedEngine, countedEngine, type EngineId, openEngine } from '../solve/index.js';
import type { MinimumStats } from './problem.js';

/** Leader and follower; both count their runs. */
export interface LoopEngines {
  readonly leader: CountedEngine;
  readonly follower: CountedEngine;
}

/** The engines of a run; `named` is the engine that the user asks for. */
export async function loopEngines(family: AnyFamily, named: EngineId | undefined): Promise<LoopEngines> {
  const follower = named !== undefined && canFollow(family, named) ? named : 'sat';
  return {
    leader: countedEngine(await openEngine(named ?? 'highs')),
    follower: countedEngine(await openEngine(follower)),
  };
}

/** True if an engine takes the formulation whose clues are rows. */
function canFollow({ clues, formulations }: AnyFamily, engine: EngineId): boolean {
  return formulations.some(
    ({ id, engines }) => engines.includes(engine) && (clues?.formulation ?? id) === id,
  );
}

/** The engines and their runs as figures of an answer. */
export function runsOf({ leader, follower }: LoopEngines): MinimumStats {
  return {
    leader: leader.engine.id,
    leaderRuns: leader.runs(),
    follower: follower.engine.id,
    followerRuns: follower.runs(),
  };
}

/** The same in a sentence. */
export function runsInWords({ leader, follower }: LoopEngines): string {
  const runs = leader.runs();
  const led = runs === 0 ? 'not asked: branching or disjoint cuts proved the bound' : counted(runs, 'run');
  return `leader: ${leader.engine.id}, ${led}; follower: ${follower.engine.id}, ${counted(follower.runs(), 'run')}`;
}
