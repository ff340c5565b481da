/** The board of a puzzle in words: its clues, and the table that takes names and crosses. */
import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { StepRecord } from '../../../src/browser.js';
import { ARROWS, inside } from '../../ui/arrows.js';
import { say } from '../../words/index.js';
import type { Drawn } from '../../worker/draw.js';
import { type Entries, enteredBy, notesSpot, type TableGame } from '../games/index.js';
import type { Session } from '../session.js';
import { NamePad } from './name-pad.js';
import { numberTyped } from './numbers-typed.js';
import { crossedOut, enterName, type Field, spotOfField } from './table-entry.js';
import { WordsView } from './words-view.js';

interface BoardProps {
  readonly session: Session;
  readonly game: TableGame;
  readonly drawn: Drawn;
  /** A step that is shown in the table. */
  readonly step: StepRecord | undefined;
}

interface TableProps extends Omit<BoardProps, 'drawn'> {
  readonly chosen: Signal<Field>;
  /** Names are crossed out instead of entered. */
  readonly isCrossing: Signal<boolean>;
}

/** The clues, the table, and the names that can be entered. */
export function TableBoard({ session, game, drawn, step }: BoardProps) {
  const chosen = useSignal<Field>({ row: 0, column: 0 });
  const isCrossing = useSignal(false);
  return (
    <>
      <WordsView texts={drawn.texts ?? []} />
      <NamesTable {...{ session, game, chosen, isCrossing, step }} />
      <NamePad {...{ session, game, chosen, isCrossing }} />
    </>
  );
}

/** One tab stop; the arrow keys move within the table. */
function NamesTable({ session, game, chosen, isCrossing, step }: TableProps) {
  const concluded = step === undefined ? {} : enteredBy(game, [step], session.history.value.now);
  const table = useRef<HTMLTableElement>(null);
  /** Digits that another one may follow, as long as nothing else is entered. */
  const typed = useRef<{ readonly digits: string; readonly at?: unknown }>({ digits: '' });
  const choose = (field: Field): void => {
    typed.current = { digits: '' };
    chosen.value = field;
    table.current!.querySelector<HTMLElement>(`[data-field="${field.row} ${field.column}"]`)!.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = chosen.peek();
    const step = ARROWS[event.key];
    const before = typed.current.at === session.history.peek() ? typed.current.digits : '';
    const number = numberTyped(before, event.key, game.rows[field.row]!.values.length);
    typed.current = { digits: '' };
    if (step !== undefined) {
      const next = [field.row + step[0], field.column + step[1]] as const;
      const [row, column] = inside(next, game.rows.length, game.columns.length);
      choose({ row, column });
    } else if (number !== undefined) {
      const isSecond = number > 9;
      if (isCrossing.peek() && isSecond) enterName(session, game, field, Number(before), true, true);
      enterName(session, game, field, number, isCrossing.peek(), isSecond);
      typed.current = { digits: String(number), at: session.history.peek() };
    } else if (event.key === 'Backspace' || event.key === 'Delete') enterName(session, game, field, 0, false);
    else if (event.key.toLowerCase() === 'x') isCrossing.value = !isCrossing.peek();
    else return;
    event.preventDefault();
  };
  return (
    <div class="scroll">
      <table
        ref={table}
        class="names"
        style={{ '--columns': String(game.columns.length) }}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that takes the focus
        role="grid"
        aria-label={say('tableBoard', { title: session.title })}
        onKeyDown={press}
      >
        <thead>
          <tr>
            <td />
            {game.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.rows.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {game.columns.map((column, index) => (
                <td key={column} class={isWrong(session, game, { row, column: index }) ? 'wrong' : undefined}>
                  <FieldButton
                    {...{ session, game, chosen, concluded }}
                    field={{ row, column: index }}
                    choose={choose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FieldProps {
  readonly session: Session;
  readonly game: TableGame;
  readonly chosen: Signal<Field>;
  readonly field: Field;
  /** The entries of the step that is shown. */
  readonly concluded: Entries;
  choose(field: Field): void;
}

function FieldButton({ session, game, chosen, field, concluded, choose }: FieldProps) {
  const { row, column } = field;
  const spot = spotOfField(game, field);
  const value = session.history.value.now[spot];
  const crosses = crossedOut(session.history.value.now, game, field);
  const isNew = concluded[spot] !== undefined;
  const newCrosses = crossedOut(concluded, game, field).filter((name) => !crosses.includes(name));
  const isChosen = chosen.value.row === row && chosen.value.column === column;
  const what =
    value ??
    (crosses.length === 0 ? say('open') : crosses.map((name) => say('notName', { name })).join(', '));
  return (
    <button
      type="button"
      data-field={`${row} ${column}`}
      class={isChosen ? 'is-chosen' : undefined}
      tabIndex={isChosen ? 0 : -1}
      aria-label={`${game.columns[column]}, ${game.rows[row]!.name}: ${what}`}
      onClick={() => choose(field)}
    >
      {value !== undefined && <span>{value}</span>}
      {isNew && <span class="concluded">{concluded[spot]}</span>}
      {value === undefined && !isNew && crosses.map((name) => <s key={name}>{name}</s>)}
      {(isNew ? [] : newCrosses).map((name) => (
        <s key={name} class="concluded">
          {name}
        </s>
      ))}
    </button>
  );
}

function isWrong(session: Session, game: TableGame, field: Field): boolean {
  const spot = spotOfField(game, field);
  return session.wrong.value.has(spot) || session.wrong.value.has(notesSpot(spot));
}
