/** Hints in words: where to look, which rules, the whole step, and why. */
import { useRef } from 'preact/hooks';
import type { Cell, CellExplained, Hint, HintLevel } from '../../../src/browser.js';
import type { Hints } from './hint-state.js';
import { StepView } from './step-view.js';
import { DIRECT_HEADING, LEADING_HEADING } from './why-words.js';

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
    <section class="hints" aria-label="Hints">
      <div class="buttons">
        <button ref={next} type="button" onClick={() => void hints.ask(1)}>
          Hint
        </button>
        {cell !== undefined && (
          <button type="button" onClick={() => void hints.why(cell)}>
            Why row {cell[0] + 1}, column {cell[1] + 1}?
          </button>
        )}
      </div>
      <div role="status">
        {shown.kind === 'working' && (
          <p>
            The next step is being looked for …{' '}
            <button type="button" onClick={hints.cancel}>
              Cancel
            </button>
          </p>
        )}
        {shown.kind === 'failed' && <p>{shown.message}</p>}
        {shown.kind === 'why' && <WhyView why={shown.why} />}
        {shown.kind === 'hint' && <HintView hint={shown.hint} level={shown.level} more={hints.ask} />}
        {hints.entering.value !== undefined && (
          <button type="button" class="main" title="Enter this step (E)" onClick={enter}>
            Enter this step
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
  complete: 'Nothing is left to find: everything is entered.',
  multiple: 'This puzzle has several solutions, so that no step is certain.',
  none: 'This puzzle has no solution.',
  undecided: 'No step was found within the limit.',
} as const;

function HintView({ hint, level, more }: HintProps) {
  switch (hint.status) {
    case 'hint':
      return (
        <>
          {level < 3 && <p>Look at {hint.where}.</p>}
          {hint.rules !== undefined && level < 3 && <Rules rules={hint.rules} name={hint.name} />}
          {hint.before?.map((step) => (
            <StepView key={step.says} step={step} />
          ))}
          {hint.step !== undefined && <StepView step={hint.step} />}
          {level === 1 && <More words="Which rules?" ask={() => more(2)} />}
          {level < 3 && <More words="Show the step" ask={() => more(3)} />}
        </>
      );
    case 'wrong':
      return (
        <>
          <p>
            <strong>{hint.wrong}</strong>: that is wrong. Here is why:
          </p>
          {hint.before.map((step) => (
            <StepView key={step.says} step={step} />
          ))}
          <StepView step={hint.step} />
        </>
      );
    default:
      return <p>{SENTENCES[hint.status]}</p>;
  }
}

/** The smallest direct steps where there are any, the steps that lead to the cell, and its entry. */
function WhyView({ why }: { readonly why: CellExplained }) {
  if (!('says' in why)) return <p>{SENTENCES[why.verdict]}</p>;
  const { direct, steps, says } = why;
  return (
    <>
      {direct !== undefined && (
        <>
          <p>{DIRECT_HEADING}:</p>
          {direct.map((step) => (
            <StepView key={step.says} step={step} />
          ))}
          <p>{LEADING_HEADING}:</p>
        </>
      )}
      {steps.map((step) => (
        <StepView key={step.says} step={step} />
      ))}
      <p>{says}</p>
    </>
  );
}

function Rules({ rules, name }: { readonly rules: readonly string[]; readonly name: string | undefined }) {
  return (
    <>
      {name !== undefined && <p>This is called {name}.</p>}
      <ul>
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
