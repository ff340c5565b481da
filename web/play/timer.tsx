/** The time that a puzzle has been on the screen; it stops when it is finished or the page is hidden. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored, store } from '../engine/stored.js';
import { minutesAndSeconds } from '../ui/time.js';
import { say } from '../words/index.js';
import type { Session } from './session.js';

const SECOND = 1000;
const KEY = 'timer';
const HIDDEN = 'hidden';

/** The time is counted, but not shown. */
const isHidden = signal(readStored(KEY) === HIDDEN);

/** Minutes and seconds, and a button that hides them. */
export function Timer({ session }: { readonly session: Session }) {
  const { seconds, isFinished } = session;
  useEffect(() => {
    const timer = setInterval(() => {
      if (isFinished.peek() || document.hidden) return;
      seconds.value += 1;
      session.keep();
    }, SECOND);
    return () => clearInterval(timer);
  }, [session]);
  const toggle = (): void => {
    isHidden.value = !isHidden.peek();
    store(KEY, isHidden.peek() ? HIDDEN : 'shown');
  };
  return (
    <div class="timer">
      {!isHidden.value && <span role="timer">{minutesAndSeconds(seconds.value)}</span>}{' '}
      <button type="button" class="quiet small" onClick={toggle}>
        {say(isHidden.value ? 'showTime' : 'hideTime')}
      </button>
    </div>
  );
}
