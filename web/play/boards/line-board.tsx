/** The board of games in which cells are joined by lines. */
import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Cell, StepRecord } from '../../../src/browser.js';
import { ARROWS } from '../../ui/arrows.js';
import { Board } from '../../ui/board.js';
import type { GridPoint, Stroke } from '../../ui/pointer-strokes.js';
import { type PlainKey, say } from '../../words/index.js';
import type { Drawn } from '../../worker/draw.js';
import {
  CROSSED,
  type Edge,
  type Entries,
  enteredBy,
  type LineGame,
  metWords,
  spotOf,
  without,
} from '../games/index.js';
import type { Session } from '../session.js';
import { edgeBetween, edgeTowards, LEAST_DRAG, leads, nodeAt, otherEnd, pressedAt } from './line-press.js';
import { LINE_WORDS } from './line-words.js';
import { LinesView, shiftOf } from './lines-view.js';
import { MetClues } from './met-clues.js';
import { useMetNews } from './met-news.js';
import { StepMarks } from './step-marks.js';

interface BoardProps {
  readonly session: Session;
  readonly game: LineGame;
  readonly drawn: Drawn;
  readonly cursor: Signal<Cell>;
  /** A step that is shown over the board. */
  readonly step: StepRecord | undefined;
  /** The tool that a press of the first button uses. */
  readonly tool: Signal<number>;
  readonly zoom: Signal<number>;
}

/** A drag over the ends of lines, which draws those between them. */
interface Drag {
  readonly start: GridPoint;
  readonly isCross: boolean;
  /** The end of lines that it passed last. */
  node: Cell | undefined;
  /** The entry of the first place on its way; places that hold anything else stay as they are. */
  before?: string;
}

const NOTHING_WRONG: ReadonlySet<string> = new Set();

/** Distance from the middle of an end of lines within which a drag must pass. */
const PASSING = 0.45;

