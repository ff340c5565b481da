/**
 * Certificates: the proofs of `unique` and `none` are accepted by both checkers, those of puzzles and
 * formulas with a solution (more) are not, and the verdict with a certificate is the one without.
 */

import type { FamilyId } from '../../../src/families/index.js';
import { checkWithCertificate } from '../../../src/proving/certificate.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { type Kind, onlySat, type Problem } from '../kind.js';
import { requestsAbout } from '../puzzles/requests.js';
import { type PuzzleSample, samplePuzzle } from '../puzzles/sample.js';
import { LARGER_SETTINGS } from '../puzzles/settings.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples } from '../puzzles/subject.js';
import { proofProblems } from './proof.js';

export const certificateKind: Kind<PuzzleSample> = {
  id: 'certificate',
  weight: 6,
  subjects: FAMILY_IDS,
  make: (subject, rng) =>
    samplePuzzle(
      familyOf(subject),
      rng,
      rng.integer(5) === 0 ? LARGER_SETTINGS[subject as FamilyId] : undefined,
    ),
  examine: ({ puzzle }, subject, rng, context, tally) => {
    const asked = requestsAbout(familyOf(subject), puzzle, onlySat(context)).filter(
      ({ request }) => !request.presolve,
    );
    return asked.flatMap(({ name, request }, index): readonly Problem[] => {
      const pieces: string[] = [];
      const { answer, certificate } = checkWithCertificate(request, (piece) => pieces.push(piece));
      const plain = checkPuzzle({ ...request, certify: false });
      tally.add('verdict', `${subject} ${answer.verdict}`);
      tally.add('work', 'conflicts', answer.statistics.work.conflicts ?? 0);
      if (plain.verdict !== answer.verdict && plain.verdict !== 'undecided' && answer.verdict !== 'undecided')
        return [
          {
            code: 'certified-differs',
            message: `${name}: ${answer.verdict} with a proof, ${plain.verdict} without`,
          },
        ];
      if (certificate?.status !== 'infeasible') return [];
      const problems = proofProblems(certificate.formula, pieces.join(''), rng.fork(`proof ${index}`), tally);
      return problems.map(({ code, message }) => ({
        code,
        message: `${name}: ${answer.verdict}: ${message}`,
      }));
    });
  },
  smaller: smallerSamples,
  show: showPuzzle,
};
