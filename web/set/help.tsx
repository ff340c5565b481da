/** Buttons that no paper has: fewest edits, clues that can go, why a cell is forced, a move to be needed. */
import { useSignal } from '@preact/signals';
import type { Cell, NeedAnswer, Puzzle, UnneededAnswer } from '../../src/browser.js';
import { REACH } from '../ui/rating.js';
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
  return (
    <section class="bench-help" aria-label="Help with clues">
      <div class="buttons">
        <button type="button" onClick={() => void askEdits(puzzle)}>
          Fewest edits to one solution
        </button>
        <button type="button" onClick={() => void askUnneeded(puzzle)}>
          Clues that are not needed
        </button>
        <button type="button" onClick={() => void askWhy(puzzle, cell)}>
          Why is this cell forced?
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
            <span>A move that people must need</span>
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
          <button type="submit">Choose clues for it</button>
        </form>
      )}
      <div role="status" aria-live="polite">
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
          {shown.words}{' '}
          <button type="button" onClick={stopHelp}>
            Stop
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
  const proof = certified ? 'proved, and the proof was checked' : proved ? 'proved' : 'not proved';
  const count = (number: number): string => (number === 1 ? 'one edit' : `${number} edits`);
  return (
    <>
      {conflicts?.sets.slice(0, 1).map((set) => (
        <Clues key="set" head="These clues contradict each other:" clues={set} />
      ))}
      {conflicts?.removals && (
        <Clues head="Without these there is a solution; no fewer will do:" clues={conflicts.removals} />
      )}
      {status === 'unique' && <p>It has exactly one solution; nothing is to be edited.</p>}
      {status === 'hopeless' && <p>There is no solution even without any clue.</p>}
      {status === 'bounded' && (
        <p>
          Fewer than {count(least)} will not do ({proof}).
        </p>
      )}
      {status === 'found' && (
        <p>
          {count(least).replace('one', 'One')} will do; fewer will not ({proof}):
        </p>
      )}
      <ul class="suggestions">
        {[...suggestions, ...(way ? [way] : [])].map(({ edits, puzzle, logic }) => (
          <li key={edits.join()}>
            <span>
              {edits.join('; ')} ({REACH[logic]})
            </span>
            <button type="button" onClick={() => take(puzzle)}>
              Take it
            </button>
          </li>
        ))}
      </ul>
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
  if (verdict !== 'unique') return <p>Only a puzzle with exactly one solution can be asked about this.</p>;
  if (each.length === 0) return <p>Every clue is needed.</p>;
  return (
    <>
      <Clues head="Each of these can go by itself:" clues={each} />
      <Clues head="These can go together; then every clue is needed:" clues={together} />
      <button type="button" onClick={() => take(puzzle!)}>
        Drop these {together.length}
      </button>
    </>
  );
}

function Needed({ answer, take }: { readonly answer: NeedAnswer } & Pick<HelpProps, 'take'>) {
  if (answer.status === 'none') return <p>{answer.reason}</p>;
  const { added, removed, puzzle } = answer;
  return (
    <>
      <p>With these clues people need it, and nothing harder. There is exactly one solution, proved.</p>
      {added.length > 0 && <Clues head="Added:" clues={added} />}
      {removed.length > 0 && <Clues head="Taken away:" clues={removed} />}
      <button type="button" onClick={() => take(puzzle)}>
        Take it
      </button>
    </>
  );
}

function Why({ answer }: { readonly answer: Extract<Help, { readonly kind: 'why' }>['answer'] }) {
  if (!('steps' in answer)) return <p>Only a puzzle with exactly one solution is explained.</p>;
  return (
    <>
      <ol class="why-steps">
        {answer.steps.map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
      </ol>
      <p>{answer.says}</p>
    </>
  );
}
