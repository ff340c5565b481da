/** A whole minimum problem as one task: for lists of puzzles, each of which keeps one thread busy. */
import { type Budget, unknownName } from '../../core/index.js';
import {
  findMinimumProblem,
  MINIMUM_PROBLEMS,
  type MinimumAnswer,
  type MinimumProblemRequest,
  type TaskRunner,
} from '../../minimum/index.js';

/** A request to a problem, which is named, as plain JSON data. */
export interface MinimumPuzzleRequest {
  readonly problem: string;
  /** The question as the problem's `read` gives it. */
  readonly question: MinimumProblemRequest;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/**
 * Answers a request on this thread.
 * @throws PuzzlewrightError `unknown-minimum-problem`
 */
export async function answerMinimum(request: MinimumPuzzleRequest): Promise<MinimumAnswer> {
  const { problem: name, question, budget, certify } = request;
  const problem = findMinimumProblem(name);
  if (problem === undefined) {
    const names = MINIMUM_PROBLEMS.map((known) => known.name);
    throw unknownName('minimum problem', name, names);
  }
  const tasks: TaskRunner = {
    width: 1,
    run: async (parts, onAnswer) => {
      for (const [index, part] of parts.entries())
        if (onAnswer(problem.runTask?.(part), index) === 'stop') return;
    },
  };
  return problem.run(question, {
    budget,
    certify,
    tasks,
    onProgress: () => undefined,
    onState: () => undefined,
    pause: async () => undefined,
  });
}
