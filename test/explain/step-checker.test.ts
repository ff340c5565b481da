/**
 * The checks of the benchmark `explained-steps`: both judges accept what is right and find what is planted.
 */
import { describe, expect, it } from 'vitest';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Step } from '../../src/explain/model/step.js';
import { findFamily } from '../../src/families/index.js';
import { judgeByHighs } from '../bench/explained-steps/by-highs.js';
import { judgeByProof } from '../bench/explained-steps/by-proof.js';
import { checkExplanation } from '../bench/explained-steps/check-explanation.js';
import { stepChecker } from '../bench/explained-steps/checker.js';

const family = findFamily('star-battle')!;
const { puzzle } = family.examples.find(({ name }) => name === 'cells of no region')!;
const preparation = prepare({ family, puzzle });
if (preparation.status !== 'ready') throw new Error(preparation.status);
const { board } = preparation.prepared;
const { steps, given, values } = explainPrepared(preparation.prepared, { family, puzzle });

/** The first step of several rules that rests on something, and the marks that are known before it. */
const at = steps.findIndex(({ size, facts }) => size > 1 && facts.length > 0);
const step = steps[at]!;
const known = new Set(
  [...given, ...steps.slice(0, at).flatMap(({ conclusions }) => conclusions)].map(({ mark }) => mark),
);

const unused = board.reasons.find(({ reason }) =>
  step.reasons.every((used) => used.reason.id !== reason.id),
)!;
const other = steps.slice(0, at).flatMap(({ conclusions }) => conclusions);
const extra = other.find(({ mark }) => step.facts.every((fact) => fact.mark !== mark))!;
const flipped = step.conclusions.map(({ mark, value }) => ({ mark, value: !value }));

const PLANTED: readonly (readonly [what: string, planted: Partial<Step>, wrong: RegExp])[] = [
  ['a rule too few', { reasons: step.reasons.slice(1) }, /do not force/],
  [
    'a rule too many',
    { reasons: [...step.reasons, { reason: unused.reason, marks: unused.scope }] },
    /is not needed/,
  ],
  ['a fact too few', { facts: step.facts.slice(1) }, /do not force/],
  ['a fact too many', { facts: [...step.facts, extra] }, /a fact is not needed/],
  ['the opposite', { conclusions: flipped }, /not true of the solution/],
  ['nothing', { conclusions: [] }, /no conclusion/],
];

describe.each(['proof', 'HiGHS'])('the check of steps by %s', async (name) => {
  const judge = name === 'proof' ? judgeByProof : await judgeByHighs();
  const checker = stepChecker(board, judge);

  it('accepts a step of several rules', () => {
    expect(checker.wrongWith(step, known, values)).toBeUndefined();
  });

  it.each(PLANTED)('finds %s', (_, planted, wrong) => {
    expect(checker.wrongWith({ ...step, ...planted }, known, values)).toMatch(wrong);
  });

  it('finds what is not known yet, and what was known', () => {
    expect(checker.wrongWith(step, new Set(), values)).toMatch(/not known yet/);
    const all = new Set(values.keys());
    expect(checker.wrongWith(step, all, values)).toMatch(/was known/);
  });
});

it('checks all steps of a puzzle by proof, and a sample of them by HiGHS', async () => {
  const highs = await judgeByHighs();
  expect(checkExplanation({ family, puzzle, seed: 'test', highs })).toMatchObject({
    puzzles: 1,
    solved: 1,
    steps: steps.length,
    byProof: steps.length,
    byHighs: 4,
    wrong: 0,
  });
});
