/**
 * Every way to ask about a puzzle: engines, formulations, presolve on and off, each within counted limits.
 */
import { PuzzlewrightError } from '../../../src/core/error.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import type { PuzzleRequest } from '../../../src/proving/answer.js';
import type { Engine } from '../../../src/solve/engine.js';
import type { Context } from '../kind.js';

/** A question and its words for people. */
export interface Asked {
  readonly name: string;
  readonly request: PuzzleRequest;
}

/** Coefficients of the largest model that `highs` is handed: it counts no work below whole nodes. */
const LARGEST_FOR_HIGHS = 6000;

/**
 * All questions about a puzzle, in a fixed order.
 * @param certify whether a checker follows the proofs; without it deductions of presolve are taken as they
 *   are
 */
export function requestsAbout(
  family: AnyFamily,
  puzzle: Puzzle,
  { engines, budget }: Context,
  certify = true,
): readonly Asked[] {
  return engines.flatMap((engine) =>
    family.formulations
      .filter((formulation) => formulation.engines.includes(engine.id))
      .flatMap((formulation) =>
        [true, false].map((presolve): Asked => {
          const name = `${engine.id} ${formulation.id} ${presolve ? 'presolve' : 'as published'}`;
          const request = {
            family,
            puzzle,
            formulation,
            engine: sizeLimited(engine),
            presolve,
            certify,
            budget,
          };
          return { name, request };
        }),
      ),
  );
}

/** The answer, or undefined where the model is too large to be handed to the engine. */
export function answerWithin<Answer>(answer: () => Answer): Answer | undefined {
  try {
    return answer();
  } catch (error) {
    if (error instanceof PuzzlewrightError && error.code === TOO_LARGE) return undefined;
    throw error;
  }
}

const TOO_LARGE = 'too-large-for-the-fuzz-run';

function sizeLimited(engine: Engine): Engine {
  if (engine.id !== 'highs') return engine;
  return {
    id: engine.id,
    open: (model, options) => {
      const size = model.rows.reduce((total, { variables }) => total + variables.length, 0);
      if (size > LARGEST_FOR_HIGHS) throw new PuzzlewrightError(TOO_LARGE, `${size} coefficients`);
      return engine.open(model, options);
    },
  };
}
