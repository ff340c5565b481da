/** The solution of a puzzle as steps that people can follow. */
import { useSignal } from '@preact/signals';
import type { ExplainedSteps, ExplainProgress, Puzzle } from '../../src/browser.js';
import { cardOf } from '../engine/families.js';
import { CallError } from '../engine/lane.js';
import { explaining } from '../engine/lanes.js';
import { type PlainKey, say, stepLanguage } from '../words/index.js';
import { ExplainBar } from './explain-bar.js';
import { StepList } from './step-list.js';

const SENTENCES: Readonly<Record<Exclude<ExplainedSteps['verdict'], 'solved'>, PlainKey>> = {
  limit: 'stepsLimit',
  multiple: 'stepsMultiple',
  none: 'stepsNone',
  undecided: 'stepsUndecided',
};

interface ExplanationProps {
  readonly puzzle: Puzzle;
  /** Called when steps are there, which name cells by rows and columns. */
  onSteps(): void;
}

/** A button, and the steps when they are found. */
export function Explanation({ puzzle, onSteps }: ExplanationProps) {
  const found = useSignal<ExplainedSteps | undefined>(undefined);
  const isWorking = useSignal(false);
  const progress = useSignal<ExplainProgress | undefined>(undefined);
  const failure = useSignal('');
  if (cardOf(puzzle.family)?.isExplained !== true) return null;
  const ask = async (): Promise<void> => {
    if (isWorking.value) {
      explaining.cancel();
      return;
    }
    isWorking.value = true;
    failure.value = '';
    progress.value = undefined;
    try {
      found.value = await explaining.call(
        'explain',
        [puzzle, { language: stepLanguage() }],
        (now: ExplainProgress) => {
          progress.value = now;
        },
      );
      onSteps();
    } catch (error) {
      const isCancelled = error instanceof CallError && error.failure.kind === 'cancelled';
      if (!isCancelled) failure.value = (error as Error).message;
    }
    isWorking.value = false;
  };
  const answer = found.value;
  const verdict = answer?.verdict ?? 'solved';
  const steps = answer !== undefined && 'steps' in answer ? answer.steps : [];
  return (
    <div class="explanation">
      {answer === undefined && (
        <div class="buttons">
          <button type="button" onClick={() => void ask()}>
            {say(isWorking.value ? 'cancelExplaining' : 'explainSteps')}
          </button>
        </div>
      )}
      {isWorking.value && <ExplainBar progress={progress.value} />}
      <p role="status">
        {[failure.value, verdict === 'solved' ? '' : say(SENTENCES[verdict])].filter(Boolean).join(' ')}
      </p>
      {steps.length > 0 && <StepList steps={steps} />}
    </div>
  );
}
