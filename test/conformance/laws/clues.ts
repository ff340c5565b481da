/** Laws of clues, for every family that can list them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClueSet, Puzzle } from '../../../src/families/contract/family.js';
import { enoughClues } from '../../../src/minimum/enough-clues.js';
import { everyFewest } from '../../../src/minimum/every-fewest.js';
import { fewestClues } from '../../../src/minimum/fewest-clues.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import type { Engine } from '../../../src/solve/engine.js';
import { openEngine } from '../../../src/solve/engines.js';
import { bruteForce, type Subject } from '../families.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');
/** Brute force over the choices of more clues takes too long. */
const MOST_CLUES = 16;

/**
 * Families whose examples give what is no clue: cells without a star, the 0 of a row without a place for a
 * tent.
 */
const GIVE_MORE: ReadonlySet<string> = new Set(['star-battle', 'tents']);

/** A solution of a small puzzle and its clues. */
interface Case {
  readonly solution: unknown;
  readonly set: ClueSet<Puzzle, unknown>;
  /**
   * By other solution of the puzzle without clues: the clues that it breaks of those in a choice, as bits, or
   * further ones; undefined where bits cannot express them.
   */
  readonly broken: readonly Broken[] | undefined;
}

type Broken = (choice: number) => number;

/** Cost and number of the cheapest choices, by trying all. */
function cheapest(broken: readonly Broken[], weights: readonly number[]) {
  let least = Infinity;
  let ways = 0;
  for (let choice = 0; choice < 1 << weights.length; choice++) {
    if (!broken.every((bits) => (bits(choice) & choice) !== 0)) continue;
    const cost = weights.reduce(
      (total, weight, clue) => total + (((choice >> clue) & 1) === 1 ? weight : 0),
      0,
    );
    if (cost === least) ways++;
    if (cost >= least) continue;
    least = cost;
    ways = 1;
  }
  return { least, ways };
}

function isUnique({ family }: Subject, puzzle: Puzzle, solution: unknown, engine: Engine): boolean {
  const answer = checkPuzzle({ family, puzzle, engine, formulation: chooseFormulation(family, engine.id) });
  return answer.verdict === 'unique' && family.differences(answer.solution, solution).length === 0;
}

