/**
 * Sets of clues of each of which every choice with one solution has one, found without an engine: a change of
 * the solution that keeps the rules of the puzzle without clues leads to another solution of every choice
 * that has none of the clues that it breaks. What a change breaks is decided by the direct check of each
 * rule.
 */
import { groupsOfMembers } from '../../../core/index.js';
import type { Board } from './board.js';
import { type Change, factsOf, type PossibleClue } from './possible-clue.js';
import type { Rule } from './rule.js';
import { kindOf, type RuleKinds } from './rule-kind.js';

/** Sets of more clues say little, unless they are asked for by shares. */
const LARGEST_SET = 12;
/** Shares may come from a computation in floating point. */
const LESS_THAN_ONE = 0.999;

/** A solution whose clues are to be chosen, and changes of it. */
interface NearFillings {
  readonly board: Board<unknown>;
  /** The rules of the puzzle without clues. */
  readonly rules: readonly Rule[];
  readonly kinds: RuleKinds;
  readonly clues: readonly PossibleClue[];
  /** The solution. */
  readonly values: readonly number[];
  readonly changes: Iterable<readonly Change[]>;
  /** Of the clues: only sets that hold less than one clue by these shares are wanted. */
  readonly shares?: ArrayLike<number> | undefined;
}

/** The smallest sets: none has another one in it. Clues by their positions, in rising order. */
export function neededSets({
  board,
  rules,
  kinds,
  clues,
  values: solution,
  changes,
  shares,
}: NearFillings): readonly (readonly number[])[] {
  const values = [...solution];
  const rulesOf = placesToRules(board, rules);
  const cluesOf = placesToRules(
    board,
    clues.map((clue) => ({
      places: factsOf(clue).flatMap((fact) => ('place' in fact ? [fact.place] : fact.places)),
    })),
  );
  const isBroken = (rule: Rule): boolean => kindOf(kinds, rule).fault(rule, values, board) !== undefined;
  const isLost = (clue: PossibleClue): boolean =>
    factsOf(clue).some((fact) => ('place' in fact ? values[fact.place] !== fact.value : isBroken(fact)));
  const found = new Map<string, readonly number[]>();
  const isWanted = (set: readonly number[]): boolean =>
    shares === undefined
      ? set.length <= LARGEST_SET
      : set.reduce((total, clue) => total + shares[clue]!, 0) < LESS_THAN_ONE;
  for (const change of changes) {
    for (const { place, value } of change) values[place] = value;
    const touched = (by: readonly (readonly number[])[]): readonly number[] => [
      ...new Set(change.flatMap(({ place }) => by[place]!)),
    ];
    if (!touched(rulesOf).some((rule) => isBroken(rules[rule]!))) {
      const set = touched(cluesOf).filter((clue) => isLost(clues[clue]!));
      if (isWanted(set)) {
        set.sort((one, other) => one - other);
        found.set(set.join(), set);
      }
    }
    for (const { place } of change) values[place] = solution[place]!;
  }
  return smallest([...found.values()], clues.length);
}

/** By place: the positions of the rules that speak about it. */
function placesToRules(
  { cells }: Pick<Board<unknown>, 'cells'>,
  rules: readonly Pick<Rule, 'places'>[],
): readonly (readonly number[])[] {
  return groupsOfMembers(
    cells.length,
    rules.map(({ places }) => places),
  );
}

function smallest(sets: readonly (readonly number[])[], count: number): readonly (readonly number[])[] {
  const kept: (readonly number[])[] = [];
  const withClue: (readonly number[])[][] = Array.from({ length: count }, () => []);
  for (const set of [...sets].sort((one, other) => one.length - other.length)) {
    const clues = new Set(set);
    const isWithin = (other: readonly number[]): boolean => other.every((clue) => clues.has(clue));
    if (set.some((clue) => withClue[clue]!.some(isWithin))) continue;
    kept.push(set);
    for (const clue of set) withClue[clue]!.push(set);
  }
  return kept;
}
