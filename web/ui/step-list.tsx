/** The steps of a solution, numbered as players count them; singles that follow each other are folded. */
import type { StepRecord } from '../../src/browser.js';
import { StepView } from '../play/hints/index.js';
import { say } from '../words/index.js';

/** Singles in a row from which on they are folded. */
const LEAST_FOLDED = 4;

/** Steps that stand together: one, or singles. */
interface Part {
  /** The number of its first step, from 1. */
  readonly first: number;
  readonly steps: readonly StepRecord[];
}

/** A list that can be closed. */
export function StepList({ steps }: { readonly steps: readonly StepRecord[] }) {
  const counted = steps.filter(({ plain }) => plain !== true);
  return (
    <details open>
      <summary>{say('solutionIn', { count: counted.length })}</summary>
      <ol>
        {partsOf(counted).map(({ first, steps: own }) =>
          own.length === 1 ? (
            <li key={first} value={first}>
              <StepView step={own[0]!} />
            </li>
          ) : (
            <li key={first} class="folded">
              <details>
                <summary>{say('singles', { first, last: first + own.length - 1 })}</summary>
                <ol start={first}>
                  {own.map((step, index) => (
                    <li key={first + index}>
                      <StepView step={step} />
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </details>
  );
}

function partsOf(steps: readonly StepRecord[]): readonly Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < steps.length; ) {
    const next = steps.findIndex(({ single }, index) => index >= start && single !== true);
    const end = next === -1 ? steps.length : next;
    const length = end - start >= LEAST_FOLDED ? end - start : 1;
    parts.push({ first: start + 1, steps: steps.slice(start, start + length) });
    start += length;
  }
  return parts;
}
