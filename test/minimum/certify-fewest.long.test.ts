/**
 * The certification of answers of `minimum`: right claims pass, wrong ones do not, and dedicated searches
 * agree with them.
 */
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { certifyFewest, type FewestClaim } from '../../src/minimum/certify-fewest.js';
import { everyFewest } from '../../src/minimum/every-fewest.js';
import { fewestClues } from '../../src/minimum/fewest-clues.js';
import type { MinimumAnswer, MinimumSettings, RunContext } from '../../src/minimum/problem.js';
import { findMinimumProblem } from '../../src/minimum/problems.js';
import { openWallsBound } from '../../src/minimum/queens/certify-walls.js';
import { openEngine } from '../../src/solve/engines.js';
import { CASES, type Case, EMPTY_SUDOKU, prepare, SUDOKU, solutionsOf } from './clue-cases.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');

const CLAIMS = new Map<Case, FewestClaim>();

/** The proved claim of a case. */
function claimOf(asked: Case): FewestClaim {
  const known = CLAIMS.get(asked) ?? findClaim(asked);
  CLAIMS.set(asked, known);
  return known;
}

function findClaim(asked: Case): FewestClaim {
  const { family, set, solution } = prepare(asked);
  const answer = fewestClues({ family, set, solution, engine: SAT, leader: HIGHS });
  if (answer.status !== 'found' || !answer.proved) throw new Error('the fewest clues were not found');
  const { sets, lower, chosen = [] } = answer;
  return { family, set, solution, engine: SAT, sets, choices: [chosen], lower, isComplete: false };
}

/** The claim that all cheapest choices are listed. */
function listOf(claim: FewestClaim): FewestClaim {
  const every = everyFewest({ ...claim, optimum: claim.lower });
  if (every.status !== 'found') throw new Error('the choices were not listed');
  return { ...claim, choices: every.choices, sets: [...claim.sets, ...every.sets], isComplete: true };
}

async function answerTo(
  name: string,
  settings: MinimumSettings,
  { puzzle, context = {} }: { readonly puzzle?: Puzzle; readonly context?: Partial<RunContext> } = {},
): Promise<MinimumAnswer> {
  const problem = findMinimumProblem(name)!;
  const request = problem.read({
    settings,
    ...(puzzle === undefined ? {} : { document: { puzzle, credits: {} } }),
  });
  if (!request.ok) throw new Error(request.issues.map(({ message }) => message).join(' '));
  return problem.run(request.value, {
    budget: {},
    onProgress: () => undefined,
    onState: () => undefined,
    pause: async () => undefined,
    tasks: {
      width: 1,
      run: async (tasks, onAnswer) => {
        for (const [index, task] of tasks.entries())
          if (onAnswer(problem.runTask!(task), index) === 'stop') return;
      },
    },
    ...context,
  });
}

/** The part of an answer on which two ways must agree. */
function essence(answer: MinimumAnswer): unknown {
  if (answer.status !== 'proved') throw new Error(`not proved: ${answer.status}`);
  const finds = answer.finds.map(({ puzzle, solution }) => JSON.stringify(solution ?? puzzle));
  return { optimum: answer.optimum, count: answer.count, finds: finds.toSorted() };
}

