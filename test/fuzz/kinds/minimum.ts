/**
 * The fewest clues of tiny puzzles against a search through all choices of clues, each judged by the rules
 * alone.
 */
import type { AnyFamily, ClueSet, Puzzle } from '../../../src/families/contract/family.js';
import { everyFewest } from '../../../src/minimum/every-fewest.js';
import { fewestClues } from '../../../src/minimum/fewest-clues.js';
import type { Kind, Problem } from '../kind.js';
import { allSolutions } from '../puzzles/oracle.js';
import { type PuzzleSample, smallPuzzle } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples } from '../puzzles/subject.js';

/** All choices of more clues are too many to try. */
const MOST_CLUES = 12;
/** Solutions of the puzzle without clues among which the choices have to decide. */
const MOST_SOLUTIONS = 400;
/** Small puzzles that are drawn until one can be searched through. */
const DRAWS = 30;

export const minimumKind: Kind<PuzzleSample> = {
  id: 'minimum',
  weight: 2,
  subjects: FAMILY_IDS.filter((id) => familyOf(id).clues !== undefined),
  make: async (subject, rng) => {
    const family = familyOf(subject);
    let puzzle = smallPuzzle(family, rng);
    for (let draw = 1; draw < DRAWS && problemOf(family, puzzle) === undefined; draw++)
      puzzle = smallPuzzle(family, rng);
    return { puzzle, small: true, intact: false };
  },
  examine: ({ puzzle }, subject, rng, { engines }, tally) => {
    const family = familyOf(subject);
    const asked = problemOf(family, puzzle);
    if (asked === undefined) {
      tally.add('checks', 'no tiny choice of clues');
      return [];
    }
    const { set, solution, solutions } = asked;
    tally.add('checks', 'fewest clues by exhaustive search');
    const right = exhaustive(family, set, solutions);
    return engines.flatMap((engine) => {
      const leader = rng.pick(engines);
      const request = { family, set, solution, engine, leader, seed: rng.fork('search').seed };
      const answer = fewestClues(request);
      const name = `${engine.id} with ${leader.id} leading`;
      if (right === undefined) {
        return answer.status === 'ambiguous' ? [] : [wrong(`${name}: ${answer.status}; no choice is enough`)];
      }
      if (
        answer.status !== 'found' ||
        !answer.proved ||
        answer.upper !== right.fewest ||
        answer.lower !== right.fewest
      )
        return [wrong(`${name}: ${JSON.stringify(answer)}; the fewest are ${right.fewest}`)];
      if (!right.ways.has(String(answer.chosen)))
        return [wrong(`${name}: the clues ${answer.chosen} leave several solutions`)];
      const every = everyFewest({
        family,
        set,
        solution,
        engine,
        weights: set.clues.map(() => 1),
        sets: answer.sets,
        optimum: right.fewest,
      });
      if (every.status !== 'found') return [wrong(`${name}: all choices: ${every.status}`)];
      const found = new Set(every.choices.map(String));
      const same =
        found.size === every.choices.length &&
        found.size === right.ways.size &&
        [...found].every((way) => right.ways.has(way));
      return same
        ? []
        : [
            wrong(
              `${name}: ${every.choices.length} choices of ${right.fewest} clues; there are ${right.ways.size}`,
            ),
          ];
    });
  },
  smaller: smallerSamples,
  show: showPuzzle,
};

function wrong(message: string): Problem {
  return { code: 'fewest-clues', message };
}

interface Searchable {
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  /** All solutions of the puzzle without clues. */
  readonly solutions: readonly unknown[];
}

/** The problem to search through; undefined when there is no solution, or too many clues or solutions. */
function problemOf(family: AnyFamily, puzzle: Puzzle): Searchable | undefined {
  const solution = allSolutions(family, puzzle)?.[0];
  if (solution === undefined) return undefined;
  const set = family.clues!.cluesOf(puzzle, solution);
  if (set.clues.length > MOST_CLUES || set.clues.length === 0) return undefined;
  const solutions = allSolutions(family, set.puzzleWith([]));
  if (solutions === undefined || solutions.length > MOST_SOLUTIONS) return undefined;
  // A solution that is only the best when some clue is given (a shortest path) has no place in this search.
  if (!solutions.some((other) => family.differences(other, solution).length === 0)) return undefined;
  return { set, solution, solutions };
}

/**
 * The least number of clues that leave one solution and all choices of that number; undefined when none do.
 */
function exhaustive(family: AnyFamily, set: ClueSet<Puzzle, unknown>, solutions: readonly unknown[]) {
  const all = [...set.clues.keys()];
  for (let fewest = 0; fewest <= all.length; fewest++) {
    const ways = choices(all, fewest).filter((chosen) => {
      const puzzle = set.puzzleWith(chosen);
      let left = 0;
      for (const solution of solutions) {
        if (family.verify(puzzle, solution).length === 0 && ++left > 1) return false;
      }
      return left === 1;
    });
    if (ways.length > 0) return { fewest, ways: new Set(ways.map(String)) };
  }
  return undefined;
}

/** All choices of a number of items, in their order. */
function choices(items: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
