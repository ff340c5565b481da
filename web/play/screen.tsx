/** The play screen: one puzzle, large, with what is needed to solve it. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Cell } from '../../src/browser.js';
import { families, nameOfFamily } from '../engine/families.js';
import { FilesPanel } from '../files/files-panel.js';
import { route } from '../router.js';
import { CellBoard } from './cell-board.js';
import { HintPanel } from './hint-panel.js';
import { openHints, stepOf } from './hint-state.js';
import { LineBoard } from './line-board.js';
import { NumberBoard } from './number-board.js';
import { NumberPad } from './number-pad.js';
import { PlayTools } from './play-tools.js';
import { ShareButton } from './share.js';
import { type Table, table, tableFailure } from './state.js';
import { TableBoard } from './table-board.js';
import { Timer } from './timer.js';
import { ToolChoice } from './tool-choice.js';

/** The puzzle of the address, or where puzzles come from. */
export function PlayScreen() {
  const shown = table.value;
  if (tableFailure.value !== '')
    return (
      <p class="trouble" role="alert">
        {tableFailure.value}
      </p>
    );
  if (shown === undefined)
    return route.value.rest === '' ? <Nothing /> : <p class="hint">The puzzle is being read …</p>;
  return <Playing key={JSON.stringify(shown.session.puzzle)} shown={shown} />;
}

function Nothing() {
  return (
    <>
      <h1>Play</h1>
      <p class="lead">
        Make a puzzle of a <a href="#picture">picture</a>, <a href="#generate">generate</a> one, or{' '}
        <a href="#open">open</a> one you have: each can be played here. What you enter is kept in this
        browser.
      </p>
    </>
  );
}

function Playing({ shown: { session, drawn } }: { readonly shown: Table }) {
  const tool = useSignal(0);
  const isNoting = useSignal(false);
  const cursor = useSignal<Cell>([0, 0]);
  const { game, puzzle } = session;
  const hints = useMemo(() => openHints(session), [session]);
  useEffect(() => hints.close, [hints]);
  const step = stepOf(hints.shown.value);
  const isExplained = families.value.find(({ id }) => id === puzzle.family)?.isExplained === true;
  const title = session.title || nameOfFamily(puzzle.family);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) session.redo();
      else session.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
  return (
    <div class="bench">
      <div class="stage">
        <PlayTools session={session} />
        {game.kind === 'cells' && <CellBoard {...{ session, game, drawn, step, cursor, tool }} />}
        {game.kind === 'numbers' && <NumberBoard {...{ session, game, drawn, step, cursor, isNoting }} />}
        {game.kind === 'lines' && <LineBoard {...{ session, game, drawn, step, cursor }} />}
        {game.kind === 'table' && <TableBoard {...{ session, game, drawn }} />}
        {game.kind === 'cells' && <ToolChoice tools={game.tools} chosen={tool} />}
        {game.kind === 'numbers' && <NumberPad {...{ session, game, isNoting, cursor }} />}
      </div>
      <aside class="side">
        <div>
          <h1>{title}</h1>
          <Timer session={session} />
        </div>
        <Finished isFinished={session.isFinished.value} message={session.message.value} />
        {isExplained && game.stateOf !== undefined && (
          <HintPanel hints={hints} {...(game.kind === 'table' ? {} : { cell: cursor.value })} />
        )}
        <Rules id={puzzle.family} />
        <ShareButton />
        <details>
          <summary>Save or print</summary>
          <FilesPanel puzzle={puzzle} title={title} />
        </details>
      </aside>
    </div>
  );
}

function Finished({ isFinished, message }: { readonly isFinished: boolean; readonly message: string }) {
  return (
    <div role="status" class={isFinished ? 'verdict good finished' : 'message'}>
      {isFinished ? (
        <>
          <span class="sign" aria-hidden="true">
            ✓
          </span>
          <div>
            <strong>Solved</strong>
            <p>Every rule is kept and every clue is met.</p>
          </div>
        </>
      ) : (
        message
      )}
    </div>
  );
}

function Rules({ id }: { readonly id: string }) {
  const card = families.value.find((one) => one.id === id);
  if (card === undefined) return null;
  return (
    <details>
      <summary>How it is played</summary>
      <p>{card.rules}</p>
      {card.guide.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
