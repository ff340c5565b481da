/** Moves and enlarges a board: two fingers, keys and buttons change the visible part. */
import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Sizes of cells as multiples of that on the whole board. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const MOST = ZOOMS.at(-1)!;

/** The next larger or smaller size of cells; the same where there is none. */
export function nextZoom(zoom: number, isLarger: boolean): number {
  const next = isLarger ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom);
  return next ?? zoom;
}

interface Fingers {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

/** A place of the picture, as parts of its width and height, and where on the screen it is to be. */
interface Anchor {
  readonly across: number;
  readonly down: number;
  readonly x: number;
  readonly y: number;
}

/** Handlers that enlarge a board: `frame` scrolls `picture`. */
export function useZoom(
  zoom: Signal<number> | undefined,
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<Element | null>,
  cursorBox: () => DOMRect | undefined,
) {
  const fingers = useRef<Fingers | undefined>(undefined);
  const anchor = useRef<Anchor | undefined>(undefined);

  /** The part of the frame that no band covers. */
  const sight = (): { left: number; top: number; right: number; bottom: number } => {
    const { left, top } = frame.current!.getBoundingClientRect();
    const size = (side: string): DOMRect | undefined =>
      frame.current!.querySelector(`.band.${side}:not(:empty)`)?.getBoundingClientRect();
    return {
      left: left + (size('left')?.width ?? 0),
      top: top + (size('above')?.height ?? 0),
      right: left + frame.current!.clientWidth - (size('right')?.width ?? 0),
      bottom: top + frame.current!.clientHeight - (size('below')?.height ?? 0),
    };
  };
  const showCursor = (isCentred: boolean): void => {
    const box = cursorBox();
    if (zoom === undefined || zoom.peek() === 1 || box === undefined || frame.current === null) return;
    const { left, top, right, bottom } = sight();
    const by = (low: number, high: number, from: number, to: number): number => {
      if (isCentred) return (low + high - from - to) / 2;
      return low < from ? low - from : high > to ? high - to : 0;
    };
    frame.current.scrollBy(by(box.left, box.right, left, right), by(box.top, box.bottom, top, bottom));
  };

  const size = zoom?.value;
  useLayoutEffect(() => {
    const held = anchor.current;
    anchor.current = undefined;
    if (held === undefined) {
      showCursor(true);
      return;
    }
    const { left, top, width, height } = picture.current!.getBoundingClientRect();
    frame.current!.scrollBy(left + held.across * width - held.x, top + held.down * height - held.y);
  }, [size]);

  const onTouchStart = ({ touches }: TouchEvent): void => {
    fingers.current = fingersOf(touches);
  };
  const onTouchMove = ({ touches }: TouchEvent): void => {
    const before = fingers.current;
    fingers.current = fingersOf(touches);
    if (zoom === undefined || before === undefined || fingers.current === undefined) return;
    const { x, y, distance } = fingers.current;
    frame.current!.scrollBy(before.x - x, before.y - y);
    const { left, top, width, height } = picture.current!.getBoundingClientRect();
    anchor.current = { x, y, across: (x - left) / width, down: (y - top) / height };
    const wanted = Math.min(MOST, Math.max(1, (zoom.peek() * distance) / before.distance));
    if (wanted === zoom.peek()) anchor.current = undefined;
    zoom.value = wanted;
  };
  const onTouchEnd = (): void => {
    fingers.current = undefined;
  };
  return { showCursor: () => showCursor(false), onTouchStart, onTouchMove, onTouchEnd };
}

/** The middle between two fingers and their distance; undefined for any other number of fingers. */
function fingersOf(touches: TouchList): Fingers | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined || touches.length > 2) return undefined;
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}
