/**
 * Proofs with rules that are cited by a name, as clues are, and that say besides that each place holds one
 * value.
 */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/explain/model/step.js';
import { saysProof } from '../../src/explain/words/proof-words.js';
import { wholeWords } from '../../src/explain/words/whole-words.js';
import type { Known } from '../../src/families/contract/explaining.js';
import type { Reason } from '../../src/families/contract/reason.js';
import { no, numberMarks, stepOf, yes } from './sample-steps.js';

const MARKS = numberMarks(3, 5);
const CLUE: Reason = {
  id: 'clue-3',
  kind: 'clue',
  cells: [
    [0, 0],
    [0, 1],
  ],
  says: 'Clue 3: r1c1 is more than r1c2',
  cited: 'clue 3',
  ofOnePlace: {
    says: 'Each cell holds exactly one number',
    others: 'no other number is left',
    all: 'no number is left',
  },
};

/** The lines below a supposition, that r1c3 is 5 unless another one is given. */
function linesOf(
  lines: readonly { readonly facts: readonly Known[]; readonly conclusions: readonly Known[] }[],
  { supposed = yes(14), known = [] }: { supposed?: Known; known?: readonly Known[] } = {},
): readonly string[] {
  const refutation = { supposed, lines: lines.map((line) => ({ reason: 0, ...line })) };
  const step: Step = stepOf([{ reason: CLUE }], [], [no(supposed.mark)], {
    argument: { kind: 'contradiction', lines: [refutation], facts: [] },
    known,
  });
  return saysProof(MARKS, step).slice(1);
}

describe('a rule that is cited by its name', () => {
  it('gives something by this name, or is contradicted', () => {
    expect(
      linesOf(
        [
          { facts: [yes(0)], conclusions: [yes(5)] },
          { facts: [yes(0), no(7)], conclusions: [yes(6)] },
          { facts: [no(1), yes(5)], conclusions: [] },
        ],
        { supposed: yes(0) },
      ),
    ).toEqual([
      '  Then by clue 3 r1c2 is 1.',
      '  Then by clue 3 r1c2 is 2, because r1c1 is 1, and r1c2 is not 3.',
      '  This contradicts clue 3, because r1c2 is 1, and r1c1 is not 2.',
    ]);
  });
});

describe('what is so of one place only', () => {
  it('is a line by itself, with its own reason', () => {
    expect(linesOf([{ facts: [yes(0)], conclusions: [no(2), no(7)] }], { supposed: yes(0) })).toEqual([
      '  Then r1c1 is not 3, because each cell holds exactly one number.',
      '  Then by clue 3 r1c2 is not 3, because r1c1 is 1.',
    ]);
  });

  it('is said before what the rule makes of it, where one value is left, also by what was known before', () => {
    const facts = [1, 2, 3].map(no);
    expect(linesOf([{ facts, conclusions: [yes(0), yes(5)] }], { known: [1, 2, 3, 4].map(no) })).toEqual([
      '  Then r1c1 is 1, because no other number is left for r1c1.',
      '  Then by clue 3 r1c2 is 1, because r1c1 is 1.',
    ]);
    expect(linesOf([{ facts: [0, 1, 2, 3, 4].map(no), conclusions: [] }])).toEqual([
      '  This is impossible, because no number is left for r1c1.',
    ]);
  });

  it('is no reason where the rule excludes what is left', () => {
    expect(linesOf([{ facts: [1, 2, 3].map(no), conclusions: [yes(4)] }])).toEqual([
      '  Then by clue 3 r1c1 is 5, because r1c1 can only be 1 or 5.',
    ]);
  });

  it('says beside what a place holds what it does not hold, not what it can only be', () => {
    expect(linesOf([{ facts: [yes(0)], conclusions: [no(2), no(3), no(4)] }], { supposed: yes(0) })).toEqual([
      '  Then r1c1 is not 3, 4 or 5, because each cell holds exactly one number.',
    ]);
  });
});

describe('what is left of a rule', () => {
  it('is not said where an entry excludes the others, be they all or one', () => {
    const rest = { others: 'no other is left', all: 'none is left', isWhole: true } as const;
    const once: Reason = {
      id: 'one',
      kind: 'row',
      cells: [[0, 0]],
      says: 'One of two holds',
      exclusive: true,
      rest,
    };
    const used = { reason: once, marks: [0, 1] };
    expect(wholeWords(used, { facts: [no(0)], conclusions: [yes(1)] })).toBe('no other is left');
    expect(wholeWords(used, { facts: [no(0), no(1)], conclusions: [] })).toBe('none is left');
    expect(wholeWords(used, { facts: [yes(0)], conclusions: [no(1)] })).toBeUndefined();
    expect(wholeWords(used, { facts: [yes(0), yes(1)], conclusions: [] })).toBeUndefined();
  });
});
