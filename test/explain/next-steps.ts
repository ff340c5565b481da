/** Steps, each with all that it concludes, from an explainer and by the search alone. */
import { Explainer } from '../../src/explain/answers/explainer.js';
import type { Prepared } from '../../src/explain/knowledge/prepare.js';
import type { Step } from '../../src/explain/model/step.js';

/** The next steps that an explainer finds. */
export function nextSteps(explainer: Explainer): readonly Step[] {
  return explainer.advance().map((finding) => explainer.step(finding));
}

/** The whole explanation of a puzzle without the moves of its family. */
export function searchedSteps(prepared: Prepared): readonly Step[] {
  const known = prepared.board.given.map(({ mark }) => mark);
  const explainer = new Explainer(prepared, { known });
  const steps: Step[] = [];
  while (!explainer.isSolved) steps.push(...nextSteps(explainer));
  return steps;
}
