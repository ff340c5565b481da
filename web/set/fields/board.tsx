/** The board of the bench: the puzzle as it will be printed, and what is forced in it. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Cell, Puzzle } from '../../../src/browser.js';
import { quick } from '../../engine/lanes.js';
import { gameOf, sizeOf } from '../../play/games/index.js';
import { Board } from '../../ui/board.js';
import type { Stroke } from '../../ui/pointer-strokes.js';
import { libraryWords, say, spokenLanguage } from '../../words/index.js';
import type { Drawn } from '../../worker/draw.js';
import type { GroupCard } from '../../worker/fields.js';
import { ForcedLayer } from './forced-layer.js';
import { cellOf, fieldAt, fieldBetween, fieldOfCell, isTyped } from './places.js';
import { brush, cursor, draft, write } from './state.js';

/** The id of the input of a field. */
export function inputId(index: number): string {
  return `bench-field-${index}`;
}

/** A drag over cells: the text that it gives, and the fields that it has met. */
interface Painting {
  readonly text: string;
  readonly fields: Set<number>;
}

/** Presses and drags write the chosen sign; keys write at the cursor. */
export function FieldsBoard({ puzzle, group }: { readonly puzzle: Puzzle; readonly group: GroupCard }) {
  const drawn = useSignal<Drawn | undefined>(undefined);
  const painting = useRef<Painting | undefined>(undefined);
  const painted = useSignal<readonly Cell[]>([]);
  /** The cell and the text that digits go on from. */
  const typed = useRef('');
  const game = gameOf(puzzle);
  const { rows, columns } = (game && sizeOf(game)) ?? { rows: 1, columns: 1 };
  useSignalEffect(() => {
    const now = draft.value!.now;
    const size = sizeOf(gameOf(now)!);
    void quick
      .call('draw', { puzzle: now, view: {}, numbered: size, language: spokenLanguage() })
      .then((picture) => {
        if (draft.peek()?.now === now) drawn.value = picture;
      });
  });
  if (drawn.value === undefined) return null;

  const paint = (index: number): void => {
    const field = group.fields[index];
    if (field?.at.in !== 'cell' || painting.current?.fields.has(index) !== false) return;
    painting.current.fields.add(index);
    painted.value = [...painted.peek(), field.at.cell];
  };
  const begin = (stroke: Stroke): void => {
    typed.current = '';
    painting.current = undefined;
    const index = fieldAt(group, stroke.point, { rows, columns });
    const field = group.fields[index];
    if (field === undefined) return;
    if (isTyped(field)) document.getElementById(inputId(index))?.focus();
    else if (field.at.in === 'border') void write([{ index, text: nextSign(group, field.text) }]);
    else if (group.spreads) painting.current = { text: field.text, fields: new Set([index]) };
    else if (stroke.isSecond || brush.peek() !== '') {
      const isErased = stroke.isSecond || field.text === brush.peek() || brush.peek() === ERASER;
      painting.current = { text: isErased ? '' : brush.peek(), fields: new Set() };
      paint(index);
    }
  };
  const strokeTo = (stroke: Stroke): void => {
    if (stroke.phase === 'start') begin(stroke);
    if (stroke.phase === 'move') paint(fieldOfCell(group, cellOf(stroke.point)));
    if (stroke.phase !== 'end' && stroke.phase !== 'cancel') return;
    const { text, fields } = painting.current ?? { text: '', fields: new Set<number>() };
    painting.current = undefined;
    painted.value = [];
    const changes = [...fields].flatMap((index) =>
      group.fields[index]!.text === text ? [] : [{ index, text }],
    );
    if (stroke.phase === 'end') void write(changes);
  };
  const press = (event: KeyboardEvent, cell: Cell): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Enter') return pressBorder(group, cell, event.shiftKey);
    const index = fieldOfCell(group, cell);
    if (index < 0) return false;
    const text = textOfKey(group, event.key, typed.current);
    if (event.key !== 'Shift') typed.current = text ?? '';
    if (text === undefined) return false;
    void write([{ index, text }]);
    return true;
  };
  return (
    <Board
      drawn={drawn.value}
      rows={rows}
      columns={columns}
      name={say('setFamilyBoard', {
        ...{ rows, columns },
        group: libraryWords(group.name),
        hint: libraryWords(group.hint),
        keys: keysOf(group),
      })}
      cursor={cursor}
      label={(cell) => labelOf(group, cell)}
      onStroke={strokeTo}
      onKey={press}
      onMove={() => {
        typed.current = '';
      }}
    >
      {painted.value.map(([row, column]) => (
        <rect key={`${row},${column}`} class="chosen" x={column} y={row} width={1} height={1} />
      ))}
      <ForcedLayer puzzle={puzzle} />
    </Board>
  );
}

/** The brush that empties cells. */
export const ERASER = 'erase';

function nextSign({ signs }: GroupCard, text: string): string {
  return signs[signs.indexOf(text) + 1] ?? '';
}

/** Enter is for the border to the right of the cursor, with Shift for the one below. */
function pressBorder(group: GroupCard, [row, column]: Cell, isBelow: boolean): boolean {
  const next: Cell = isBelow ? [row + 1, column] : [row, column + 1];
  const index = fieldBetween(group, [row, column], next);
  const field = group.fields[index];
  if (field === undefined) return false;
  void write([{ index, text: nextSign(group, field.text) }]);
  return true;
}

/** The text that a key writes; undefined: none. Digits go on with those before. */
function textOfKey({ signs, longest }: GroupCard, key: string, before: string): string | undefined {
  if (key === 'Backspace' || key === 'Delete') return '';
  const sign = signs.find((one) => one.toLowerCase() === key.toLowerCase());
  if (sign !== undefined && longest === 1) return sign;
  if (/^\d$/.test(key)) return /^\d+$/.test(before) && before.length < longest ? before + key : key;
  return sign;
}

function keysOf({ fields }: GroupCard): string {
  switch (fields[0]?.at.in) {
    case 'cell':
      return say('keysCell');
    case 'border':
      return say('keysBorder');
    default:
      return say('keysBeside');
  }
}

function labelOf(group: GroupCard, cell: Cell): string {
  const field = group.fields[fieldOfCell(group, cell)];
  const words = draft.peek() && gameWords(draft.peek()!.now, cell);
  const text = field === undefined ? '' : field.text === '' ? say('open') : field.text;
  const what = [text, words].filter(Boolean).join(', ');
  return say('inCell', { row: cell[0] + 1, column: cell[1] + 1, what });
}

function gameWords(puzzle: Puzzle, cell: Cell): string {
  const game = gameOf(puzzle);
  // A game along the sides of cells has words about corners.
  const hasWords = game !== undefined && game.kind !== 'table' && !(game.kind === 'lines' && game.atCorners);
  return hasWords ? game.words(cell) : '';
}
