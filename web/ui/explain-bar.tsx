/** The progress of an explanation while it is made. */
import type { ExplainProgress } from '../../src/browser.js';
import { percent, say } from '../words/index.js';

const PER_CENT = 100;

/** A bar with the share of the solution that is explained; an open one until that is known. */
export function ExplainBar({ progress }: { readonly progress: ExplainProgress | undefined }) {
  const { done, of } = progress ?? {};
  return (
    <p class="explain-bar">
      <span>
        {say('explaining')}{' '}
        {done !== undefined &&
          of !== undefined &&
          percent(Math.floor((PER_CENT * done) / Math.max(1, of)) / PER_CENT)}
      </span>
      <progress
        {...(of === undefined ? {} : { max: of, value: done ?? 0 })}
        aria-label={say('explainedSoFar')}
      />
    </p>
  );
}
