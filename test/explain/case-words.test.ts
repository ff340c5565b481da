/** Refutations inside proofs that a family says in one sentence. */
import { describe, expect, it } from 'vitest';
import type { Argument, Refutation } from '../../src/explain/model/step.js';
import { withCaseWords } from '../../src/explain/proof/case-words.js';
import { lineCount } from '../../src/explain/proof/refute.js';
import { saysFacts } from '../../src/explain/words/known-words.js';
import { board, known, partOf } from './point-board.js';

describe('a refutation', () => {
  const parts = ['point-r1c1', 'point-r1c2'].map(partOf);
  const [below, beside] = [known('r1c1–r2c1', true), known('r1c2–r1c3', true)];
  const inner = known('r1c1–r1c2', true);
  const supposed = known('r1c2–r2c2', true);
  const before = { isKnown: () => false, truth: (mark: number) => ({ mark, value: true }) };
  /** The words for the refutation with these lines. */
  const said = (lines: Refutation['lines']): string | undefined => {
    const argument: Argument = { kind: 'contradiction', lines: [{ supposed, lines }], facts: [] };
    const worded = withCaseWords({ board, parts, saysFacts }, argument, before);
    const [line] = worded.kind === 'contradiction' ? worded.lines : [];
    return line !== undefined && 'supposed' in line ? line.because : undefined;
  };
  const isTwo = { reason: 0, facts: [below, inner], conclusions: [] };
  const last = { reason: 1, facts: [supposed, beside, { ...inner, value: false }], conclusions: [] };

  it('is said in the words of the family, with a case inside it or without', () => {
    const parity =
      /^the two points r1c1 and r1c2 have an odd number of tracks each, .* and there are two others: r1c1–r2c1 and r1c2–r1c3$/;
    expect(said([{ reason: 0, facts: [below], conclusions: [{ ...inner, value: false }] }, last])).toMatch(
      parity,
    );
    expect(said([{ supposed: inner, lines: [isTwo] }, last])).toMatch(parity);
  });

  it('keeps its lines where the family has no words for what they rest on', () => {
    expect(
      said([
        { supposed: inner, lines: [isTwo] },
        { ...last, facts: [supposed] },
      ]),
    ).toBeUndefined();
  });
});

it('a case that is said in one sentence is one line', () => {
  const [supposed, other] = [known('r1c2–r2c2', true), known('r1c1–r1c2', true)];
  const end = { reason: 0, facts: [], conclusions: [] };
  const inner = { supposed: other, lines: [{ reason: 0, facts: [], conclusions: [supposed] }, end] };
  expect(lineCount({ supposed, lines: [inner, end] })).toBe(6);
  expect(lineCount({ supposed, lines: [{ ...inner, because: 'it would close a ring' }, end] })).toBe(3);
});
