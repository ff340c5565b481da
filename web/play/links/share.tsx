/** A link that carries the puzzle: it stands behind the # of the address, which no server ever sees. */
import { useSignal } from '@preact/signals';
import { copyText } from '../../files/copy.js';
import { say } from '../../words/index.js';
import { limitOfLinks } from './link-limit.js';

/** Copies the link. */
export function ShareButton() {
  const words = useSignal('');
  const copy = async (): Promise<void> => {
    words.value = (await copyText(location.href))
      ? `${say('linkCopied')} ${limitOfLinks(location.hostname)}`
      : say('linkNotCopied');
  };
  return (
    <div>
      <button type="button" onClick={() => void copy()}>
        {say('copyLink')}
      </button>
      <p class="hint" role="status">
        {words.value}
      </p>
    </div>
  );
}
