/**
 * A puzzle's picture with something over it: where the pointer is in cells, a cursor for the keyboard, and
 * one cell for people who do not see it. The picture is that of the library; what is entered lies on top.
 */
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useId, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../src/browser.js';
import type { Drawn } from '../worker/draw.js';
import { ARROWS, inside } from './arrows.js';
import { ClueBands } from './clue-bands.js';
import { clueStrips } from './clue-strips.js';
import { type IsMet, MetLines } from './met-lines.js';
import { type GridPoint, PointerStrokes, type Stroke } from './pointer-strokes.js';
import { type Taker, TakerOfStrokes } from './taken-strokes.js';
import { useZoom } from './zoom.js';

interface BoardProps {
  readonly drawn: Drawn;
  readonly rows: number;
  readonly columns: number;
  /** The grid's description for people who do not see it. */
  readonly name: string;
  /** The clues about the grid as a whole, for them too; empty or absent: there are none. */
  readonly facts?: string | undefined;
  readonly cursor: Signal<Cell>;
  /**
   * True if the cursor stands on corners of cells, one more each way, and labels are about these. Default:
   * on cells.
   */
  readonly atCorners?: boolean | undefined;
  /** The content of a cell, and the clues of its row and column. */
  label(cell: Cell): string;
  /** True if the clue beside a row or column is met, which is shown. Absent: that is not known. */
  readonly isMet?: IsMet | undefined;
  /** Read out when it changes; empty or absent: there is nothing new. */
  readonly news?: string;
  onStroke?(stroke: Stroke): void;
  /** Keys other than the arrows; true where the key was meant for the board. */
  onKey?(event: KeyboardEvent, cell: Cell): boolean;
  /** The cursor went from a cell to another by a key; `isAdding`: Shift was held. */
  onMove?(from: Cell, to: Cell, isAdding: boolean): void;
  /** Size of the cells as a multiple of that on the whole board; absent: the board is always shown whole. */
  readonly zoom?: Signal<number>;
  /** Drawn over the picture, in cells. */
  readonly children?: ComponentChildren;
}

/**
 * Keeps a browser from taking a stroke for the beginning of a scroll: after a few quick ones it would take
 * the next tap, anywhere, for the end of that scroll. Two fingers may still enlarge the page.
 */
function holdStill(event: TouchEvent): void {
  if (event.cancelable && event.touches.length === 1) event.preventDefault();
}

