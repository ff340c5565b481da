/** What is cut off a picture on its four sides. */
import type { Cut } from './settings.js';
import { controls } from './state.js';

const SIDES = ['left', 'right', 'top', 'bottom'] as const satisfies readonly (keyof Cut)[];
const MOST = 90;

/** A slider for each side. */
export function CutControls() {
  const { cut } = controls.value;
  return (
    <details>
      <summary>Cut off the sides</summary>
      <div class="controls cut">
        {SIDES.map((side) => (
          <label key={side} class="field">
            <span>
              {side} <output>{cut[side]}</output> %
            </span>
            <input
              type="range"
              min={0}
              max={MOST}
              value={cut[side]}
              aria-label={`Cut off ${side}, percent`}
              onInput={(event) => {
                const next = { ...cut, [side]: Number(event.currentTarget.value) };
                controls.value = { ...controls.value, cut: next };
              }}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
