/** The number of solutions a puzzle has, for those who want to know more than the verdict. */
import { useSignal } from '@preact/signals';
import type { Puzzle } from '../../src/browser.js';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import { say } from '../words/index.js';

/** Solutions that are counted at most. */
const MOST = 10_000;
const CONFLICTS = 1_000_000;

/** Counts when it is pressed; a second press cancels. */
export function CountButton({ puzzle }: { readonly puzzle: Puzzle }) {
  const words = useSignal('');
  const isCounting = useSignal(false);
  const count = async (): Promise<void> => {
    if (isCounting.value) {
      making.cancel();
      return;
    }
    isCounting.value = true;
    words.value = '';
    try {
      making.cancel();
      const answer = await making.call('count', [puzzle, { limit: MOST, budget: { conflicts: CONFLICTS } }]);
      words.value = say(answer.complete ? 'countAll' : 'atLeast', { number: answer.count });
    } catch (error) {
      const isCancelled = error instanceof CallError && error.failure.kind === 'cancelled';
      words.value = isCancelled ? say('cancelled') : String((error as Error).message);
    }
    isCounting.value = false;
  };
  return (
    <>
      <button type="button" onClick={() => void count()}>
        {say(isCounting.value ? 'cancelCounting' : 'countSolutions')}
      </button>
      <span role="status">{words.value}</span>
    </>
  );
}
