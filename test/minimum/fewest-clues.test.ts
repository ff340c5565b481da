/** The fewest clues against a second method: all solutions listed first, then one hitting set over all of them. */
import { describe, expect, it } from 'vitest';
import { openLeader } from '../../src/bilevel/leader.js';
import type { Engine } from '../../src/engine/engine.js';
import { openEngine } from '../../src/engine/index.js';
import type { ClueSet, Puzzle } from '../../src/families/family.js';
import { findFamily } from '../../src/families/index.js';
import { enoughClues } from '../../src/minimum/enough-clues.js';
import { fewestClueSteps, fewestClues } from '../../src/minimum/fewest-clues.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { solvePuzzle } from '../../src/proving/solve.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');

function solutionsOf(id: string, puzzle: Puzzle): readonly unknown[] {
  const family = findFamily(id)!;
  const question = { family, puzzle, engine: SAT, formulation: chooseFormulation(family, 'sat') };
  const answer = solvePuzzle(question, { limit: 0 });
  if (answer.status !== 'solved' || !answer.complete)
    throw new Error(`the solutions of ${id} were not listed`);
  return answer.solutions;
}

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

/** A puzzle with many solutions, of which one is asked for: by number, or the one of an example with its clues taken away. */
interface Case {
  readonly id: string;
  readonly about: string;
  readonly json?: object;
  readonly which?: number;
  readonly kinds?: readonly string[];
}

const EMPTY_SUDOKU = { box: [2, 2], grid: Array.from({ length: 4 }, () => [0, 0, 0, 0]) };
const CIRCUIT: Case = {
  id: 'circuit',
  about: 'a full board of 5 by 6',
  json: { grid: Array.from({ length: 5 }, () => 'oooooo'), edges: [] },
  which: 77,
};
const PERMUTATION: Case = {
  id: 'nonogram',
  about: 'one cell in every line',
  json: { rows: [[1], [1], [1], [1]], columns: [[1], [1], [1], [1]] },
  which: 5,
};
const SUDOKU: Case = { id: 'sudoku', about: 'an empty grid of 4 by 4', json: EMPTY_SUDOKU, which: 100 };

const CASES: readonly Case[] = [
  PERMUTATION,
  SUDOKU,
  CIRCUIT,
  {
    id: 'nonogram',
    about: 'blocks of two kinds',
    json: { rows: [[1, 1], [1], [2], [1]], columns: [[1], [2], [1], [1, 1]] },
    which: 0,
  },
  { id: 'kenken', about: 'four by four' },
  { id: 'hashi', about: 'five by five' },
  {
    id: 'star-battle',
    about: 'columns for regions',
    json: { stars: 1, regions: Array.from({ length: 6 }, () => [0, 1, 2, 3, 4, 5]) },
    which: 30,
  },
  {
    id: 'star-battle',
    about: 'columns for regions, empty cells too',
    json: { stars: 1, regions: Array.from({ length: 5 }, () => [0, 1, 2, 3, 4]) },
    which: 3,
    kinds: ['star', 'empty'],
  },
  {
    id: 'battleship',
    about: 'few numbers',
    json: {
      rows: [null, 2, null, null],
      columns: [2, null, null, 1],
      fleet: [2, 1, 1],
      grid: Array.from({ length: 4 }, () => '....'),
    },
    which: 4,
  },
  {
    id: 'circuit',
    about: 'a path',
    json: {
      grid: Array.from({ length: 3 }, () => 'oooooo'),
      edges: [],
      path: [
        [0, 0],
        [2, 5],
      ],
    },
    which: 0,
  },
  {
    id: 'zebra',
    about: 'all clues of some relations',
    json: {
      houses: 4,
      attributes: { colour: ['red', 'blue', 'green', 'white'], pet: ['cat', 'dog', 'fish', 'bird'] },
      clues: [],
    },
    which: 200,
    kinds: ['same', 'adjacent', 'directly-left', 'not-at'],
  },
];

function prepare({ id, about, json, which = 0, kinds }: Case) {
  const family = findFamily(id)!;
  const example = family.examples.find(({ name }) => name === about);
  if (json === undefined) {
    const set = family.clues!.cluesOf(example!.puzzle, example!.solution, kinds);
    return { family, solution: example!.solution, set };
  }
  const read = family.readPuzzle({ family: id, ...json });
  if (!read.ok) throw new Error(read.issues[0]!.message);
  const solution = solutionsOf(id, read.value)[which];
  if (solution === undefined) throw new Error(`${id} has no solution number ${which}`);
  return { family, solution, set: family.clues!.cluesOf(read.value, solution, kinds) };
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

  it('believes nothing of what it is told that does not hold', () => {
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