/** Drags draw lines from end to end, presses between or on two ends add one; the right button crosses out. */
export function LineBoard({ session, game, drawn, step, cursor, tool, zoom }: BoardProps) {
  const drag = useRef<Drag | undefined>(undefined);
  const chosen = useSignal<Cell | undefined>(undefined);
  const { edges, most } = game;
  const shift = shiftOf(game);
  const { now } = session.history.value;

  const valueAt = ({ spot }: Edge): string => session.history.peek().now[spot] ?? '';
  const add = (edge: Edge, isCross: boolean, isSameStroke = false): void => {
    if (edge.isFixed) return;
    const value = valueAt(edge);
    const next = isCross ? (value === CROSSED ? '' : CROSSED) : nextValue(value, most);
    session.enter({ [edge.spot]: next }, isSameStroke);
  };
  const passOn = (current: Drag, node: Cell): void => {
    const edge = current.node === undefined ? undefined : edgeBetween(edges, current.node, node);
    if (edge !== undefined || current.node === undefined) current.node = node;
    if (edge === undefined) return;
    if (edge.isFixed || valueAt(edge) !== (current.before ?? valueAt(edge))) return;
    const isSameStroke = current.before !== undefined;
    current.before ??= valueAt(edge);
    add(edge, current.isCross, isSameStroke);
  };
  const pressNode = (node: Cell, isCross: boolean): void => {
    const from = chosen.peek();
    const edge = from === undefined ? undefined : edgeBetween(edges, from, node);
    chosen.value =
      edge !== undefined || (from !== undefined && spotOf(from) === spotOf(node)) ? undefined : node;
    if (edge !== undefined) add(edge, isCross);
  };
  const pressPoint = (point: GridPoint, isCross: boolean): void => {
    const pressed = pressedAt(game, point);
    if (pressed.kind === 'node') pressNode(pressed.cell, isCross);
    else chosen.value = undefined;
    if (pressed.kind === 'edge') add(pressed.edge, isCross);
    if (pressed.kind === 'unclear') session.message.value = say('unclearLine');
  };
  const finish = (current: Drag, point: GridPoint): void => {
    if (current.before !== undefined) return;
    const { start, node, isCross } = current;
    const isDrag = Math.hypot(point.row - start.row, point.column - start.column) >= LEAST_DRAG;
    if (!isDrag) pressPoint(start, isCross);
    const edge = node === undefined || !isDrag ? undefined : edgeTowards(edges, node, start, point);
    if (edge !== undefined) add(edge, isCross);
  };
  const strokeTo = ({ phase, point: { row, column }, isSecond }: Stroke): void => {
    const point = { row: row + shift, column: column + shift };
    if (phase === 'start') {
      const isCross = isSecond || game.tools[tool.peek()]?.value === CROSSED;
      drag.current = { start: point, isCross, node: nodeAt(edges, point, 1) };
      return;
    }
    const { current } = drag;
    if (current === undefined) return;
    const node = phase === 'move' ? nodeAt(edges, point, PASSING) : undefined;
    if (node !== undefined) passOn(current, node);
    if (current.before !== undefined) chosen.value = undefined;
    if (phase === 'move') return;
    drag.current = undefined;
    if (phase === 'end') finish(current, point);
    else if (current.before !== undefined) session.undo();
  };
  const press = (event: KeyboardEvent, cell: Cell): boolean => {
    const step = ARROWS[event.key];
    if (step === undefined || !(event.shiftKey || event.altKey)) return false;
    const edge = edges.find((one) => leads(one, cell, step));
    if (edge !== undefined) add(edge, event.altKey);
    return true;
  };

  const clues = game.metClues?.(now) ?? [];
  const news = useMetNews(clues, cursor.value);
  const concluded = step === undefined ? {} : enteredBy(game, [step], now);

  return (
    <Board
      drawn={drawn}
      rows={game.rows}
      columns={game.columns}
      name={say('linesBoard', {
        title: session.title,
        rows: game.rows,
        columns: game.columns,
        line: game.tools[0]!.name(),
        none: game.tools.at(-1)!.name(),
      })}
      facts={game.facts?.()}
      cursor={cursor}
      atCorners={game.atCorners}
      label={(cell) => labelOf(game, cell, now) + metWords(undefined, clues, cell)}
      news={news}
      onStroke={strokeTo}
      onKey={press}
      zoom={zoom}
    >
      <MetClues clues={clues} />
      <StepMarks step={step} size={game.rows * game.columns}>
        {step !== undefined && <LinesView game={game} entries={concluded} wrong={NOTHING_WRONG} />}
      </StepMarks>
      <LinesView game={game} entries={without(now, concluded)} wrong={session.wrong.value}>
        {chosen.value !== undefined && <Chosen edges={edges} cell={chosen.value} />}
      </LinesView>
    </Board>
  );
}

function nextValue(value: string, most: number): string {
  const count = value === CROSSED ? 0 : Number(value);
  return count >= most ? '' : String(count + 1);
}

/** The end that was pressed, and the ends that can be pressed next. */
function Chosen({ edges, cell }: { readonly edges: readonly Edge[]; readonly cell: Cell }) {
  const ends = edges.map((edge) => otherEnd(edge, cell)).filter((end) => end !== undefined);
  return (
    <>
      <circle class="chosen-end" cx={cell[1] + 0.5} cy={cell[0] + 0.5} r={0.45} />
      {ends.map(([row, column]) => (
        <circle key={`${row},${column}`} class="next-end" cx={column + 0.5} cy={row + 0.5} r={0.45} />
      ))}
    </>
  );
}

const NAMES: readonly (readonly [name: PlainKey, step: Cell])[] = [
  ['up', [-1, 0]],
  ['down', [1, 0]],
  ['left', [0, -1]],
  ['right', [0, 1]],
];

function labelOf(game: LineGame, cell: Cell, entries: Entries): string {
  const around = NAMES.flatMap(([name, step]) => {
    const edge = game.edges.find((one) => leads(one, cell, step));
    if (edge === undefined) return [];
    const entry = edge.isFixed ? say('given') : (entries[edge.spot] ?? say('open'));
    return [say(name, { value: entry === CROSSED ? say('crossedOut') : entry })];
  });
  const lines = around.length === 0 ? [] : [say(LINE_WORDS[game.line].around, { list: around.join(', ') })];
  const what = [game.words(cell), ...lines].join('; ');
  return say(game.atCorners ? 'cornerPlace' : 'inCell', { row: cell[0] + 1, column: cell[1] + 1, what });
}
