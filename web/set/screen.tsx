/** The bench for setting a Sudoku: a grid, what is drawn in it, and after every change what it forces. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SudokuPuzzle } from '../../src/browser.js';
import { quick } from '../engine/lanes.js';
import { FilesPanel } from '../files/files-panel.js';
import { chosenCells } from '../play/boards/index.js';
import { openPlay } from '../play/links/index.js';
import { say, stepLanguage } from '../words/index.js';
import type { CallAnswer } from '../worker/calls.js';
import { BenchFamily } from './bench-family.js';
import { SetBoard } from './board.js';
import { BOXES } from './boxes.js';
import { draft, emptyGrid, give, makeAgain, propose, takeBack } from './draft.js';
import { watched } from './forced-state.js';
import { HelpPanel } from './help.js';
import { card, GIVEN, hand, loadCards, takeTool } from './tool.js';
import { ConstraintList, SetTools, Switches } from './tools.js';
import { SetVerdict } from './verdict.js';

/** The whole screen. */
export function SetScreen() {
  const moves = useSignal<CallAnswer<'fields'>['moves']>([]);
  useSignalEffect(() => {
    watched.value = draft.value.now;
  });
  useEffect(() => {
    void loadCards();
    void quick.call('fields', { puzzle: draft.peek().now, language: stepLanguage() }).then((fields) => {
      moves.value = fields.moves;
    });
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select') !== null;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) makeAgain();
      else takeBack();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const { past, now, future } = draft.value;
  const title = say('ownSudoku');
  return (
    <div class="bench">
      <div class="stage setting">
        <div class="tools" role="toolbar" aria-label={say('setting')}>
          <button type="button" disabled={past.length === 0} onClick={takeBack} title={say('undoKeys')}>
            <span aria-hidden="true">↶</span> {say('undo')}
          </button>
          <button type="button" disabled={future.length === 0} onClick={makeAgain} title={say('redoKeys')}>
            <span aria-hidden="true">↷</span> {say('redo')}
          </button>
          {Object.keys(BOXES)
            .toReversed()
            .map((side) => (
              <button key={side} type="button" onClick={() => startNew(side)} title={say('emptyGrid')}>
                {say('newSide', { side })}
              </button>
            ))}
        </div>
        <SetBoard />
        {card.value === undefined && <GivenPad side={now.grid.length} />}
      </div>
      <aside class="side">
        <h1>{say('setSudoku')}</h1>
        <BenchFamily family={now.family} />
        <SetVerdict puzzle={now} />
        <SetTools />
        <Switches />
        <ConstraintList />
        <HelpPanel
          puzzle={now}
          cell={hand.cursor.value}
          moves={moves.value}
          take={(puzzle) => void propose(() => puzzle as SudokuPuzzle)}
        />
        <button type="button" class="main" onClick={() => void openPlay(now, title)}>
          {say('playIt')}
        </button>
        <details>
          <summary>{say('saveOrPrint')}</summary>
          <FilesPanel puzzle={now} title={title} />
        </details>
      </aside>
    </div>
  );
}

function startNew(side: string): void {
  takeTool(GIVEN);
  hand.cursor.value = [0, 0];
  void propose(() => emptyGrid(side));
}

/** Digits for fingers. */
function GivenPad({ side }: { readonly side: number }) {
  return (
    <fieldset class="tools below pad">
      <legend class="spoken">{say('givenNumbers')}</legend>
      {Array.from({ length: side }, (_, index) => index + 1).map((number) => (
        <button key={number} type="button" onClick={() => give(chosenCells(hand), number)}>
          {number}
        </button>
      ))}
      <button type="button" onClick={() => give(chosenCells(hand), 0)}>
        {say('erase')}
      </button>
    </fieldset>
  );
}
