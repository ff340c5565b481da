/** A link that carries the puzzle: it stands behind the # of the address, which no server ever sees. */
import { useSignal } from '@preact/signals';
import { copyText } from '../../files/copy.js';
import { limitOfLinks } from './link-limit.js';

/** Copies the link. */
export function ShareButton() {
  const words = useSignal('');
  const copy = async (): Promise<void> => {
    words.value = (await copyText(location.href))
      ? `The link is copied. It carries the puzzle, not what you entered. ${limitOfLinks(location.hostname)}`
      : 'The link could not be copied; copy the address of this page instead.';
  };
  return (
    <div>
      <button type="button" onClick={() => void copy()}>
        Copy a link to this puzzle
      </button>
      <p class="hint" role="status">
        {words.value}
      </p>
    </div>
  );
}
