/** The controls beside a picture. */
import { Check, Choice, difficulties } from '../ui/form-fields.js';
import { type PlainKey, say } from '../words/index.js';
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
        label={say('size')}
        unit={say('unitCells', { count: values.size })}
        value={values.size}
        least={SMALLEST}
        most={LARGEST}
        set={(size) => set({ size })}
      />
      <Slider
        label={say('colours')}
        unit={isInk ? say('blackAndWhite') : say('unitColours', { count: values.colours })}
        value={values.colours}
        least={1}
        most={MOST_COLOURS}
        set={(colours) => set({ colours })}
      />
      {isInk && (
        <Choice
          label={say('method')}
          value={values.method}
          choices={named(METHODS)}
          set={(method: Method) => set({ method })}
        />
      )}
      {isInk && values.method === 'threshold' && (
        <Slider
          label={say('threshold')}
          unit={say('darkerFilled')}
          value={values.threshold}
          least={0}
          most={BRIGHTEST}
          set={(threshold) => set({ threshold })}
        />
      )}
      {hasRenderings(values) && (
        <Choice
          label={say('difficulty')}
          value={values.difficulty}
          choices={difficulties()}
          set={(difficulty: Controls['difficulty']) => set({ difficulty })}
        />
      )}
      <Choice
        label={say('partDrawn')}
        value={values.crop}
        choices={named(PARTS)}
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
        <legend class="spoken">{say('howRead')}</legend>
        <Check value={values.invert} set={(invert) => set({ invert })}>
          {say('swapDark')}
        </Check>
        <Check value={values.shape} set={(shape) => set({ shape })}>
          {say('fillShape')}
        </Check>
      </fieldset>
    </form>
  );
}

/** Choices with their words. */
function named<Id extends string>(words: Readonly<Record<Id, PlainKey>>) {
  return (Object.keys(words) as Id[]).map((id) => ({ id, name: say(words[id]) }));
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
