/** Hints of every family: never what goes without saying, and at a place that a person would look at. */
import { describe, expect, it } from 'vitest';
import { explainPuzzle, hintFor, saysWhere } from '../../src/explain/index.js';
import { countedSteps } from '../../src/explain/model/entries.js';
import { FAMILIES } from '../../src/families/index.js';

/** A row or column, cells, something with a name (`the cage 12× of r1c1`), or a number (`clue 9`). */
const PLACE = /^(rows? \d|columns? \d|r\d+c\d|the \S+ |[A-Z]?[a-z]+( \d+)?\b)/;
/** Examples of each family. */
const EXAMPLES = 3;

const EXPLAINED = FAMILIES.filter(({ explaining }) => explaining !== undefined).map((family) => {
  const size = ({ puzzle }: { readonly puzzle: unknown }): number => JSON.stringify(puzzle).length;
  const unique = family.examples.filter(({ verdict }) => verdict === 'unique');
  const puzzles = unique.toSorted((one, other) => size(one) - size(other)).slice(0, EXAMPLES);
  return { id: family.id, family, puzzles: puzzles.map(({ puzzle }) => puzzle) };
});

describe.each(EXPLAINED)('hints of $id', ({ family, puzzles }) => {
  it.each(puzzles.map((puzzle, index) => [index, puzzle] as const))(
    'begin with a step that players count, in example %i',
    (_, puzzle) => {
      const answer = hintFor({ family, puzzle });
      if (!answer.ok || answer.value.status === 'complete') return expect(answer.ok).toBe(true);
      expect(answer.value).toMatchObject({ status: 'hint' });
      if (answer.value.status !== 'hint') return;
      const { marks, step } = answer.value;
      expect(countedSteps(marks, [step])).toEqual([step]);
    },
  );

  it('name a place, and never the whole grid', () => {
    for (const puzzle of puzzles) {
      const answer = explainPuzzle({ family, puzzle, rates: false });
      if (answer.status !== 'explained') throw new Error(`not explained: ${answer.status}`);
      const { marks, steps } = answer.explanation;
      for (const step of steps) {
        const where = saysWhere(marks, step);
        expect(where).toMatch(PLACE);
        expect(where).not.toMatch(/whole|grid/);
      }
    }
  });
});
