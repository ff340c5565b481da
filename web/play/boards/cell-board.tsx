/** The board of games in which cells are filled, starred and crossed out. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Cell, StepRecord } from '../../../src/browser.js';
import { Board } from '../../ui/board.js';
import type { GridPoint, Stroke } from '../../ui/pointer-strokes.js';
import { say } from '../../words/index.js';
import type { Drawn } from '../../worker/draw.js';
import { type CellGame, enteredBy, type Line, metWords, spotOf, type Tool, without } from '../games/index.js';
import type { Session } from '../session.js';
import { type CellStroke, cellUnder, directed } from './cell-stroke.js';
import { LooksView } from './entries-view.js';
import { MetClues } from './met-clues.js';
import { useMetNews } from './met-news.js';
import { RegionPatterns } from './region-patterns.js';
import { StepMarks } from './step-marks.js';
import { keyName } from './tool-choice.js';
import { WrongRings } from './wrong-rings.js';

interface BoardProps {
  readonly session: Session;
  readonly game: CellGame;
  readonly drawn: Drawn;
  readonly cursor: Signal<Cell>;
  /** A step that is shown over the board. */
  readonly step: StepRecord | undefined;
  /** The tool that a press of the first button uses. */
  readonly tool: Signal<number>;
  readonly zoom: Signal<number>;
  /** Regions have patterns besides their colours and lines. */
  readonly hasPatterns: boolean;
}

/** Presses and drags enter the mark of the chosen tool; the second button crosses out. */
export function CellBoard({ session, game, drawn, step, cursor, tool, zoom, hasPatterns }: BoardProps) {
  const stroke = useRef<CellStroke | undefined>(undefined);
  const hasEntered = useRef(false);
  const { now } = session.history.value;
  const { rows, columns, tools } = game;

  const valueAt = (cell: Cell): string => session.history.peek().now[spotOf(cell)] ?? '';
  const put = (cell: Cell, value: string, isSameStroke: boolean): boolean => {
    if (game.isFixed(cell) || valueAt(cell) === value) return false;
    session.enter({ [spotOf(cell)]: value }, isSameStroke);
    return true;
  };
  const toggled = (cell: Cell, { value }: Tool): string => (valueAt(cell) === value ? '' : value);
  const isInside = ([row, column]: Cell): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  const begin = (point: GridPoint, used: Tool): void => {
    const cell: Cell = [Math.floor(point.row), Math.floor(point.column)];
    hasEntered.current = false;
    stroke.current = isInside(cell)
      ? { start: point, from: valueAt(cell), to: toggled(cell, used), isSingle: used.isSingle === true }
      : undefined;
  };
  const strokeTo = ({ phase, point, isSecond }: Stroke): void => {
    if (phase === 'start') begin(point, isSecond ? tools.at(-1)! : tools[tool.peek()]!);
    if (phase === 'cancel' && stroke.current !== undefined && hasEntered.current) session.undo();
    const ended = stroke.current;
    if (phase === 'end' || phase === 'cancel') stroke.current = undefined;
    if (ended?.isSingle === true) {
      if (phase === 'end') placeIn(ended, point);
      return;
    }
    if (stroke.current === undefined) return;
    stroke.current = directed(stroke.current, point, game.isMet === undefined);
    const cell = cellUnder(stroke.current, point);
    if (!isInside(cell) || valueAt(cell) !== stroke.current.from) return;
    if (put(cell, stroke.current.to, hasEntered.current)) hasEntered.current = true;
  };
  /** A finger that went on to another cell wanted to scroll, or thought better of it. */
  const placeIn = ({ start, to }: CellStroke, point: GridPoint): void => {
    const [from, cell] = [start, point].map((at): Cell => [Math.floor(at.row), Math.floor(at.column)]);
    if (from!.join() === cell!.join()) put(cell!, to, false);
  };
  const press = (event: KeyboardEvent, cell: Cell): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      put(cell, '', false);
      return true;
    }
    const used = event.key === 'Enter' ? tools[0] : tools.find(({ key }) => key === event.key.toLowerCase());
    if (used === undefined) return false;
    put(cell, toggled(cell, used), false);
    return true;
  };

  const concluded = step === undefined ? {} : enteredBy(game, [step], now);
  const clues = game.metClues?.(now) ?? [];
  const lit = game.litCells?.(now) ?? [];
  const litWords = (cell: Cell): string =>
    lit.some((one) => spotOf(one) === spotOf(cell)) ? `; ${say('lit')}` : '';
  const news = useMetNews(clues, cursor.value);
  const isMet = game.isMet && ((line: Line): boolean => game.isMet!(line, now));

  return (
    <Board
      drawn={drawn}
      rows={rows}
      columns={columns}
      name={say('cellsBoard', { title: session.title, rows, columns, keys: keysOf(tools) })}
      facts={game.facts?.()}
      cursor={cursor}
      label={(cell) => labelOf(game, cell, now[spotOf(cell)]) + litWords(cell) + metWords(isMet, clues, cell)}
      isMet={isMet}
      news={news}
      onStroke={strokeTo}
      onKey={press}
      zoom={zoom}
    >
      {hasPatterns && <RegionPatterns game={game} />}
      {lit.map(([row, column]) => (
        <rect key={`${row},${column}`} class="lit" x={column} y={row} width={1} height={1} />
      ))}
      <MetClues clues={clues} />
      <StepMarks step={step} size={game.rows * game.columns} framed>
        <LooksView tools={tools} entries={concluded} />
      </StepMarks>
      <LooksView tools={tools} entries={without(now, concluded)} />
      <WrongRings spots={session.wrong.value} />
    </Board>
  );
}

function labelOf(game: CellGame, cell: Cell, value: string | undefined): string {
  const fixed = say(game.isFixed(cell) ? 'given' : 'open');
  const what = game.tools.find((one) => one.value === value)?.name() ?? fixed;
  const content = `${what}; ${game.words(cell)}`;
  return say('inCell', { row: cell[0] + 1, column: cell[1] + 1, what: content });
}

function keysOf(tools: readonly Tool[]): string {
  return tools.map(({ key, name }) => say('keyOf', { key: keyName(key), name: name() })).join('. ');
}
