/** Forced marks on empty boards, within the conflicts that the page's bench allows at once. */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { ForcedQuestions } from '../../src/proving/index.js';
import { openEngine } from '../../src/solve/index.js';

const engine = await openEngine('sat');
const CONFLICTS = 2000;
const BOARDS = FAMILIES.flatMap((family) =>
  (family.fields?.sizes ?? []).map((size) => ({ family, id: family.id, side: size.rows, size })),
);

describe('an empty board', () => {
  it.each(BOARDS)('is decided whole: $id of side $side', ({ family, size }) => {
    const asked = { family, puzzle: family.fields!.blank(size), engine, search: 'fast' } as const;
    const budget = { conflicts: CONFLICTS };
    const answer = new ForcedQuestions().ask({ ...asked, budget, limit: 0, paths: 0 });
    expect(answer.certified).toBe(true);
    if (answer.status === 'none') return;
    if (answer.status !== 'found') throw new Error(`${answer.limit} ended it`);
    expect(answer.marks.filter(({ yes, no }) => yes === 'unknown' || no === 'unknown')).toEqual([]);
    expect(answer.solutions.count).toBeGreaterThan(0);
  });
});

describe('a board of which the rules alone say little', () => {
  it('is refuted by what the logic of its family deduces', () => {
    const family = FAMILIES.find(({ id }) => id === 'circuit')!;
    const puzzle = { family: 'circuit', grid: new Array(8).fill('o'.repeat(8)), edges: [] };
    const read = family.readPuzzle(puzzle);
    if (!read.ok) throw new Error(read.issues[0]!.message);
    const budget = { conflicts: 50 };
    const asked = { family, puzzle: read.value, engine, limit: 0, paths: 0 };
    expect(new ForcedQuestions().ask({ ...asked, budget })).toMatchObject({
      status: 'none',
      certified: true,
    });
  });
});
