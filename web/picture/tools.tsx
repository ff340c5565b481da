/** Undo, redo, colours, and where the puzzle goes from here. */
import { brush } from './brush.js';
import { canvas, history, redoPainting, undoPainting } from './state.js';

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

function Palette() {
  const palette = canvas.value?.palette;
  if (palette === undefined) return null;
  return (
    <fieldset class="palette">
      <legend class="spoken">Colour to paint with</legend>
      {palette.map((colour, index) => {
        const sign = index === 0 ? '.' : index.toString(36);
        return (
          <button
            key={sign}
            type="button"
            aria-pressed={brush.value === sign}
            aria-label={index === 0 ? 'background' : `colour ${index}, ${colour}`}
            style={{ backgroundColor: colour }}
            onClick={() => {
              brush.value = sign;
            }}
          />
        );
      })}
    </fieldset>
  );
}