/** The laws of clues, for every family that can list them. */
export function clueLaws(subjects: readonly Subject[]): void {
  const WITH_CLUES = subjects.filter(({ family }) => family.clues !== undefined);

  function caseOf(subject: Subject, puzzle: Puzzle): Case | undefined {
    const { family } = subject;
    const [solution] = bruteForce(subject, puzzle);
    if (solution === undefined) return undefined;
    const set = family.clues!.cluesOf(puzzle, solution);
    if (set.clues.length > MOST_CLUES) return undefined;
    const all = bruteForce(subject, set.puzzleWith([]));
    const others = all.filter((other) => family.differences(other, solution).length > 0);
    // A solution that is only the best with some clue given (a shortest path) is left to another law.
    if (others.length === all.length) return { solution, set, broken: undefined };
    const bits = (clues: readonly number[]): number => clues.reduce((word, clue) => word | (1 << clue), 0);
    const broken = others.map((other): Broken => {
      const { brokenBeside } = set;
      const alone = bits(set.brokenBy(other));
      if (brokenBeside === undefined) return () => alone;
      const cluesIn = (choice: number) => [...set.clues.keys()].filter((clue) => (choice >> clue) & 1);
      return (choice) => bits(brokenBeside(other, cluesIn(choice)));
    });
    return { solution, set, broken };
  }

  describe.each(WITH_CLUES)('clues of $id', (subject) => {
    const { family } = subject;
    const clues = family.clues!;

    it('are true, distinct by name, and make well-formed puzzles', () => {
      for (const { puzzle, solution, verdict } of family.examples) {
        if (verdict !== 'unique' || solution === undefined) continue;
        const kinds = clues.kinds.length === 0 ? [] : [clues.kinds.map(({ id }) => id)];
        for (const set of [undefined, ...kinds].map((some) => clues.cluesOf(puzzle, solution, some))) {
          expect(set.brokenBy(solution)).toEqual([]);
          expect(new Set(set.clues.map(({ name }) => name)).size).toBe(set.clues.length);
          for (const step of [2, Infinity]) {
            const partial = set.puzzleWith([...set.clues.keys()].filter((clue) => clue % step === 0));
            expect(family.readPuzzle(JSON.parse(JSON.stringify(partial)))).toEqual({
              ok: true,
              value: partial,
            });
            expect(family.verify(partial, solution)).toEqual([]);
          }
        }
      }
    });

    it.skipIf(GIVE_MORE.has(subject.id))('of an example that are given make it again', () => {
      for (const { puzzle, solution, verdict } of family.examples) {
        if (verdict !== 'unique' || solution === undefined) continue;
        const set = clues.cluesOf(puzzle, solution);
        const given = [...set.clues.keys()].filter((clue) => set.clues[clue]!.given);
        expect(set.puzzleWith(given)).toEqual(puzzle);
      }
    });

    it('are known again in the puzzle that gives them', () => {
      for (const { puzzle, solution, verdict } of family.examples) {
        if (verdict !== 'unique' || solution === undefined) continue;
        const set = clues.cluesOf(puzzle, solution);
        const partial = set.puzzleWith([...set.clues.keys()].filter((clue) => clue % 3 > 0));
        const again = clues.cluesOf(partial, solution);
        const given = [...again.clues.keys()].filter((clue) => again.clues[clue]!.given);
        expect(again.puzzleWith(given)).toEqual(partial);
      }
    });

    it.each([
      { name: 'sat follows, highs leads', engine: SAT, leader: HIGHS, runs: 16 },
      { name: 'highs follows, sat leads', engine: HIGHS, leader: SAT, runs: 6 },
    ])('are the fewest and the cheapest that brute force finds: $name', ({ engine, leader, runs }) => {
      const cases = fc.tuple(
        subject.small.puzzle,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: MOST_CLUES, maxLength: MOST_CLUES }),
        fc.string(),
      );
      fc.assert(
        fc.property(cases, ([puzzle, costs, seed]) => {
          const found = caseOf(subject, puzzle);
          if (found?.broken === undefined) return;
          const { solution, set, broken } = found;
          const weights = costs.slice(0, set.clues.length);
          const asked = { family, set, solution, engine, leader, weights, seed };
          const answer = fewestClues(asked);
          const all = (1 << set.clues.length) - 1;
          if (broken.some((bits) => (bits(all) & all) === 0)) {
            expect(answer.status).toBe('ambiguous');
            return;
          }
          if (answer.status !== 'found') throw new Error(`not found: ${answer.status}`);
          const { least, ways } = cheapest(broken, weights);
          expect(answer).toMatchObject({ proved: true, lower: least, upper: least });
          expect(isUnique(subject, answer.puzzle!, solution, leader)).toBe(true);
          for (const clue of answer.chosen!) {
            const fewer = set.puzzleWith(answer.chosen!.filter((other) => other !== clue));
            expect(isUnique(subject, fewer, solution, SAT)).toBe(false);
          }
          const every = everyFewest({
            family,
            set,
            solution,
            engine,
            weights,
            sets: answer.sets,
            optimum: least,
          });
          if (every.status !== 'found') throw new Error(`not listed: ${every.status}`);
          expect(new Set(every.choices.map(String)).size).toBe(ways);
          expect(every.choices).toHaveLength(ways);
          expect(every.choices.map(String)).toContain(String(answer.chosen));
        }),
        { numRuns: runs },
      );
    });

    it('are enough when greedily chosen, and none can be dropped', () => {
      fc.assert(
        fc.property(subject.small.puzzle, fc.string(), (puzzle, seed) => {
          const [solution] = bruteForce(subject, puzzle);
          if (solution === undefined) return;
          const set = clues.cluesOf(puzzle, solution);
          const asked = { family, set, solution, engine: SAT, seed };
          const answer = enoughClues(asked);
          const whole = set.puzzleWith([...set.clues.keys()]);
          expect(answer.status).toBe(isUnique(subject, whole, solution, HIGHS) ? 'enough' : 'ambiguous');
          if (answer.status !== 'enough') return;
          expect(isUnique(subject, answer.puzzle, solution, HIGHS)).toBe(true);
          for (const clue of answer.chosen) {
            const fewer = set.puzzleWith(answer.chosen.filter((other) => other !== clue));
            expect(isUnique(subject, fewer, solution, SAT)).toBe(false);
          }
          expect(enoughClues(asked)).toEqual(answer);
        }),
        { numRuns: 12 },
      );
    });
  });
}
