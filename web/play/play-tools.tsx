/** Undo, redo, check, start again, and the tools of a board. */
import type { ComponentChildren } from 'preact';
import type { Session } from './session.js';

/** Above the board; on a narrow screen at the lower edge, where a thumb reaches it. */
export function PlayTools({
  session,
  children,
}: {
  readonly session: Session;
  readonly children?: ComponentChildren;
}) {
  const { past, future, now } = session.history.value;
  return (
    <div class="tools playing" role="toolbar" aria-label="Playing">
      <button type="button" disabled={past.length === 0} onClick={session.undo} title="Undo (Ctrl+Z)">
        <span aria-hidden="true">↶</span> <span class="if-wide">Undo</span>
      </button>
      <button type="button" disabled={future.length === 0} onClick={session.redo} title="Redo (Ctrl+Shift+Z)">
        <span aria-hidden="true">↷</span> <span class="if-wide">Redo</span>
      </button>
      <button type="button" onClick={() => void session.check()}>
        Check
      </button>
      <button
        type="button"
        disabled={Object.keys(now).length === 0}
        onClick={session.clear}
        title="Start again"
      >
        <span aria-hidden="true">↺</span> <span class="if-wide">Start again</span>
      </button>
      {children}
    </div>
  );
}
