/** The properties of a formula that is said to have no assignment, of its proof, and of the two checkers. */
import type { Rng } from '../../../src/core/random.js';
import type { Formula } from '../../../src/solve/model/cnf.js';
import { clausesOf } from '../../../src/solve/sat/proof/formula.js';
import { refuteFormula } from '../../../src/solve/sat/proof/refute.js';
import { checkProof } from '../../engine/checker/drat-checker.js';
import type { Problem } from '../kind.js';
import type { Tally } from '../tally.js';
import { recordSteps, replaySteps, spoilSteps } from './proof-steps.js';

/**
 * The longest proof and formula that are checked as text: that checker is written to be believed rather than
 * fast.
 */
const LONGEST_PROOF = 100_000;
const LARGEST_FORMULA = 60_000;

const CONFLICTS = 10_000;

/**
 * Problems of a formula, the text of its proof, and the checkers of proofs as text and of steps with hints.
 */
export function proofProblems(formula: Formula, proof: string, rng: Rng, tally: Tally): readonly Problem[] {
  tally.add('work', 'proof characters', proof.length);
  const weaker = weakened(formula, rng.fork('weaker'));
  return [
    ...textProblems(formula, proof, weaker, rng.fork('text'), tally),
    ...stepProblems(formula, weaker, rng.fork('steps'), tally),
  ];
}

/**
 * A formula with an assignment, whose clauses are those of the refuted one, some of them with a literal more.
 */
interface Weaker {
  readonly formula: Formula;
  holds(literal: number): boolean;
}

/**
 * Lets some clauses hold by a variable that is in no other; undefined when that leaves no assignment.
 * @throws Error when the assignment that the solver gives breaks a clause
 */
function weakened(formula: Formula, rng: Rng): Weaker | undefined {
  const free = formula.variableCount + 1;
  const clauses = [...clausesOf(formula)].map((clause) =>
    clause.length === 0 || rng.integer(12) === 0 ? [...clause, free] : clause,
  );
  const weaker: Formula = {
    variableCount: free,
    names: [...formula.names, 'free'],
    literals: Int32Array.from(clauses.flatMap((clause) => [...clause, 0])),
  };
  const found = refuteFormula(weaker, () => undefined, { conflicts: CONFLICTS });
  if (found.status !== 'satisfiable') return undefined;
  const holds = (literal: number): boolean => found.assignment[Math.abs(literal) - 1] === literal > 0;
  const broken = clauses.find((clause) => !clause.some(holds));
  if (broken !== undefined) throw new Error(`the assignment breaks the clause ${broken.join(' ')}`);
  return { formula: weaker, holds };
}

/**
 * The text is accepted; spoilt it is answered; for a formula with an assignment it is refused, whole or
 * spoilt.
 */
function textProblems(
  formula: Formula,
  proof: string,
  weaker: Weaker | undefined,
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  if (proof.length > LONGEST_PROOF || formula.literals.length > LARGEST_FORMULA) {
    tally.add('checks', 'proof text too long to be checked');
    return [];
  }
  tally.add('checks', 'proof text checked');
  const checked = checkProof(formula, proof);
  if (checked.status === 'rejected') {
    return [{ code: 'proof-rejected', message: `line ${checked.line} of the proof: ${checked.message}` }];
  }
  const spoilt = withOneLiteralChanged(proof, rng);
  tally.add('checks', `proof text with a literal changed ${checkProof(formula, spoilt).status}`);
  if (weaker === undefined) return [];
  tally.add('checks', 'proof text shown to a formula with an assignment', 2);
  return [proof, spoilt]
    .filter((text) => checkProof(weaker.formula, text).status === 'verified')
    .map(() => ({
      code: 'text-checker-unsound',
      message: 'it accepts the proof for a formula with an assignment',
    }));
}

/**
 * The checker of steps refutes the formula by them; of a weaker formula it accepts only what the assignment
 * satisfies.
 */
function stepProblems(
  formula: Formula,
  weaker: Weaker | undefined,
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  const recording = recordSteps(formula, CONFLICTS);
  if (!recording.refuted) return [];
  const replay = replaySteps([...clausesOf(formula)], recording);
  tally.add('checks', 'proof steps accepted', replay.accepted);
  if (!replay.refuted || replay.rejected > 0)
    return [
      {
        code: 'steps-rejected',
        message: `${replay.rejected} of its own steps are refused at the second time`,
      },
    ];
  const spoilt = spoilSteps(recording, rng);
  const again = replaySteps([...clausesOf(formula)], spoilt);
  tally.add('checks', 'spoilt proof steps refused', again.rejected);
  if (weaker === undefined) return [];
  return [recording, spoilt].flatMap((steps): readonly Problem[] => {
    const { unsound, refuted, accepted, rejected } = replaySteps(
      [...clausesOf(weaker.formula)],
      steps,
      weaker.holds,
    );
    tally.add('checks', 'proof steps about a weaker formula accepted', accepted);
    tally.add('checks', 'proof steps about a weaker formula refused', rejected);
    if (unsound === undefined && !refuted) return [];
    const clause = unsound?.join(' ') ?? 'empty clause';
    return [
      {
        code: 'step-checker-unsound',
        message: `it accepts (${clause}), which an assignment of the formula breaks`,
      },
    ];
  });
}

/** The proof with one literal of one step negated or replaced by another. */
function withOneLiteralChanged(proof: string, rng: Rng): string {
  const lines = proof.trimEnd().split('\n');
  const candidates = [...lines.keys()].filter((line) => /^-?[1-9]/.test(lines[line]!));
  if (candidates.length === 0) return `1 0\n${proof}`;
  const line = rng.pick(candidates);
  const literals = lines[line]!.split(' ').map(Number).slice(0, -1);
  const at = rng.integer(literals.length);
  const other = rng.integer(2) === 0 ? -literals[at]! : literals[at]! + 1 || 1;
  return `${lines.with(line, [...literals.with(at, other), 0].join(' ')).join('\n')}\n`;
}
