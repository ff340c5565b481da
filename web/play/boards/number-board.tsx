/** The board of games in which cells take numbers, and small notes of candidates. */
import { type Signal, useSignal } from '@preact/signals';
import type { Cell, StepRecord } from '../../../src/browser.js';
import { Board } from '../../ui/board.js';
import type { Stroke } from '../../ui/pointer-strokes.js';
import type { Drawn } from '../../worker/draw.js';
import {
  cellOfNotes,
  type Entries,
  enteredBy,
  type Line,
  metWords,
  type NumberGame,
  notesOf,
  spotOf,
} from '../games/index.js';
import type { Session } from '../session.js';
import { chooseByKey, chooseByStroke } from './chosen-cells.js';
import { COLOURS, enterNumber, erase, MODES, type Mode, type NumberHand } from './number-hand.js';
import { numberTyped } from './numbers-typed.js';
import { NumbersView } from './numbers-view.js';
import { StepMarks } from './step-marks.js';
import { WrongRings } from './wrong-rings.js';

interface BoardProps {
  readonly session: Session;
  readonly game: NumberGame;
  readonly drawn: Drawn;
  /** A step that is shown over the board. */
  readonly step: StepRecord | undefined;
  readonly hand: NumberHand;
  readonly zoom: Signal<number>;
}

/** Presses choose cells; numbers come from the keyboard or from the buttons below. */
export function NumberBoard({ session, game, drawn, step, hand, zoom }: BoardProps) {
  const { now } = session.history.value;
  const typed = useSignal('');
  const { cursor, chosen } = hand;
  const press = (event: KeyboardEvent): boolean => {
    const mode = modeOfKey(event, hand.mode.peek());
    const number = mode && numberTyped(typed.value, digitOf(event), game.most);
    const before = Number(typed.value);
    // Any other key ends a number: a digit in the next cell begins another one.
    if (event.key !== 'Shift' && event.key !== 'Control')
      typed.value = number === undefined ? '' : String(number);
    if (number !== undefined) {
      // The first digit of two was a note of its own until the second one came.
      if (mode !== 'number' && number > 9) enterNumber(session, game, hand, before, mode);
      enterNumber(session, game, hand, number, mode);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      erase(session, hand);
      return true;
    }
    if (event.key === 'Escape' && chosen.value.size > 0) {
      chosen.value = new Set();
      return true;
    }
    const named = MODES.find(({ key }) => key === event.key.toLowerCase());
    if (named !== undefined) hand.mode.value = named.mode;
    return named !== undefined;
  };
  const strokeTo = (stroke: Stroke): void => {
    if (stroke.phase === 'start') typed.value = '';
    chooseByStroke(hand, stroke, game);
  };
  const changes = step === undefined ? {} : enteredBy(game, [step], now);
  const changed = new Set(Object.keys(changes).map((spot) => cellOfNotes(spot) ?? spot));
  const isMet = game.isMet && ((line: Line): boolean => game.isMet!(line, now));
  return (
    <Board
      drawn={drawn}
      rows={game.rows}
      columns={game.columns}
      name={`${session.title}, ${game.rows} rows, ${game.columns} columns. Digits enter numbers; Z, X, C and V choose numbers, notes in the corner or the centre, or colours; Shift and an arrow chooses several cells.`}
      cursor={cursor}
      label={(cell) => labelOf(game, cell, now, chosen.value.size) + metWords(isMet, cell)}
      isMet={isMet}
      onStroke={strokeTo}
      onKey={press}
      onMove={(from, to, isAdding) => chooseByKey(hand, from, to, isAdding)}
      zoom={zoom}
    >
      {[...(chosen.value.size === 0 ? [spotOf(cursor.value)] : chosen.value)].map((spot) => {
        const [row, column] = spot.split(',').map(Number);
        return <rect key={spot} class="chosen" x={column} y={row} width={1} height={1} />;
      })}
      <StepMarks step={step} size={game.rows * game.columns} framed>
        <NumbersView game={game} entries={entriesIn({ ...now, ...changes }, (spot) => changed.has(spot))} />
      </StepMarks>
      <NumbersView game={game} entries={entriesIn(now, (spot) => !changed.has(spot))} />
      <WrongRings spots={session.wrong.value} />
    </Board>
  );
}

/** The entries of some cells. */
function entriesIn(entries: Entries, isShown: (spot: string) => boolean): Entries {
  const all = Object.entries(entries);
  return Object.fromEntries(
    all.filter(([spot, value]) => value !== '' && isShown(cellOfNotes(spot) ?? spot)),
  );
}

/** The mode of a digit: Shift and Ctrl are for notes; undefined for a key that enters nothing. */
function modeOfKey(event: KeyboardEvent, mode: Mode): Mode | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return 'centre';
  // Where digits are typed with Shift, it says nothing else.
  return event.shiftKey && !/^\d$/.test(event.key) ? 'corner' : mode;
}

/** The digit of a key, also where Shift makes another character of it. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): string {
  return (shiftKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined) ?? key;
}

function labelOf(game: NumberGame, cell: Cell, entries: Entries, chosen: number): string {
  const spot = spotOf(cell);
  const notes = (kind: 'corner' | 'centre'): string => {
    const numbers = notesOf(entries, spot, kind);
    return numbers.length === 0 ? '' : `${kind} ${numbers.join(' ')}`;
  };
  const noted = [notes('corner'), notes('centre')].filter((words) => words !== '').join(', ');
  return [
    `row ${cell[0] + 1}, column ${cell[1] + 1}:`,
    entries[spot] ?? (noted || (game.isFixed(cell) ? '' : 'open')),
    ...notesOf(entries, spot, 'colour').map((colour) => COLOURS[colour - 1]!),
    game.words(cell),
    chosen > 1 ? `(${chosen} cells are chosen)` : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
