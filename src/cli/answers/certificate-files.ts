import { type CheckAnswer, checkWithCertificate, type PuzzleRequest } from '../../proving/index.js';
import { type ProofFormat, writeDimacs } from '../../solve/index.js';
import type { Host } from '../host/index.js';
import { refuseUnwritable, writeFiles } from '../output/index.js';

/** The two files of a certificate. */
interface CertificateFiles {
  readonly proof: string;
  readonly cnf: string;
  readonly format: ProofFormat;
}

/**
 * Checks a puzzle and writes its certificate: the formula of the whole puzzle with named variables, and the
 * proof that nothing satisfies it. A verdict that has no such proof (several solutions, a limit) writes
 * nothing and says so.
 */
export function proveInWriting(
  request: PuzzleRequest,
  { proof, cnf, format }: CertificateFiles,
  force: boolean,
  host: Host,
): CheckAnswer {
  refuseUnwritable([proof, cnf], force);
  const pieces: Buffer[] = [];
  const { answer, certificate, remarks } = checkWithCertificate(
    request,
    (piece) => void pieces.push(Buffer.from(piece, 'latin1')),
    format,
  );
  if (certificate?.status !== 'infeasible') {
    host.note(`no proof was written: the verdict is ${answer.verdict}`);
    return answer;
  }
  const formula = writeDimacs(certificate.formula, [...commentsFor(answer, request), ...remarks]);
  writeFiles(
    [
      { path: cnf, content: formula },
      { path: proof, content: Buffer.concat(pieces) },
    ],
    force,
  );
  host.note(`wrote ${cnf} and ${proof}`);
  return answer;
}

function commentsFor(answer: CheckAnswer, { family }: PuzzleRequest): string[] {
  const meaning =
    answer.verdict === 'unique'
      ? 'The one solution is excluded, and the formula is unsatisfiable: there is no other.'
      : 'The formula is unsatisfiable: the puzzle has no solution.';
  return [`${family.name}, formulation ${answer.formulation}. ${meaning}`];
}
