/** Undo, redo and colours. */
import { Palette } from './palette-view.js';
import { history, redoPainting, undoPainting } from './state.js';

/** Above the board. */
export function PaintTools() {
  const { past = [], future = [] } = history.value ?? {};
  return (
    <div class="tools" role="toolbar" aria-label="Painting">
      <button type="button" disabled={past.length === 0} onClick={undoPainting} title="Undo (Ctrl+Z)">
        <span aria-hidden="true">↶</span> Undo
      </button>
      <button type="button" disabled={future.length === 0} onClick={redoPainting} title="Redo (Ctrl+Shift+Z)">
        <span aria-hidden="true">↷</span> Redo
      </button>
      <Palette />
    </div>
  );
}
