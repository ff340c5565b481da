/** Lines of proofs in the words that Calcudoku has for steps. */
import { describe, expect, it } from 'vitest';
import { Board } from '../../../src/explain/model/board.js';
import type { Argument } from '../../../src/explain/model/step.js';
import { withCaseWords } from '../../../src/explain/proof/case-words.js';
import { saysFacts } from '../../../src/explain/words/known-words.js';
import { saysProof } from '../../../src/explain/words/proof-words.js';
import type { Known } from '../../../src/families/contract/explaining.js';
import { kenken } from '../../../src/families/kenken/index.js';
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { stepOf } from '../../explain/sample-steps.js';

const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column] as const));
const PUZZLE: KenkenPuzzle = {
  family: 'kenken',
  size: 4,
  cages: [
    { op: '*', target: 12, cells: cells.slice(0, 2) },
    ...cells.slice(2).map((cell) => ({ op: null, target: null, cells: [cell] })),
  ],
};
const { model, explained } = kenken.formulations[0]!.formulate(PUZZLE, { presolve: false, reasons: true });
const board = new Board(model, explained!);

/** The known fact about a cell in the text: `r1c1 is not 2`. */
function known(text: string): Known {
  const [place] = text.split(' ');
  const mark = board.marks.findIndex(
    ({ place: own, yes, no }) => own === place && [yes, no].some(({ one }) => text === `${place} ${one}`),
  );
  return { mark, value: !text.includes('not') };
}

describe('a line of a proof', () => {
  const REASONS = ['row-1', 'cage-r1c1'];
  const parts = REASONS.map((id) => ({ reason: board.reasons.findIndex(({ reason }) => reason.id === id) }));
  const used = parts.map(({ reason }) => ({ reason: board.reasons[reason]!.reason }));
  /** The lines that refute a supposition, by known entries. */
  const says = (
    before: readonly string[],
    supposed: string,
    ...lines: readonly { rule: string; facts: readonly string[]; so: readonly string[] }[]
  ): readonly string[] => {
    const entries = before.map(known);
    const argument: Argument = {
      kind: 'contradiction',
      facts: entries,
      lines: [
        {
          supposed: known(supposed),
          lines: lines.map(({ rule, facts, so }) => ({
            reason: REASONS.indexOf(rule),
            facts: facts.map(known),
            conclusions: so.map(known),
          })),
        },
      ],
    };
    const by = {
      isKnown: (mark: number) => entries.some((one) => one.mark === mark),
      truth: (mark: number) => entries.find((one) => one.mark === mark)!,
    };
    const step = stepOf(used, entries, [{ ...known(supposed), value: false }]);
    const words = withCaseWords({ board, parts, saysFacts }, argument, by);
    return saysProof(board.marks, { ...step, argument: words });
  };

  it('says what is left in a row or in a cage, and what a row lacks', () => {
    const before = ['r1c1 is not 1', 'r1c3 is not 1', 'r1c3 is not 4'];
    const lines = says(
      before,
      'r1c4 is 3',
      { rule: 'row-1', facts: ['r1c4 is 3', 'r1c3 is not 1', 'r1c3 is not 4'], so: ['r1c1 is not 2'] },
      { rule: 'cage-r1c1', facts: ['r1c1 is not 1', 'r1c1 is not 2'], so: ['r1c2 is not 1'] },
      { rule: 'row-1', facts: ['r1c4 is 3', 'r1c1 is not 1', 'r1c2 is not 1', 'r1c3 is not 1'], so: [] },
    );
    expect(lines).toEqual([
      'Suppose that r1c4 is 3.',
      '  Then r1c1 is not 2, because r1c3 is 2 (only 2 is left there, as row 1 has 3 already).',
      '  Then r1c2 is not 1, because r1c1 is not 1 or 2, so the cage 12× of r1c1 can only be 3×4.',
      '  This is impossible, because no cell of row 1 can be 1.',
    ]);
    const entered = says(['r1c1 is not 1', 'r1c2 is not 1'], 'r1c4 is 3', {
      rule: 'row-1',
      facts: ['r1c4 is 3', 'r1c1 is not 1', 'r1c2 is not 1'],
      so: ['r1c1 is not 3', 'r1c3 is not 2'],
    });
    expect(entered.at(-1)).toBe(
      '  Then r1c1 is not 3, and r1c3 is not 2, because row 1 has 3 already, and in row 1, only r1c3 can be 1.',
    );
    const alike = says(['r1c1 is not 2', 'r1c1 is not 3', 'r1c1 is not 4'], 'r1c4 is 1', {
      rule: 'row-1',
      facts: ['r1c4 is 1', 'r1c1 is not 2', 'r1c1 is not 3', 'r1c1 is not 4'],
      so: [],
    });
    expect(alike.at(-1)).toBe('  This is impossible, because row 1 leaves nothing for r1c1.');
  });
});
