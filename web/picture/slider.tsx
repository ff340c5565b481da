/** The slider from the original over the cells to the clues. */

import { say } from '../words/index.js';
import { view } from './original.js';
import { photo } from './state.js';

const STEP = 0.05;

/** Shown below the board. */
export function ViewSlider() {
  const least = photo.value === undefined ? 1 : 0;
  return (
    <label class="view-slider">
      <span class="ends" aria-hidden="true">
        {least === 0 && <span>{say('viewOriginal')}</span>}
        <span>{say('viewCells')}</span>
        <span>{say('viewClues')}</span>
      </span>
      <input
        type="range"
        min={least}
        max={2}
        step={STEP}
        value={view.value}
        aria-label={say(least === 0 ? 'sliderAll' : 'sliderCells')}
        onInput={(event) => {
          view.value = Number(event.currentTarget.value);
        }}
      />
    </label>
  );
}
