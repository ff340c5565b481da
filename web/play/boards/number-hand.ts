/** The hand that enters numbers: what it enters, and into which cells. */
import { type Signal, signal } from '@preact/signals';
import type { Cell } from '../../../src/browser.js';
import type { PlainKey } from '../../words/index.js';
import {
  type Entries,
  type NoteKind,
  type NumberGame,
  notesOf,
  notesSpot,
  spotOf,
  withNote,
  withoutNotes,
} from '../games/index.js';
import type { Session } from '../session.js';

/** The entry that a digit makes: a number, a small one in the corner or the centre, a colour. */
export type Mode = 'number' | Exclude<NoteKind, 'excluded'>;

/** The modes with the keys of their names and those that are pressed, in the order of the keys. */
export const MODES: readonly { readonly mode: Mode; readonly name: PlainKey; readonly key: string }[] = [
  { mode: 'number', name: 'modeNumber', key: 'z' },
  { mode: 'corner', name: 'modeCorner', key: 'x' },
  { mode: 'centre', name: 'modeCentre', key: 'c' },
  { mode: 'colour', name: 'modeColour', key: 'v' },
];

/** The colours of cells, numbered from 1. */
export const COLOURS: readonly PlainKey[] = [
  ...(['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'brown'] as const),
];

/** The mode of digits, and the cells into which they go. */
export interface NumberHand {
  readonly mode: Signal<Mode>;
  readonly cursor: Signal<Cell>;
  /** The spots of several chosen cells; empty: the cell of the cursor alone is chosen. */
  readonly chosen: Signal<ReadonlySet<string>>;
  /** A press adds a cell to those that are chosen. */
  readonly isAdding: Signal<boolean>;
}

/** A hand over the cell of a cursor. */
export function openHand(cursor: Signal<Cell>): NumberHand {
  return { mode: signal<Mode>('number'), cursor, chosen: signal(new Set<string>()), isAdding: signal(false) };
}

/** The cells into which a digit goes. */
export function chosenCells({ cursor, chosen }: NumberHand): readonly Cell[] {
  if (chosen.value.size === 0) return [cursor.value];
  return [...chosen.value].map((spot) => spot.split(',').map(Number) as unknown as Cell);
}

/**
 * Enters a number or a note into all chosen cells that can take it, or takes it back where each of them has
 * it already.
 * @param isSameStroke true if one undo takes it back together with what was entered before
 */
export function enterNumber(
  { history, enter }: Session,
  game: NumberGame,
  hand: NumberHand,
  number: number,
  mode: Mode = hand.mode.peek(),
  isSameStroke = false,
): void {
  if (number < 1 || number > (mode === 'colour' ? COLOURS.length : game.most)) return;
  const { now } = history.peek();
  const spots = chosenCells(hand)
    .filter((cell) => (mode === 'colour' ? game.isCell(cell) : !game.isFixed(cell)))
    .map(spotOf)
    .filter((spot) => mode === 'number' || mode === 'colour' || now[spot] === undefined);
  if (spots.length === 0) return;
  const has = (spot: string): boolean =>
    mode === 'number' ? now[spot] === String(number) : notesOf(now, spot, mode).includes(number);
  const isTakenBack = spots.every(has);
  const changes = spots
    .filter((spot) => isTakenBack || !has(spot))
    .map((spot): readonly [string, string] =>
      mode === 'number'
        ? [spot, isTakenBack ? '' : String(number)]
        : [notesSpot(spot, mode), withNote(now, spot, number, mode)],
    );
  enter(Object.fromEntries(changes), isSameStroke);
}

/**
 * Empties the chosen cells of the entries of the mode, numbers together with their notes; where there is none
 * of it, of everything.
 */
export function erase({ history, enter }: Session, hand: NumberHand): void {
  const { now } = history.peek();
  const spots = chosenCells(hand).map(spotOf);
  const numbers = (spot: string): Entries => ({ [spot]: '', ...withoutNotes(spot) });
  const colours = (spot: string): Entries => ({ [notesSpot(spot, 'colour')]: '' });
  const mode = hand.mode.peek();
  const ways = [
    mode === 'number' ? numbers : (spot: string): Entries => ({ [notesSpot(spot, mode)]: '' }),
    (spot: string): Entries => ({ ...numbers(spot), ...colours(spot) }),
  ];
  for (const way of ways) {
    const changes = Object.assign({}, ...spots.map(way)) as Entries;
    const held = Object.entries(changes).filter(([spot]) => now[spot] !== undefined);
    if (held.length === 0) continue;
    enter(Object.fromEntries(held));
    return;
  }
}
