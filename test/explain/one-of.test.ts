/**
 * The search among reasons that each allow one of some marks, against the enumeration of all sets and all
 * assignments.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../src/explain/knowledge/evidence.js';
import { Knowledge } from '../../src/explain/knowledge/knowledge.js';
import { Board } from '../../src/explain/model/board.js';
import { amongReasons } from '../../src/explain/search/one-of-distance.js';
import { isOneOfBoard, oneOfRows, withHeld } from '../../src/explain/search/one-of-rows.js';
import { OneOfSearch } from '../../src/explain/search/one-of-search.js';
import { sum } from '../../src/solve/model/row.js';
import { starMarks } from './sample-steps.js';

/** Reasons as lists of marks; the marks below `held` hold in the solution. */
interface Rows {
  readonly marks: number;
  readonly held: number;
  readonly reasons: readonly (readonly number[])[];
}

/** Each reason has one mark that holds; the others are in one to three reasons each. */
const rowsArbitrary = fc
  .record({ held: fc.integer({ min: 2, max: 5 }), reasons: fc.integer({ min: 4, max: 8 }) })
  .chain(({ held, reasons }) => {
    const of = { minLength: 1, maxLength: 3 };
    return fc.record({
      held: fc.constant(held),
      own: fc.array(fc.integer({ min: 0, max: held - 1 }), { minLength: reasons, maxLength: reasons }),
      others: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: reasons - 1 }), of), {
        minLength: 3,
        maxLength: 7,
      }),
    });
  })
  .map(({ held, own, others }): Rows => {
    const reasons = own.map((one, reason) => [
      one,
      ...others.flatMap((at, other) => (at.includes(reason) ? [held + other] : [])),
    ]);
    return { marks: held + others.length, held, reasons: reasons.filter(({ length }) => length > 1) };
  })
  .filter(({ reasons }) => reasons.length > 2);

/**
 * Three cells with the same three numbers: no mark of them follows from the opposite of a conclusion by
 * itself.
 */
const TRIPLE: Rows = {
  marks: 13,
  held: 4,
  reasons: [
    [0, 4, 5],
    [6, 1, 7],
    [8, 9, 2],
    [0, 6, 8, 10],
    [4, 1, 9, 11],
    [5, 7, 2, 12],
    [3, 10, 11, 12],
  ],
};
/** An XY-wing: three cells of two numbers each and four links. */
const WING: Rows = {
  marks: 12,
  held: 5,
  reasons: [
    [0, 5],
    [6, 1],
    [2, 7],
    [0, 6, 9],
    [5, 2, 10],
    [1, 8, 11],
    [7, 8, 4],
  ],
};

/**
 * A ring of three pairs: all of their marks are in two of them, and of these three each is needed as a truth.
 */
const RING: Rows = {
  marks: 11,
  held: 5,
  reasons: [
    [0, 9],
    [1, 6, 7, 10],
    [0, 8, 10],
    [1, 5, 8],
    [0, 5, 7],
  ],
};

/** Two reasons that say the same, so that a search may come to a set in two ways. */
const TWICE: Rows = {
  marks: 9,
  held: 5,
  reasons: [
    [2, 5],
    [0, 5],
    [0, 5],
    [2, 6, 7],
    [1, 7, 8],
    [0, 8],
  ],
};

function knowledgeOf({ marks, held, reasons }: Rows): Knowledge {
  const board = new Board(
    {
      name: 'one-of',
      variables: Array.from({ length: marks }, (_, index) => {
        return { name: `x${index}`, kind: 'binary', lower: 0, upper: 1 } as const;
      }),
      rows: reasons.map((variables, reason) => {
        const terms = sum(variables);
        const coefficients = terms.map(([coefficient]) => coefficient);
        return { name: `r${reason}`, variables, coefficients, lower: 1, upper: 1, reason: `r${reason}` };
      }),
    },
    {
      marks: starMarks(1, marks),
      given: [],
      reasons: reasons.map((_, index) => ({
        id: `r${index}`,
        kind: 'row',
        cells: [[0, 0]],
        says: `Rule ${index}`,
      })),
    },
  );
  const solution = Float64Array.from({ length: marks }, (_, mark) => Number(mark < held));
  return new Knowledge(board, solution, board.read(solution));
}

