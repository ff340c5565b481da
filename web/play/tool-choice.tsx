/** What a press enters: for fingers, and for those who have no second button. */
import type { Signal } from '@preact/signals';
import type { Tool } from './game.js';
import { LookView } from './look-view.js';

/** One button for each thing that can be entered. */
export function ToolChoice({
  tools,
  chosen,
}: {
  readonly tools: readonly Tool[];
  readonly chosen: Signal<number>;
}) {
  return (
    <fieldset class="tools below">
      <legend class="spoken">What a press enters</legend>
      {tools.map(({ value, name, key, look }, index) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.value === index}
          title={`${name} (${key === ' ' ? 'Space' : key.toUpperCase()})`}
          onClick={() => {
            chosen.value = index;
          }}
        >
          <svg class="tool-look" viewBox="0 0 1 1" aria-hidden="true">
            <LookView look={look} row={0} column={0} />
          </svg>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