describe('the certificate of the fewest clues', () => {
  it.each(CASES)('of $id ($about) is accepted, for one choice and for all', (asked) => {
    const claim = claimOf(asked);
    expect(certifyFewest(claim)).toEqual({ status: 'certified' });
    expect(certifyFewest(listOf(claim))).toEqual({ status: 'certified' });
  });

  it.each(CASES)('of $id ($about) refuses what is claimed beyond it', (asked) => {
    const claim = claimOf(asked);
    const [chosen] = claim.choices;
    expect(() => certifyFewest({ ...claim, lower: claim.lower + 1 })).toThrow('allow a choice');
    expect(() => certifyFewest({ ...claim, sets: [] })).toThrow('allow a choice');
    expect(() => certifyFewest({ ...claim, choices: [chosen!.slice(1)] })).toThrow('multiple');
    const list = listOf(claim);
    expect(() => certifyFewest({ ...list, choices: list.choices.slice(1) })).toThrow('allow a choice');
    const narrow = { ...claim, sets: [...claim.sets, []] };
    expect(() => certifyFewest(narrow)).toThrow('is not needed');
  });

  it('holds with costs', () => {
    const { family, set, solution } = prepare(SUDOKU);
    const weights = set.clues.map((_, clue) => 1 + (clue % 3));
    const answer = fewestClues({ family, set, solution, weights, engine: SAT, leader: HIGHS });
    if (answer.status !== 'found') throw new Error(answer.status);
    const { sets, lower, chosen = [] } = answer;
    const claim = { family, set, solution, weights, engine: SAT, sets, lower, choices: [chosen] };
    expect(certifyFewest({ ...claim, isComplete: false })).toEqual({ status: 'certified' });
    expect(() => certifyFewest({ ...claim, lower: lower + 1, isComplete: false })).toThrow('allow a choice');
  });

  it('is not given by an engine without proofs, nor after an interruption', () => {
    const claim = claimOf(SUDOKU);
    expect(certifyFewest({ ...claim, engine: HIGHS })).toMatchObject({ status: 'uncertified' });
    expect(certifyFewest({ ...claim, budget: { abort: () => true } })).toEqual({
      status: 'uncertified',
      reason: 'the run was interrupted',
    });
  });
});

describe('the search for the fewest givens of a Sudoku', () => {
  it('agrees with the certified way on 4x4 grids of every class', async () => {
    const empty = { family: 'sudoku', ...EMPTY_SUDOKU } as Puzzle;
    const grids = (solutionsOf('sudoku', empty) as number[][][]).filter(([top]) => top!.join('') === '1234');
    for (const grid of grids) {
      const puzzle = { ...empty, grid } as Puzzle;
      const bySearch = await answerTo('sudoku', { all: true }, { puzzle });
      const certified = await answerTo('sudoku', { all: true, engine: 'highs' }, { puzzle });
      expect(essence(certified)).toEqual(essence(bySearch));
      expect(certified).toMatchObject({ evidence: { certified: true, words: 'proof checked' } });
      expect(bySearch).toMatchObject({
        evidence: {
          certified: false,
          proof: 'search',
          words: 'proved by search; proof checked that each puzzle found has one solution',
        },
      });
    }
  });
});

describe('the search for the fewest walls', () => {
  it.each([
    [3, 3],
    [3, 4],
    [4, 4],
    [4, 3],
    [5, 6],
    [5, 7],
    [6, 7],
  ])('agrees on a side of %i with %i queens with the certified way', async (size, queens) => {
    const bySearch = await answerTo('queens', { size, queens, all: true });
    const certified = await answerTo('queens', { size, queens, all: true, engine: 'sat' });
    expect(essence(certified)).toEqual(essence(bySearch));
    expect(certified).toMatchObject({ evidence: { certified: true, words: 'proof checked' } });
    expect(bySearch).toMatchObject({
      evidence: { certified: false, proof: 'search', words: 'proved by search' },
    });
    if (bySearch.status !== 'proved') return;
    const claim = { size, queens, walls: bySearch.optimum + 1 };
    await expect(openWallsBound(claim, {})).rejects.toThrow('fewer than');
  });

  it('has the bound of either engine certified, and nothing where a limit was hit', async () => {
    const settings = { size: 5, queens: 6, engine: 'highs' };
    expect(await answerTo('queens', settings)).toMatchObject({ evidence: { certified: true } });
    const listed = await answerTo('queens', { ...settings, size: 3, queens: 4, all: true });
    expect(listed).toMatchObject({ evidence: { certified: false } });
    const limited = await answerTo(
      'queens',
      { size: 8, queens: 12, engine: 'sat' },
      { context: { budget: { conflicts: 100 } } },
    );
    expect(limited).toMatchObject({ status: 'bounded', evidence: { certified: false } });
  });
});
