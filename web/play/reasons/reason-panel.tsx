/** The reason of an entry: a mode of playing, the rules and clues to choose from, and the verdict. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { StepAnswer } from '../../../src/browser.js';
import { listed, type PlainKey, say, stepLanguage } from '../../words/index.js';
import { groupsAt, type Pressed, type ReasonGroup } from './groups.js';
import type { Reasons } from './reason-state.js';

interface PanelProps {
  readonly reasons: Reasons;
  /** All rules are in sight at once: there is no board to press them on. */
  readonly isListed: boolean;
}

/** Below the board, so that a thumb reaches both. */
export function ReasonPanel({ reasons, isListed }: PanelProps) {
  const { isOn, isChoosing, answer, work } = reasons;
  const mode = useRef<HTMLButtonElement>(null);
  const leave = (deed: () => void) => () => {
    deed();
    // The button that was pressed goes.
    mode.current?.focus({ preventScroll: true });
  };
  return (
    <section class="reasons" aria-label={say('reasonMode')}>
      <button ref={mode} type="button" aria-pressed={isOn.value} onClick={reasons.switch}>
        {say('reasonMode')}
      </button>
      {isOn.value && (
        <>
          <div role="status">
            <Task reasons={reasons} />
          </div>
          {isChoosing.value && (
            <>
              <Choice reasons={reasons} isListed={isListed} />
              <div class="buttons">
                <button
                  type="button"
                  class="main"
                  disabled={reasons.chosen.value.size === 0 || work.value !== 'nothing'}
                  onClick={() => void reasons.ask()}
                >
                  {say('reasonAsk')}
                </button>
                <button type="button" onClick={leave(reasons.takeBack)}>
                  {say('reasonTakeBack')}
                </button>
              </div>
            </>
          )}
          <div role="status">
            {work.value === 'judging' && <p>{say('reasonJudging')}</p>}
            {answer.value !== undefined && <Verdict {...answer.value} />}
          </div>
          {mayGoOn(answer.value?.verdict) && (
            <button type="button" class="main" onClick={leave(reasons.next)}>
              {say('reasonNext')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function mayGoOn(verdict: StepAnswer | undefined): boolean {
  return verdict !== undefined && ['follows', 'solved', 'known', 'not-yet'].includes(verdict.status);
}

const REFUSALS: Readonly<Record<'multiple' | 'none' | 'undecided', PlainKey>> = {
  multiple: 'hintMultiple',
  none: 'hintNone',
  undecided: 'reasonUndecided',
};

/** The next step of the player, or why there is none. */
function Task({ reasons: { failure, refused, entries } }: { readonly reasons: Reasons }) {
  if (failure.value !== '') return <p>{failure.value}</p>;
  if (refused.value !== undefined) return <p>{say(REFUSALS[refused.value])}</p>;
  if (entries.value === undefined) return <p>{say('reasonEnter')}</p>;
  if (entries.value === 'reading') return <p>{say('reasonJudging')}</p>;
  if (entries.value.length === 0) return <p>{say('reasonNoEntry')}</p>;
  return <p>{say('reasonChoose', { entry: listed(entries.value) })}</p>;
}

/** The rules at the place that was pressed, the chosen ones, and all of them. */
function Choice({ reasons, isListed }: PanelProps) {
  const { groups, chosen, pressed } = reasons;
  const isOpen = useSignal(isListed);
  const here = pressed.value === undefined ? [] : groupsAt(groups.value, pressed.value);
  const others = groups.value.filter((group) => chosen.value.has(group.key) && !here.includes(group));
  return (
    <>
      {pressed.value !== undefined && (
        <Boxes title={wordsOf(pressed.value)} groups={here} reasons={reasons} />
      )}
      {!isListed && others.length > 0 && (
        <Boxes title={say('reasonChosen')} groups={others} reasons={reasons} />
      )}
      <details open={isOpen.value}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser */}
        <summary
          onClick={(event) => {
            // The event of the browser that says it is open comes later than the press.
            event.preventDefault();
            isOpen.value = !isOpen.value;
          }}
        >
          {say('reasonAll')}
        </summary>
        {isOpen.value && <Boxes title={say('reasonAll')} groups={groups.value} reasons={reasons} isLong />}
      </details>
    </>
  );
}

function wordsOf(pressed: Pressed): string {
  if (pressed.kind === 'cell')
    return say('placeOf', { row: pressed.cell[0] + 1, column: pressed.cell[1] + 1 });
  return say(pressed.axis === 'row' ? 'reasonRow' : 'reasonColumn', { number: pressed.index + 1 });
}

interface BoxesProps {
  readonly title: string;
  readonly groups: readonly ReasonGroup[];
  readonly reasons: Reasons;
  readonly isLong?: boolean;
}

function Boxes({ title, groups, reasons: { chosen, choose }, isLong = false }: BoxesProps) {
  return (
    <fieldset class={isLong ? 'reason-boxes long' : 'reason-boxes'}>
      <legend class={isLong ? 'spoken' : undefined}>{title}</legend>
      {groups.length === 0 && <p>{say('reasonNone')}</p>}
      {groups.map((group) => (
        <label key={group.key}>
          <input type="checkbox" checked={chosen.value.has(group.key)} onChange={() => choose(group)} />{' '}
          <span lang={stepLanguage()}>{group.says}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface VerdictProps {
  readonly verdict: StepAnswer;
  readonly unneeded: readonly ReasonGroup[];
}

function Verdict({ verdict, unneeded }: VerdictProps) {
  switch (verdict.status) {
    case 'follows':
    case 'solved':
      return (
        <>
          <p class="reason-verdict">
            <span aria-hidden="true">✓</span> {say('reasonFollows')}
          </p>
          {unneeded.length > 0 && (
            <>
              <p>{say('reasonUnneeded')}</p>
              <ul>
                {unneeded.map(({ key, says }) => (
                  <li key={key} lang={stepLanguage()}>
                    {says}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      );
    case 'not-yet':
    case 'wrong': {
      const { entry, counterexample } = verdict;
      return (
        <>
          <p class="reason-verdict">{say('reasonOpen', { entry: entry.says })}</p>
          {verdict.status === 'wrong' && <p>{say('reasonWrong')}</p>}
          {counterexample !== undefined && (
            <details>
              <summary>{say('reasonCounterexample')}</summary>
              <ul>
                {counterexample.entries.map(({ says }) => (
                  <li key={says} lang={stepLanguage()}>
                    {says}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      );
    }
    case 'known':
      return <p>{say('reasonKnown')}</p>;
    case 'wrong-state':
      return <p>{say('reasonEarlier', { entry: verdict.wrong.says })}</p>;
    default:
      return <p>{say(REFUSALS[verdict.status])}</p>;
  }
}
