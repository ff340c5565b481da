import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Knowledge } from '../../src/explain/knowledge/knowledge.js';
import { type Prepared, prepare } from '../../src/explain/knowledge/prepare.js';
import { hasTable } from '../../src/explain/knowledge/table-reason.js';
import { findFamily } from '../../src/families/index.js';

/**
 * Puzzles whose reasons are of all kinds: those that count, those about few marks, and those that need the
 * engine.
 */
const PUZZLES = [
  ['hashi', 'five by five'],
  ['circuit', 'two by three'],
  ['zebra', 'three houses'],
  ['kenken', 'operations not given'],
  ['battleship', 'a ship cell of unknown kind'],
] as const;

function prepared(id: string, name: string): Prepared {
  const family = findFamily(id)!;
  const { puzzle } = family.examples.find((example) => example.name === name)!;
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  return preparation.prepared;
}

const BOARDS = PUZZLES.map(([id, name]) => prepared(id, name));

describe('what single reasons decide', () => {
  it.each(BOARDS.map((board, index) => [PUZZLES[index]![0], board] as const))(
    'of %s is what they leave no choice about, whatever is known and was asked before',
    (_, { board, assignment, singles }) => {
      const values = board.read(assignment);
      fc.assert(
        fc.property(fc.array(fc.nat(board.marks.length - 1), { maxLength: 30 }), (marks) => {
          const known = new Set(marks);
          const knowledge = new Knowledge(board, assignment, values);
          knowledge.learn([...known]);
          for (const { index, scope } of board.reasons) {
            const forced = scope.filter(
              (mark) => !known.has(mark) && knowledge.oppose(mark, [index]).status === 'contradiction',
            );
            expect(singles.decide(index, { values, isKnown: (mark) => known.has(mark) })).toEqual(forced);
          }
        }),
        { numRuns: 12 },
      );
    },
  );

  it('is found in each of the three ways', () => {
    const reasons = BOARDS.flatMap(({ board }) => board.reasons.map((reason) => ({ board, reason })));
    const [counting, others] = [true, false].map((isCount) =>
      reasons.filter(({ reason }) => reason.isCount === isCount),
    );
    const isTabled = others!.map(({ board, reason }) => hasTable(board, reason));
    expect([counting!.length > 0, isTabled.includes(true), isTabled.includes(false)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
