/**
 * Certificates: the checker accepts the proof of every verdict `unique` and `none`; it refuses every proof, spoilt or
 * whole, of a formula that has an assignment, and a spoilt proof is answered and never thrown at.
 */
import type { Rng } from '../../../src/core/random.js';
import { clausesOf } from '../../../src/engine/sat/proof/formula.js';
import { refuteFormula } from '../../../src/engine/sat/proof/refute.js';
import type { Formula } from '../../../src/model/cnf.js';
import { certifyPuzzle } from '../../../src/proving/certify.js';
import { checkProof } from '../../engine/checker/drat-checker.js';
import { type Kind, onlySat, type Problem } from '../kind.js';
import { questionsAbout } from '../puzzles/questions.js';
import { type PuzzleSample, samplePuzzle } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples } from '../puzzles/subject.js';
import type { Tally } from '../tally.js';

/** Characters of the longest proof that is checked: the checker is written to be believed rather than fast. */
const LONGEST_PROOF = 300_000;

const BUDGET = { conflicts: 20_000 };

export const certificateKind: Kind<PuzzleSample> = {
  id: 'certificate',
  weight: 6,
  subjects: FAMILY_IDS,
  make: (subject, rng) => samplePuzzle(familyOf(subject), rng),
  examine: ({ puzzle }, subject, rng, context, tally) =>
    questionsAbout(familyOf(subject), puzzle, onlySat(context)).flatMap(({ name, question }, index) => {
      const pieces: string[] = [];
      const { answer, certificate } = certifyPuzzle(question, (piece) => pieces.push(piece));
      tally.add('verdict', `${subject} ${answer.verdict}`);
      tally.add('work', 'conflicts', answer.statistics.work.conflicts ?? 0);
      if (certificate?.status !== 'infeasible') return [];
      const problems = examineProof(certificate.formula, pieces.join(''), rng.fork(`proof ${index}`), tally);
      return problems.map(({ code, message }) => ({
        code,
        message: `${name}: ${answer.verdict}: ${message}`,
      }));
    }),
  smaller: smallerSamples,
  show: showPuzzle,
};

/** What is wrong with a formula that is said to have no assignment, its proof, or the checker of both. */
export function examineProof(formula: Formula, proof: string, rng: Rng, tally: Tally): readonly Problem[] {
  if (proof.length > LONGEST_PROOF) {
    tally.add('checks', 'proof too long to be checked');
    return [];
  }
  tally.add('checks', 'proof checked');
  tally.add('work', 'proof characters', proof.length);
  const checked = checkProof(formula, proof);
  if (checked.status === 'rejected') {
    return [{ code: 'proof-rejected', message: `line ${checked.line} of the proof: ${checked.message}` }];
  }
  const spoilt = withOneLiteralChanged(proof, rng);
  tally.add('checks', `proof with a literal changed ${checkProof(formula, spoilt).status}`);
  return [proof, spoilt].flatMap((text) => satisfiableProblems(formula, text, rng, tally));
}

/** A proof of a formula with some clauses left out, which has an assignment then, must be refused. */
function satisfiableProblems(formula: Formula, proof: string, rng: Rng, tally: Tally): readonly Problem[] {
  const clauses = [...clausesOf(formula)];
  const weaker = formulaOf(
    formula,
    clauses.filter((clause) => clause.length > 0 && rng.integer(12) > 0),
  );
  const found = refuteFormula(weaker, () => undefined, BUDGET);
  if (found.status !== 'satisfiable') return [];
  const { assignment } = found;
  const broken = [...clausesOf(weaker)].find(
    (clause) => !clause.some((literal) => assignment[Math.abs(literal) - 1] === literal > 0),
  );
  if (broken !== undefined) {
    return [{ code: 'wrong-assignment', message: `the assignment breaks the clause ${broken.join(' ')}` }];
  }
  tally.add('checks', 'proof of a satisfiable formula refused');
  if (checkProof(weaker, proof).status === 'rejected') return [];
  return [
    {
      code: 'checker-unsound',
      message: 'the checker accepts a proof that a satisfiable formula has no assignment',
    },
  ];
}

function formulaOf({ variableCount, names }: Formula, clauses: readonly (readonly number[])[]): Formula {
  return { variableCount, names, literals: Int32Array.from(clauses.flatMap((clause) => [...clause, 0])) };
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
