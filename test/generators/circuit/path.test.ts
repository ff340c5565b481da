/**
 * Path puzzles: the only tree whose path is as short as any, by both engines, the rules and a list of all
 * trees.
 */

import { describe, expect, it } from 'vitest';
import { circuitGenerator } from '../../../generators/circuit/index.js';
import { choosePathEnds } from '../../../generators/circuit/path-ends.js';
import type { Steering } from '../../../generators/shared/generator.js';
import type { Edge } from '../../../src/core/index.js';
import { createRng } from '../../../src/core/random.js';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { leastPathLength } from '../../../src/families/circuit/frontier.js';
import { circuit } from '../../../src/families/circuit/index.js';
import { type CircuitPuzzle, type CircuitSolution, edgesOf } from '../../../src/families/circuit/puzzle.js';
import type { AnyFamily } from '../../../src/families/contract/family.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { allTracks } from '../../families/circuit/small.js';
import { firstMade, refusals } from '../first-made.js';

const highs = await loadHighsEngine();
const family = circuit as AnyFamily;

const pathOf = (solution: CircuitSolution): readonly Edge[] => ('path' in solution ? solution.path : []);

/** The trees with a shortest path among all that keep the given tracks. */
function shortestOf(puzzle: CircuitPuzzle): readonly CircuitSolution[] {
  const { path: _, ...plain } = puzzle;
  const trees = [...allTracks(puzzle)].filter((tree) => circuit.verify(plain, edgesOf(tree)).length === 0);
  const least = Math.min(...trees.map((tree) => pathOf(tree).length));
  return trees.filter((tree) => pathOf(tree).length === least);
}

describe('path puzzles', () => {
  it.each(['a', 'b', 'c', 'd'])(
    'have one shortest path among all trees of a small board (%s)',
    async (seed) => {
      const { puzzle, solution } = await firstMade(circuitGenerator, circuit, {
        settings: { size: '4', path: true },
        seed,
      });
      expect(shortestOf(puzzle)).toEqual([solution]);
    },
  );

  it.each(['5', '6x4'])('are unique by both engines and right by the rules (%s)', async (size) => {
    const { puzzle, solution } = await firstMade(circuitGenerator, circuit, {
      settings: { size, path: true },
      seed: 'both',
    });
    expect(circuit.readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual({ ok: true, value: puzzle });
    expect(circuit.verify(puzzle, solution)).toEqual([]);
    expect(leastPathLength(puzzle, 20_000)).toBe(pathOf(solution).length);
    for (const engine of [satEngine, highs]) {
      const formulation = chooseFormulation(family, engine.id);
      expect(checkPuzzle({ family, puzzle, formulation, engine })).toMatchObject({
        verdict: 'unique',
        solution,
      });
    }
  });

  it.each(['plain', 'look-ahead', 'beyond'] as const)('are %s when asked to be', async (logic) => {
    const { puzzle } = await firstMade(circuitGenerator, circuit, {
      settings: { size: '5', path: true },
      goal: { logic, noGuess: false },
      seed: logic,
    });
    expect(puzzle.path).toHaveLength(2);
    expect(circuit.rate(puzzle).logic).toBe(logic);
  });

  it.each<Steering>([{ noGuess: false }, { noGuess: false, logic: 'beyond' }])(
    'need their path where logic is not to finish them (%j)',
    async (goal) => {
      const settings = { size: '5', path: true };
      const { puzzle } = await firstMade(circuitGenerator, circuit, { settings, goal, seed: 'needed' });
      const { path: _, ...plain } = puzzle;
      const formulation = chooseFormulation(family, satEngine.id);
      expect(checkPuzzle({ family, puzzle: plain, formulation, engine: satEngine }).verdict).toBe('multiple');
      expect(renderTerminal(circuit.picture(puzzle, {}), { unicode: true })).not.toBe(
        renderTerminal(circuit.picture(plain, {}), { unicode: true }),
      );
    },
  );

  it.each(circuitGenerator.presets)(
    'can be asked for in the size of the preset $name',
    async ({ settings }) => {
      expect(await refusals(circuitGenerator, { ...settings, path: true })).toEqual([]);
    },
  );
});

describe('the ends of a path', () => {
  it('are the nearest leaves that the tree joins without a detour by four tracks or more', () => {
    // A comb: its back along row 1, its teeth above; teeth three columns apart are five tracks apart, a
    // detour of two.
    const back = Array.from(
      { length: 5 },
      (_, c): Edge => [
        [1, c],
        [1, c + 1],
      ],
    );
    const teeth = Array.from(
      { length: 4 },
      (_, c): Edge => [
        [0, c + 1],
        [1, c + 1],
      ],
    );
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect([
        [
          [0, 3],
          [1, 0],
        ],
        [
          [0, 2],
          [1, 5],
        ],
      ]).toContainEqual(choosePathEnds([...teeth, ...back], createRng(seed)));
    }
  });

  it('are the two points of a single track', () => {
    expect(
      choosePathEnds(
        [
          [
            [0, 0],
            [0, 1],
          ],
        ],
        createRng('one'),
      ),
    ).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});
