/**
 * The search for one number of walls: first as a whole with few nodes, then divided into tasks when these do
 * not suffice. The answer is that of the tasks taken in order, whatever the order in which they finish.
 */
import type { QueensSolution } from '../../../families/queens/index.js';
import type { RefutedStates } from './refuted-states.js';
import {
  searchPart,
  splitRequest,
  type WallsRequest,
  type WallsTask,
  type WallsTaskAnswer,
} from './tasks.js';
import type { WallBounds } from './wall-bounds.js';

/**
 * Runs tasks and passes their answers on as they come, in any order, until the receiver returns `stop`. Tasks
 * without an answer at the end count as aborted.
 */
export type RunTasks = (
  tasks: readonly WallsTask[],
  onAnswer: (answer: WallsTaskAnswer, task: number) => 'continue' | 'stop',
) => Promise<void>;

/** The resources of one search. */
export interface AskMeans {
  readonly bounds: WallBounds;
  readonly memory: RefutedStates;
  readonly nodes: number;
  /** Nodes of the trial before the search is divided into tasks. */
  readonly trialNodes: number;
  readonly abort?: (() => boolean) | undefined;
  readonly runTasks: RunTasks;
}

/**
 * Searches with at most `means.nodes` nodes; with `every`, the placements found before a limit are returned.
 */
export async function askWalls(request: WallsRequest, means: AskMeans): Promise<WallsTaskAnswer> {
  const { bounds, memory, abort, nodes } = means;
  const trialNodes = Math.min(nodes, means.trialNodes);
  const trial = searchPart(request, [], { needs: bounds, memory, nodes: trialNodes, abort });
  if (trial.limit !== 'nodes' || nodes <= trialNodes) return trial;
  const tasks = splitRequest(request, bounds, nodes - trialNodes);
  const joined = new JoinedAnswers(request, tasks.length, nodes - trialNodes);
  await means.runTasks(tasks, (answer, task) => joined.take(answer, task));
  const answer = joined.answer();
  return { ...answer, nodes: trialNodes + answer.nodes };
}

/** Joins the answers of tasks in their order. */
class JoinedAnswers {
  readonly #request: WallsRequest;
  readonly #answers: (WallsTaskAnswer | undefined)[];
  readonly #nodes: number;

  constructor(request: WallsRequest, tasks: number, nodes: number) {
    this.#request = request;
    this.#answers = new Array<undefined>(tasks).fill(undefined);
    this.#nodes = nodes;
  }

  take(answer: WallsTaskAnswer, task: number): 'continue' | 'stop' {
    this.#answers[task] = answer;
    return this.#decided() === undefined ? 'continue' : 'stop';
  }

  answer(): WallsTaskAnswer {
    return this.#decided() ?? this.#upTo(this.#answers.indexOf(undefined), 'abort');
  }

  /** The answer, as soon as the first tasks decide it. */
  #decided(): WallsTaskAnswer | undefined {
    let nodes = 0;
    for (const [task, answer] of this.#answers.entries()) {
      if (answer === undefined) return undefined;
      nodes += answer.nodes;
      if (answer.limit !== undefined) return this.#upTo(task + 1, answer.limit);
      if (nodes > this.#nodes) return this.#upTo(task + 1, 'nodes');
      if (!this.#request.every && answer.placements.length > 0) return this.#upTo(task + 1);
    }
    return this.#upTo(this.#answers.length);
  }

  #upTo(tasks: number, limit?: 'nodes' | 'abort'): WallsTaskAnswer {
    const placements: QueensSolution[] = [];
    let nodes = 0;
    for (const answer of this.#answers.slice(0, tasks)) {
      placements.push(...(answer?.placements ?? []));
      nodes += answer?.nodes ?? 0;
    }
    return {
      placements,
      nodes: Math.min(nodes, this.#nodes),
      ...(limit === undefined ? {} : { limit }),
    };
  }
}
