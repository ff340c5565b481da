/** True on a screen as narrow as a phone's, as in style/narrow.css. */
import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(max-width: 40rem)');
const isMatched = signal(query.matches);
query.addEventListener('change', () => {
  isMatched.value = query.matches;
});

export const isNarrow: ReadonlySignal<boolean> = isMatched;
