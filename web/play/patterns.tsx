/** The choice of patterns for the regions of boards; this device keeps it. */
import { signal } from '@preact/signals';
import { readStored, store } from '../engine/stored.js';
import { say } from '../words/index.js';

const KEY = 'patterns';
const ON = 'on';

/** True if regions have patterns besides their colours and lines. */
export const patterns = signal(readStored(KEY) === ON);

/** Switches them on and off. */
export function PatternsSwitch() {
  return (
    <label class="patterns-switch">
      <input
        type="checkbox"
        checked={patterns.value}
        onChange={({ currentTarget }) => {
          patterns.value = currentTarget.checked;
          store(KEY, currentTarget.checked ? ON : '');
        }}
      />{' '}
      {say('regionPatterns')}
    </label>
  );
}
