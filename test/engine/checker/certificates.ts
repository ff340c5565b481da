/**
 * Proofs of generated puzzles, written as certificates of the whole puzzle, and what the checkers say of
 * them.
 */
import { beforeAll, expect, it } from 'vitest';
import { openBatch } from '../../../generators/batch.js';
import { makePuzzle, type PuzzleRecord } from '../../../generators/make.js';
import { GENERATORS } from '../../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../../generators/shared/attempts.js';
import type { AnyGenerator, Settings } from '../../../generators/shared/generator.js';
import { findFamily } from '../../../src/families/index.js';
import type { CheckAnswer } from '../../../src/proving/answer.js';
import { checkWithCertificate } from '../../../src/proving/certificate.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { openEngine } from '../../../src/solve/engines.js';
import { type Formula, writeDimacs } from '../../../src/solve/model/cnf.js';
import { checkProof } from './drat-checker.js';
import { OUTSIDE_SOLVER, outsideVerdict } from './outside.js';

const sat = await openEngine('sat');
/** Characters of proof beyond which the second checker takes too long for a test. */
const LONGEST_PROOF = 1_000_000;

/** Nothing here is timed; a busy machine only needs more patience than most tests ask for. */
const MOST_MILLISECONDS = 300_000;

/** A kind of generated puzzle. */
export interface Subject {
  readonly name: string;
  readonly generator: AnyGenerator;
  readonly settings: Settings;
}

/** The presets of these names, of all generators. */
export function presetsNamed(names: readonly string[]): readonly Subject[] {
  return GENERATORS.flatMap((generator) =>
    generator.presets
      .filter(({ name }) => names.includes(name))
      .map(({ name, settings }) => ({
        name: `${generator.id}, ${name} (${Object.values(settings).join(', ')})`,
        generator,
        settings,
      })),
  );
}

/** The first puzzle of a subject. */
async function makeOne({ generator, settings }: Subject): Promise<PuzzleRecord> {
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: 'proofs' });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const request = { batch: batch.value, number: 1, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS };
  const made = makePuzzle(request, sat);
  if (made.status !== 'made') throw new Error('no puzzle was made');
  return made.record;
}

interface Written {
  readonly certified: boolean;
  readonly answer: CheckAnswer;
  readonly remarks: readonly string[];
  readonly formula: Formula;
  readonly proof: string;
}

async function writeProof(subject: Subject): Promise<Written> {
  const { family: id, puzzle, certified } = await makeOne(subject);
  const family = findFamily(id)!;
  const formulation = chooseFormulation(family, 'sat');
  const pieces: string[] = [];
  const request = { family, puzzle, formulation, engine: sat };
  const { answer, certificate, remarks } = checkWithCertificate(request, (piece) => pieces.push(piece));
  if (certificate?.status !== 'infeasible') throw new Error('there is no certificate');
  return { certified, answer, remarks, formula: certificate.formula, proof: pieces.join('') };
}

/** States the tests of a subject's certificate. */
export function testCertificate(subject: Subject): void {
  let written: Written;
  beforeAll(async () => {
    written = await writeProof(subject);
  }, MOST_MILLISECONDS);

  it('has a checked proof, as generated and as a certificate of the whole puzzle', () => {
    const { certified, answer, remarks, formula } = written;
    expect(certified).toBe(true);
    expect(answer).toMatchObject({ verdict: 'unique', certified: true });
    expect(remarks).toContainEqual(expect.stringContaining('the solution that was found is excluded'));
    expect(formula.literals.length).toBeGreaterThan(0);
  });

  it(
    `has a written proof that the second checker accepts (up to ${LONGEST_PROOF} characters)`,
    (context) => {
      const { formula, proof } = written;
      if (proof.length > LONGEST_PROOF) context.skip(`the proof has ${proof.length} characters`);
      expect(checkProof(formula, proof)).toMatchObject({ status: 'verified' });
    },
    MOST_MILLISECONDS,
  );

  it(
    'has a formula that an outside solver calls unsatisfiable',
    (context) => {
      if (OUTSIDE_SOLVER === undefined) {
        context.skip('neither cadical nor minisat is installed here');
        return;
      }
      expect(outsideVerdict(OUTSIDE_SOLVER, writeDimacs(written.formula))).toBe('unsatisfiable');
    },
    MOST_MILLISECONDS,
  );
}
