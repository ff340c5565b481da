/** The board of games in which cells take numbers, and small notes of candidates. */
import { type Signal, useSignal } from '@preact/signals';
import type { Cell, StepRecord } from '../../../src/browser.js';
import { Board } from '../../ui/board.js';
import type { Stroke } from '../../ui/pointer-strokes.js';
import type { Drawn } from '../../worker/draw.js';
import {
  type Entries,
  enteredBy,
  excludedFrom,
  excludedSpot,
  type NumberGame,
  notesOf,
  notesSpot,
  spotOf,
  withNote,
} from '../games/index.js';
import type { Session } from '../session.js';
import { numberTyped } from './numbers-typed.js';
import { StepMarks } from './step-marks.js';
import { WrongRings } from './wrong-rings.js';

interface BoardProps {
  readonly session: Session;
  readonly game: NumberGame;
  readonly drawn: Drawn;
  /** A step that is shown over the board. */
  readonly step: StepRecord | undefined;
  /** Numbers are entered as notes. */
  readonly isNoting: Signal<boolean>;
  readonly cursor: Signal<Cell>;
  readonly zoom: Signal<number>;
}

/** A press chooses a cell; numbers come from the keyboard or from the buttons below. */
export function NumberBoard({ session, game, drawn, step, isNoting, cursor, zoom }: BoardProps) {
  const { now } = session.history.value;
  const typed = useSignal('');
  const press = (event: KeyboardEvent, cell: Cell): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const number = numberTyped(typed.value, event.key, game.most);
    // Any other key ends a number: a digit in the next cell begins another one.
    typed.value = number === undefined ? '' : String(number);
    if (event.key === 'Backspace' || event.key === 'Delete') {
      enterNumber(session, game, cell, 0, false);
      return true;
    }
    if (event.key.toLowerCase() === 'n') {
      isNoting.value = !isNoting.value;
      return true;
    }
    if (number === undefined) return false;
    enterNumber(session, game, cell, number, isNoting.value);
    return true;
  };
  const strokeTo = ({ phase }: Stroke): void => {
    if (phase === 'start') typed.value = '';
  };
  return (
    <Board
      drawn={drawn}
      rows={game.rows}
      columns={game.columns}
      name={`${session.title}, ${game.rows} rows, ${game.columns} columns. Digits enter numbers, N switches notes.`}
      cursor={cursor}
      label={(cell) => labelOf(game, cell, now)}
      onStroke={strokeTo}
      onKey={press}
      zoom={zoom}
    >
      <rect class="chosen" x={cursor.value[1]} y={cursor.value[0]} width={1} height={1} />
      <StepMarks step={step} size={game.rows * game.columns} framed>
        <Numbers game={game} entries={step === undefined ? {} : enteredBy(game, [step], now)} />
      </StepMarks>
      <Numbers game={game} entries={now} />
      <WrongRings spots={session.wrong.value} />
    </Board>
  );
}

/** Enters a number into a cell, or takes it back where it stands there already; 0 empties the cell. */
export function enterNumber(
  session: Session,
  game: NumberGame,
  cell: Cell,
  number: number,
  isNote: boolean,
): void {
  if (game.isFixed(cell) || number > game.most) return;
  const { now } = session.history.peek();
  const spot = spotOf(cell);
  if (isNote && number > 0) {
    if (now[spot] === undefined) session.enter({ [notesSpot(spot)]: withNote(now, spot, number) });
    return;
  }
  const isEmptied = number === 0 || now[spot] === String(number);
  session.enter({
    [spot]: isEmptied ? '' : String(number),
    ...(number === 0 ? { [notesSpot(spot)]: '', [excludedSpot(spot)]: '' } : {}),
  });
}

function Numbers({ game, entries }: { readonly game: NumberGame; readonly entries: Entries }) {
  const across = Math.ceil(Math.sqrt(game.most));
  const cells: preact.ComponentChild[] = [];
  for (let row = 0; row < game.rows; row++) {
    for (let column = 0; column < game.columns; column++) {
      const spot = spotOf([row, column]);
      const value = entries[spot];
      if (value !== undefined) {
        cells.push(
          <text
            key={spot}
            class={`entry-number${value.length > 1 ? ' long' : ''}`}
            x={column + 0.5}
            y={row + 0.52}
          >
            {value}
          </text>,
        );
        continue;
      }
      const excluded = excludedFrom(entries, spot);
      for (const note of [...notesOf(entries, spot), ...excluded]) {
        const place = [(note - 1) % across, Math.floor((note - 1) / across)] as const;
        const middle = (at: number): number => 0.16 + ((at + 0.5) * 0.68) / across;
        cells.push(
          <text
            key={`${spot} ${note}`}
            class={excluded.includes(note) ? 'entry-note excluded' : 'entry-note'}
            x={column + middle(place[0])}
            y={row + 0.12 + middle(place[1])}
            font-size={0.72 / across}
          >
            {note}
          </text>,
        );
      }
    }
  }
  return <>{cells}</>;
}

function labelOf(game: NumberGame, cell: Cell, entries: Entries): string {
  const spot = spotOf(cell);
  const notes = notesOf(entries, spot);
  const what =
    entries[spot] ?? (notes.length > 0 ? `notes ${notes.join(' ')}` : game.isFixed(cell) ? '' : 'open');
  return [`row ${cell[0] + 1}, column ${cell[1] + 1}:`, what, game.words(cell)]
    .filter((words) => words !== '')
    .join(' ');
}
