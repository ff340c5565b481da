/** Entries in the fields of a table: a name, or names that are crossed out. */
import { type Entries, fieldOf, notesOf, notesSpot, type TableGame, withNote } from '../games/index.js';
import type { Session } from '../session.js';

/** A field of the table: the row of its attribute and the column of its house. */
export interface Field {
  readonly row: number;
  readonly column: number;
}

/** The spot of a field. */
export function spotOfField({ rows }: TableGame, { row, column }: Field): string {
  return fieldOf(rows[row]!.name, column);
}

/** Names of a field that were crossed out. */
export function crossedOut(entries: Entries, game: TableGame, field: Field): readonly string[] {
  const { values } = game.rows[field.row]!;
  const numbers = notesOf(entries, spotOfField(game, field));
  return numbers.flatMap((number) => values[number - 1] ?? []);
}

/**
 * Enters a name by its number from 1, or crosses it out; again takes it back; 0 empties the field.
 * @param isSameStroke true if one undo takes it back together with what was entered before
 */
export function enterName(
  session: Session,
  game: TableGame,
  field: Field,
  number: number,
  isCross: boolean,
  isSameStroke = false,
): void {
  const spot = spotOfField(game, field);
  const { now } = session.history.peek();
  if (number === 0) {
    session.enter({ [spot]: '', [notesSpot(spot)]: '' });
    return;
  }
  const value = game.rows[field.row]!.values[number - 1];
  if (value === undefined) return;
  if (isCross) session.enter({ [spot]: '', [notesSpot(spot)]: withNote(now, spot, number) }, isSameStroke);
  else session.enter({ [spot]: now[spot] === value ? '' : value }, isSameStroke);
}
