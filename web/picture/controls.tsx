/** The controls beside a picture. */
import type { ComponentChildren } from 'preact';
import { CutControls } from './cut-controls.js';
import { type Controls, hasVersions, METHODS, type Method } from './settings.js';
import { controls } from './state.js';

const LARGEST = 100;
const SMALLEST = 5;
const MOST_COLOURS = 12;
const BRIGHTEST = 255;

function set(change: Partial<Controls>): void {
  controls.value = { ...controls.value, ...change };
}

/** Size, method, colours and what else decides how a picture becomes cells. */
export function PictureControls() {
  const values = controls.value;
  const isInk = values.colours === 1;
  return (
    <form class="controls" onSubmit={(event) => event.preventDefault()}>
      <Slider
        label="Size"
        unit="cells"
        value={values.size}
        least={SMALLEST}
        most={LARGEST}
        set={(size) => set({ size })}
      />
      <Slider
        label="Colours"
        unit={isInk ? 'black and white' : 'colours'}
        value={values.colours}
        least={1}
        most={MOST_COLOURS}
        set={(colours) => set({ colours })}
      />
      {isInk && (
        <Field label="Drawn by">
          <select
            value={values.method}
            onChange={(event) => set({ method: event.currentTarget.value as Method })}
          >
            {METHODS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {isInk && values.method === 'threshold' && (
        <Slider
          label="Threshold"
          unit="darker cells are filled"
          value={values.threshold}
          least={0}
          most={BRIGHTEST}
          set={(threshold) => set({ threshold })}
        />
      )}
      {hasVersions(values) && (
        <Field label="Difficulty">
          <select
            value={values.difficulty}
            onChange={(event) => set({ difficulty: event.currentTarget.value as Controls['difficulty'] })}
          >
            <option value="">any</option>
            <option value="easy">easy</option>
            <option value="medium">medium</option>
            <option value="hard">hard</option>
          </select>
        </Field>
      )}
      <fieldset class="checks">
        <legend class="spoken">How the picture is read</legend>
        <Check label="Crop to the subject" value={values.crop} set={(crop) => set({ crop })} />
        <Check label="Swap dark and light" value={values.invert} set={(invert) => set({ invert })} />
        <Check label="Fill the opaque shape" value={values.shape} set={(shape) => set({ shape })} />
      </fieldset>
      <CutControls />
    </form>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label class="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

function Slider({ label, unit, value, least, most, set: take }: SliderProps) {
  return (
    <label class="field">
      <span>
        {label} <output>{value}</output> <small>{unit}</small>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        aria-label={label}
        onInput={(event) => take(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function Check({
  label,
  value,
  set: take,
}: {
  readonly label: string;
  readonly value: boolean;
  set(value: boolean): void;
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => take(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
