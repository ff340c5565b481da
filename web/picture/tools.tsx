/** Undo, redo and colours. */

import { say } from '../words/index.js';
import { Palette } from './palette-view.js';
import { history, redoPainting, undoPainting } from './state.js';

/** Above the board. */
export function PaintTools() {
  const { past = [], future = [] } = history.value ?? {};
  return (
    <div class="tools" role="toolbar" aria-label={say('painting')}>
      <button type="button" disabled={past.length === 0} onClick={undoPainting} title={say('undoKeys')}>
        <span aria-hidden="true">↶</span> {say('undo')}
      </button>
      <button type="button" disabled={future.length === 0} onClick={redoPainting} title={say('redoKeys')}>
        <span aria-hidden="true">↷</span> {say('redo')}
      </button>
      <Palette />
    </div>
  );
}
