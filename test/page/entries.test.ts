/** Entries beside a solution: those that a check calls wrong, and those that a counterexample replaces. */
import { describe, expect, it } from 'vitest';
import { explain, stepReasons, verifyStep } from '../../src/api/index.js';
import { findFamily } from '../../src/families/index.js';
import { type Conclusion, enteredBy, gameOf, wrongSpots } from '../../web/play/games/index.js';
import './english.js';
import { SMALL } from './small-puzzles.js';

/** Two islands with two bridges between them, and a third with one. */
const HASHI = { family: 'hashi', islands: [[2, 0, 3, 0, 1]] };
const ISLANDS = gameOf(HASHI)!;
const BRIDGES = ISLANDS.entriesOf([
  [[0, 0], [0, 2], 2],
  [[0, 2], [0, 4], 1],
]);
const [DOUBLE, SINGLE] = Object.keys(BRIDGES) as [string, string];

describe('the check of entries', () => {
  it.each(SMALL)('calls nothing wrong in the solution of $id', ({ puzzle, solution }) => {
    const game = gameOf(puzzle)!;
    const right = game.entriesOf(solution);
    expect(wrongSpots(game, right, right)).toEqual([]);
  });

  it.each(SMALL)('calls an entry of another value wrong in $id', ({ puzzle, solution }) => {
    const game = gameOf(puzzle)!;
    const right = game.entriesOf(solution);
    const [spot, value] = Object.entries(right)[0]!;
    const other = Object.values(right).find((one) => one !== value)!;
    // A line in place of a cross, and a number in place of another one.
    expect(wrongSpots(game, { [spot]: other }, right)).toEqual(
      game.kind === 'lines' && Number(other) < Number(value) ? [] : [spot],
    );
  });

  it('lets further bridges come', () => {
    expect(wrongSpots(ISLANDS, { [DOUBLE]: '1' }, BRIDGES)).toEqual([]);
    expect(wrongSpots(ISLANDS, { [SINGLE]: '2' }, BRIDGES)).toEqual([SINGLE]);
    expect(wrongSpots(ISLANDS, { [DOUBLE]: 'x' }, BRIDGES)).toEqual([DOUBLE]);
  });
});

describe('a counterexample on the board', () => {
  const EXPLAINED = SMALL.filter(({ id }) => findFamily(id)!.explaining !== undefined && id !== 'hashi');

  it.each(EXPLAINED)('has something else in place of the entry of $id that it is against', async (small) => {
    const { id, puzzle } = small;
    const game = gameOf(puzzle)!;
    const entry = await firstEntry(id, puzzle);
    const entered = enteredBy(game, [stepOf([entry])], {});
    const found = await counterexample(id, puzzle, entry);
    const shown = enteredBy(game, [stepOf(found)], {});
    expect(found.map(({ place }) => place)).toContain(entry.place);
    for (const [spot, value] of Object.entries(entered)) expect(shown[spot]).not.toBe(value);
  });

  it('has a bridge where there was a cross', () => {
    const cells = [
      [0, 0],
      [0, 2],
    ] as const;
    const conclusion = { place: 'r1c1–r1c3', cells, choice: 0, holds: true, says: '', entry: true };
    expect(enteredBy(ISLANDS, [stepOf([conclusion])], { [DOUBLE]: 'x' })[DOUBLE]).toBe('1');
  });
});

async function firstEntry(id: string, puzzle: (typeof SMALL)[number]['puzzle']): Promise<Conclusion> {
  const explained = await explain(findFamily(id)!, puzzle);
  if (!('steps' in explained)) throw new Error(explained.verdict);
  const entries = explained.steps.flatMap(({ conclusions }) => conclusions).filter(({ entry }) => entry);
  return entries.find(({ holds }) => holds) ?? entries[0]!;
}

/** The entries of a grid that keeps one rule and not the entry. */
async function counterexample(
  id: string,
  puzzle: (typeof SMALL)[number]['puzzle'],
  { place, choice, holds }: Conclusion,
): Promise<readonly Conclusion[]> {
  const family = findFamily(id)!;
  const found = await stepReasons(family, puzzle);
  if (found.status !== 'found') throw new Error(found.status);
  for (const reason of found.reasons) {
    const verdict = await verifyStep(family, puzzle, { place, choice, holds }, { reasons: [reason.id] });
    if (verdict.status === 'not-yet' && verdict.counterexample !== undefined)
      return verdict.counterexample.entries;
  }
  throw new Error(`every rule of ${id} forces the entry alone`);
}

function stepOf(conclusions: readonly Conclusion[]) {
  return { conclusions, reasons: [], facts: [], size: 0, says: '' };
}
