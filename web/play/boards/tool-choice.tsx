/** The choice of the entry that a press makes: for fingers, and for those who have no second button. */
import type { Signal } from '@preact/signals';
import { say } from '../../words/index.js';
import type { Tool } from '../games/index.js';
import { LookView } from './look-view.js';

/** A key as people call it. */
export function keyName(key: string): string {
  if (key === ' ') return say('space');
  return key === 'shiftArrow' || key === 'altArrow' ? say(key) : key.toUpperCase();
}

/** One button for each possible entry. */
export function ToolChoice({
  tools,
  chosen,
}: {
  readonly tools: readonly Tool[];
  readonly chosen: Signal<number>;
}) {
  return (
    <fieldset class="tools below">
      <legend class="spoken">{say('whatPress')}</legend>
      {tools.map(({ value, name, key, look }, index) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.value === index}
          title={`${name()} (${keyName(key)})`}
          onClick={() => {
            chosen.value = index;
          }}
        >
          <svg class="tool-look" viewBox="0 0 1 1" aria-hidden="true">
            <LookView look={look} row={0} column={0} />
          </svg>
          {name()}
        </button>
      ))}
    </fieldset>
  );
}
