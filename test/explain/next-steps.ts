/** The next steps that an explainer finds, each with all that it concludes. */
import type { Explainer } from '../../src/explain/answers/explainer.js';
import type { Step } from '../../src/explain/model/step.js';

export function nextSteps(explainer: Explainer): readonly Step[] {
  return explainer.advance().map((finding) => explainer.step(finding));
}
