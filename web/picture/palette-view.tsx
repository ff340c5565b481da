/** The palette of the picture: the colour of the brush, and the actions on it. */

import { say } from '../words/index.js';
import type { Painting } from '../worker/painting.js';
import { brush } from './brush.js';
import {
  indexOfSign,
  MOST_INKS,
  signOfIndex,
  withAnotherColour,
  withColour,
  withoutColour,
} from './palette.js';
import { canvas, paint, paintingOf, trouble } from './state.js';

/**
 * The colours, and buttons to change, add and remove one; in black and white the button that adds the first.
 */
export function Palette() {
  const now = canvas.value;
  if (now === undefined) return null;
  const { palette } = now;
  const chosen = Math.min(indexOfSign(brush.value), (palette?.length ?? 1) - 1);
  const isFull = (palette?.length ?? 0) > MOST_INKS;
  return (
    <fieldset class="palette">
      <legend class="spoken">{say('colours')}</legend>
      {palette?.map((colour, index) => (
        <button
          key={signOfIndex(index)}
          type="button"
          class="swatch"
          aria-pressed={chosen === index}
          aria-label={
            index === 0 ? say('paintBackground', { colour }) : say('paintColour', { number: index, colour })
          }
          style={{ backgroundColor: colour }}
          onClick={() => {
            brush.value = signOfIndex(index);
          }}
        />
      ))}
      {palette !== undefined && (
        <label class="button">
          {say('changeColour')}
          <input
            type="color"
            class="spoken"
            value={palette[chosen]}
            aria-label={chosen === 0 ? say('changeBackground') : say('changeNumber', { number: chosen })}
            onChange={(event) => changeTo(chosen, event.currentTarget.value as `#${string}`)}
          />
        </label>
      )}
      {palette !== undefined && palette.length > 2 && chosen > 0 && (
        <button
          type="button"
          aria-label={say('removeNumber', { number: chosen })}
          onClick={() => remove(chosen)}
        >
          {say('removeColour')}
        </button>
      )}
      <button type="button" disabled={isFull} onClick={add}>
        {say(palette === undefined ? 'useColours' : 'addColour')}
      </button>
    </fieldset>
  );
}

/** The picture with other colours is a step that can be taken back. */
function take(painting: Painting | undefined): boolean {
  const now = canvas.peek();
  if (painting === undefined || now === undefined) return false;
  const { used } = now;
  trouble.value = '';
  paint({ ...painting, marks: [], ...(used === undefined ? {} : { used }) });
  return true;
}

function changeTo(index: number, colour: `#${string}`): void {
  const now = canvas.peek();
  if (now === undefined || take(withColour(paintingOf(now), index, colour))) return;
  trouble.value = say('paletteHas', { colour });
}

function remove(index: number): void {
  const now = canvas.peek();
  if (now !== undefined && take(withoutColour(paintingOf(now), index))) brush.value = signOfIndex(1);
}

function add(): void {
  const now = canvas.peek();
  if (now === undefined || !take(withAnotherColour(paintingOf(now)))) return;
  brush.value = signOfIndex((canvas.peek()?.palette?.length ?? 2) - 1);
}
