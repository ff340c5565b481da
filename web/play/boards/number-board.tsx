/** The board of games in which cells take numbers, and small notes of candidates. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Cell, StepRecord } from '../../../src/browser.js';
import { Board } from '../../ui/board.js';
import type { Stroke } from '../../ui/pointer-strokes.js';
import { say } from '../../words/index.js';
import type { Drawn } from '../../worker/draw.js';
import {
  cellOfNotes,
  clashes,
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
import { MetClues } from './met-clues.js';
import { useMetNews } from './met-news.js';
import { COLOURS, enterNumber, erase, MODES, type Mode, type NumberHand } from './number-hand.js';
import { numberTyped } from './numbers-typed.js';
import { NumbersView } from './numbers-view.js';
import { RegionPatterns } from './region-patterns.js';
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
  /** Regions have patterns besides their colours and lines. */
  readonly hasPatterns: boolean;
}

/** Presses choose cells; numbers come from the keyboard or from the buttons below. */
export function NumberBoard({ session, game, drawn, step, hand, zoom, hasPatterns }: BoardProps) {
  const { now } = session.history.value;
  /** Digits that another one may follow, as long as nothing else is entered. */
  const typed = useRef<{ readonly digits: string; readonly at?: unknown }>({ digits: '' });
  const { cursor, chosen } = hand;
  const press = (event: KeyboardEvent): boolean => {
    const mode = modeOfKey(event, hand.mode.peek());
    const before = typed.current.at === session.history.peek() ? typed.current.digits : '';
    const number = mode && numberTyped(before, digitOf(event), game.most);
    // Any other key ends a number: a digit in the next cell begins another one.
    if (event.key !== 'Shift' && event.key !== 'Control') typed.current = { digits: '' };
    if (number !== undefined) {
      const isSecond = number > 9;
      // The first digit of two was a note of its own until the second one came.
      if (mode !== 'number' && isSecond) enterNumber(session, game, hand, Number(before), mode, true);
      enterNumber(session, game, hand, number, mode, isSecond);
      typed.current = { digits: String(number), at: session.history.peek() };
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
    if (stroke.phase === 'start') typed.current = { digits: '' };
    chooseByStroke(hand, stroke, game);
  };
  const changes = step === undefined ? {} : enteredBy(game, [step], now);
  const changed = new Set(Object.keys(changes).map((spot) => cellOfNotes(spot) ?? spot));
  const clues = game.metClues?.(now) ?? [];
  const news = useMetNews(clues, cursor.value);
  const clashing = clashes(game, now);
  const isMet = game.isMet && ((line: Line): boolean => game.isMet!(line, now));
  return (
    <Board
      drawn={drawn}
      rows={game.rows}
      columns={game.columns}
      name={say('numbersBoard', { title: session.title, rows: game.rows, columns: game.columns })}
      facts={game.facts?.()}
      cursor={cursor}
      label={(cell) =>
        labelOf(game, cell, now, chosen.value.size) +
        (clashing.has(spotOf(cell)) ? `; ${say('standsTwice')}` : '') +
        metWords(isMet, clues, cell)
      }
      isMet={isMet}
      news={news}
      onStroke={strokeTo}
      onKey={press}
      onMove={(from, to, isAdding) => chooseByKey(hand, from, to, isAdding)}
      zoom={zoom}
    >
      <MetClues clues={clues} />
      {[...(chosen.value.size === 0 ? [spotOf(cursor.value)] : chosen.value)].map((spot) => {
        const [row, column] = spot.split(',').map(Number);
        return <rect key={spot} class="chosen" x={column} y={row} width={1} height={1} />;
      })}
      {hasPatterns && <RegionPatterns game={game} />}
      <StepMarks step={step} size={game.rows * game.columns} framed>
        <NumbersView
          {...{ game, clashing }}
          entries={entriesIn({ ...now, ...changes }, (spot) => changed.has(spot))}
        />
      </StepMarks>
      <NumbersView {...{ game, clashing }} entries={entriesIn(now, (spot) => !changed.has(spot))} />
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
    if (numbers.length === 0) return '';
    return say(kind === 'corner' ? 'cornerNotes' : 'centreNotes', { notes: numbers.join(' ') });
  };
  const noted = [notes('corner'), notes('centre')].filter((words) => words !== '').join(', ');
  const what = [
    entries[spot] ?? (noted || (game.isFixed(cell) ? '' : say('open'))),
    ...notesOf(entries, spot, 'colour').map((colour) => say(COLOURS[colour - 1]!)),
    game.words(cell),
    chosen > 1 ? say('cellsChosen', { count: chosen }) : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
  return say('inCell', { row: cell[0] + 1, column: cell[1] + 1, what });
}
