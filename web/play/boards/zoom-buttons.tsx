/** Larger and smaller cells. */
import type { Signal } from '@preact/signals';
import { nextZoom } from '../../ui/zoom.js';
import { say } from '../../words/index.js';

/** Two buttons; the rest of the board is reached with two fingers, by scrolling and with the arrow keys. */
export function ZoomButtons({ zoom }: { readonly zoom: Signal<number> }) {
  const change = (isLarger: boolean): void => {
    zoom.value = nextZoom(zoom.peek(), isLarger);
  };
  return (
    <>
      {([true, false] as const).map((isLarger) => (
        <button
          key={String(isLarger)}
          type="button"
          aria-label={say(isLarger ? 'largerCells' : 'smallerCells')}
          title={say(isLarger ? 'largerCells' : 'smallerCells')}
          disabled={nextZoom(zoom.value, isLarger) === zoom.value}
          onClick={() => change(isLarger)}
        >
          <span aria-hidden="true">{isLarger ? '+' : '−'}</span>
        </button>
      ))}
    </>
  );
}
