/** The names of the chosen field, for entering and crossing out. */
import type { Signal } from '@preact/signals';
import { say } from '../../words/index.js';
import { fieldOf, type TableGame } from '../games/index.js';
import type { Session } from '../session.js';
import { PadEnd } from './pad-end.js';
import { crossedOut, enterName, type Field } from './table-entry.js';

interface PadProps {
  readonly session: Session;
  readonly game: TableGame;
  readonly chosen: Signal<Field>;
  readonly isCrossing: Signal<boolean>;
}

/** Below the table. */
export function NamePad({ session, game, chosen, isCrossing }: PadProps) {
  const field = chosen.value;
  const { name, values } = game.rows[field.row]!;
  const { now } = session.history.value;
  const crosses = crossedOut(now, game, field);
  const isPlaced = (value: string): boolean =>
    game.columns.some((_, column) => column !== field.column && now[fieldOf(name, column)] === value);
  const enter = (number: number, isCross: boolean): void => enterName(session, game, field, number, isCross);
  return (
    <fieldset class="tools below pad names-pad">
      <legend>
        {game.columns[field.column]}, {name}
      </legend>
      {values.map((value, index) => (
        <button
          key={value}
          type="button"
          class={isPlaced(value) ? 'placed' : undefined}
          onClick={() => enter(index + 1, isCrossing.value)}
          onContextMenu={(event) => {
            event.preventDefault();
            enter(index + 1, true);
          }}
        >
          <small aria-hidden="true">{index + 1}</small>
          {crosses.includes(value) ? <s>{value}</s> : value}
          {isPlaced(value) && <span class="spoken">{say('placedElsewhere')}</span>}
        </button>
      ))}
      <PadEnd
        place="field"
        mode={{ isOn: isCrossing, name: say('crossOut'), title: say('crossOutKey') }}
        erase={() => enter(0, false)}
      />
    </fieldset>
  );
}
