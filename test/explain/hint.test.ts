/** Hints: true, new, and enough to finish the puzzle; wrong entries are found wherever they are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintFor } from '../../src/explain/answers/hint.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';

const family = findFamily('sudoku')!;
const SOLUTION = [
  [1, 2, 3, 4],
  [3, 4, 1, 2],
  [2, 1, 4, 3],
  [4, 3, 2, 1],
];
const grid = SOLUTION.map((row, r) =>
  row.map((number, c) => ([1, 6, 8, 11, 13].includes(4 * r + c) ? number : 0)),
);
const puzzle = { family: 'sudoku', box: [2, 2], grid };

function ask(state: unknown) {
  const asked = hintFor({ family, puzzle, state });
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues));
  return asked.value;
}

/** True if the words of a mark agree with the solution. */
function isTrue(place: string, words: string): boolean {
  const [, row, column] = /^r(\d)c(\d)$/.exec(place)!;
  const number = SOLUTION[Number(row) - 1]![Number(column) - 1]!;
  return words.startsWith('is not') ? !words.endsWith(` ${number}`) : words.endsWith(` ${number}`);
}

const open = fc.array(fc.boolean(), { minLength: 16, maxLength: 16 });
const stateOf = (kept: readonly boolean[]) =>
  SOLUTION.map((row, r) => row.map((number, c) => (kept[4 * r + c] || grid[r]![c] !== 0 ? number : 0)));

describe('a hint', () => {
  it('is true and not known yet, and is there until the puzzle is finished', () => {
    fc.assert(
      fc.property(open, (kept) => {
        const state = stateOf(kept);
        const answer = ask(state);
        if (state.flat().every((number) => number > 0)) {
          expect(answer.status).toBe('complete');
          return;
        }
        if (answer.status !== 'hint') throw new Error(answer.status);
        const { marks, step } = answer;
        for (const { mark, value } of step.conclusions) {
          const { place, cells, yes, no } = marks[mark]!;
          expect(isTrue(place, (value ? yes : no).one)).toBe(true);
          const [row, column] = cells[0]!;
          expect(state[row]![column]).toBe(0);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('finds an entry that is wrong, and the step says so', () => {
    fc.assert(
      fc.property(open, fc.nat(15), fc.integer({ min: 1, max: 3 }), (kept, at, shift) => {
        const [row, column] = [Math.floor(at / 4), at % 4];
        fc.pre(grid[row]![column] === 0);
        const state = stateOf(kept);
        state[row]![column] = ((SOLUTION[row]![column]! - 1 + shift) % 4) + 1;
        const answer = ask(state);
        if (answer.status !== 'wrong') throw new Error(answer.status);
        const { marks, wrong, step } = answer;
        expect(marks[wrong.mark]!.cells).toEqual([[row, column]]);
        expect(wrong.value).toBe(true);
        expect(step.conclusions).toContainEqual({ mark: wrong.mark, value: false });
      }),
      { numRuns: 8 },
    );
  });

  it('begins with an empty puzzle of every family', () => {
    for (const { id, examples, explaining } of FAMILIES) {
      const example = examples.find(({ verdict }) => verdict === 'unique');
      if (explaining === undefined || example === undefined) continue;
      const asked = hintFor({ family: findFamily(id)!, puzzle: example.puzzle });
      expect(asked.ok && asked.value.status, id).toMatch(/^(hint|complete)$/);
    }
  });

  it('ends at its limits', () => {
    expect(hintFor({ family, puzzle, queries: 0 })).toMatchObject({
      value: { status: 'undecided', limit: 'queries' },
    });
    const stopped = hintFor({ family, puzzle, budget: { abort: () => true } });
    expect(stopped).toMatchObject({ value: { status: 'undecided', limit: 'abort' } });
  });
});
