/** Islands that would be cut off, in one sentence. */
import { describe, expect, it } from 'vitest';
import type { StepShape } from '../../../src/families/contract/explaining.js';
import { becauseOfIsolation } from '../../../src/families/hashi/explaining/isolation.js';
import { hashi } from '../../../src/families/hashi/index.js';
import { layoutOf } from '../../../src/families/hashi/layout.js';
import type { HashiPuzzle } from '../../../src/families/hashi/puzzle.js';

/** Two islands 2 beside each other at the left, each with another to its right. */
const PUZZLE: HashiPuzzle = {
  family: 'hashi',
  islands: [
    [2, 0, 2],
    [0, 0, 0],
    [2, 0, 2],
  ],
};
const layout = layoutOf(PUZZLE);
const { marks } = hashi.formulations
  .find(({ id }) => id === 'cuts')!
  .formulate(PUZZLE, { presolve: false, reasons: true }).explained!;

function because(
  conclusions: readonly string[],
  islands: readonly string[],
  knownBefore: readonly string[] = [],
): string | undefined {
  const marked = (words: string) => {
    const mark = marks.find(({ place, yes, no }) =>
      [yes, no].some(({ one }) => words === `${place} ${one}`),
    )!;
    return { mark, value: words === `${mark.place} ${mark.yes.one}` };
  };
  const concluded = conclusions.map(marked);
  const known = knownBefore.map(marked);
  const step: StepShape = {
    reasons: [
      ...islands.map((cell) => ({ id: `island-${cell}`, kind: 'island', cells: [] })),
      {
        id: 'connected-r1c1-r3c1',
        kind: 'connected',
        cells: [
          [0, 0],
          [2, 0],
        ],
      },
    ],
    conclusions: concluded,
    facts: [],
    known,
    open: marks.filter((mark) => ![...concluded, ...known].some((one) => one.mark === mark)),
  };
  return becauseOfIsolation(layout, step);
}

describe('an isolation', () => {
  const chain =
    'if r1c1–r1c3 has no bridge, then the island 2 in r1c1 needs two bridges in r1c1–r3c1, the island 2 in r3c1 leaves no bridge for r3c1–r3c3, and the islands in r1c1 and r3c1 would be cut off from the others';
  const [first, other] = ['r1c1–r1c3 has at least one bridge', 'r1c1–r3c1 has at most one bridge'];

  it('says what the numbers force until islands are cut off', () => {
    expect(because([first], ['r1c1', 'r3c1'])).toBe(
      chain.replace('if r1c1–r1c3 has no bridge, then', 'otherwise'),
    );
  });

  it('says what follows from the bridge that must be there', () => {
    expect(because([first, other], ['r1c1', 'r3c1'])).toBe(
      `${chain}; with the bridge there, the island 2 in r1c1 leaves at most one bridge for r1c1–r3c1`,
    );
  });

  it('says what two islands that need no more would be cut off by', () => {
    const end = 'and the islands in r1c1 and r3c1 would be cut off from the others';
    expect(because([other], ['r1c1', 'r3c1'])).toBe(
      `with two bridges there, the island 2 in r1c1 leaves no bridge for r1c1–r1c3, the island 2 in r3c1 leaves no bridge for r3c1–r3c3, ${end}`,
    );
  });

  it('says which ways out are closed before', () => {
    const closed = 'r3c1–r3c3 has no bridge';
    expect(because([first], [], [closed])).toBe(
      'otherwise the islands in r1c1 and r3c1 would be cut off from the others, as r3c1–r3c3 has no bridge',
    );
  });

  it('says nothing where these islands force no isolation, or not all that is concluded', () => {
    expect(because([first], ['r1c1'])).toBeUndefined();
    expect(because([first, 'r1c3–r3c3 has at most one bridge'], ['r1c1', 'r3c1'])).toBeUndefined();
  });
});
