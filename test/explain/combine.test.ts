/** Reasons that people state as one, in the place of several reasons of a step. */
import { describe, expect, it } from 'vitest';
import { difficultyOf } from '../../src/explain/difficulty/difficulty.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { combineReasons } from '../../src/explain/statement/combine.js';
import { saysStep } from '../../src/explain/words/says.js';
import { generated } from './enumeration.js';
import { searchedSteps } from './next-steps.js';

const { family, puzzle } = await generated('star-battle', { size: 8 }, 'e2');

function preparedPuzzle() {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  return preparation.prepared;
}

const prepared = preparedPuzzle();
const { marks } = prepared.board;
const steps = searchedSteps(prepared, family);
const combined = steps.filter(({ reasons }) => reasons.some(({ reason }) => reason.combines !== undefined));

describe('reasons that are stated as one', () => {
  it('make steps of fewer reasons than they have rules', () => {
    expect(combined.length).toBeGreaterThan(0);
    for (const { size, rules, reasons } of steps) {
      const all = reasons.flatMap(({ reason }) => reason.combines ?? [reason.id]);
      expect(new Set(all).size).toBe(all.length);
      expect([size, rules]).toEqual([reasons.length, all.length]);
    }
  });

  it('are counted in the sentence of a step', () => {
    const counting = combined.find(({ argument }) => argument.kind === 'counting')!;
    const { because, ...plain } = counting;
    expect(because).toMatch(/hold \w+ stars.*, and (all|lies?) .* in .*, which holds? only \w+ stars/);
    expect(saysStep(marks, plain)).toMatch(
      /because .* hold at least \w+ stars, but .* hold at most \w+ stars?/,
    );
  });

  it('leave the difficulty as it is, which counts each rule', () => {
    const rated = difficultyOf(preparedPuzzle());
    expect(rated).toMatchObject({
      status: 'computed',
      difficulty: { counts: { largestStep: Math.max(...steps.map(({ rules }) => rules)) } },
    });
  });

  it('stay apart where the sum says too little', () => {
    const board = prepared.board.withCombined;
    const part = (id: string, half: 'least' | 'most') => {
      return { reason: board.reasons.findIndex(({ reason }) => reason.id === id), half };
    };
    // Each row is full by itself; that both together hold two stars does not say so of the first.
    const parts = [part('row-1', 'most'), part('row-2', 'most'), part('column-1', 'least')];
    const inRow = marks.flatMap(({ cells: [cell] }, mark) => (cell![0] === 0 ? [mark] : []));
    const facts = [{ mark: inRow[0]!, value: true }];
    const conclusions = [{ mark: inRow[1]!, value: false }];
    const whole = parts.map(({ reason }) => reason).sort((one, other) => one - other);
    expect(combineReasons(board, parts, facts, conclusions)).toEqual(whole);
  });
});
