/** Joint counts of several rules, against all assignments; and their words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/explain/model/board.js';
import type { CountLine } from '../../src/explain/model/joint-line.js';
import { type Part, rowsOf } from '../../src/explain/model/part.js';
import { jointCount, jointCountLine } from '../../src/explain/proof/joint-counts.js';
import { jointCountWords } from '../../src/explain/words/joint/joint-count-words.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { knownOf, partsOf, shipBoard } from './ship-boards.js';

/** True if all that some parts allow with some facts agrees with what is concluded. */
function force(
  cells: number,
  board: Board,
  parts: readonly Part[],
  facts: readonly Known[],
  conclusions: readonly Known[],
) {
  const rows = parts.flatMap(({ reason, half }) => rowsOf(board.reasons[reason]!, half));
  return Array.from({ length: 2 ** cells }, (_, bits) => (mark: number) => ((bits >> mark) & 1) === 1)
    .filter((value) => facts.every((fact) => value(fact.mark) === fact.value))
    .filter((value) =>
      rows.every(({ variables, lower, upper }) => {
        const sum = [...variables].filter((variable) => value(board.markOf(variable))).length;
        return sum >= lower && sum <= upper;
      }),
    )
    .every((value) => conclusions.every((one) => value(one.mark) === one.value));
}

function lineOf(board: Board, parts: readonly Part[], known: readonly Known[]): CountLine | undefined {
  const count = jointCount(board, parts, known);
  return count && jointCountLine(board, parts, count, known);
}

it('what a count of several rules gives follows from these rules, and not without any of them or of its facts', () => {
  let found = 0;
  const names = [1, 2, 3].flatMap((line) => [`row-${line} least`, `column-${line} most`]);
  const scene = fc.record({
    rows: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    columns: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 4, maxLength: 4 }),
    drawing: fc.string({ unit: fc.constantFrom(...'......~s'), minLength: 12, maxLength: 12 }),
  });
  fc.assert(
    fc.property(scene, ({ rows, columns, drawing }) => {
      const board = shipBoard(rows, columns, [1]);
      const all = partsOf(board, [...names, 'column-4 most']);
      const line = lineOf(board, all, knownOf([drawing]));
      if (line === undefined) return;
      const { together, facts, conclusions } = line;
      found++;
      const parts = together.map((position) => all[position]!);
      const follows = (some: readonly Part[], by: readonly Known[]): boolean =>
        force(12, board, some, by, conclusions);
      const areNeeded = facts.every(
        (fact) =>
          !follows(
            parts,
            facts.filter((other) => other !== fact),
          ),
      );
      expect([follows(parts, facts), areNeeded]).toEqual([true, true]);
      expect(
        parts.some((part) =>
          follows(
            parts.filter((other) => other !== part),
            facts,
          ),
        ),
      ).toBe(false);
    }),
    { numRuns: 1000, seed: 7 },
  );
  expect(found).toBeGreaterThan(100);
});

describe('such a count', () => {
  const says = (
    [rows, columns]: readonly [readonly number[], readonly number[]],
    names: readonly string[],
    drawing: string,
  ): readonly (string | readonly string[])[] | undefined => {
    const board = shipBoard(rows, columns, [1]);
    const line = lineOf(board, partsOf(board, names), knownOf([drawing]));
    const said = ({ mark, value }: Known): string =>
      `${board.marks[mark]!.place} ${value ? 'ship' : 'water'}`;
    return line && [line.conclusions.map(said), jointCountWords(board.marks, line)];
  };
  const AMOUNTS = [
    [2, 0, 2],
    [1, 1, 2],
  ] as const;

  it('says which places are left elsewhere, and what the others allow', () => {
    expect(
      says(AMOUNTS, ['row-1 least', 'row-3 least', 'column-1 most', 'column-2 most'], '.........'),
    ).toEqual([
      ['r1c3 ship', 'r3c3 ship', 'r2c1 water', 'r2c2 water'],
      'rows 1 and 3 need 2 + 2 = 4 ship cells: r1c3 and r3c3, and all 1 + 1 = 2 that columns 1 and 2 allow, as no other places are left',
    ]);
  });

  it('says in words what a single row or column still allows', () => {
    const { marks } = shipBoard([1, 1, 1], [1, 1, 1], [1]);
    const counted = (name: string, amount: number) => ({
      one: 'row',
      many: 'rows',
      name,
      things: 'star',
      amount,
    });
    const count = { least: [counted('1', 2)], most: [counted('2', 2)], used: [4] };
    expect(jointCountWords(marks, { ...count, elsewhere: [0] })).toBe(
      'row 1 needs two stars: r1c1, and the one that row 2 allows besides r2c2, as no other places are left',
    );
    expect(jointCountWords(marks, { ...count, elsewhere: [] })).toBe(
      'row 1 needs two stars, and all places left for these are in row 2, which allows only one besides r2c2',
    );
  });

  it('says that no place is left elsewhere', () => {
    const each = [
      [1, 1, 1],
      [1, 1, 1],
    ] as const;
    expect(says(each, ['row-1 least', 'row-2 least', 'column-1 most', 'column-2 most'], '..~..~...')).toEqual(
      [
        ['r3c1 water', 'r3c2 water'],
        'rows 1 and 2 need 1 + 1 = 2 ship cells, and all places left for these are in columns 1 and 2, which allow only 1 + 1 = 2',
      ],
    );
  });

  it('leaves alone what a rule gives by itself, and places that two of the rules need', () => {
    expect(says(AMOUNTS, ['row-1 least', 'column-1 most'], 's..~..~..')).toBeUndefined();
    expect(says(AMOUNTS, ['row-1 least', 'column-3 least', 'column-1 most'], '.........')).toBeUndefined();
  });
});
