/**
 * Look-ahead against a plain one that begins anew for every trial, and the judge of choices against a list of
 * all trees.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CircuitTree } from '../../../generators/circuit/tree.js';
import { canonicalEdges, type Edge } from '../../../src/core/index.js';
import { createRng } from '../../../src/core/random.js';
import { Deduction, EMPTY, TRACK } from '../../../src/families/circuit/deduction.js';
import { type Tally, tallyTrees } from '../../../src/families/circuit/frontier.js';
import { circuit, TrackChoice } from '../../../src/families/circuit/index.js';
import type { CircuitPuzzle } from '../../../src/families/circuit/puzzle.js';
import type { Progress } from '../../../src/families/kit/logic/look-ahead.js';
import type { StepLimits } from '../../../src/families/kit/logic/other-solution.js';
import { smallCircuit } from './small.js';

const COUNTING: Tally = { start: 1, combine: (first, second) => first + second, extend: (value) => value };

/** Look-ahead by its definition; every trial begins with the puzzle and repeats what was found before. */
function plainLookAhead(puzzle: CircuitPuzzle): {
  readonly progress: Progress;
  readonly probes: number;
  readonly states: readonly number[];
} {
  const found: (readonly [place: number, state: number])[] = [];
  const logicWith = (...more: typeof found) => {
    const logic = new Deduction(puzzle);
    for (const [place, state] of [...found, ...more]) logic.set(place, state);
    return { progress: logic.propagate(), states: [...logic.states] };
  };
  let now = logicWith();
  let probes = 0;
  for (let isIdle = false; !isIdle && now.progress === 'undetermined'; ) {
    isIdle = true;
    for (let place = 0; place < now.states.length; place++)
      for (const state of [TRACK, EMPTY]) {
        if (now.progress !== 'undetermined' || now.states[place] === TRACK || now.states[place] === EMPTY)
          continue;
        probes++;
        if (logicWith([place, state]).progress !== 'contradiction') continue;
        found.push([place, TRACK + EMPTY - state]);
        now = logicWith();
        isIdle = false;
      }
  }
  return { ...now, probes };
}

/** A random tree on a small board, and a choice of its tracks. */
const choice = fc.record({
  rows: fc.integer({ min: 2, max: 5 }),
  columns: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  share: fc.double({ min: 0, max: 0.7, noNaN: true }),
});

function grown(
  rows: number,
  columns: number,
  seed: number,
): { board: CircuitPuzzle; edges: readonly Edge[] } {
  const tree = new CircuitTree(rows, columns);
  tree.grow(rows * columns, createRng(String(seed)));
  return {
    board: { family: 'circuit', grid: tree.grid(), edges: [] },
    edges: canonicalEdges(tree.edges()),
  };
}

describe('look-ahead', () => {
  it('finds what it finds without short cuts, by as many trials', () => {
    fc.assert(
      fc.property(smallCircuit, ({ path: _, ...puzzle }) => {
        const logic = new Deduction(puzzle);
        const { progress, probes } = logic.probe();
        const expected = plainLookAhead(puzzle);
        expect([progress, probes]).toEqual([expected.progress, expected.probes]);
        if (progress !== 'contradiction') expect([...logic.states]).toEqual(expected.states);
      }),
      { numRuns: 60 },
    );
  });

  it('begins anew as often as asked', () => {
    const { board, edges } = grown(5, 5, 1);
    const logic = new Deduction({ ...board, edges });
    logic.probe();
    const given = logic.graph.edges.flatMap((edge, place) =>
      edges.slice(0, 4).some((track) => String(track) === String(edge)) ? [place] : [],
    );
    logic.restart(given);
    const fresh = new Deduction({ ...board, edges: edges.slice(0, 4) });
    expect(logic.probe()).toEqual(fresh.probe());
    expect([...logic.states]).toEqual([...fresh.states]);
  });
});

describe('the judge of choices of tracks', () => {
  it('rates as the puzzle that gives them is rated', () => {
    fc.assert(
      fc.property(choice, ({ rows, columns, seed, share }) => {
        const { board, edges } = grown(rows, columns, seed);
        const rng = createRng(`choice ${seed}`);
        const judge = new TrackChoice(board, edges);
        for (let round = 0; round < 3; round++) {
          const given = [...edges.keys()].filter(() => rng.next() < share);
          const { logic } = circuit.rate({
            ...board,
            edges: given.map((track) => edges[track]!),
          });
          expect(judge.logicOf(given)).toBe(logic);
        }
      }),
      { numRuns: 60 },
    );
  });

  // Without steps of one order the other one has to do; few steps make it give up.
  it.each<[string, StepLimits]>([
    ['both orders', { plain: 1000, lookAhead: 1000 }],
    ['plain logic alone', { plain: 5000, lookAhead: 0 }],
    ['look-ahead alone', { plain: 0, lookAhead: 5000 }],
    ['few steps', { plain: 2, lookAhead: 2 }],
  ])('finds another solution exactly where there is one (%s)', (_, limits) => {
    const answers = { found: 0, none: 0, unknown: 0 };
    fc.assert(
      fc.property(choice, ({ rows, columns, seed, share }) => {
        const { board, edges } = grown(rows, columns, seed);
        const rng = createRng(`choice ${seed}`);
        const judge = new TrackChoice(board, edges, limits);
        const missing = rng.integer(edges.length);
        const given = [...edges.keys()].filter((track) => track !== missing && rng.next() < share);
        const treesWith = (tracks: readonly number[]): number =>
          tallyTrees({ ...board, edges: tracks.map((track) => edges[track]!) }, COUNTING, Infinity)!;
        const answer = judge.findOther(given, missing);
        answers[answer]++;
        // Trees without the missing track are all those that keep the others, less those that keep it too.
        const others = treesWith(given) - treesWith([...given, missing]);
        if (answer !== 'unknown') expect(answer).toBe(others > 0 ? 'found' : 'none');
        else expect(limits.plain).toBeLessThan(1000);
      }),
      { numRuns: 100 },
    );
    expect(answers.found).toBeGreaterThan(0);
    expect(answers.none).toBeGreaterThan(0);
  });
});
