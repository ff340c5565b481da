/** The frame on the original: dragged by mouse and touch, moved by the arrow keys. */
import { useRef } from 'preact/hooks';
import { ARROWS } from '../ui/arrows.js';
import { type PlainKey, say } from '../words/index.js';
import { CORNERS, describeFrame, type Frame, type Grip, pulled } from './frame.js';
import type { Photo } from './image.js';

const PER_CENT = 100;
/** Steps of an arrow key across the picture; with the shift key they are larger. */
const STEPS = 100;
const LARGER = 10;

const CORNER_WORDS: Readonly<Record<(typeof CORNERS)[number], PlainKey>> = {
  'upper left': 'cornerUpperLeft',
  'upper right': 'cornerUpperRight',
  'lower left': 'cornerLowerLeft',
  'lower right': 'cornerLowerRight',
};

interface FrameEditorProps {
  readonly original: Photo;
  readonly frame: Frame;
  set(frame: Frame): void;
}

/** A pointer that pulls at a grip, where it began, and the frame at that time. */
interface Pull {
  readonly grip: Grip;
  readonly from: readonly [x: number, y: number];
  readonly frame: Frame;
}

/** The original, with a frame on it and a button at each of its corners. */
export function FrameEditor({ original: { image, address }, frame, set }: FrameEditorProps) {
  const picture = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull | undefined>(undefined);
  const begin = (event: PointerEvent, grip: Grip): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    pull.current = { grip, from: [event.clientX, event.clientY], frame };
  };
  const move = (event: PointerEvent): void => {
    if (pull.current === undefined) return;
    const { grip, from, frame: before } = pull.current;
    const scale = image.width / picture.current!.getBoundingClientRect().width;
    set(pulled(before, grip, [(event.clientX - from[0]) * scale, (event.clientY - from[1]) * scale], image));
  };
  const end = (): void => {
    pull.current = undefined;
  };
  const press = (event: KeyboardEvent, grip: Grip): void => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = Math.max(1, Math.max(image.width, image.height) / STEPS) * (event.shiftKey ? LARGER : 1);
    set(pulled(frame, grip, [arrow[1] * step, arrow[0] * step], image));
  };
  const gripProps = (grip: Grip) => ({
    type: 'button' as const,
    onPointerDown: (event: PointerEvent) => begin(event, grip),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => press(event, grip),
  });
  const part = (length: number, whole: number): string => `${(PER_CENT * length) / whole}%`;
  const place = {
    left: part(frame.x, image.width),
    top: part(frame.y, image.height),
    width: part(frame.width, image.width),
    height: part(frame.height, image.height),
  };
  return (
    <div class="framed">
      <div ref={picture} class="picture">
        <img src={address} alt="" draggable={false} width={image.width} height={image.height} />
        <div class="shade">
          <div style={place} />
        </div>
        <div class="edges" style={place}>
          <button {...gripProps('whole')} class="hold" aria-label={say('frameHold')} />
          {CORNERS.map((corner) => (
            <button
              key={corner}
              {...gripProps(corner)}
              class={`corner ${corner}`}
              aria-label={say(CORNER_WORDS[corner])}
            />
          ))}
        </div>
      </div>
      <p class="hint" role="status">
        {describeFrame(frame, image)}
      </p>
    </div>
  );
}
