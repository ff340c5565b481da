/** Buttons that no paper has: fewest edits, clues that can go, why a cell is forced, a move to be needed. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Cell, NeedAnswer, Puzzle, UnneededAnswer } from '../../src/browser.js';
import { howHardWords } from '../ui/rating.js';
import { say } from '../words/index.js';
import { askEdits, askNeed, askUnneeded, askWhy, type Help, help, stopHelp } from './help-state.js';

interface HelpProps {
  readonly puzzle: Puzzle;
  /** The cell of the cursor. */
  readonly cell: Cell;
  /** The moves that people name, from the easiest to the hardest. */
  readonly moves: readonly { readonly id: string; readonly name: string }[];
  /** Puts another puzzle onto the bench; it can be undone. */
  take(puzzle: Puzzle): void;
}

/** The buttons and the answer. */
export function HelpPanel({ puzzle, cell, moves, take }: HelpProps) {
  const move = useSignal('');
  const shown = help.value?.puzzle === puzzle ? help.value : undefined;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== undefined) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <section class="bench-help" aria-label={say('helpWithClues')}>
      <div class="buttons">
        <button type="button" onClick={() => void askEdits(puzzle)}>
          {say('fewestEdits')}
        </button>
        <button type="button" onClick={() => void askUnneeded(puzzle)}>
          {say('unneededClues')}
        </button>
        <button type="button" onClick={() => void askWhy(puzzle, cell)}>
          {say('whyForced')}
        </button>
      </div>
      {moves.length > 0 && (
        <form
          class="need-move"
          onSubmit={(event) => {
            event.preventDefault();
            void askNeed(puzzle, move.peek() || moves[0]!.id);
          }}
        >
          <label class="field">
            <span>{say('moveNeeded')}</span>
            <select
              value={move.value || moves[0]!.id}
              onChange={(event) => {
                move.value = event.currentTarget.value;
              }}
            >
              {moves.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{say('chooseClues')}</button>
        </form>
      )}
      <div ref={answer} role="status" aria-live="polite">
        {shown !== undefined && <Answer help={shown} take={take} />}
      </div>
    </section>
  );
}

function Answer({ help: shown, take }: { readonly help: Help } & Pick<HelpProps, 'take'>) {
  switch (shown.kind) {
    case 'working':
      return (
        <p class="hint">
          {say(shown.words)}{' '}
          <button type="button" onClick={stopHelp}>
            {say('stop')}
          </button>
        </p>
      );
    case 'failed':
      return <p class="problem">{shown.message}</p>;
    case 'edits':
      return <Edits answer={shown.answer} take={take} />;
    case 'unneeded':
      return <Unneeded answer={shown.answer} take={take} />;
    case 'need':
      return <Needed answer={shown.answer} take={take} />;
    case 'why':
      return <Why answer={shown.answer} />;
  }
}

type EditsHelp = Extract<Help, { readonly kind: 'edits' }>['answer'];

function Edits({ answer, take }: { readonly answer: EditsHelp } & Pick<HelpProps, 'take'>) {
  const { status, least, proved, certified, suggestions, conflicts, way } = answer;
  const proof = say(certified ? 'proofChecked' : proved ? 'proofProved' : 'proofNot');
  return (
    <>
      {conflicts?.sets.slice(0, 1).map((set) => (
        <Clues key="set" head={say('contradictEach')} clues={set} />
      ))}
      {conflicts?.removals && <Clues head={say('withoutThese')} clues={conflicts.removals} />}
      {status === 'unique' && <p>{say('isUnique')}</p>}
      {status === 'hopeless' && <p>{say('isHopeless')}</p>}
      {status === 'bounded' && <p>{say('fewerNot', { count: least, proof })}</p>}
      {status === 'found' && <p>{say('editsDo', { count: least, proof })}</p>}
      <ul class="suggestions">
        {[...suggestions, ...(way ? [way] : [])].map(({ edits, puzzle, logic }) => (
          <li key={edits.join()}>
            <span>{say('editReach', { edits: edits.join('; '), reach: howHardWords(logic) })}</span>
            <button type="button" onClick={() => take(puzzle)}>
              {say('takeIt')}
            </button>
          </li>
        ))}
      </ul>
      {status !== 'unique' && <p class="hint">{say('cluesCounted')}</p>}
    </>
  );
}

function Clues({ head, clues }: { readonly head: string; readonly clues: readonly string[] }) {
  return (
    <>
      <p>{head}</p>
      <ul class="clue-list">
        {clues.map((clue) => (
          <li key={clue}>{clue}</li>
        ))}
      </ul>
    </>
  );
}

function Unneeded({ answer, take }: { readonly answer: UnneededAnswer } & Pick<HelpProps, 'take'>) {
  const { verdict, each, together, puzzle } = answer;
  if (verdict !== 'unique') return <p>{say('onlyUniqueAsked')}</p>;
  if (each.length === 0)
    return (
      <>
        <p>{say('everyNeeded')}</p>
        <p class="hint">{say('cluesCounted')}</p>
      </>
    );
  return (
    <>
      <Clues head={say('eachCanGo')} clues={each} />
      <Clues head={say('togetherGo')} clues={together} />
      <button type="button" onClick={() => take(puzzle!)}>
        {say('dropThese', { count: together.length })}
      </button>
    </>
  );
}

function Needed({ answer, take }: { readonly answer: NeedAnswer } & Pick<HelpProps, 'take'>) {
  if (answer.status === 'none') return <p>{answer.reason}</p>;
  const { added, removed, puzzle } = answer;
  return (
    <>
      <p>{say('neededNow')}</p>
      {added.length > 0 && <Clues head={say('added')} clues={added} />}
      {removed.length > 0 && <Clues head={say('takenAway')} clues={removed} />}
      <button type="button" onClick={() => take(puzzle)}>
        {say('takeIt')}
      </button>
    </>
  );
}

/** Steps on the way to a cell that are shown unfolded: the last ones. */
const MOST_STEPS = 8;

function Why({ answer }: { readonly answer: Extract<Help, { readonly kind: 'why' }>['answer'] }) {
  if (!('steps' in answer)) return <p>{say('onlyUniqueExplained')}</p>;
  const { steps } = answer;
  const folded = Math.max(0, steps.length - MOST_STEPS);
  const listed = (from: number, to: number) => (
    <ol class="why-steps" start={from + 1}>
      {steps.slice(from, to).map(({ says }) => (
        <li key={says}>{says}</li>
      ))}
    </ol>
  );
  return (
    <>
      {folded > 0 && (
        <details>
          <summary>{say('stepsBefore', { count: folded })}</summary>
          {listed(0, folded)}
        </details>
      )}
      {listed(folded, steps.length)}
      <p>{answer.says}</p>
    </>
  );
}
