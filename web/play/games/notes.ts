/** Notes beside entries: the numbers that a cell could hold, in a spot of their own. */
import type { Entries } from './game.js';

const SIGN = '#';
/** The sign of numbers that a step excluded. */
const EXCLUDED = '!';

/** The spot of the notes of a cell. */
export function notesSpot(spot: string): string {
  return spot + SIGN;
}

/** The spot of the marks that steps have excluded from a cell. */
export function excludedSpot(spot: string): string {
  return spot + EXCLUDED;
}

/** The cell whose notes a spot holds; undefined for the spot of an entry. */
export function cellOfNotes(spot: string): string | undefined {
  return [SIGN, EXCLUDED].some((sign) => spot.endsWith(sign)) ? spot.slice(0, -1) : undefined;
}

/** The notes of a cell, in rising order. */
export function notesOf(entries: Entries, spot: string): readonly number[] {
  return notesIn(entries[notesSpot(spot)] ?? '');
}

/** The numbers that steps have excluded from a cell, in rising order. */
export function excludedFrom(entries: Entries, spot: string): readonly number[] {
  return notesIn(entries[excludedSpot(spot)] ?? '');
}

/** The numbers of notes as they are kept. */
export function notesIn(text: string): readonly number[] {
  return text.split(' ').filter(Boolean).map(Number);
}

/** The changes that exclude a number from a cell, where it is no note any more. */
export function withoutNumber(entries: Entries, spot: string, number: number): Entries {
  const excluded = new Set([...excludedFrom(entries, spot), number]);
  const notes = notesOf(entries, spot);
  return {
    [excludedSpot(spot)]: inOrder([...excluded]),
    ...(notes.includes(number) ? { [notesSpot(spot)]: inOrder(notes.filter((one) => one !== number)) } : {}),
  };
}

/** The notes of a cell with one added, or taken away where it stands there already. */
export function withNote(entries: Entries, spot: string, number: number): string {
  const notes = notesOf(entries, spot);
  const next = notes.includes(number) ? notes.filter((one) => one !== number) : [...notes, number];
  return inOrder(next);
}

function inOrder(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => one - other).join(' ');
}
