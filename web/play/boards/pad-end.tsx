/** The last buttons of a pad. */
import type { Signal } from '@preact/signals';
import { say } from '../../words/index.js';

interface PadEndProps {
  /** The place into which the pad enters. */
  readonly place: 'cell' | 'field';
  /** Another way to enter the marks of the buttons before. */
  readonly mode: { readonly isOn: Signal<boolean>; readonly name: string; readonly title: string };
  erase(): void;
}

/** One empties the chosen place, and one switches the way in which the others enter. */
export function PadEnd({ place, mode: { isOn, name, title }, erase }: PadEndProps) {
  return (
    <span class="pad-end">
      <button type="button" onClick={erase} title={say(place === 'cell' ? 'emptyCell' : 'emptyField')}>
        {say('erase')}
      </button>
      <button
        type="button"
        aria-pressed={isOn.value}
        title={title}
        onClick={() => {
          isOn.value = !isOn.value;
        }}
      >
        {name}
      </button>
    </span>
  );
}