/** A grid with one tab stop; the arrow keys move its cursor. */
export function Board({
  drawn,
  rows,
  columns,
  name,
  facts = '',
  cursor,
  atCorners = false,
  label,
  isMet,
  news = '',
  onStroke,
  onKey,
  onMove,
  zoom,
  children,
}: BoardProps) {
  const overlay = useRef<SVGSVGElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const id = useId();
  const isFocused = useSignal(false);
  const frame = useRef<HTMLDivElement>(null);
  const strokes = useMemo(() => new PointerStrokes(), []);
  const { x, y, pitch } = drawn.lattice ?? { x: 0, y: 0, pitch: 1 };
  /** Cells by which the place of the cursor lies before the cell of its number. */
  const shift = atCorners ? 0.5 : 0;
  const places = atCorners ? { rows: rows + 1, columns: columns + 1 } : { rows, columns };
  const cell = inside(cursor.value, places.rows, places.columns);

  const pointOf = (event: PointerEvent): GridPoint => {
    const box = overlay.current!.getBoundingClientRect();
    const [across, down] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return { row: (down * drawn.height - y) / pitch, column: (across * drawn.width - x) / pitch };
  };
  const taker = useContext(TakerOfStrokes);
  /** That of the stroke under way. */
  const taking = useRef<Taker | undefined>(undefined);
  const tell = (stroke: Stroke): void => {
    if (stroke.phase === 'start') taking.current = taker?.peek();
    if (taking.current === undefined) onStroke?.(stroke);
    else taking.current.onStroke(stroke);
  };
  const begin = (event: PointerEvent): void => {
    const point = pointOf(event);
    cursor.value = inside(
      [Math.floor(point.row + shift), Math.floor(point.column + shift)],
      places.rows,
      places.columns,
    );
    overlay.current!.setPointerCapture(event.pointerId);
    grid.current!.focus({ preventScroll: true });
    event.preventDefault();
    strokes.start(event, point, tell);
  };
  const lift = (event: PointerEvent): void => {
    strokes.move(event, pointOf, tell);
    strokes.end(event, 'end', tell);
  };
  const press = (event: KeyboardEvent): void => {
    if (taker?.peek()?.onKey(event, cell) === true || onKey?.(event, cell)) {
      event.preventDefault();
      return;
    }
    const step = ARROWS[event.key];
    const far = { Home: [cell[0], 0], End: [cell[0], places.columns - 1] }[event.key] as Cell | undefined;
    if (step === undefined && far === undefined) return;
    event.preventDefault();
    cursor.value = far ?? inside([cell[0] + step![0], cell[1] + step![1]], places.rows, places.columns);
    onMove?.(cell, cursor.value, event.shiftKey);
    view.showCursor();
  };
  const cursorBox = (): DOMRect => {
    const [row, column] = inside(cursor.peek(), places.rows, places.columns);
    const box = overlay.current!.getBoundingClientRect();
    const unit = box.width / drawn.width;
    const side = pitch * unit;
    return new DOMRect(
      box.left + x * unit + (column - shift) * side,
      box.top + y * unit + (row - shift) * side,
      side,
      side,
    );
  };
  const view = useZoom(zoom, frame, overlay, cursorBox);
  const isEnlarged = zoom !== undefined && zoom.value > 1;
  const needsStrips = isEnlarged || isMet !== undefined;
  const strips = useMemo(
    () => (needsStrips ? clueStrips(drawn, rows, columns) : undefined),
    [drawn, rows, columns, needsStrips],
  );

  const board = (
    <div
      class={`board${drawn.isColoured ? ' coloured' : ''}${isEnlarged ? ' enlarged' : ''}`}
      style={{
        '--ratio': String(drawn.width / drawn.height),
        '--cells': String(drawn.width / pitch),
        '--down': String(drawn.height / pitch),
        '--rows': String(rows),
        '--columns': String(columns),
        '--before': String(x / pitch),
        '--over': String(y / pitch),
        '--zoom': String(zoom?.value ?? 1),
      }}
    >
      <div class="pane">
        <div class="picture">
          {/* The library's renderer wrote the text and escapes what puzzles say. */}
          <div class="paper" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn.svg }} />
          <svg
            ref={overlay}
            class="overlay"
            aria-hidden="true"
            viewBox={`0 0 ${drawn.width} ${drawn.height}`}
            onPointerDown={begin}
            onPointerMove={(event) => strokes.move(event, pointOf, tell)}
            onPointerUp={lift}
            onPointerCancel={(event) => strokes.end(event, 'cancel', tell)}
            onTouchMove={holdStill}
            onContextMenu={(event) => event.preventDefault()}
          >
            <g transform={`translate(${x} ${y}) scale(${pitch})`}>
              {strips !== undefined && isMet !== undefined && (
                <MetLines {...{ strips, isMet, rows, columns }} />
              )}
              {children}
              {isFocused.value && (
                <rect class="cursor" x={cell[1] - shift} y={cell[0] - shift} width={1} height={1} rx={0.12} />
              )}
            </g>
          </svg>
        </div>
      </div>
      {isEnlarged && strips !== undefined && <ClueBands {...{ strips, isMet }} />}
      <table
        ref={grid}
        class="spoken"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that takes the focus
        role="grid"
        tabIndex={0}
        aria-label={facts === '' ? name : `${facts}; ${name}`}
        aria-rowcount={places.rows}
        aria-colcount={places.columns}
        aria-activedescendant={id}
        onKeyDown={press}
        onFocus={() => {
          isFocused.value = true;
        }}
        onBlur={() => {
          isFocused.value = false;
        }}
      >
        <tbody>
          <tr aria-rowindex={cell[0] + 1}>
            <td id={id} aria-colindex={cell[1] + 1}>
              {label(cell)}
            </td>
          </tr>
        </tbody>
      </table>
      <p class="spoken" role="status">
        {news}
      </p>
    </div>
  );
  if (zoom === undefined) return board;
  return (
    <div
      ref={frame}
      class={isEnlarged ? 'frame enlarged' : 'frame'}
      onTouchStart={view.onTouchStart}
      onTouchMove={view.onTouchMove}
      onTouchEnd={view.onTouchEnd}
    >
      {board}
    </div>
  );
}
