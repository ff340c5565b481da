/** Hints in words: where to look, which rules, the whole step, and why. */

import { useRef } from 'preact/hooks';
import type { Cell, CellExplained, Hint, HintLevel } from '../../../src/browser.js';
import { sayRich } from '../../ui/rich.js';
import { say, stepLanguage } from '../../words/index.js';
import type { Hints } from './hint-state.js';
import { StepView } from './step-view.js';

interface PanelProps {
  readonly hints: Hints;
  /** The cell that "why" asks about; absent for games without cells. */
  readonly cell?: Cell;
}

/** Buttons and their results. */
export function HintPanel({ hints, cell }: PanelProps) {
  const shown = hints.shown.value;
  const next = useRef<HTMLButtonElement>(null);
  const enter = (): void => {
    hints.enter();
    // The button goes with the step; the next hint is one press away.
    next.current?.focus({ preventScroll: true });
  };
  return (
    <section class="hints" aria-label={say('hints')}>
      <div class="buttons">
        <button ref={next} type="button" onClick={() => void hints.ask(1)}>
          {say('hint')}
        </button>
        {cell !== undefined && (
          <button type="button" onClick={() => void hints.why(cell)}>
            <span class="if-narrow" aria-hidden="true">
              ?
            </span>
            <span class="if-wide">{say('whyCell', { row: cell[0] + 1, column: cell[1] + 1 })}</span>
          </button>
        )}
      </div>
      <div role="status">
        {shown.kind !== 'nothing' && shown.kind !== 'working' && (
          <button type="button" class="close" aria-label={say('close')} onClick={hints.cancel}>
            ×
          </button>
        )}
        {shown.kind === 'working' && (
          <p>
            {say('stepLookedFor')}{' '}
            <button type="button" onClick={hints.cancel}>
              {say('cancel')}
            </button>
          </p>
        )}
        {shown.kind === 'failed' && <p>{shown.message}</p>}
        {shown.kind === 'why' && <WhyView why={shown.why} />}
        {shown.kind === 'hint' && <HintView hint={shown.hint} level={shown.level} more={hints.ask} />}
        {hints.entering.value !== undefined && (
          <button type="button" class="main" title={say('enterStepKey')} onClick={enter}>
            {say('enterStep')}
          </button>
        )}
      </div>
    </section>
  );
}

interface HintProps {
  readonly hint: Hint;
  readonly level: HintLevel;
  more(level: HintLevel): Promise<void>;
}

const SENTENCES = {
  complete: 'hintComplete',
  multiple: 'hintMultiple',
  none: 'hintNone',
  undecided: 'hintUndecided',
} as const;

/** Words of a hint within a sentence of the page, which may be of another language. */
const SAID = {
  said: (words: string) => <span lang={stepLanguage()}>{words}</span>,
  strong: (words: string) => <strong lang={stepLanguage()}>{words}</strong>,
};

function HintView({ hint, level, more }: HintProps) {
  switch (hint.status) {
    case 'hint':
      return (
        <>
          {level < 3 && <p>{sayRich('lookAt', { where: hint.where }, SAID)}</p>}
          {hint.rules !== undefined && level < 3 && <Rules rules={hint.rules} name={hint.name} />}
          {hint.before?.map((step) => (
            <StepView key={step.says} step={step} />
          ))}
          {hint.step !== undefined && <StepView step={hint.step} />}
          {level < 3 && (
            <div class="buttons">
              {level === 1 && <More words={say('whichRules')} ask={() => more(2)} />}
              <More words={say('showStep')} ask={() => more(3)} />
            </div>
          )}
        </>
      );
    case 'wrong':
      return (
        <>
          <p>{sayRich('wrongBecause', { entry: hint.wrong }, SAID)}</p>
          {hint.before.map((step) => (
            <StepView key={step.says} step={step} />
          ))}
          <StepView step={hint.step} />
        </>
      );
    default:
      return <p>{say(SENTENCES[hint.status])}</p>;
  }
}

/** The smallest direct steps where there are any, the steps that lead to the cell, and its entry. */
function WhyView({ why }: { readonly why: CellExplained }) {
  if (!('says' in why)) return <p>{say(SENTENCES[why.verdict])}</p>;
  const { direct, steps, says } = why;
  return (
    <>
      {direct !== undefined && (
        <>
          <p>{say('fromPuzzleAlone')}</p>
          {direct.map((step) => (
            <StepView key={step.says} step={step} />
          ))}
          <p>{say('stepByStep')}</p>
        </>
      )}
      {steps.map((step) => (
        <StepView key={step.says} step={step} />
      ))}
      <p lang={stepLanguage()}>{says}</p>
    </>
  );
}

function Rules({ rules, name }: { readonly rules: readonly string[]; readonly name: string | undefined }) {
  return (
    <>
      {name !== undefined && <p>{sayRich('called', { name }, SAID)}</p>}
      <ul lang={stepLanguage()}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

function More({ words, ask }: { readonly words: string; ask(): Promise<void> }) {
  return (
    <button type="button" onClick={() => void ask()}>
      {words}
    </button>
  );
}
