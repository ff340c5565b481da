/**
 * Certifies an answer about the fewest clues, independently of the search and of the engine that found it. It
 * shows that
 *
 * - each choice found leaves exactly one solution, the required one: the independent checker follows the
 *   proof;
 * - each set of clues of which every choice is said to need one is right: a solution that the rules accept,
 *   other than the required one, breaks no clue outside the set;
 * - no cheaper choice has a clue of each set (and, for a complete list, no other choice that costs the same):
 *   stated as rows over one 0-1 variable a clue, refuted by the clause-learning engine, its proof followed by
 *   the checker.
 *
 * It relies on the rules of the family, its list of clues (a choice of fewer clues allows at least the
 * solutions of more), the formulation of the puzzle as rows, and the checker.
 */
import type { Budget } from '../core/index.js';
import type { AnyFamily, ClueSet, Puzzle } from '../families/contract/index.js';
import { certify } from '../proving/index.js';
import { type Engine, type Model, ModelBuilder, sum, type Term } from '../solve/index.js';

/** Conflicts that the refutation, and each proof of uniqueness, may take. */
const MOST_CONFLICTS = 300_000;

/** The choices found, and the claims about them. Clues are named by their index in the set. */
export interface FewestClaim {
  readonly family: AnyFamily;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  /** The cost of each clue; all 1 when absent. */
  readonly weights?: readonly number[];
  /** Sets of clues of which every choice needs one. */
  readonly sets: readonly (readonly number[])[];
  /** Choices that leave the solution alone. */
  readonly choices: readonly (readonly number[])[];
  /** No choice costs less. */
  readonly lower: number;
  /** The choices are all that cost `lower`. */
  readonly isComplete: boolean;
  /** Makes proofs that a checker follows: sat. */
  readonly engine: Engine;
  readonly budget?: Budget;
}

/**
 * True if the whole claim is shown; else the first part that could not be shown, as the end of a sentence.
 */
export type FewestCertificate =
  | { readonly status: 'certified' }
  | { readonly status: 'uncertified'; readonly reason: string };

/**
 * Certifies a claim, as far as counted limits allow.
 * @throws Error when a part of the claim is wrong: a defect
 */
export function certifyFewest(claim: FewestClaim): FewestCertificate {
  const reason = openBound(claim) ?? openChoice(claim) ?? openSet(claim);
  return reason === undefined ? { status: 'certified' } : { status: 'uncertified', reason };
}

const INTERRUPTED = 'the run was interrupted';

/** The reason why the bound (and the completeness of the list) is not shown; undefined when it is. */
function openBound(claim: FewestClaim): string | undefined {
  const { engine, family, budget = {} } = claim;
  const session = engine.open(hittingModel(claim), { certify: true });
  try {
    const outcome = session.solve({ budget: { ...budget, conflicts: MOST_CONFLICTS } });
    switch (outcome.status) {
      case 'infeasible':
        return outcome.certified === true ? undefined : `the engine ${engine.id} makes no proofs`;
      case 'limit':
        if (outcome.limit === 'abort') return INTERRUPTED;
        return `no refutation of a cheaper choice within ${MOST_CONFLICTS} conflicts`;
      default:
        throw new Error(`the sets of ${family.id} allow a choice of clues that was said to be refuted`);
    }
  } finally {
    session.dispose();
  }
}

/** The choices that the claim excludes: one clue of each set, cheap enough, and none of those listed. */
export function hittingModel({
  set,
  sets,
  weights,
  lower,
  choices,
  isComplete,
}: Pick<FewestClaim, 'set' | 'sets' | 'weights' | 'lower' | 'choices' | 'isComplete'>): Model {
  const builder = new ModelBuilder('fewer_clues');
  const chosen = set.clues.map((_, clue) => builder.binary(`chosen_${clue}`));
  const literals = (clues: readonly number[]): Term[] => sum(clues.map((clue) => chosen[clue]!));
  const costs = chosen.map((variable, clue): Term => [weights?.[clue] ?? 1, variable]);
  builder.row('cost', costs, '<=', isComplete ? lower : lower - 1);
  for (const [index, clues] of smallestSets(sets).entries())
    builder.row(`set_${index}`, literals(clues), '>=', 1);
  if (isComplete) {
    // Each clue costs something and nothing costs less than `lower`, so a choice that holds a listed one is
    // that one.
    for (const [index, clues] of choices.entries())
      builder.row(`listed_${index}`, literals(clues), '<=', clues.length - 1);
  }
  return builder.build();
}

/** The first choice that is not shown to leave one solution, in words; undefined when all are. */
function openChoice({
  family,
  set,
  solution,
  choices,
  engine,
  budget = {},
}: FewestClaim): string | undefined {
  for (const chosen of choices) {
    if (budget.abort?.() === true) return INTERRUPTED;
    const limits = { ...budget, conflicts: MOST_CONFLICTS };
    const puzzle = set.puzzleWith(chosen);
    const answer = certify(family, puzzle, { engine, budget: limits, expected: solution });
    if (answer.verdict === 'undecided') return 'that a choice leaves one solution was not proved in time';
    if (answer.verdict !== 'unique') {
      throw new Error(
        `a choice of clues of ${family.id} was said to leave one solution; it is ${answer.verdict}`,
      );
    }
    if (!answer.certified) return 'the proof that a choice leaves one solution was not checked as a whole';
  }
  return undefined;
}

/** The first set that is not shown to need a clue, in words; undefined when all are. */
function openSet(claim: FewestClaim): string | undefined {
  for (const clues of smallestSets(claim.sets)) {
    if (claim.budget?.abort?.() === true) return INTERRUPTED;
    const { family } = claim;
    const other = otherSolutionOf(claim, clues);
    if (other === undefined) return 'another solution was not found in time';
    if ((family.undecided?.(withoutClues(claim.set, clues), other) ?? []).length > 0)
      return 'the rules cannot decide about a solution';
  }
  return undefined;
}

/**
 * Another solution that keeps all clues outside of a set; undefined where none was found in time.
 * @throws Error when there is none: every choice was said to need a clue of the set
 */
export function otherSolutionOf(
  { family, set, solution, engine, budget = {} }: FewestClaim,
  clues: readonly number[],
): unknown {
  const limits = { ...budget, conflicts: MOST_CONFLICTS };
  // The rules verify its answers, so that no proof is needed.
  const answer = certify(family, withoutClues(set, clues), { engine, budget: limits, checkProof: false });
  const solutions = [
    ...('solution' in answer ? [answer.solution] : []),
    ...('second' in answer ? [answer.second] : []),
  ];
  const other = solutions.find((found) => family.differences(solution, found).length > 0);
  if (other === undefined && answer.verdict !== 'undecided')
    throw new Error(`a set of clues of ${family.id} is not needed: all others leave one solution`);
  return other;
}

function withoutClues(set: ClueSet<Puzzle, unknown>, clues: readonly number[]): Puzzle {
  const open = new Set(clues);
  return set.puzzleWith([...set.clues.keys()].filter((clue) => !open.has(clue)));
}

/** The sets that contain no other one: where these have a clue, all have. */
export function smallestSets(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const kept: (readonly number[])[] = [];
  for (const set of sets.toSorted((one, other) => one.length - other.length)) {
    const clues = new Set(set);
    if (!kept.some((smaller) => smaller.every((clue) => clues.has(clue)))) kept.push(set);
  }
  return kept;
}
