import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../../src/families/contract/index.js';
import {
  type ForcedMark,
  ForcedQuestions,
  type ForcedRequest,
  type Possibility,
} from '../../../src/proving/index.js';
import { ENGINE_IDS, type Engine, openEngine } from '../../../src/solve/index.js';
import { bruteForce, type Subject } from '../families.js';

const ENGINES: readonly Engine[] = await Promise.all(ENGINE_IDS.map(openEngine));

/** HiGHS takes long for many questions: it answers those about few variables. */
const MOST_VARIABLES = 40;

/** Forced values are those that all solutions by brute force have in common, also at a limit. */
export function forcedLaws(subjects: readonly Subject[]): void {
  describe.each(subjects)('what is forced in $id', (subject) => {
    const { family, small } = subject;
    const questions = new ForcedQuestions();
    const asked = (puzzle: Puzzle, engine: Engine, reuses = true): ForcedRequest => ({
      family,
      puzzle,
      engine,
      reuses,
      limit: 1000,
      paths: 0,
    });

    const { engines } = family.formulations.find(({ id }) => id === family.explaining!.formulation)!;
    const suited = ENGINES.filter(({ id }) => engines.includes(id));

    it.each(suited)('agrees with brute force about every value in $id', (engine) => {
      fc.assert(
        fc.property(small.puzzle, (puzzle) => {
          if (engine.id === 'highs' && variablesOf(subject, puzzle) > MOST_VARIABLES) return;
          const solutions = bruteForce(subject, puzzle);
          const answer = questions.ask(asked(puzzle, engine));
          // With the solutions of another puzzle and without them.
          const { statistics: _, ...again } = questions.ask(asked(puzzle, engine, false));
          expect(answer).toMatchObject(again);
          expect(answer.status).toBe(solutions.length === 0 ? 'none' : 'found');
          expect(answer.certified).toBe(engine.id === 'sat');
          if (answer.status !== 'found') return;
          expect(answer.solutions).toEqual({ count: solutions.length, exact: true });
          const shown = shownBy(subject, puzzle, answer.marks, solutions);
          expect(answer.marks.map(({ yes, no }) => [yes, no])).toEqual(
            shown.map(({ yes, no }) => [possibility(yes), possibility(no)]),
          );
        }),
        { numRuns: 12 },
      );
    });

    it('says of no value what is wrong where a limit ends the search', () => {
      const [sat] = suited.filter(({ id }) => id === 'sat');
      fc.assert(
        fc.property(small.puzzle, fc.integer({ min: 1, max: 3 }), (puzzle, conflicts) => {
          const answer = questions.ask({ ...asked(puzzle, sat!), budget: { conflicts } });
          const solutions = bruteForce(subject, puzzle);
          if (answer.status === 'none') expect(solutions).toEqual([]);
          if (answer.status !== 'found') return;
          expect(answer.solutions.count).toBeLessThanOrEqual(solutions.length);
          const shown = shownBy(subject, puzzle, answer.marks, solutions);
          for (const [place, { yes, no }] of answer.marks.entries()) {
            expect([possibility(shown[place]!.yes), 'unknown']).toContain(yes);
            expect([possibility(shown[place]!.no), 'unknown']).toContain(no);
          }
        }),
        { numRuns: 12 },
      );
    });
  });
}

function possibility(isShown: boolean): Possibility {
  return isShown ? 'possible' : 'impossible';
}

/** By mark: whether it holds in one of some solutions, and whether it does not in one. */
function shownBy(
  { family }: Subject,
  puzzle: Puzzle,
  forced: readonly ForcedMark[],
  solutions: readonly unknown[],
): readonly { readonly yes: boolean; readonly no: boolean }[] {
  const marks = forced.map(({ mark }) => mark);
  const states = solutions.map((solution) => {
    const read = family.explaining!.readState(solution, puzzle, marks);
    if (!read.ok) throw new Error(`a solution of ${family.id} is no state`);
    // A state leaves out what a solution does not have.
    return new Set(read.value.filter(({ value }) => value).map(({ mark }) => mark));
  });
  return marks.map((_, mark) => ({
    yes: states.some((state) => state.has(mark)),
    no: states.some((state) => !state.has(mark)),
  }));
}

function variablesOf({ family }: Subject, puzzle: Puzzle): number {
  const [{ formulate }] = family.formulations as [(typeof family.formulations)[number]];
  return formulate(puzzle, { presolve: false }).model.variables.length;
}