/** By set of reasons, as bits: the marks that it decides. */
function decidedBySet({ marks, held, reasons }: Rows): readonly (readonly number[])[] {
  const all = Array.from({ length: marks }, (_, mark) => mark);
  const isOn = (bits: number, mark: number): boolean => ((bits >> mark) & 1) === 1;
  const left: (readonly number[])[] = [Array.from({ length: 2 ** marks }, (_, bits) => bits)];
  for (let set = 1; set < 2 ** reasons.length; set++) {
    const last = 31 - Math.clz32(set);
    left[set] = left[set ^ (1 << last)]!.filter((bits) => {
      return reasons[last]!.filter((mark) => isOn(bits, mark)).length === 1;
    });
  }
  return left.map((assignments) => {
    return all.filter((mark) => assignments.every((bits) => isOn(bits, mark) === mark < held));
  });
}

function members(set: number): readonly number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => ((set >> bit) & 1) === 1);
}

/** The size of the smallest sets that decide something. */
function smallestOf(decided: readonly (readonly number[])[]): number {
  return Math.min(...decided.flatMap((marks, set) => (marks.length > 0 ? [members(set).length] : [])));
}

describe('the search among reasons that each allow one of some marks', () => {
  it('finds exactly the smallest sets that exclude a mark, and nothing of a smaller size', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const knowledge = knowledgeOf(rows);
        const open = oneOfRows(knowledge)!;
        const decided = decidedBySet(rows);
        const smallest = smallestOf(decided);
        seen.add(smallest);
        for (let size = 2; size <= Math.min(smallest, rows.reasons.length); size++) {
          const search = new OneOfSearch(knowledge, new Evidence(knowledge), open, 1000);
          const found = open.falseMarks.flatMap((mark) => {
            return search.excluding(mark, size).map((reasons) => `${mark}: ${reasons}`);
          });
          const wanted = decided.flatMap((marks, set) => {
            const reasons = members(set);
            if (reasons.length !== size) return [];
            return marks.filter((mark) => mark >= rows.held).map((mark) => `${mark}: ${reasons}`);
          });
          expect(search.isSpent).toBe(false);
          expect(new Set(found)).toEqual(new Set(wanted));
        }
      }),
      { numRuns: 400, examples: [[TRIPLE], [WING], [RING]] },
    );
    expect([...seen]).toEqual(expect.arrayContaining([2, 3, 6, 7]));
  });

  it('leaves out only sets without one of the reasons that are asked for', () => {
    let left = 0;
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const knowledge = knowledgeOf(rows);
        const open = oneOfRows(knowledge)!;
        const size = smallestOf(decidedBySet(rows));
        if (size === Infinity) return;
        const search = (): OneOfSearch => new OneOfSearch(knowledge, new Evidence(knowledge), open, 1000);
        for (const mark of open.falseMarks) {
          const all = search().excluding(mark, size);
          const some = search().excluding(mark, size, amongReasons(open, [0]));
          expect(some.map(String).sort()).toEqual(
            all
              .filter((reasons) => reasons.includes(0))
              .map(String)
              .sort(),
          );
          left += all.length - some.length;
        }
      }),
      { numRuns: 100, examples: [[TWICE]] },
    );
    expect(left).toBeGreaterThan(0);
  });

  it('knows what a smallest set decides besides what it excludes', () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const open = oneOfRows(knowledgeOf(rows))!;
        const decided = decidedBySet(rows);
        const smallest = smallestOf(decided);
        for (const [set, marks] of decided.entries()) {
          if (marks.length === 0 || members(set).length > smallest) continue;
          const excluded = new Set(marks.filter((mark) => mark >= rows.held));
          expect(withHeld(open, members(set), excluded)).toEqual(marks);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is not used where a reason says something else', () => {
    const one: Rows = {
      marks: 3,
      held: 1,
      reasons: [
        [0, 1],
        [0, 1, 2],
      ],
    };
    const { board } = knowledgeOf(one);
    expect(isOneOfBoard(board)).toBe(true);
    const rows = board.model.rows.map((row) => ({ ...row, upper: 2 }));
    expect(isOneOfBoard(new Board({ ...board.model, rows }, board.explained))).toBe(false);
  });
});
