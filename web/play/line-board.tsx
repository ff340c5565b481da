/** The board of games in which cells are joined by lines. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Cell, StepRecord } from '../../src/browser.js';
import { Board, type GridPoint, type Stroke } from '../ui/board.js';
import type { Drawn } from '../worker/draw.js';
import { CROSSED, type Edge, type Entries, type LineGame, spotOf } from './game.js';
import { LinesView } from './lines-view.js';
import type { Session } from './session.js';
import { StepMarks } from './step-marks.js';

interface BoardProps {
  readonly session: Session;
  readonly game: LineGame;
  readonly drawn: Drawn;
  readonly cursor: Signal<Cell>;
  /** A step that is shown over the board. */
  readonly step: StepRecord | undefined;
}

/** How near a press must be to a place for lines, in cells. */
const NEAR = 0.45;

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A press beside a line's place adds one, a drag from end to end draws one, the second button crosses it out. */
export function LineBoard({ session, game, drawn, step, cursor }: BoardProps) {
  const begun = useRef<{ readonly point: GridPoint; readonly isSecond: boolean } | undefined>(undefined);
  const { now } = session.history.value;

  const add = ({ spot, isFixed }: Edge, isSecond: boolean): void => {
    if (isFixed) return;
    const value = now[spot] ?? '';
    if (isSecond) session.enter({ [spot]: value === CROSSED ? '' : CROSSED });
    else session.enter({ [spot]: nextValue(value, game.most) });
  };
  const strokeTo = ({ phase, point, isSecond }: Stroke): void => {
    if (phase === 'start') begun.current = { point, isSecond };
    if (phase !== 'end' || begun.current === undefined) return;
    const { point: from, isSecond: isCross } = begun.current;
    begun.current = undefined;
    const drawnEdge = edgeAlong(game.edges, from, point);
    const edge = drawnEdge ?? nearestEdge(game.edges, point);
    if (edge !== undefined) add(edge, isCross);
  };
  const press = (event: KeyboardEvent, cell: Cell): boolean => {
    const step = STEPS[event.key];
    if (step === undefined || !(event.shiftKey || event.altKey)) return false;
    const edge = game.edges.find((one) => leads(one, cell, step));
    if (edge !== undefined) add(edge, event.altKey);
    return true;
  };

  return (
    <Board
      drawn={drawn}
      rows={game.rows}
      columns={game.columns}
      name={`${session.title}, ${game.rows} rows, ${game.columns} columns. Shift with an arrow adds a ${game.noun}, Alt with an arrow crosses it out.`}
      cursor={cursor}
      label={(cell) => labelOf(game, cell, now)}
      onStroke={strokeTo}
      onKey={press}
    >
      <StepMarks step={step} size={game.rows * game.columns} />
      <LinesView game={game} entries={now} wrong={session.wrong.value} />
    </Board>
  );
}

function nextValue(value: string, most: number): string {
  const count = value === CROSSED ? 0 : Number(value);
  return count >= most ? '' : String(count + 1);
}

/** Whether an edge leaves a cell in a direction. */
function leads({ from, to }: Edge, cell: Cell, [down, right]: Cell): boolean {
  const start = spotOf(from) === spotOf(cell) ? to : spotOf(to) === spotOf(cell) ? from : undefined;
  if (start === undefined) return false;
  return Math.sign(start[0] - cell[0]) === down && Math.sign(start[1] - cell[1]) === right;
}

/** The edge between the cells in which a drag began and ended. */
function edgeAlong(edges: readonly Edge[], from: GridPoint, to: GridPoint): Edge | undefined {
  const ends = [from, to].map(({ row, column }) => spotOf([Math.floor(row), Math.floor(column)]));
  if (ends[0] === ends[1]) return undefined;
  return edges.find((edge) => ends.includes(spotOf(edge.from)) && ends.includes(spotOf(edge.to)));
}

/** The edge that is nearest to a point, if one is near. */
function nearestEdge(edges: readonly Edge[], point: GridPoint): Edge | undefined {
  const near = edges
    .map((edge) => ({ edge, distance: distanceTo(edge, point) }))
    .filter(({ distance }) => distance < NEAR);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.edge;
}

/** How far a point is from the line between the middles of two cells. */
function distanceTo({ from, to }: Edge, { row, column }: GridPoint): number {
  const [y1, x1, y2, x2] = [from[0] + 0.5, from[1] + 0.5, to[0] + 0.5, to[1] + 0.5];
  const length = (y2 - y1) ** 2 + (x2 - x1) ** 2;
  const part = Math.min(1, Math.max(0, ((row - y1) * (y2 - y1) + (column - x1) * (x2 - x1)) / length));
  return Math.hypot(row - y1 - part * (y2 - y1), column - x1 - part * (x2 - x1));
}

const NAMES: readonly (readonly [name: string, step: Cell])[] = [
  ['up', [-1, 0]],
  ['down', [1, 0]],
  ['left', [0, -1]],
  ['right', [0, 1]],
];

function labelOf(game: LineGame, cell: Cell, entries: Entries): string {
  const around = NAMES.flatMap(([name, step]) => {
    const edge = game.edges.find((one) => leads(one, cell, step));
    if (edge === undefined) return [];
    const value = edge.isFixed ? 'given' : (entries[edge.spot] ?? 'open');
    return [`${name} ${value === CROSSED ? 'crossed out' : value}`];
  });
  const lines = around.length === 0 ? '' : `; ${game.noun}s: ${around.join(', ')}`;
  return `row ${cell[0] + 1}, column ${cell[1] + 1}: ${game.words(cell)}${lines}`;
}
