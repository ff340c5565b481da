/**
 * Claims that are the same but for the names of their marks are proved once; the answer is that of a proof
 * for each.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Board } from '../../src/explain/model/board.js';
import { partsOf } from '../../src/explain/model/part.js';
import { type Claim, shapeOfClaim } from '../../src/explain/proof/claim-shape.js';
import { ClaimChecker } from '../../src/explain/statement/check.js';
import { findFamily } from '../../src/families/index.js';

/** Boards with counting rows of several lengths and bounds, and with halves. */
const BOARDS = [
  ['star-battle', 'cells of no region'],
  ['sudoku', 'six by six'],
  ['battleship', 'a ship cell of unknown kind'],
].map(([id, name]) => {
  const family = findFamily(id!)!;
  const { puzzle } = family.examples.find((example) => example.name === name)!;
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  return preparation.prepared.board;
});

/** The states of the marks of a claim's row. */
const SAID = fc.constantFrom('open', 'fact', 'false fact', 'conclusion', 'false conclusion');

/**
 * A claim from one half of a reason that counts, and what it says of the marks of the row, over and over in
 * their order.
 */
function claimOf(board: Board, place: number, said: readonly string[]): Claim {
  const counting = board.reasons.filter(({ isCount }) => isCount);
  const stated = counting[place % counting.length]!;
  const parts = partsOf(stated);
  const marksSaid = (what: string) =>
    stated.scope.flatMap((mark, index) => {
      const one = said[index % said.length]!;
      return one.endsWith(what) ? [{ mark, value: one === what }] : [];
    });
  return {
    parts: [parts[place % parts.length]!],
    facts: marksSaid('fact'),
    conclusions: marksSaid('conclusion'),
  };
}

describe('claims from one counting row', () => {
  it.each(BOARDS)('are checked as each of them is alone, board %#', (board) => {
    const together = new ClaimChecker(board);
    const statuses = new Set<string>();
    const claims = fc.tuple(fc.nat(), fc.array(SAID, { minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(claims, ([place, said]) => {
        const claim = claimOf(board, place, said);
        fc.pre(claim.conclusions.length > 0);
        const checked = together.check(claim);
        statuses.add(checked.status);
        expect(checked.status).toBe(new ClaimChecker(board).check(claim).status);
        if (checked.status === 'refused') return;
        const { values } = checked.check.witnesses[0]!;
        expect(values).toEqual(expect.arrayContaining([...claim.facts]));
        expect(claim.conclusions.every((one) => values.some((known) => isSame(known, one)))).toBe(false);
      }),
      { numRuns: 300 },
    );
    expect(statuses).toEqual(new Set(['checked', 'refused']));
  });

  it('have one shape wherever their row is, and another where a mark plays another part', () => {
    const [, board] = BOARDS as [Board, Board];
    const kinds = ['row-1', 'column-2'].map((start) =>
      board.reasons.findIndex(({ reason: { id } }) => id.startsWith(start)),
    );
    const key = (reason: number, said: readonly string[], more: Partial<Claim> = {}) =>
      shapeOfClaim(board, { ...claimOf(board, reason, said), ...more })?.key;
    const said = ['fact', 'false conclusion'];
    expect(key(kinds[0]!, said)).toBeDefined();
    expect(key(kinds[1]!, said)).toBe(key(kinds[0]!, said));
    for (const other of [
      ['false fact', 'false conclusion'],
      ['fact', 'conclusion'],
      ['fact', 'open'],
    ]) {
      expect(key(kinds[0]!, other)).not.toBe(key(kinds[0]!, said));
    }
  });

  it('have no shape where they speak about a mark twice, about others, or rest on several rules', () => {
    const [board] = BOARDS as [Board];
    const claim = claimOf(board, 0, ['fact', 'false conclusion']);
    const scope = new Set(board.reasons[claim.parts[0]!.reason]!.scope);
    const other = board.marks.findIndex((_, mark) => !scope.has(mark));
    const [fact] = claim.facts;
    expect(shapeOfClaim(board, claim)).toBeDefined();
    expect(shapeOfClaim(board, { ...claim, conclusions: [fact!] })).toBeUndefined();
    expect(shapeOfClaim(board, { ...claim, facts: [{ mark: other, value: true }] })).toBeUndefined();
    expect(shapeOfClaim(board, { ...claim, parts: [{ reason: 0 }, { reason: 1 }] })).toBeUndefined();
  });
});

function isSame(one: Claim['facts'][number], other: Claim['facts'][number]): boolean {
  return one.mark === other.mark && one.value === other.value;
}
