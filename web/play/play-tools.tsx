/** Undo, redo, check, and the tools of a board. */
import type { ComponentChildren } from 'preact';
import { say } from '../words/index.js';
import type { Session } from './session.js';

/** Above the board; on a narrow screen at the lower edge, where a thumb reaches it. */
export function PlayTools({
  session,
  children,
}: {
  readonly session: Session;
  readonly children?: ComponentChildren;
}) {
  const { past, future } = session.history.value;
  return (
    <div class="tools playing" role="toolbar" aria-label={say('playing')}>
      <button type="button" disabled={past.length === 0} onClick={session.undo} title={say('undoKeys')}>
        <span aria-hidden="true">↶</span> <span class="if-wide">{say('undo')}</span>
      </button>
      <button type="button" disabled={future.length === 0} onClick={session.redo} title={say('redoKeys')}>
        <span aria-hidden="true">↷</span> <span class="if-wide">{say('redo')}</span>
      </button>
      <button type="button" onClick={() => void session.check()}>
        {say('check')}
      </button>
      {children}
    </div>
  );
}
