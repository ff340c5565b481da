/** Assignments that answer later questions, and what is asked of one reason among several. */
import { describe, expect, it } from 'vitest';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { Assignments } from '../../src/explain/knowledge/assignments.js';
import { Entailments } from '../../src/explain/knowledge/entailment.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { generated } from './enumeration.js';

describe('assignments that were found', () => {
  it('show that what they have is possible, for their rows only', () => {
    const found = new Assignments();
    found.add('row', Float64Array.of(1, 0, 1));
    expect(found.isPossible('row', [0, ~1], [])).toBe(true);
    expect(found.isPossible('row', [1], [])).toBe(false);
    expect(found.isPossible('column', [0], [])).toBe(false);
    // What they break is not forced, what they have may be.
    expect(found.isPossible('row', [0], [1])).toBe(true);
    expect(found.isPossible('row', [0], [2, ~1])).toBe(false);
    expect(found.with('row', [2])).toEqual([Float64Array.of(1, 0, 1)]);
    expect(found.with('row', [~2])).toEqual([]);
  });

  it('go when there are many newer ones', () => {
    const found = new Assignments();
    found.add('row', Float64Array.of(1, 1));
    for (let count = 0; count < 400; count++) found.add('row', Float64Array.of(0, 1));
    expect(found.with('row', [0])).toEqual([]);
  });
});

it('one reason of several gives what it gives by itself, whatever was asked before', async () => {
  const { family, puzzle } = await generated('battleship', { size: 6 }, 'alone');
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { board } = preparation.prepared;
  const { values } = explainPrepared(preparation.prepared, { family, puzzle });
  const truths = board.marks.map((_, mark) => ({ mark, value: values[mark]! }));
  const all = [...board.reasons.keys()];
  const joint = new Entailments(board).of(all);
  for (const reason of all) {
    for (const step of [3, 2, 4, 3]) {
      const facts = truths.filter(({ mark }) => mark % step > 0);
      const alone = new Entailments(board).of([reason]);
      expect(joint.consequences({ reason }, facts, true)).toEqual(
        alone.consequences({ reason }, facts, true),
      );
      const open = board.reasons[reason]!.scope.find((mark) => mark % step === 0);
      if (open === undefined) continue;
      for (const conclusion of [truths[open]!, { mark: open, value: !truths[open]!.value }]) {
        const needed = joint.need([{ reason }], facts, [conclusion]);
        const isForced = alone.need([{ reason }], facts, [conclusion]) !== undefined;
        expect(needed !== undefined).toBe(isForced);
        // The answer is about the facts that were offered, also when the question was asked before.
        const copies = facts.map((fact) => ({ ...fact }));
        const again = joint.need([{ reason }], copies, [conclusion]);
        expect(again?.facts.every((fact) => copies.includes(fact)) ?? true).toBe(true);
        expect(again?.facts).toEqual(needed?.facts);
      }
    }
  }
});
