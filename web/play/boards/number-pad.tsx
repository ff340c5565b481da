/** Numbers for fingers: each enters itself into the chosen cells, as the mode says. */

import { say } from '../../words/index.js';
import type { NumberGame } from '../games/index.js';
import type { Session } from '../session.js';
import { COLOURS, enterNumber, erase, MODES, type NumberHand } from './number-hand.js';
import { PadEnd } from './pad-end.js';

interface PadProps {
  readonly session: Session;
  readonly game: NumberGame;
  readonly hand: NumberHand;
}

/** Below the board. */
export function NumberPad({ session, game, hand }: PadProps) {
  const isColour = hand.mode.value === 'colour';
  const count = isColour ? COLOURS.length : game.most;
  return (
    <>
      <fieldset class="tools below">
        <legend class="spoken">{say('whatDigits')}</legend>
        {MODES.map(({ mode, name, key }) => (
          <button
            key={mode}
            type="button"
            aria-pressed={hand.mode.value === mode}
            title={`${say(name)} (${key.toUpperCase()})`}
            onClick={() => {
              hand.mode.value = mode;
            }}
          >
            {say(name)}
          </button>
        ))}
      </fieldset>
      <fieldset class="tools below pad">
        <legend class="spoken">{say(isColour ? 'colours' : 'numbers')}</legend>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <button
            key={number}
            type="button"
            class={isColour ? `colour-${number}` : undefined}
            title={isColour ? say(COLOURS[number - 1]!) : undefined}
            onClick={() => enterNumber(session, game, hand, number)}
          >
            {number}
            {isColour && <span class="spoken"> {say(COLOURS[number - 1]!)}</span>}
          </button>
        ))}
        <PadEnd
          place="cell"
          mode={{
            isOn: hand.isAdding,
            name: say('several'),
            title: say('severalTitle'),
          }}
          erase={() => erase(session, hand)}
        />
      </fieldset>
    </>
  );
}
