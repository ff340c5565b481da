/** The cells of a picture: painted by mouse, touch and keyboard, with the verdict on them drawn over. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Cell } from '../../src/browser.js';
import { Board } from '../ui/board.js';
import type { GridPoint, Stroke } from '../ui/pointer-strokes.js';
import { say } from '../words/index.js';
import { brush, EMPTY_SIGN, paintedRows, signAt, UNKNOWN_SIGN } from './brush.js';
import { Original } from './original.js';
import { proposal } from './propose.js';
import { cluesOf, type Need, type Room, roomFor, withRoom } from './room.js';
import {
  type Canvas,
  canvas,
  judge,
  paint,
  painted,
  photo,
  redoPainting,
  repaint,
  undoPainting,
} from './state.js';
import { work } from './work.js';

const cursor = signal<Cell>([0, 0]);

/** The sign of the current stroke; `hasPainted`: it has changed a cell. */
let stroke: { readonly sign: string; hasPainted: boolean } | undefined;

/** True while a pointer is held down: then the cells stay where they are. */
const isStroking = signal(false);

/** The room for clues beside the cells, and the grid that it was made for. */
const room = signal<(Pick<Need, 'rows' | 'columns' | 'isDrawn'> & { readonly room: Room }) | undefined>(
  undefined,
);

effect(() => {
  const shown = painted.value;
  if (shown === undefined || isStroking.value) return;
  const { rows, palette } = shown.canvas;
  const grid = { rows: rows.length, columns: rows[0]!.length, isDrawn: photo.peek() === undefined };
  const before = room.peek();
  const isSame =
    before !== undefined &&
    (['rows', 'columns', 'isDrawn'] as const).every((key) => before[key] === grid[key]);
  const need = { ...grid, isColoured: palette !== undefined, clues: cluesOf(shown.drawn) };
  room.value = { ...grid, room: roomFor(need, isSame ? before.room : undefined) };
});

/** The editor of the cells. */
export function Editor() {
  const now = canvas.value;
  const shown = painted.value;
  useEffect(() => {
    addEventListener('keydown', undoByKey);
    return () => removeEventListener('keydown', undoByKey);
  }, []);
  if (now === undefined || shown === undefined) return null;
  const [rows, columns] = [now.rows.length, now.rows[0]!.length];
  return (
    <Board
      drawn={room.value === undefined ? shown.drawn : withRoom(shown.drawn, room.value.room)}
      rows={rows}
      columns={columns}
      name={say('pictureBoard', { rows, columns })}
      cursor={cursor}
      label={([row, column]) => labelOf(now, shown.puzzle, row, column)}
      onStroke={paintStroke}
      onKey={paintByKey}
    >
      <Original rows={rows} columns={columns} />
      {shown.canvas !== now && <Unsettled before={shown.canvas} now={now} />}
      <Differences />
      <Proposed />
      {work.value?.what === 'drawing' && <rect class="veil" x={0} y={0} width={columns} height={rows} />}
    </Board>
  );
}

/** Cells that were painted since the picture was drawn. */
function Unsettled({ before, now }: { readonly before: Canvas; readonly now: Canvas }) {
  if (before.rows.length !== now.rows.length || before.rows[0]!.length !== now.rows[0]!.length) return null;
  return (
    <>
      {now.rows.flatMap((line, row) =>
        [...line].flatMap((sign, column) =>
          sign === before.rows[row]![column]
            ? []
            : [
                <rect
                  key={`${row},${column}`}
                  class="unsettled"
                  x={column}
                  y={row}
                  width={1}
                  height={1}
                  fill={fillOf(now, sign)}
                />,
              ],
        ),
      )}
    </>
  );
}

function fillOf({ palette }: Canvas, sign: string): string {
  if (palette === undefined) return sign === EMPTY_SIGN ? 'var(--paper)' : 'var(--ink)';
  return palette[sign === EMPTY_SIGN ? 0 : Number.parseInt(sign, 36)]!;
}

