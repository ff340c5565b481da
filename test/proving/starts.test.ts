import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import type { AnyFamily, Formulation, Puzzle } from '../../src/families/contract/family.js';
import { nonogram, puzzleOfPicture } from '../../src/families/nonogram/index.js';
import type { PuzzleRequest } from '../../src/proving/answer.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import { satEngine } from '../../src/solve/sat/index.js';

const family = nonogram as unknown as AnyFamily;

/** A random picture whose clues the engine alone needs some thousand conflicts to solve. */
function slowPuzzle(): Puzzle {
  const rng = createRng('random 9');
  const cells = Uint8Array.from({ length: 900 }, () => (rng.next() < 0.44 ? 1 : 0));
  return puzzleOfPicture(cells, 30, 30);
}

/** A request, and how many assignments to start from were asked for. */
function counted(request: Partial<PuzzleRequest>): { readonly request: PuzzleRequest; count: number } {
  const usual = chooseFormulation(family, satEngine.id);
  const formulation: Formulation<Puzzle, unknown> = {
    ...usual,
    formulate: (puzzle, options) => {
      const formulated = usual.formulate(puzzle, options);
      return {
        ...formulated,
        starts: (abort) => {
          const starts = formulated.starts!(abort);
          return {
            next: () => {
              counter.count++;
              return starts.next();
            },
          };
        },
      };
    },
  };
  const counter = {
    count: 0,
    request: { family, puzzle: slowPuzzle(), formulation, engine: satEngine, certify: false, ...request },
  };
  return counter;
}

describe('assignments to start from', () => {
  it('are used where only the answer counts', () => {
    const fast = counted({ search: 'fast' });
    const answer = checkPuzzle(fast.request);
    expect(answer.verdict).toBe('multiple');
    expect(fast.count).toBeGreaterThan(0);
    const again = solvePuzzle(fast.request);
    expect(again).toMatchObject({ status: 'solved', complete: false });
    // The same search once more finds the same solution.
    expect(again.status === 'solved' && again.solutions).toEqual([
      answer.verdict === 'multiple' && answer.solution,
    ]);
  });

  it('are not asked for by a search whose solutions must stay the same', () => {
    const steady = counted({ search: 'steady', budget: { conflicts: 2000 } });
    expect(checkPuzzle(steady.request).verdict).toBe('undecided');
    expect(steady.count).toBe(0);
  });

  it('leave the budget of conflicts as it is', () => {
    const short = counted({ search: 'fast', budget: { conflicts: 80 } });
    const answer = checkPuzzle(short.request);
    expect(answer).toMatchObject({ verdict: 'undecided', limit: 'conflicts' });
    expect(answer.statistics.work.conflicts).toBeLessThanOrEqual(81);
    expect(short.count).toBe(0);
  });
});
