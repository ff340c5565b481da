import type { ZebraPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import type { Entries, TableGame } from './game.js';
import { cellOfNotes, notesIn, notesOf, notesSpot, withNote } from './notes.js';

/** The table of a zebra puzzle: a value of each attribute for every house. */
export function zebraGame({ houses, attributes }: ZebraPuzzle): TableGame {
  const names = Object.keys(attributes);
  const valuesOf = (name: string): readonly string[] => attributes[name]!.toSorted();
  const numbers = Array.from({ length: houses }, (_, house) => house);
  return {
    kind: 'table',
    columns: numbers.map((house) => say('house', { number: house + 1 })),
    rows: names.map((name) => ({ name, values: valuesOf(name) })),
    needed: houses * names.length,
    solutionOf: (entries) => {
      const rows = names.map(
        (name) => [name, numbers.map((house) => entries[fieldOf(name, house)])] as const,
      );
      return rows.some(([, values]) => values.includes(undefined)) ? undefined : Object.fromEntries(rows);
    },
    stateOf: (entries) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          numbers.map((house) => leftIn(entries, fieldOf(name, house), valuesOf(name))),
        ]),
      ),
    entered: ({ cells, holds }, now): Entries => {
      const [item, house] = cells[0]!;
      const name = names[Math.floor(item / houses)]!;
      const [spot, value] = [fieldOf(name, house), attributes[name]![item % houses]!];
      if (holds) return { [spot]: value };
      const number = valuesOf(name).indexOf(value) + 1;
      const isOpen = now[spot] === undefined && !notesOf(now, spot).includes(number);
      return isOpen ? { [notesSpot(spot)]: withNote(now, spot, number) } : {};
    },
    contradicts: (spot, value, right) => {
      const field = cellOfNotes(spot);
      if (field === undefined) return right[spot] !== value;
      const name = names.find((one) => spot.startsWith(`${one}|`));
      const known = right[field];
      if (name === undefined || known === undefined) return false;
      return notesIn(value).includes(valuesOf(name).indexOf(known) + 1);
    },
    entriesOf: (solution): Entries =>
      Object.fromEntries(
        Object.entries(solution as ZebraPuzzle['attributes']).flatMap(([name, values]) =>
          values.map((value, house) => [fieldOf(name, house), value] as const),
        ),
      ),
  };
}

/** A field in a partial solution: its value, or those that are not crossed out. */
function leftIn(
  entries: Entries,
  spot: string,
  values: readonly string[],
): string | readonly string[] | null {
  const crossed = notesOf(entries, spot);
  if (entries[spot] !== undefined || crossed.length === 0) return entries[spot] ?? null;
  return values.filter((_, index) => !crossed.includes(index + 1));
}

/** The spot of a field of the table. */
export function fieldOf(name: string, column: number): string {
  return `${name}|${column}`;
}
