/**
 * Explanations, with the usual limits on the search and with limits so small that what it falls back to is
 * used: the rules accept its solution, its steps conclude nothing but what that has, no move says what its
 * rules do not force, and where there is none the verdict is that of the check.
 */
import { explainPuzzle } from '../../../src/explain/index.js';
import type { Explanation } from '../../../src/explain/model/index.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { type Kind, onlySat, type Problem } from '../kind.js';
import { type PuzzleSample, samplePuzzle } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples } from '../puzzles/subject.js';

/** Limits on the search for one step. */
const LIMITS = [
  undefined,
  { proving: 300, choosing: 50, attempts: 2 },
  { proving: 0, choosing: 0, attempts: 1 },
] as const;
/** Questions after which an explanation ends: a long one is no more than slow. */
const MOST_QUESTIONS = 4000;

export const explainKind: Kind<PuzzleSample> = {
  id: 'explain',
  weight: 3,
  subjects: FAMILY_IDS,
  make: (subject, rng) => samplePuzzle(familyOf(subject), rng),
  examine: ({ puzzle }, subject, rng, context, tally) => {
    const family = familyOf(subject);
    const [engine] = onlySat(context).engines;
    const wrong: Problem[] = [];
    const joint = LIMITS[rng.integer(LIMITS.length)];
    const answer = explainPuzzle({
      ...{ family, puzzle, budget: context.budget, queries: MOST_QUESTIONS, rates: false },
      ...(joint && { joint }),
      proofs: rng.integer(4) === 0,
      onWrongMove: (why) => wrong.push({ code: 'wrong-move', message: why }),
    });
    tally.add('verdict', `${subject} ${answer.status}`);
    if (answer.status === 'explained') {
      tally.add('checks', `explanation ${answer.explanation.verdict}`);
      return [...wrong, ...explanationProblems(family, puzzle, answer.explanation)];
    }
    if (engine === undefined || answer.status === 'undecided') return wrong;
    const formulation = chooseFormulation(family, engine.id);
    const { verdict } = checkPuzzle({ family, puzzle, engine, formulation, budget: context.budget });
    if (verdict === 'undecided' || verdict === answer.status) return wrong;
    return [
      ...wrong,
      { code: 'verdict', message: `not explained as ${answer.status}, checked as ${verdict}` },
    ];
  },
  smaller: smallerSamples,
  show: showPuzzle,
};

function explanationProblems(
  family: AnyFamily,
  puzzle: Puzzle,
  { steps, marks, values, solution }: Explanation,
): readonly Problem[] {
  const refused = family.verify(puzzle, solution);
  const untrue = steps.flatMap(({ conclusions }) =>
    conclusions.filter(({ mark, value }) => values[mark] !== value),
  );
  return [
    ...refused.map(({ message }) => ({ code: 'solution', message })),
    ...untrue.map(({ mark }) => ({
      code: 'untrue',
      message: `a step says the opposite of ${marks[mark]!.place}`,
    })),
  ];
}
