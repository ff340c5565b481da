/** The progress of an explanation while it is made. */
import type { ExplainProgress } from '../../src/browser.js';

const PER_CENT = 100;

/** A bar with the share of the solution that is explained; an open one until that is known. */
export function ExplainBar({ progress }: { readonly progress: ExplainProgress | undefined }) {
  const { done, of } = progress ?? {};
  return (
    <p class="explain-bar">
      <span>
        Explaining the solution …
        {done !== undefined && of !== undefined && ` ${Math.floor((PER_CENT * done) / Math.max(1, of))} %`}
      </span>
      <progress {...(of === undefined ? {} : { max: of, value: done ?? 0 })} aria-label="Explained so far" />
    </p>
  );
}
