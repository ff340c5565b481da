/**
 * Explanations of small puzzles whose steps are known: the whole explanation, and sentences as players read
 * them.
 */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import { saysStep } from '../../src/explain/words/says.js';
import { findFamily } from '../../src/families/index.js';

function explained(id: string, example: string) {
  const family = findFamily(id)!;
  const { puzzle, solution } = family.examples.find(({ name }) => name === example)!;
  const answer = explainPuzzle({ family, puzzle });
  if (answer.status !== 'explained') throw new Error(answer.status);
  const { explanation } = answer;
  expect(explanation.verdict).toBe('solved');
  expect(explanation.solution).toEqual(solution);
  return {
    sizes: explanation.steps.map(({ size }) => size),
    names: new Set(explanation.steps.flatMap(({ move }) => (move?.name === undefined ? [] : [move.id]))),
    sentences: explanation.steps.map((step) => saysStep(explanation.marks, step)),
  };
}

describe('explanations', () => {
  it('solve a sudoku of singles by single reasons', () => {
    const { sizes, names } = explained('sudoku', 'six by six');
    expect(Math.max(...sizes)).toBe(1);
    expect(names).toEqual(new Set(['box-single', 'last-cell']));
  });

  it('solve a calcudoku by single cages and lines', () => {
    const { sizes, names, sentences } = explained('kenken', 'cages without a clue');
    expect(Math.max(...sizes)).toBe(1);
    expect(names).toContain('cage-combinations');
    expect(names).toContain('line-single');
    expect(sentences).toContain('The cage 3× of r1c4 can only be 1×3.');
  });

  it('count queens against the parts of rows and columns', () => {
    const { sizes, names } = explained('queens', 'five by five');
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(names).toContain('attack');
    expect(names).toContain('last-place');
  });

  it('quote the clues of a zebra puzzle', () => {
    const { sizes, names, sentences } = explained('zebra', 'three houses');
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3);
    expect(names).toContain('end-of-street');
    expect(sentences).toContain(
      'Clue 1: The dog owner lives immediately to the left of the house where tea is drunk. So the dog owner does not live in house 3, and tea is not drunk in house 1.',
    );
  });
});
