/** Notes beside entries: the numbers that a cell could hold, in a spot of their own. */
import type { Entries } from './game.js';

const SIGN = '#';

/** The spot of the notes of a cell. */
export function notesSpot(spot: string): string {
  return spot + SIGN;
}

/** The cell whose notes a spot holds; undefined for the spot of an entry. */
export function cellOfNotes(spot: string): string | undefined {
  return spot.endsWith(SIGN) ? spot.slice(0, -SIGN.length) : undefined;
}

/** The notes of a cell, in rising order. */
export function notesOf(entries: Entries, spot: string): readonly number[] {
  return notesIn(entries[notesSpot(spot)] ?? '');
}

/** The numbers of notes as they are kept. */
export function notesIn(text: string): readonly number[] {
  return text.split(' ').filter(Boolean).map(Number);
}

/** The notes of a cell with one added, or taken away where it stands there already. */
export function withNote(entries: Entries, spot: string, number: number): string {
  const notes = notesOf(entries, spot);
  const next = notes.includes(number) ? notes.filter((one) => one !== number) : [...notes, number];
  return next.toSorted((one, other) => one - other).join(' ');
}
