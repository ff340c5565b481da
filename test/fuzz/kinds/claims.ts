/**
 * False claims: what a solution contradicts is shown to the plain code that confirms claims from the rules
 * alone, as claims about cells and places, as lazy rows, and as the claim that there is no other solution.
 * All of it must be refused.
 */
import type { Rng } from '../../../src/core/random.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { solvePuzzle } from '../../../src/proving/solve.js';
import { findBrokenRow } from '../../../src/solve/model/evaluate.js';
import { besideTruths, CLAIM_LISTS, type ClaimList } from '../../conformance/claims.js';
import { changedRow, solvedLazily } from '../../conformance/lazy-rows.js';
import { type Context, type Kind, onlySat, type Problem } from '../kind.js';
import { allSolutions } from '../puzzles/oracle.js';
import { type PuzzleSample, samplePuzzle } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples, solves } from '../puzzles/subject.js';
import type { Tally } from '../tally.js';

/** Solutions of a larger puzzle that claims are held against. */
const MOST_SOLUTIONS = 8;
/** Claims of a puzzle that are shown, drawn from all that are false. */
const MOST_CLAIMS = 40;
/** Changes of each lazy row. */
const CHANGES = 12;
const MOST_ROWS = 12;

/** The kind, with what lists and confirms the claims; tests plant code that confirms too much. */
export function claimsKindWith(
  lists: readonly ClaimList<Puzzle, unknown>[],
  familyOfSubject: (subject: string) => AnyFamily = familyOf,
): Kind<PuzzleSample> {
  return {
    id: 'claims',
    weight: 5,
    subjects: FAMILY_IDS,
    make: (subject, rng) => samplePuzzle(familyOf(subject), rng),
    examine: (sample, subject, rng, context, tally) => {
      const family = familyOfSubject(subject);
      const { puzzle } = sample;
      const found = solutionsOf(family, sample, context);
      const list = lists.find((one) => one.family === subject);
      return [
        ...(list === undefined ? [] : claimProblems(list, puzzle, found, rng.fork('claims'), tally)),
        ...rowProblems(family, puzzle, context, rng.fork('rows'), tally),
        ...onlyProblems(family, puzzle, found, tally),
      ];
    },
    smaller: smallerSamples,
    show: showPuzzle,
  };
}

export const claimsKind: Kind<PuzzleSample> = claimsKindWith(CLAIM_LISTS);

/**
 * Solutions that the rules accept: all of a small puzzle, else the one that is known and those that an engine
 * finds.
 */
function solutionsOf(family: AnyFamily, { puzzle, known, small }: PuzzleSample, context: Context) {
  const all = small ? allSolutions(family, puzzle) : undefined;
  if (all !== undefined) return all;
  const [engine] = onlySat(context).engines;
  const { budget } = context;
  const formulation = chooseFormulation(family, 'sat');
  const request = { family, puzzle, formulation, engine: engine!, budget, certify: false };
  const answer = solvePuzzle(request, { limit: MOST_SOLUTIONS });
  const found = answer.status === 'solved' ? answer.solutions : [];
  return known !== undefined && solves(family, puzzle, known) ? [...found, known] : found;
}

/** False claims, each alone and beside all that is true, that are confirmed all the same. */
function claimProblems(
  list: ClaimList<Puzzle, unknown>,
  puzzle: Puzzle,
  solutions: readonly unknown[],
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  if (solutions.length === 0) return [];
  const claims = list.claims(puzzle);
  const truths = claims.filter(({ holds }) => solutions.every(holds));
  const wrong = rng.shuffle(claims.filter((claim) => !truths.includes(claim))).slice(0, MOST_CLAIMS);
  tally.add('checks', 'false claims shown', 2 * wrong.length + 1);
  const confirmed = wrong.flatMap((claim) => {
    const isTaken = [[claim], besideTruths(claim, truths)].some((some) => list.confirms(puzzle, some));
    return isTaken ? [claim] : [];
  });
  return [
    ...(list.confirms(puzzle, 'contradiction') ? [problem('that there is no solution')] : []),
    ...confirmed.map(({ place, value, isIt }) =>
      problem(`that place ${place} ${isIt ? 'has' : 'has not'} the value ${value}`),
    ),
  ];
}

/** Lazy rows, changed at random, that a solution breaks and the rules confirm all the same. */
function rowProblems(
  family: AnyFamily,
  puzzle: Puzzle,
  context: Context,
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  const presolve = rng.integer(2) === 0;
  return family.formulations
    .filter(({ engines }) => engines.includes('sat'))
    .flatMap((formulation) => {
      const formulated = formulation.formulate(puzzle, { presolve });
      if (formulated.justify === undefined) return [];
      const { engines } = onlySat(context);
      const { rows, solutions } = solvedLazily(formulation, formulated, engines, context.budget);
      const changes = rng
        .shuffle(rows)
        .slice(0, MOST_ROWS)
        .flatMap((row) =>
          Array.from({ length: CHANGES }, () => {
            const [dropped, added] = [rng.integer(1000), rng.integer(2) === 0 ? null : rng.integer(1000)];
            const [bound, turned] = [rng.pick([-1, 0, 0, 0, 1]), rng.integer(2) === 0];
            return changedRow(row, formulated.projection, { dropped, added, bound, turned });
          }),
        );
      const broken = [...rows, ...changes].filter((row) =>
        solutions.some((values) => findBrokenRow([row], values) !== undefined),
      );
      tally.add('checks', 'false lazy rows shown', broken.length);
      return broken
        .filter((row) => formulated.justify?.(row) !== undefined)
        .map(({ name }) => problem(`the row ${name} of ${formulation.id}, changed`));
    });
}

/** Of several solutions none is the only one. */
function onlyProblems(
  family: AnyFamily,
  puzzle: Puzzle,
  solutions: readonly unknown[],
  tally: Tally,
): readonly Problem[] {
  const [first] = solutions;
  const hasOther = solutions.some((other) => family.differences(first, other).length > 0);
  if (family.confirmsOnlySolution === undefined || !hasOther) return [];
  tally.add('checks', 'solutions shown as the only one', solutions.length);
  return solutions
    .filter((solution) => family.confirmsOnlySolution!(puzzle, solution))
    .map((solution) => problem(`${JSON.stringify(solution)} as the only solution`));
}

function problem(claim: string): Problem {
  return { code: 'false-claim', message: `${claim}: confirmed, though a solution says otherwise` };
}