/** Rings on the cells in which two solutions differ. */
function Differences() {
  const known = judge.judgement.value;
  if (known.status !== 'known' || known.verdict.verdict !== 'multiple') return null;
  return (
    <>
      {known.verdict.differs.map(([row, column]) => (
        <g key={`${row},${column}`} class="differs">
          <circle cx={column + 0.5} cy={row + 0.5} r={0.3} />
        </g>
      ))}
    </>
  );
}

/** Rings on the cells that a proposal would change or give. */
function Proposed() {
  const offered = proposal.value;
  if (offered === undefined) return null;
  const { changed, given } = offered.made;
  return (
    <>
      {[...changed, ...given].map(([row, column]) => (
        <circle key={`${row},${column}`} class="proposed" cx={column + 0.5} cy={row + 0.5} r={0.36} />
      ))}
    </>
  );
}

function paintStroke({ phase, point, isSecond }: Stroke): void {
  const now = canvas.peek();
  const cell = cellAt(now, point);
  const isOver = phase === 'end' || phase === 'cancel';
  isStroking.value = !isOver;
  if (isOver) stroke = undefined;
  if (now === undefined || cell === undefined) return;
  if (phase === 'start') stroke = { sign: isSecond ? EMPTY_SIGN : brushAt(now, cell), hasPainted: false };
  if (stroke === undefined || signAt(now, cell) === stroke.sign) return;
  paintCell(now, cell, stroke.sign, stroke.hasPainted);
  stroke.hasPainted = true;
}

function paintByKey(event: KeyboardEvent, cell: Cell): boolean {
  const now = canvas.peek();
  if (now === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === ' ' || event.key === 'Enter') {
    paintCell(now, cell, brushAt(now, cell), false);
    return true;
  }
  if (event.key !== 'Backspace' && event.key !== 'Delete') return false;
  paintCell(now, cell, EMPTY_SIGN, false);
  return true;
}

function paintCell(now: Canvas, cell: Cell, sign: string, isSameStroke: boolean): void {
  if (signAt(now, cell) === sign) return;
  const { given } = now;
  const isGiven = given !== undefined && given[cell[0]]![cell[1]] !== UNKNOWN_SIGN;
  const next = {
    ...now,
    rows: paintedRows(now.rows, cell, sign),
    // What is given stays true to the picture.
    ...(isGiven ? { given: paintedRows(given, cell, sign) } : {}),
    marks: [],
  };
  if (isSameStroke) repaint(next);
  else paint(next);
}

/** The sign that a stroke from a cell on paints: a cell of that sign already is emptied. */
function brushAt(now: Canvas, cell: Cell): string {
  const wanted = now.palette === undefined ? '#' : brush.peek();
  return signAt(now, cell) === wanted ? EMPTY_SIGN : wanted;
}

function cellAt(now: Canvas | undefined, { row, column }: GridPoint): Cell | undefined {
  const cell: Cell = [Math.floor(row), Math.floor(column)];
  return now !== undefined && now.rows[cell[0]]?.[cell[1]] !== undefined ? cell : undefined;
}

function undoByKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
  event.preventDefault();
  if (event.shiftKey) redoPainting();
  else undoPainting();
}

function labelOf(
  now: Canvas,
  puzzle: { readonly rows: readonly unknown[]; readonly columns: readonly unknown[] },
  row: number,
  column: number,
): string {
  const sign = signAt(now, [row, column]);
  const what =
    sign === EMPTY_SIGN
      ? say('empty')
      : now.palette === undefined
        ? say('filled')
        : say('colourNumber', { number: Number.parseInt(sign, 36) });
  const [rowClue, columnClue] = [words(puzzle.rows[row]), words(puzzle.columns[column])];
  return say('pictureCell', { row: row + 1, column: column + 1, what, rowClue, columnClue });
}

function words(clue: unknown): string {
  const list = (clue ?? []) as readonly (number | readonly [number, number])[];
  if (list.length === 0) return say('none');
  return list
    .map((one) => (typeof one === 'number' ? one : say('ofColour', { length: one[0], colour: one[1] })))
    .join(' ');
}
