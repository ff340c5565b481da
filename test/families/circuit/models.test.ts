import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeKey } from '../../../src/core/index.js';
import { Deduction, EMPTY, TRACK } from '../../../src/families/circuit/deduction.js';
import { leastPathLength, type Tally, tallyTrees } from '../../../src/families/circuit/frontier.js';
import { circuit } from '../../../src/families/circuit/index.js';
import { declareBoard } from '../../../src/families/circuit/models/board.js';
import { type CircuitPuzzle, edgesOf, possibleEdges } from '../../../src/families/circuit/puzzle.js';
import type { AnyFamily } from '../../../src/families/contract/family.js';
import { ReasonedBuilder } from '../../../src/families/kit/models/reasoned-builder.js';
import { countPuzzle } from '../../../src/proving/count.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { relaxPuzzle } from '../../../src/proving/relaxation.js';
import { solvePuzzle } from '../../../src/proving/solve.js';
import { openEngine } from '../../../src/solve/engines.js';
import { allTracks, smallCircuit } from './small.js';

const family = circuit as AnyFamily;
const sat = await openEngine('sat');
const highs = await openEngine('highs');

const COUNTING: Tally = { start: 1, combine: (first, second) => first + second, extend: (value) => value };

/** Number of solution trees; what the puzzle says of a path is left out. */
function countTrees({ path: _, ...puzzle }: CircuitPuzzle): number {
  return tallyTrees(puzzle, COUNTING, Infinity) ?? 0;
}

function fullBoard(rows: number, columns: number): CircuitPuzzle {
  return { family: 'circuit', grid: Array.from({ length: rows }, () => 'o'.repeat(columns)), edges: [] };
}

describe('what is claimed before a model is built', () => {
  const { puzzle, solution } = circuit.examples.find((one) => one.verdict === 'unique')!;
  const taken = new Set(edgesOf(solution!).map(edgeKey));
  const right = Uint8Array.from(possibleEdges(puzzle), (edge) => (taken.has(edgeKey(edge)) ? TRACK : EMPTY));
  const confirms = (claim: 'contradiction' | Uint8Array): boolean =>
    declareBoard(new ReasonedBuilder('claimed'), puzzle, 'x', claim).confirmation.confirmPresolve!();

  it('is confirmed by the model only where no solution breaks it', () => {
    expect(confirms('contradiction')).toBe(false);
    expect(confirms(new Uint8Array(right.length))).toBe(true);
    for (const [place, state] of right.entries()) {
      const wrong = right.with(place, state === TRACK ? EMPTY : TRACK);
      expect(confirms(wrong)).toBe(false);
    }
  });
});

const KNOWN_COUNTS = [
  [2, 3, 1],
  [3, 6, 10],
  [3, 10, 36],
  [5, 6, 296],
  [4, 4, 0],
  [5, 5, 0],
  [6, 6, 0],
] as const;

describe('solutions of full boards (OEIS A003780)', () => {
  it.each(KNOWN_COUNTS)('%i by %i: %i, by the tree formulation', (rows, columns, count) => {
    const formulation = chooseFormulation(family, 'sat', 'tree');
    const request = { family, puzzle: fullBoard(rows, columns), formulation, engine: sat };
    expect(countPuzzle(request)).toMatchObject({ count, complete: true });
  });

  it.each([...KNOWN_COUNTS, [5, 10, 70_420], [10, 5, 70_420]] as const)(
    '%i by %i: %i, by the sweep over the border',
    (rows, columns, count) => {
      expect(countTrees(fullBoard(rows, columns))).toBe(count);
    },
  );
});

describe('small boards', () => {
  const solutionsOf = (puzzle: CircuitPuzzle) =>
    [...allTracks(puzzle)].filter((tracks) => circuit.verify(puzzle, tracks).length === 0);

  it('are counted by the sweep as by brute force, and their shortest path is found', () => {
    fc.assert(
      fc.property(smallCircuit, ({ path, ...plain }) => {
        expect(countTrees(plain)).toBe(solutionsOf(plain).length);
        if (path === undefined) return;
        const lengths = [...allTracks({ ...plain, path })]
          .filter((solution) => circuit.verify(plain, edgesOf(solution)).length === 0)
          .map((solution) => ('path' in solution ? solution.path.length : 0));
        const least = lengths.length === 0 ? 'none' : Math.min(...lengths);
        expect(leastPathLength({ ...plain, path }, Infinity)).toBe(least);
      }),
    );
  });

  it('keep every solution under plain logic and look-ahead', () => {
    fc.assert(
      fc.property(smallCircuit, fc.boolean(), ({ path: _, ...puzzle }, ahead) => {
        const solutions = solutionsOf(puzzle);
        const deduction = new Deduction(puzzle);
        const progress = ahead ? deduction.probe().progress : deduction.propagate();
        if (progress === 'contradiction') expect(solutions).toEqual([]);
        if (progress === 'solved') expect(solutions).toHaveLength(1);
        for (const solution of solutions) {
          const tracks = new Set(edgesOf(solution).map(edgeKey));
          deduction.graph.edges.forEach((edge, place) => {
            expect(deduction.states[place]).not.toBe(tracks.has(edgeKey(edge)) ? EMPTY : TRACK);
          });
        }
      }),
    );
  });
});

