/** Numbers for fingers: each enters itself into the chosen cell. */
import type { Signal } from '@preact/signals';
import type { Cell } from '../../../src/browser.js';
import type { NumberGame } from '../games/index.js';
import type { Session } from '../session.js';
import { enterNumber } from './number-board.js';
import { PadEnd } from './pad-end.js';

interface PadProps {
  readonly session: Session;
  readonly game: NumberGame;
  readonly isNoting: Signal<boolean>;
  readonly cursor: Signal<Cell>;
}

/** Below the board. */
export function NumberPad({ session, game, isNoting, cursor }: PadProps) {
  const enter = (number: number): void => enterNumber(session, game, cursor.value, number, isNoting.value);
  return (
    <fieldset class="tools below pad">
      <legend class="spoken">Numbers</legend>
      {Array.from({ length: game.most }, (_, index) => index + 1).map((number) => (
        <button key={number} type="button" onClick={() => enter(number)}>
          {number}
        </button>
      ))}
      <PadEnd
        place="cell"
        mode={{ isOn: isNoting, name: 'Notes', title: 'Enter notes (N)' }}
        erase={() => enter(0)}
      />
    </fieldset>
  );
}
