/** The slider from the original over the cells to the clues. */
import { view } from './original.js';
import { photo } from './state.js';

const STEP = 0.05;

/** Shown below the board. */
export function ViewSlider() {
  const least = photo.value === undefined ? 1 : 0;
  return (
    <label class="view-slider">
      <span class="ends" aria-hidden="true">
        {least === 0 && <span>original</span>}
        <span>cells</span>
        <span>clues</span>
      </span>
      <input
        type="range"
        min={least}
        max={2}
        step={STEP}
        value={view.value}
        aria-label={
          least === 0
            ? 'Show the original, the cells, or the clues alone'
            : 'Show the cells, or the clues alone'
        }
        onInput={(event) => {
          view.value = Number(event.currentTarget.value);
        }}
      />
    </label>
  );
}
