import { describe, expect, it } from 'vitest';
import { openBatch } from '../../../generators/batch.js';
import { circuitGenerator } from '../../../generators/circuit/index.js';
import { CircuitTree } from '../../../generators/circuit/tree.js';
import { makePuzzle } from '../../../generators/make.js';
import { createRng } from '../../../src/core/random.js';
import { circuit } from '../../../src/families/circuit/index.js';
import type { CircuitPuzzle, CircuitSolution } from '../../../src/families/circuit/puzzle.js';
import type { AnyFamily } from '../../../src/families/contract/family.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { firstMade, refusals } from '../first-made.js';
import { expectNoneToSpare } from '../none-to-spare.js';

/** Every choice of a given number of the first whole numbers. */
function* choicesOf(count: number, chosen: number, from = 0): Generator<readonly number[]> {
  if (chosen === 0) yield [];
  for (let first = from; chosen > 0 && first < count; first++)
    for (const rest of choicesOf(count, chosen - 1, first + 1)) yield [first, ...rest];
}

describe('random trees', () => {
  it.each([
    [2, 2],
    [3, 6],
    [7, 5],
    [9, 9],
  ])('obey the rules on %ix%i boards', (rows, columns) => {
    for (const seed of ['a', 'b', 'c']) {
      const tree = new CircuitTree(rows, columns);
      tree.grow(rows * columns, createRng(seed));
      const puzzle = { family: 'circuit', grid: tree.grid(), edges: [] } as const;
      expect(circuit.readPuzzle(puzzle).ok).toBe(true);
      expect(circuit.verify(puzzle, tree.edges())).toEqual([]);
      expect(tree.grid().join('').split('o')).toHaveLength(tree.pointCount + 1);
    }
  });

  it('cover a full 3x6 board, where that is possible', () => {
    const tree = new CircuitTree(3, 6);
    tree.grow(18, createRng('full'));
    expect(tree.pointCount).toBe(18);
  });
});

describe('the circuit generator', () => {
  it.each(['plain', 'look-ahead', 'beyond'] as const)('makes %s boards', async (logic) => {
    const { puzzle, solution } = await firstMade(circuitGenerator, circuit, {
      settings: { size: '5x6' },
      goal: { logic, noGuess: false },
      seed: logic,
    });
    expect(circuit.verify(puzzle, solution)).toEqual([]);
    expect(circuit.rate(puzzle).logic).toBe(logic);
  });

  it('gives no track that one solution does not need', async () => {
    const made = await firstMade(circuitGenerator, circuit, { settings: { size: '5' }, seed: 'spare' });
    expect(made.puzzle.edges.length).toBeGreaterThan(0);
    expectNoneToSpare(circuit, made.puzzle, made.solution);
  });

  it('says what it proved of the fewest given tracks', async () => {
    const settings = { size: '5x4', fewest: true };
    const batch = await openBatch({
      generator: circuitGenerator as never,
      settings,
      goal: { noGuess: false },
      seed: 'fewest',
    });
    if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
    const request = { batch: batch.value, number: 1, firstAttempt: 0, limitAttempts: 5 };
    const making = makePuzzle(request, satEngine);
    if (making.status !== 'made') throw new Error(JSON.stringify(making.failures));
    const { puzzle, solution, fewest } = making.record;
    const { length } = (puzzle as CircuitPuzzle).edges;
    expect(fewest).toEqual({
      of: 'given tracks',
      number: length,
      lower: length,
      by: 'loop',
      certified: false,
      words: `given tracks: ${length}, proved the fewest for this solution, by leader and follower`,
    });
    // No choice with one track less leaves one solution: looked at one by one.
    const set = circuit.clues!.cluesOf(puzzle as CircuitPuzzle, solution as CircuitSolution);
    const formulation = chooseFormulation(circuit as AnyFamily, 'sat');
    for (const chosen of choicesOf(set.clues.length, length - 1)) {
      const request = { family: circuit as AnyFamily, puzzle: set.puzzleWith(chosen), formulation };
      expect(checkPuzzle({ ...request, engine: satEngine, certify: false }).verdict).toBe('multiple');
    }
  });

  it('leaves exactly the holes asked for', async () => {
    const { puzzle } = await firstMade(circuitGenerator, circuit, {
      settings: { size: '6', holes: 8 },
      seed: 'holes',
    });
    expect(puzzle.grid.join('').replaceAll('o', '')).toHaveLength(8);
  });

  it('says why a board cannot be made', async () => {
    expect(await refusals(circuitGenerator, { size: '4', holes: 0 })).toEqual([
      expect.stringContaining('there are 8 and 8'),
    ]);
    expect(await refusals(circuitGenerator, { size: '5', holes: 2 })).toEqual([
      expect.stringContaining('has 23 points'),
    ]);
    expect(await refusals(circuitGenerator, { size: '6x5', holes: 0 })).toEqual([]);
    expect(await refusals(circuitGenerator, { size: 'large' })).toHaveLength(1);
  });
});
