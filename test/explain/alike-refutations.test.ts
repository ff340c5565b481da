/** Refutations by the same rules as one that was shown are only named. */
import { describe, expect, it } from 'vitest';
import type { Refutation } from '../../src/explain/model/step.js';
import { saysShortProof } from '../../src/explain/words/proof-words.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { no, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 8);
const ROW = {
  id: 'row-1',
  kind: 'row',
  cells: STARS.flatMap(({ cells }) => cells),
  says: 'Row 1 holds exactly two stars',
};

/** A refutation of a star by one line of a rule. */
const refuted = (mark: number, reason: number, facts: readonly Known[] = [yes(mark)]): Refutation => ({
  supposed: yes(mark),
  lines: [{ reason, facts, conclusions: [] }],
});

const says = (lines: Refutation['lines'], conclusions: readonly number[]): readonly string[] =>
  saysShortProof(
    STARS,
    stepOf([{ reason: ROW }, { reason: ROW }, { reason: ROW }], [], conclusions.map(no), {
      argument: { kind: 'contradiction', lines, facts: [] },
    }),
  );

describe('refutations by the same rules', () => {
  const direct = { reason: 0, facts: [no(2)], conclusions: [no(3)] };

  it('are said together, after the one that they repeat', () => {
    const lines = [refuted(0, 0), refuted(1, 0), refuted(2, 0), direct, refuted(4, 0), refuted(5, 0)];
    expect(says(lines, [0, 1, 2, 3, 4, 5]).slice(2)).toEqual([
      'So r1c1 is empty.',
      'In the same way r1c2, r1c3, r1c5 and r1c6 are empty.',
      'Then r1c4 is empty, because row 1 holds exactly two stars, and r1c3 is empty.',
    ]);
  });

  it('name the one that they repeat where they rest on what stands between', () => {
    const lines = [refuted(0, 0), refuted(2, 1), direct, refuted(4, 0, [yes(4), no(3)]), refuted(5, 1)];
    const [, , , ...after] = says(lines, [0, 2, 3, 4, 5]);
    expect(after.slice(2)).toEqual([
      'So r1c3 is empty.',
      'In the same way r1c6 is empty.',
      'Then r1c4 is empty, because row 1 holds exactly two stars, and r1c3 is empty.',
      'In the same way as for r1c1, r1c5 is empty.',
    ]);
  });

  it('are joined inside a supposition too', () => {
    const inside = (rules: readonly number[]): readonly string[] => {
      const inner = rules.map((reason, place) => refuted(place + 1, reason));
      return says([{ supposed: yes(0), lines: inner }], [0]);
    };
    expect(inside([0, 0, 1])).toContain('  In the same way r1c3 is empty.');
    expect(inside([0, 1, 0])[4]).toBe('  In the same way r1c4 is empty.');
  });
});

describe('a refutation inside a supposition', () => {
  const line = { reason: 0, facts: [], conclusions: [] };
  const long = (mark: number): Refutation => ({
    supposed: yes(mark),
    lines: [
      { reason: 0, facts: [yes(mark)], conclusions: [no(5)] },
      { reason: 1, facts: [no(5)], conclusions: [no(6)] },
      { reason: 0, facts: [no(6)], conclusions: [] },
    ],
  });
  const last = { ...line, reason: 2 };

  it('is not shown again where the same one was shown inside an earlier one', () => {
    const first = { supposed: yes(0), lines: [long(2), long(3), line] };
    const second = { supposed: yes(1), lines: [{ ...line, conclusions: [no(7)] }, long(2), long(3), last] };
    const words = says([first, second], [0, 1]);
    expect(words.filter((one) => one.includes('r1c3') || one.includes('r1c4'))).toEqual([
      '  Suppose that r1c3 holds a star.',
      '  So r1c3 is empty.',
      '  In the same way r1c4 is empty.',
      '  As above, r1c3 and r1c4 are empty.',
    ]);
  });

  it('is shown again where it uses other rules', () => {
    const inFirst = { supposed: yes(0), lines: [long(2), line] };
    const second = (inner: Refutation) => says([inFirst, { supposed: yes(1), lines: [inner, last] }], [0, 1]);
    expect(second(long(2)).join()).toContain('As above, r1c3');
    expect(second({ ...long(2), lines: long(2).lines.slice(1) }).join()).not.toContain('above');
  });

  it('is shown again where what it adds up has other parts, not only other places', () => {
    const counting = (because: string): Refutation => ({
      supposed: yes(2),
      lines: [{ together: [0, 1], facts: [yes(2)], conclusions: [], because }],
    });
    const inFirst = { supposed: yes(0), lines: [counting('two of r1c4 and r1c5; r1c7'), line] };
    const second = (because: string) =>
      says([inFirst, { supposed: yes(1), lines: [counting(because), last] }], [0, 1]).join();
    expect(second('two of r1c5, r1c6 and r1c7; r1c8')).toContain('As above, r1c3');
    expect(second('one of r1c4 and r1c5; r1c6 and r1c7')).not.toContain('above');
  });
});
