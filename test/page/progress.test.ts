/** The share of a game that is done: all where everything of a solution is entered, none at the start. */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { CROSSED, type Edge, type Entries, type Game } from '../../web/play/games/game.js';
import { gameOf } from '../../web/play/games/index.js';
import { notesSpot } from '../../web/play/games/notes.js';
import { shareDone } from '../../web/play/kept/progress.js';
import './english.js';

const SOLVED = FAMILIES.flatMap((family) =>
  family.examples.flatMap(({ name, puzzle, solution, verdict }) =>
    verdict === 'unique' && solution !== undefined && gameOf(puzzle) !== undefined
      ? [{ name: `${family.id}: ${name}`, puzzle, solution }]
      : [],
  ),
);

/** Entries of a solution without what the puzzle gives. */
function enteredBy(game: Game, solution: unknown): Entries {
  const isFixed = (spot: string): boolean => {
    if (game.kind === 'table') return false;
    if (game.kind === 'lines') return game.edges.some((edge: Edge) => edge.spot === spot && edge.isFixed);
    const [row = 0, column = 0] = spot.split(',').map(Number);
    return game.isFixed([row, column]);
  };
  return Object.fromEntries(Object.entries(game.entriesOf(solution)).filter(([spot]) => !isFixed(spot)));
}

describe('share done', () => {
  it.each(SOLVED)('of $name is 0 at the beginning and 1 at the end', ({ puzzle, solution }) => {
    const game = gameOf(puzzle)!;
    const entries = enteredBy(game, solution);
    const share = shareDone(game, entries);
    // Puzzles that give all, or do not say how much there is to find, have no share.
    expect(share ?? 1).toBe(1);
    expect(shareDone(game, {}) ?? 0).toBe(0);
    const isKnown = game.needed !== undefined && game.needed > 0;
    expect(share !== undefined).toBe(isKnown);
    if (isKnown) expect(game.needed).toBe(countOf(game, entries));
  });

  it.each(SOLVED)('of $name is 0 with nothing but notes or crosses', ({ puzzle, solution }) => {
    const game = gameOf(puzzle)!;
    const isOfNotes = game.kind === 'numbers' || game.kind === 'table';
    const cross = game.kind === 'cells' ? (game.tools.find(({ key }) => key === 'x')?.value ?? '') : CROSSED;
    const marks = Object.keys(game.entriesOf(solution)).map((spot): [string, string] =>
      isOfNotes ? [notesSpot(spot), '1 2'] : [spot, cross],
    );
    expect(shareDone(game, Object.fromEntries(marks)) ?? 0).toBe(0);
  });
});

/** Marks, numbers and lines, counted from the looks of the entries. */
function countOf(game: Game, entries: Entries): number {
  const values = Object.values(entries);
  if (game.kind === 'lines')
    return values.filter((value) => value !== 'x').reduce((all, one) => all + Number(one), 0);
  if (game.kind !== 'cells') return values.length;
  return values.filter((value) => !['.', '~'].includes(value)).length;
}
