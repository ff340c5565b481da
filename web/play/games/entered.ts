/** Steps as entries, written down with one press. */
import type { StepRecord } from '../../../src/browser.js';
import { type Conclusion, type Entries, type Game, spotOf, type Tool } from './game.js';

/** The changes that write down the conclusions of steps; none where all of them stand there already. */
export function enteredBy(game: Game, steps: readonly StepRecord[], now: Entries): Entries {
  let changes: Entries = {};
  for (const conclusion of steps.flatMap(({ conclusions }) => conclusions))
    changes = { ...changes, ...game.entered(conclusion, { ...now, ...changes }) };
  return Object.fromEntries(Object.entries(changes).filter(([spot, value]) => (now[spot] ?? '') !== value));
}

/** The spots of entries that cannot be right beside those of the solution. */
export function wrongSpots(game: Game, entries: Entries, right: Entries): readonly string[] {
  const isWrong = (spot: string, value: string): boolean =>
    game.contradicts?.(spot, value, right) ?? (right[spot] !== undefined && right[spot] !== value);
  return Object.entries(entries).flatMap(([spot, value]) => (isWrong(spot, value) ? [spot] : []));
}

/** Entries without those at the spots of others. */
export function without(entries: Entries, others: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([spot]) => others[spot] === undefined));
}

/** A cell that holds something or nothing: the first entry of a game, or its last. */
export function cellEntered({ cells, holds, entry }: Conclusion, tools: readonly Tool[]): Entries {
  return entry ? { [spotOf(cells[0]!)]: (holds ? tools[0]! : tools.at(-1)!).value } : {};
}
