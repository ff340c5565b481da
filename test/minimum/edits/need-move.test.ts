/** Clues chosen so that people need a move: the explanation has it, and no step by a harder one. */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../../src/explain/index.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/index.js';
import { slitherlink, sudoku } from '../../../src/families/index.js';
import { needMove } from '../../../src/minimum/edits/index.js';
import { openEngine } from '../../../src/solve/index.js';

const engine = await openEngine('sat');

/** A finished grid, so that clues are chosen by chance alone. */
const FULL: Puzzle = {
  family: 'sudoku',
  box: [3, 3],
  grid: Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => ((row * 3 + Math.floor(row / 3) + column) % 9) + 1),
  ),
} as Puzzle;

function chosenFor(family: unknown, puzzle: Puzzle, move: string) {
  const answer = needMove({ family: family as AnyFamily, puzzle, move, engine, seed: 'need', tries: 60 });
  if (answer.status !== 'found') return expect.fail(`${move}: ${answer.reason}`);
  return answer;
}

/** The positions of the named moves in the explanation of a puzzle. */
function positionsIn(family: AnyFamily, puzzle: Puzzle): readonly number[] {
  const answer = explainPuzzle({ family, puzzle });
  if (answer.status !== 'explained' || answer.explanation.steps.length === 0)
    return expect.fail(`${answer.status}`);
  const moves = family.explaining!.moves!.map((move) => (typeof move === 'object' ? move.id : ''));
  return answer.explanation.steps.map(({ move }) => moves.indexOf(move?.id ?? ''));
}

describe('clues chosen for a move', () => {
  it.each([
    ['pointing', sudoku, FULL],
    ['skyscraper', sudoku, FULL],
    ['threes-side-by-side', slitherlink, slitherlink.examples[0]!.puzzle],
    ['diagonal-numbers', slitherlink, slitherlink.examples[0]!.puzzle],
  ])('make it the hardest that people need: %s', (move, family, puzzle) => {
    const any = family as unknown as AnyFamily;
    const answer = chosenFor(any, puzzle, move);
    expect(answer.certified).toBe(true);
    const wanted = any.explaining!.moves!.findIndex((one) => typeof one === 'object' && one.id === move);
    expect(Math.max(...positionsIn(any, answer.puzzle))).toBe(wanted);
  });
});
