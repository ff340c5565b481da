/** The board of the bench: the draft as it will be printed, and small what is forced. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Cell, SudokuPuzzle } from '../../src/browser.js';
import { quick } from '../engine/lanes.js';
import { chooseByKey, chooseByStroke, chosenCells, numberTyped } from '../play/boards/index.js';
import { spotOf } from '../play/games/index.js';
import { Board } from '../ui/board.js';
import type { Stroke } from '../ui/pointer-strokes.js';
import { say, spokenLanguage } from '../words/index.js';
import type { Drawn } from '../worker/draw.js';
import { draft, drawRegion, give } from './draft.js';
import { cellsAround, isWhole } from './drawing-hand.js';
import { ForcedView } from './forced-view.js';
import { addConstraint, addOnChosen, card, hand, REGIONS, tool } from './tool.js';

/** Presses and drags choose cells or draw; digits give numbers. */
export function SetBoard() {
  const drawn = useSignal<Drawn | undefined>(undefined);
  const typed = useSignal('');
  /** A press on a border or corner placed a constraint, so that the rest of its stroke means nothing. */
  const isPlaced = useSignal(false);
  const { now } = draft.value;
  const side = now.grid.length;
  useSignalEffect(() => {
    const puzzle = draft.value.now;
    const size = { rows: puzzle.grid.length, columns: puzzle.grid.length };
    void quick
      .call('draw', { puzzle, view: {}, numbered: size, language: spokenLanguage() })
      .then((picture) => {
        if (draft.peek().now === puzzle) drawn.value = picture;
      });
  });
  if (drawn.value === undefined) return null;

  const strokeTo = (stroke: Stroke): void => {
    const type = card.peek();
    if (stroke.phase === 'start') {
      typed.value = '';
      isPlaced.value = false;
      const around = type && cellsAround(type, stroke.point, side);
      if (around !== undefined) {
        hand.chosen.value = new Set(around.map(spotOf));
        isPlaced.value = true;
        void addConstraint(around);
      }
    }
    if (isPlaced.peek()) return;
    chooseByStroke(hand, stroke, { rows: side, columns: side });
    // A line is drawn in one go; other cells wait for their form.
    if (tool.peek() === REGIONS && stroke.phase === 'end' && !stroke.isAdding) drawChosenRegion();
    const isDrawn = type?.cells !== undefined && type.cells.form !== 'any';
    if (stroke.phase !== 'end' || !isDrawn || hand.isAdding.peek() || stroke.isAdding) return;
    const cells = chosenCells(hand);
    if (cells.length > 1 && isWhole(type, cells.length)) void addConstraint(cells);
  };
  const drawChosenRegion = (isErased = false): void => {
    void drawRegion(chosenCells(hand), isErased);
    hand.chosen.value = new Set();
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (tool.peek() === REGIONS) {
      const isErased = event.key === 'Backspace' || event.key === 'Delete';
      if (event.key !== 'Enter' && !isErased) return false;
      drawChosenRegion(isErased);
      return true;
    }
    if (event.key === 'Enter' && card.peek() !== undefined) {
      void addOnChosen();
      return true;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      give(chosenCells(hand), 0);
      return true;
    }
    const number = numberTyped(typed.value, event.key, side);
    if (event.key !== 'Shift') typed.value = number === undefined ? '' : String(number);
    if (number === undefined || number < 1 || number > side || card.peek() !== undefined) return false;
    give(chosenCells(hand), number);
    return true;
  };
  const chosen = hand.chosen.value.size === 0 ? [spotOf(hand.cursor.value)] : [...hand.chosen.value];
  return (
    <Board
      drawn={drawn.value}
      rows={side}
      columns={side}
      name={say('setSudokuBoard', { side })}
      cursor={hand.cursor}
      label={(cell) => labelOf(now, cell)}
      onStroke={strokeTo}
      onKey={press}
      onMove={(from, to, isAdding) => chooseByKey(hand, from, to, isAdding)}
    >
      {chosen.map((spot) => {
        const [row, column] = spot.split(',').map(Number);
        return <rect key={spot} class="chosen" x={column} y={row} width={1} height={1} />;
      })}
      <ForcedView
        puzzle={now}
        rows={side}
        columns={side}
        most={side}
        hasCorners={now.constraints?.some(({ type }) => type === 'killer-cage') === true}
        isGiven={([row, column]) => (now.grid[row]?.[column] ?? 0) > 0}
      />
    </Board>
  );
}

function labelOf({ grid }: SudokuPuzzle, [row, column]: Cell): string {
  const given = grid[row]?.[column] ?? 0;
  const what = given > 0 ? say('givenValue', { value: given }) : say('open');
  return say('inCell', { row: row + 1, column: column + 1, what });
}
