/**
 * Proofs end where there would be more ships of one cell than a rule allows, wherever in their rows they are.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdOf, limitsCrowds } from '../../src/explain/proof/crowd.js';
import { withFewerFacts } from '../../src/explain/proof/fewer-facts.js';
import { crowdWords } from '../../src/explain/words/joint/crowd-words.js';
import { knownOf, partsOf, shipBoard, usedOf } from './ship-boards.js';

/** A ship of two cells and some of one cell. */
const fleetOf = (singles: number): readonly number[] => [2, ...new Array<number>(singles).fill(1)];

describe('a crowd', () => {
  const says = (
    drawing: readonly string[],
    singles: number,
    names: readonly string[],
  ): string | undefined => {
    const board = shipBoard([2, 1, 2, 1], [1, 2, 1, 1, 1], fleetOf(singles));
    const parts = partsOf(board, [...names, 'fleet-1 most']);
    const crowd = crowdOf(board, parts, knownOf(drawing));
    return crowd && crowdWords({ marks: board.marks, reasons: usedOf(board, parts) }, crowd);
  };

  it('is of ships that are found, and of those that rows need where nothing can lie beside them', () => {
    const drawing = ['s~.~.', '~~~~~', '~.~.~', '~~~~~'];
    const names = ['row-1 least', 'row-3 least'];
    expect(says(drawing, 3, names)).toBe(
      'the fleet has at most three ships of one cell, and there would be at least four: r1c1; ' +
        'r3c2 and r3c4, as row 3 has at least two ship cells; ' +
        'one of r1c3 and r1c5, as row 1 has at least two ship cells, of which r1c1 is one',
    );
    expect(says(drawing, 4, names)).toBeUndefined();
    expect(says(drawing, 3, names.slice(1))).toBeUndefined();
  });

  it('has one fewer where one may be larger, unless a line has no more beside it', () => {
    const drawing = ['~~~~~', '~~~~~', '~.~.~', '~.~~~'];
    expect(says(drawing, 0, ['row-3 least'])).toBe(
      'the fleet has no ships of one cell, and there would be at least one: ' +
        'r3c4, as row 3 has at least two ship cells, only one of which can be elsewhere (r3c2)',
    );
    expect(says(drawing, 1, ['row-3 least'])).toBeUndefined();
    expect(says(['~s~~~', ...drawing.slice(1)], 2, ['row-3 least', 'column-2 most'])).toBe(
      'the fleet has at most two ships of one cell, and there would be at least three: r1c2; ' +
        'r3c2 and r3c4, as row 3 has at least two ship cells, and column 2 has at most two ship cells, of which r1c2 is one',
    );
  });

  it('is of ship cells that may only go on in a line with few more', () => {
    expect(says(['~~.s~', '~~~~~', '~~.s~', 's~~~~'], 2, ['column-3 most'])).toBeUndefined();
    expect(says(['~~.s~', '~~~~~', '~~.s~', 's~~~~'], 1, ['column-3 most'])).toBe(
      'the fleet has at most one ship of one cell, and there would be at least two: r4c1; ' +
        'one of r1c4 and r3c4, as at most one of r1c3 and r3c3 beside them is a ship cell: ' +
        'column 3 has at most one ship cell',
    );
  });

  it('is looked for where a number of ships of one cell is limited', () => {
    const board = shipBoard([1], [1, 0], fleetOf(1));
    expect(limitsCrowds(board, partsOf(board, ['fleet-1 most', 'row-1 least']))).toBe(true);
    expect(limitsCrowds(board, partsOf(board, ['fleet-1 least', 'fleet-2 most', 'row-1 least']))).toBe(false);
  });
});

const SIZE = { rows: 3, columns: 4 };
const LINES = ['row-1', 'row-2', 'row-3', 'column-1', 'column-2', 'column-3', 'column-4'];
const marksOf = (line: string): readonly number[] => {
  const [kind, number] = line.split('-');
  return Array.from({ length: 12 }, (_, mark) => mark).filter(
    (mark) => (kind === 'row' ? Math.floor(mark / 4) : mark % 4) === Number(number) - 1,
  );
};
const besideOf = (mark: number): readonly number[] => [
  ...(mark % 4 > 0 ? [mark - 1] : []),
  ...(mark % 4 < 3 ? [mark + 1] : []),
  ...(mark > 3 ? [mark - 4] : []),
  ...(mark < 8 ? [mark + 4] : []),
];
const has = (drawing: number, mark: number): boolean => ((drawing >> mark) & 1) === 1;
const singlesIn = (drawing: number): number =>
  Array.from({ length: 12 }, (_, mark) => mark).filter(
    (mark) => has(drawing, mark) && !besideOf(mark).some((one) => has(drawing, one)),
  ).length;

describe('what is known with a crowd', () => {
  it('is in no drawing that keeps the rules, with fewer facts neither', () => {
    let count = 0;
    const task = fc.record({
      clues: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 7, maxLength: 7 }),
      singles: fc.integer({ min: 0, max: 2 }),
      shown: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
      halves: fc.array(fc.constantFrom('', ' least', ' most', undefined), { minLength: 7, maxLength: 7 }),
      kept: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    });
    fc.assert(
      fc.property(task, ({ clues, singles, shown, halves, kept }) => {
        const board = shipBoard(clues.slice(0, SIZE.rows), clues.slice(SIZE.rows), fleetOf(singles));
        const lines = LINES.flatMap((line, place) => {
          const half = halves[place];
          return half === undefined
            ? []
            : [{ name: `${line}${half}`, marks: marksOf(line), clue: clues[place]!, half }];
        });
        const parts = partsOf(board, [...lines.map(({ name }) => name), 'fleet-1 most']);
        const known = shown.flatMap((one, mark) => (one > 6 ? [] : [{ mark, value: one < 2 }]));
        const crowd = crowdOf(board, parts, known);
        if (crowd === undefined) return;
        count++;
        const { facts } = withFewerFacts(
          crowd,
          ({ mark }) => kept[mark]!,
          (some) => crowdOf(board, parts, some),
        );
        const keepsRules = (drawing: number): boolean =>
          facts.every(({ mark, value }) => has(drawing, mark) === value) &&
          singlesIn(drawing) <= singles &&
          lines.every(({ marks, clue, half }) => {
            const held = marks.filter((mark) => has(drawing, mark)).length;
            return (half === ' most' || held >= clue) && (half === ' least' || held <= clue);
          });
        for (let drawing = 0; drawing < 2 ** 12; drawing++) expect(keepsRules(drawing)).toBe(false);
      }),
      { numRuns: 800, seed: 5 },
    );
    expect(count).toBeGreaterThan(25);
  });
});
