/** The time that a puzzle has been on the screen; it stops when it is finished or the page is hidden. */
import { useEffect } from 'preact/hooks';
import type { Session } from './session.js';

const SECOND = 1000;
const MINUTE = 60;

/** Minutes and seconds. */
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
  const minutes = Math.floor(seconds.value / MINUTE);
  const rest = String(seconds.value % MINUTE).padStart(2, '0');
  return (
    <p class="timer" role="timer">
      {minutes}:{rest}
    </p>
  );
}
