import type { ZebraPuzzle } from '../../../src/browser.js';
import type { Entries, TableGame } from './game.js';
import { cellOfNotes, notesIn } from './notes.js';

/** The table of a zebra puzzle: a value of each attribute for every house. */
export function zebraGame({ houses, attributes }: ZebraPuzzle): TableGame {
  const names = Object.keys(attributes);
  const valuesOf = (name: string): readonly string[] => attributes[name]!.toSorted();
  const numbers = Array.from({ length: houses }, (_, house) => house);
  return {
    kind: 'table',
    columns: numbers.map((house) => `House ${house + 1}`),
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
        names.map((name) => [name, numbers.map((house) => entries[fieldOf(name, house)] ?? null)]),
      ),
    contradicts: (spot, value, right) => {
      const name = names.find((one) => spot.startsWith(`${one}|`));
      const known = right[cellOfNotes(spot) ?? spot];
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

/** The spot of a field of the table. */
export function fieldOf(name: string, column: number): string {
  return `${name}|${column}`;
}
