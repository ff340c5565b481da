import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/index.js';
import { findFamily } from '../../../src/families/index.js';
import { type EditKind, fewestEdits, unneededClues } from '../../../src/minimum/index.js';
import { openEngine } from '../../../src/solve/index.js';
import { type AnySmallPuzzles, SMALL_PUZZLES } from '../../conformance/candidates/index.js';

const engine = await openEngine('sat');
const ONE_OF_EACH = { add: 1, change: 1, move: 1, remove: 1 };

/** Puzzles with so many grids to try that a case stays short are left to others. */
const MOST_GRIDS = 4096;
const MOST_EDITED = 3000;

/** The number of solutions, up to 2, among all grids that could be one. */
function countByBruteForce(small: AnySmallPuzzles, family: AnyFamily, puzzle: Puzzle): number {
  let found = 0;
  for (const grid of small.candidates(puzzle)) {
    if (family.verify(puzzle, grid).length === 0 && ++found === 2) break;
  }
  return found;
}

function isSmall(small: AnySmallPuzzles, puzzle: Puzzle): boolean {
  let grids = 0;
  for (const _ of small.candidates(puzzle)) if (++grids > MOST_GRIDS) return false;
  return true;
}

interface Edited {
  readonly kind: EditKind;
  readonly puzzle: Puzzle;
}

/** Every puzzle that one edit makes, written field by field, with the kind of the edit. */
function editedOnce(family: AnyFamily, puzzle: Puzzle): readonly Edited[] {
  return family.fields!.groups.flatMap((group) => {
    const fields = group.fieldsOf(puzzle);
    return fields.flatMap(({ clue, text }, index): readonly Edited[] => {
      if (clue === undefined) return [];
      const isSet = text !== clue.blank;
      const others = clue.texts.filter((other) => other !== text);
      const written = others.flatMap((other) =>
        wellFormed(family, isSet ? 'change' : 'add', group.write(puzzle, index, other)),
      );
      if (!isSet) return written;
      const bare = group.write(puzzle, index, clue.blank)!;
      const moved = fields.flatMap((field, there) => {
        const isOpen = there !== index && field.clue !== undefined && field.text === field.clue.blank;
        if (!isOpen || !field.clue.texts.includes(text)) return [];
        return wellFormed(family, 'move', group.write(bare, there, text));
      });
      return [...written, ...wellFormed(family, 'remove', bare), ...moved];
    });
  });
}

function wellFormed(family: AnyFamily, kind: EditKind, made: Puzzle | undefined): readonly Edited[] {
  const read = made && family.readPuzzle(made);
  return read?.ok ? [{ kind, puzzle: read.value }] : [];
}

const FAMILIES_WITH_CLUES = SMALL_PUZZLES.filter(({ family }) =>
  findFamily(family)?.fields?.groups.some(({ fieldsOf }) =>
    findFamily(family)!.examples.some(({ puzzle }) =>
      fieldsOf(puzzle).some(({ clue }) => clue !== undefined),
    ),
  ),
);

describe.each(FAMILIES_WITH_CLUES)('the fewest edits of $family', (small) => {
  const family = findFamily(small.family)!;

  it('are those that brute force finds', () => {
    let decided = 0;
    fc.assert(
      fc.property(small.puzzle, (puzzle) => {
        if (family.asksForBest?.(puzzle) || !isSmall(small, puzzle)) return;
        const edited = editedOnce(family, puzzle);
        if (edited.length === 0 || edited.length > MOST_EDITED) return;
        const count = countByBruteForce(small, family, puzzle);
        const asked = { family, puzzle, engine, most: ONE_OF_EACH, edits: 1, limit: 5000, questions: 5000 };
        const answer = fewestEdits({ ...asked, seed: 'test' });
        expect(answer.verdict).toBe(['none', 'unique', 'multiple'][count]);
        expect(answer.proved).toBe(true);
        if (count === 1) return;
        const unique = edited.filter((one) => countByBruteForce(small, family, one.puzzle) === 1);
        decided++;
        if (answer.status === 'found') {
          expect(answer.least).toBe(1);
          expect(answer.complete).toBe(true);
          const keysOf = (found: readonly Puzzle[]) => found.map((one) => JSON.stringify(one)).sort();
          expect(keysOf(answer.suggestions.map(({ puzzle: made }) => made))).toEqual(
            keysOf(unique.map(({ puzzle: made }) => made)),
          );
          expect(answer.suggestions.every(({ certified }) => certified)).toBe(true);
        } else expect(unique).toEqual([]);
      }),
      { numRuns: 24 },
    );
    expect(decided).toBeGreaterThan(0);
  });

  it('name clues that contradict each other, and the fewest to take away', () => {
    fc.assert(
      fc.property(small.puzzle, (puzzle) => {
        if (family.asksForBest?.(puzzle) || !isSmall(small, puzzle)) return;
        if (editedOnce(family, puzzle).length === 0) return;
        if (countByBruteForce(small, family, puzzle) !== 0) return;
        const most = { add: 0, change: 0, move: 0, remove: 3 };
        const answer = fewestEdits({
          ...{ family, puzzle, engine, most, edits: 3, limit: 1, questions: 2000 },
          seed: 'test',
        });
        const removals = answer.conflicts?.removals?.length;
        let least = Infinity;
        for (const [taken, bare] of withoutClues(family, puzzle, 3)) {
          if (taken < least && countByBruteForce(small, family, bare) > 0) least = taken;
        }
        if (least < Infinity) expect(removals).toBe(least);
        else if (removals !== undefined) expect(removals).toBeGreaterThan(3);
      }),
      { numRuns: 8 },
    );
  });

  it('leave no clue that is not needed', () => {
    fc.assert(
      fc.property(small.puzzle, (puzzle) => {
        if (family.asksForBest?.(puzzle) || !isSmall(small, puzzle)) return;
        if (editedOnce(family, puzzle).length === 0) return;
        const answer = unneededClues(family, puzzle, engine);
        if (answer.verdict !== 'unique') return;
        const kept = answer.puzzle!;
        expect(countByBruteForce(small, family, kept)).toBe(1);
        for (const one of editedOnce(family, kept))
          if (one.kind === 'remove') expect(countByBruteForce(small, family, one.puzzle)).toBe(2);
        const each = editedOnce(family, puzzle).filter(({ kind }) => kind === 'remove');
        expect(answer.each).toHaveLength(
          each.filter((one) => countByBruteForce(small, family, one.puzzle) === 1).length,
        );
      }),
      { numRuns: 8 },
    );
  });
});

/** The puzzle without any choice of up to `most` clues. */
function* withoutClues(
  family: AnyFamily,
  puzzle: Puzzle,
  most: number,
  taken = 0,
): Generator<readonly [number, Puzzle]> {
  yield [taken, puzzle];
  if (most === 0) return;
  for (const one of editedOnce(family, puzzle))
    if (one.kind === 'remove') yield* withoutClues(family, one.puzzle, most - 1, taken + 1);
}