describe('the shortest path', () => {
  /** The board of the example with 14 given tracks instead of 34. */
  const HARD =
    'circuit\npath 4 8 8 1\no o-o o o o o o\n|\no o-o o o o o o\n        |\no o o o o o o o\n      |\n' +
    'o o o o o o o o\n      |       |\n# o o o-o o-o o\n\n# o o o o-o o o\n\no o o o o-o o o\n    |     |\no o o o o o-o o\n';

  it('takes 15 tracks on a board of 62 points whose ends are 11 apart', () => {
    const decoded = circuit.codecs[1]!.decode({ text: HARD, bytes: new Uint8Array() });
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
    const { puzzle } = decoded.value;
    const formulation = chooseFormulation(family, 'sat', 'shortest-path');
    const answer = solvePuzzle({ family, puzzle, formulation, engine: sat });
    if (answer.status !== 'solved') throw new Error(answer.status);
    const [solution] = answer.solutions as [{ readonly path: readonly unknown[] }];
    expect(solution.path).toHaveLength(15);
  });

  it('is what the rules ask for', () => {
    const { puzzle, solution } = circuit.examples.find(({ name }) => name === 'the long way round')!;
    const { path: _, ...plain } = puzzle;
    const formulation = chooseFormulation(family, 'sat', 'tree');
    const trees = solvePuzzle({ family, puzzle: plain, formulation, engine: sat }, { limit: 0 });
    if (trees.status !== 'solved') throw new Error(trees.status);
    expect(trees.solutions).toHaveLength(2);
    expect(circuit.verify(puzzle, solution!)).toEqual([]);
    const codes = trees.solutions.map((tree) => {
      const drawn = circuit.codecs[1]!.encode({ puzzle: plain, solution: tree as never, credits: {} });
      const marked = (drawn.ok ? drawn.value : '').replace('circuit\n', 'circuit\npath 4 8 8 1\n');
      const decoded = circuit.codecs[1]!.decode({ text: marked, bytes: new Uint8Array() });
      return (
        decoded.ok &&
        circuit
          .verify(puzzle, decoded.value.solution!)
          .map(({ code }) => code)
          .join()
      );
    });
    expect(codes.sort()).toEqual(['', 'path-too-long']);
  });
});

describe('linear relaxations', () => {
  it('are as tight as the answer for the tree, and weaker for the flow as published', () => {
    const { puzzle } = circuit.examples.find(({ name }) => name === 'five by five')!;
    const value = (id: string, presolve: boolean): number => {
      const formulation = chooseFormulation(family, 'highs', id);
      const relaxed = relaxPuzzle({ family, puzzle, formulation, engine: highs, presolve });
      return relaxed.status === 'solved' ? relaxed.objective : Number.NaN;
    };
    expect(value('tree', false)).toBeCloseTo(21);
    expect(value('flow', false)).toBeGreaterThan(11);
    expect(value('flow', false)).toBeLessThan(21);
    expect(value('flow', true)).toBeGreaterThanOrEqual(value('flow', false));
    expect(() => value('tree', true)).toThrow(/no objective/);
  });
});

describe('the flow formulation', () => {
  it('does not take a connected board with an enclosed area for a solution', () => {
    const puzzle: CircuitPuzzle = { family: 'circuit', grid: ['#o##', '#ooo', 'ooo#', '##o#'], edges: [] };
    expect(countTrees(puzzle)).toBe(0);
    for (const presolve of [true, false]) {
      const formulation = chooseFormulation(family, 'highs', 'flow');
      expect(countPuzzle({ family, puzzle, formulation, engine: highs, presolve })).toMatchObject({
        count: 0,
      });
    }
  });
});
