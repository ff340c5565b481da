/** True on a phone's screen, upright or on its side, as in style/narrow.css. */
import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(max-width: 40rem), (orientation: landscape) and (max-height: 30rem)');
const isMatched = signal(query.matches);
query.addEventListener('change', () => {
  isMatched.value = query.matches;
});

export const isNarrow: ReadonlySignal<boolean> = isMatched;
