/** Runs of simple steps in words: what is only crossed out beside entries is said once. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/explain/model/step.js';
import { saysRun } from '../../src/explain/pages/run-words.js';
import { saysStep } from '../../src/explain/words/says.js';
import { no, numberMarks, stepOf, yes } from '../explain/sample-steps.js';

const MARKS = numberMarks(7, 2);
const says = (step: Step): string => saysStep(MARKS, step);
const CROSSED_OUT = 'Cross out what the entries rule out.';
const ROW = {
  id: 'row-1',
  kind: 'row',
  cells: [],
  says: 'Row 1 holds 1 only once',
  exclusive: true,
} as const;

/** Crosses out the first number of some cells, beside the entry in the first one. */
function beside(cells: readonly number[], round: number) {
  return stepOf(
    [{ reason: ROW }],
    [yes(0)],
    cells.map((cell) => no(2 * cell)),
    { round },
  );
}

describe('a run in words', () => {
  it('says once of rounds that they only cross out candidates', () => {
    expect(saysRun(MARKS, [beside([1, 3], 0), beside([4, 5, 6], 1)], says)).toEqual([
      { sentences: [{ words: CROSSED_OUT, places: [] }] },
    ]);
  });

  it('says what plain moves conclude, and the places of a move together where it has words for that', () => {
    const move = { data: {}, says: { en: 'It is so.', de: 'Es ist so.' } };
    const reminder = { en: 'The others are empty.', de: 'Die anderen sind leer.' };
    const together = { en: 'Nothing comes here: {}.', de: 'Hierher kommt nichts: {}.' };
    const plain = { ...beside([3], 0), move: { ...move, id: 'plain', isPlain: true, reminder } as const };
    const far = [4, 5].map((mark) => ({
      ...stepOf([{ reason: ROW }], [no(6)], [yes(2 * mark + 1)], { round: 1 }),
      move: { ...move, id: 'far', together },
    }));
    expect(saysRun(MARKS, [plain, ...far], says).map(({ sentences }) => sentences)).toEqual([
      [{ words: 'The others are empty.', places: [] }],
      [{ words: 'Nothing comes here: r1c5 and r1c6 are 2.', places: [0, 1] }],
    ]);
    expect(saysRun(MARKS, far, says, 'en', true)[0]!.sentences).toEqual([
      { words: 'It is so.', places: [0] },
      { words: 'It is so.', places: [1] },
    ]);
  });

  it('says it before what follows later, and no second time', () => {
    const entry = stepOf([{ reason: ROW }], [no(6)], [yes(7)], { round: 1 });
    const parts = saysRun(MARKS, [beside([3], 0), entry, beside([4], 2)], says);
    expect(parts.map(({ sentences }) => sentences[0])).toEqual([
      { words: CROSSED_OUT, places: [] },
      { words: expect.stringContaining('r1c4 is 2, because'), places: [0] },
    ]);
  });
});
