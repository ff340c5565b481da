/** Notes beside entries, each kind in a spot of its own: what a cell could hold or cannot, its colours. */
import type { Entries } from './game.js';

/** The signs of notes in their spots, by kind; `excluded`: the numbers that steps have excluded. */
const SIGNS = { corner: '#', centre: '+', colour: '*', excluded: '!' } as const;

/** A kind of notes. */
export type NoteKind = keyof typeof SIGNS;

const ALL_SIGNS: readonly string[] = Object.values(SIGNS);
/** The notes that are numbers. */
const NUMBERS = ['corner', 'centre', 'excluded'] as const;

/** The spot of the notes of a cell. */
export function notesSpot(spot: string, kind: NoteKind = 'corner'): string {
  return spot + SIGNS[kind];
}

/** The cell whose notes a spot holds; undefined for the spot of an entry. */
export function cellOfNotes(spot: string): string | undefined {
  return ALL_SIGNS.some((sign) => spot.endsWith(sign)) ? spot.slice(0, -1) : undefined;
}

/** The notes of a cell, in rising order. */
export function notesOf(entries: Entries, spot: string, kind: NoteKind = 'corner'): readonly number[] {
  return notesIn(entries[notesSpot(spot, kind)] ?? '');
}

/** The numbers of notes as they are kept. */
export function notesIn(text: string): readonly number[] {
  return text.split(' ').filter(Boolean).map(Number);
}

/** The changes that exclude a number from a cell, where it is no note any more. */
export function withoutNumber(entries: Entries, spot: string, number: number): Entries {
  const excluded = new Set([...notesOf(entries, spot, 'excluded'), number]);
  const noted = (['corner', 'centre'] as const).filter((kind) =>
    notesOf(entries, spot, kind).includes(number),
  );
  return {
    [notesSpot(spot, 'excluded')]: inOrder([...excluded]),
    ...Object.fromEntries(
      noted.map((kind) => [notesSpot(spot, kind), withNote(entries, spot, number, kind)]),
    ),
  };
}

/** The changes that take all numbers of notes from a cell. */
export function withoutNotes(spot: string): Entries {
  return Object.fromEntries(NUMBERS.map((kind) => [notesSpot(spot, kind), '']));
}

/** The notes of a cell with one added, or taken away where it stands there already. */
export function withNote(entries: Entries, spot: string, number: number, kind: NoteKind = 'corner'): string {
  const notes = notesOf(entries, spot, kind);
  const next = notes.includes(number) ? notes.filter((one) => one !== number) : [...notes, number];
  return inOrder(next);
}

function inOrder(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => one - other).join(' ');
}
