/** The controls beside a picture. */
import { Check, Choice, DIFFICULTIES } from '../ui/form-fields.js';
import { firstFrame } from './frame.js';
import { FrameEditor } from './frame-editor.js';
import { type Controls, hasRenderings, METHODS, type Method, PARTS, type Part } from './settings.js';
import { controls, photo } from './state.js';

const LARGEST = 100;
const SMALLEST = 5;
const MOST_COLOURS = 12;
const BRIGHTEST = 255;

function set(change: Partial<Controls>): void {
  controls.value = { ...controls.value, ...change };
}

/** Size, method, colours and further settings for turning a picture into cells. */
export function PictureControls() {
  const values = controls.value;
  const original = photo.value;
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
        <Choice
          label="Method"
          value={values.method}
          choices={METHODS}
          set={(method: Method) => set({ method })}
        />
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
      {hasRenderings(values) && (
        <Choice
          label="Difficulty"
          value={values.difficulty}
          choices={DIFFICULTIES}
          set={(difficulty: Controls['difficulty']) => set({ difficulty })}
        />
      )}
      <Choice
        label="Part that is drawn"
        value={values.crop}
        choices={PARTS}
        set={(crop: Part) => set({ crop })}
      />
      {values.crop === 'frame' && original !== undefined && (
        <FrameEditor
          original={original}
          frame={values.frame ?? firstFrame(original.image)}
          set={(frame) => set({ frame })}
        />
      )}
      <fieldset class="checks">
        <legend class="spoken">How the picture is read</legend>
        <Check value={values.invert} set={(invert) => set({ invert })}>
          Swap dark and light
        </Check>
        <Check value={values.shape} set={(shape) => set({ shape })}>
          Fill everything that is not transparent
        </Check>
      </fieldset>
    </form>
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
