/**
 * The fewest clues against a second method: all solutions listed first, then one hitting set over all of
 * them.
 */
import { describe, expect, it } from 'vitest';
import type { ClueSet, Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { enoughClues } from '../../src/minimum/enough-clues.js';
import { fewestClueSteps, fewestClues } from '../../src/minimum/fewest-clues.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import type { Engine } from '../../src/solve/engine.js';
import { openEngine } from '../../src/solve/engines.js';
import { openLeader } from '../../src/solve/hitting-sets/leader.js';
import { CASES, CIRCUIT, EMPTY_SUDOKU, PERMUTATION, prepare, SUDOKU, solutionsOf } from './clue-cases.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');

/** The optimum by one hitting set over what every other solution breaks. */
function byWholeList(id: string, set: ClueSet<Puzzle, unknown>, solution: unknown, leader: Engine): number {
  const family = findFamily(id)!;
  const others = solutionsOf(id, set.puzzleWith([])).filter(
    (other) => family.differences(other, solution).length > 0,
  );
  const opened = openLeader({ weights: set.clues.map(() => 1), engine: leader });
  opened.addCuts(others.map((other) => set.brokenBy(other)));
  const answer = opened.solve();
  opened.dispose();
  if (answer.status !== 'optimal') throw new Error('the hitting set was not proved');
  return answer.lower;
}

describe('the fewest clues', () => {
  it.each(CASES)('of $id ($about) are as few as over the whole list of solutions', (asked) => {
    const { id } = asked;
    const { family, set, solution } = prepare(asked);
    const expected = byWholeList(id, set, solution, HIGHS);
    expect(byWholeList(id, set, solution, SAT)).toBe(expected);
    expect(expected).toBeGreaterThan(0);
    for (const [engine, leader] of [
      [SAT, HIGHS],
      [SAT, SAT],
    ] as const) {
      const answer = fewestClues({ family, set, solution, engine, leader });
      expect(answer).toMatchObject({ status: 'found', proved: true, lower: expected, upper: expected });
      if (answer.status !== 'found') continue;
      const formulation = chooseFormulation(family, 'highs');
      const { verdict } = checkPuzzle({ family, puzzle: answer.puzzle!, engine: HIGHS, formulation });
      expect(verdict).toBe('unique');
    }
  });

  it('are four for every 4x4 grid of Sudoku', () => {
    const family = findFamily('sudoku')!;
    const empty = family.readPuzzle({ family: 'sudoku', ...EMPTY_SUDOKU });
    if (!empty.ok) throw new Error('the empty grid is well-formed');
    const grids = (solutionsOf('sudoku', empty.value) as number[][][]).filter(
      ([top]) => top!.join('') === '1234',
    );
    expect(grids).toHaveLength(288 / 24);
    for (const solution of grids) {
      const set = family.clues!.cluesOf(empty.value, solution);
      const answer = fewestClues({ family, set, solution, engine: SAT, leader: HIGHS });
      expect(answer).toMatchObject({ status: 'found', proved: true, upper: 4 });
    }
  });

  it('are all of the zebra puzzle of 1962: it is not over-specified', () => {
    const family = findFamily('zebra')!;
    const { puzzle, solution } = family.examples.find(({ name }) => name === 'who owns the zebra')!;
    const set = family.clues!.cluesOf(puzzle, solution);
    expect(set.clues).toHaveLength(14);
    expect(fewestClues({ family, set, solution, engine: SAT, leader: HIGHS })).toMatchObject({
      proved: true,
      upper: 14,
    });
  });

  it('vary with the seed, and one seed gives one choice', () => {
    const { family, set, solution } = prepare(PERMUTATION);
    const choose = (seed: string) => {
      const answer = fewestClues({ family, set, solution, engine: SAT, leader: HIGHS, seed });
      return answer.status === 'found' ? String(answer.chosen) : answer.status;
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(seeds.map(choose)).toEqual(seeds.map(choose));
    expect(new Set(seeds.map(choose)).size).toBeGreaterThan(1);
  });
});

describe('a search that goes on', () => {
  const { family, set, solution } = prepare(CIRCUIT);
  const asked = { family, set, solution, engine: SAT, leader: HIGHS };
  const whole = fewestClues(asked);

  it('ends where one without a break ends', () => {
    const steps = fewestClueSteps(asked);
    const { value: state } = steps.next();
    steps.return(undefined as never);
    const { sets, chosen } = JSON.parse(JSON.stringify(state));
    expect(sets.length).toBeGreaterThan(0);
    const answer = fewestClues({ ...asked, known: { sets, chosen } });
    expect(answer).toMatchObject({
      status: 'found',
      proved: true,
      upper: (whole as { upper: number }).upper,
    });
  });

  it('believes no claim of its caller that does not hold', () => {
    const lies = { sets: [[0], [1], [2], [99], []], chosen: [] };
    const answer = fewestClues({ ...asked, known: lies });
    expect(answer).toMatchObject({
      status: 'found',
      proved: true,
      upper: (whole as { upper: number }).upper,
    });
  });
});

describe('enough clues', () => {
  it('keep those that are wanted and prefer cheap ones', () => {
    const { family, set, solution } = prepare(SUDOKU);
    const weights = set.clues.map((_, clue) => (clue < 8 ? 1 : 9));
    const asked = { family, set, solution, engine: SAT, seed: 'x' };
    const wanted = enoughClues({ ...asked, wanted: [3, 15] });
    expect(wanted.status === 'enough' && [3, 15].every((clue) => wanted.chosen.includes(clue))).toBe(true);
    const cheap = enoughClues({ ...asked, weights });
    if (cheap.status !== 'enough') throw new Error(cheap.status);
    const dear = cheap.chosen.filter((clue) => clue >= 8);
    // Two rows of a 4x4 grid leave at most two pairs to tell apart below.
    expect(dear.length).toBeLessThanOrEqual(2);
  });
});
