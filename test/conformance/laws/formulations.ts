import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Formulation, Puzzle } from '../../../src/families/contract/family.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { countPuzzle } from '../../../src/proving/count.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import type { Engine } from '../../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/engines.js';
import { bruteForce, type Subject } from '../families.js';

/**
 * HiGHS takes seconds for the models of larger examples, sooner where they were not presolved; `sat` answers
 * those alone.
 */
const MOST_VARIABLES = { presolved: 400, whole: 60 };

const ENGINES: readonly Engine[] = await Promise.all(ENGINE_IDS.map(openEngine));

interface Request {
  readonly formulation: Formulation<Puzzle, unknown>;
  readonly engine: Engine;
  readonly presolve: boolean;
}

/** Every formulation agrees with the examples and, on small puzzles, with brute force. */
export function formulationLaws(subjects: readonly Subject[]): void {
  const CASES = subjects.flatMap((subject) =>
    ENGINES.flatMap((engine) =>
      subject.family.formulations
        .filter(({ engines }) => engines.includes(engine.id))
        .flatMap((formulation) =>
          [true, false].map((presolve) => {
            const name = `${subject.id} by ${formulation.id} in ${engine.id}, presolve ${presolve ? 'on' : 'off'}`;
            return { name, subject, request: { family: subject.family, formulation, engine, presolve } };
          }),
        ),
    ),
  );

  it.each(subjects)('$id has a formulation for every engine that there is', ({ family }) => {
    const taken = new Set(family.formulations.flatMap(({ engines }) => engines));
    for (const id of ENGINE_IDS) expect(taken).toContain(id);
  });

  it.each(subjects)('$id says which puzzles ask for the best answer: they have an objective', (subject) => {
    const { family, small } = subject;
    const formulation = chooseFormulation(family, 'sat');
    const states = (puzzle: Puzzle): void => {
      const { objective } = formulation.formulate(puzzle, { presolve: true }).model;
      expect(objective !== undefined).toBe(family.asksForBest?.(puzzle) ?? false);
    };
    for (const { puzzle } of family.examples) states(puzzle);
    fc.assert(fc.property(small.puzzle, states), { numRuns: 30 });
  });

  describe.each(CASES)('$name', ({ subject, request }) => {
    // Every answer passes the rules: checkPuzzle and countPuzzle verify what they give out.
    const examples = subject.family.examples.filter(({ puzzle }) => isQuick(request, puzzle));
    it.each(examples)('says that "$name" is $verdict', ({ puzzle, verdict, solution }) => {
      const answer = checkPuzzle({ ...request, puzzle });
      expect(answer.verdict).toBe(verdict);
      if (answer.verdict === 'unique') expect(answer.solution).toEqual(solution);
    });

    it('agrees with brute force about none, one or more solutions of small puzzles', () => {
      fc.assert(
        fc.property(subject.small.puzzle, (puzzle) => {
          const right = bruteForce(subject, puzzle).length;
          const counted = countPuzzle({ ...request, puzzle }, { limit: 2 });
          expect(counted.count).toBe(Math.min(2, right));
          expect(counted.complete).toBe(right < 2);
        }),
        { numRuns: 8 },
      );
    });
  });
}

function isQuick({ formulation, engine, presolve }: Request, puzzle: Puzzle): boolean {
  if (engine.id !== 'highs') return true;
  const most = presolve ? MOST_VARIABLES.presolved : MOST_VARIABLES.whole;
  return formulation.formulate(puzzle, { presolve }).model.variables.length <= most;
}
