/** Proofs and certificates as files: the flags for them, and what `check` and `count` write. */
import { solutionsCertificate } from '../../certificates/index.js';
import {
  type CheckAnswer,
  type CountAnswer,
  checkWithCertificate,
  countWithCertificate,
  type PuzzleRequest,
} from '../../proving/index.js';
import { choice, fileName, type ValuesOf } from '../../settings/index.js';
import { type Certificate, type EngineId, PROOF_FORMATS, writeDimacs } from '../../solve/index.js';
import type { FORCE_FLAG } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { jsonLine, refuseUnwritable, writeFiles } from '../output/index.js';

/** The flags for written proofs. */
export const PROOF_FLAGS = {
  proof: fileName('write a proof of the answer for other checkers (with --cnf)').optional(),
  'proof-format': choice('format of the proof', PROOF_FORMATS, 'drat').optional(),
  cnf: fileName(
    'write the formula that the proof is about: DIMACS CNF, and OPB where the proof is for VeriPB',
  ).optional(),
  certificate: fileName('write the answer with its proof as one file, which certificate checks').optional(),
};

type ProofArguments = ValuesOf<typeof PROOF_FLAGS & typeof FORCE_FLAG>;

/**
 * True if a proof or a certificate is to be written.
 * @throws InputError where the flags do not go together
 */
export function isProofWanted(
  { proof, cnf, certificate, ...args }: ProofArguments,
  engine: EngineId | 'both' | undefined,
): boolean {
  if ((proof === undefined) !== (cnf === undefined)) {
    throw new InputError(['--proof and --cnf belong together: a proof is about a formula']);
  }
  if (args['proof-format'] !== undefined && proof === undefined) {
    throw new InputError(['--proof-format: there is no proof to write; expected --proof and --cnf, too']);
  }
  const flag = proof !== undefined ? 'proof' : certificate !== undefined ? 'certificate' : undefined;
  if (flag !== undefined && engine !== undefined && engine !== 'sat') {
    throw new InputError([`--${flag}: only the engine sat writes proofs; found --engine ${engine}`]);
  }
  return flag !== undefined;
}

/** Checks a puzzle and writes its proof; several solutions and a limit write nothing and say so. */
export async function proveInWriting(
  request: PuzzleRequest,
  args: ProofArguments,
  host: Host,
): Promise<CheckAnswer> {
  const writing = openWriting(args, host);
  const { answer, certificate, remarks } = checkWithCertificate(request, writing.write, writing.format);
  const meaning =
    answer.verdict === 'unique'
      ? 'The one solution is excluded, and the formula is unsatisfiable: there is no other.'
      : 'The formula is unsatisfiable: the puzzle has no solution.';
  await writing.close(request, 1, {
    certificate,
    remarks,
    meaning,
    found: `the verdict is ${answer.verdict}`,
  });
  return answer;
}

/** Counts the solutions of a puzzle and writes the proof that they are all; an open count writes nothing. */
export async function countInWriting(
  request: PuzzleRequest,
  limit: number,
  args: ProofArguments,
  host: Host,
): Promise<CountAnswer> {
  const writing = openWriting(args, host);
  const counted = countWithCertificate(request, limit, writing.write, writing.format);
  const { answer, certificate, remarks, solutions } = counted;
  const meaning = 'Each solution listed is excluded, and the formula is unsatisfiable: there are no others.';
  await writing.close(request, Math.max(answer.count, 1), {
    certificate,
    remarks: [
      ...remarks,
      ...solutions.map((solution, index) => `solution ${index + 1}: ${JSON.stringify(solution)}`),
    ],
    meaning,
    found: 'the count is not complete',
  });
  return answer;
}

/** The words of a proof, and why there is none. */
interface Said {
  readonly certificate?: Certificate | undefined;
  readonly remarks: readonly string[];
  readonly meaning: string;
  readonly found: string;
}

function openWriting(args: ProofArguments, host: Host) {
  const { proof, cnf, certificate: file, 'proof-format': format = 'drat', force } = args;
  refuseUnwritable(
    [proof, cnf, file].filter((path) => path !== undefined),
    force,
  );
  const pieces: Buffer[] = [];
  return {
    format,
    write: (piece: string): void => void pieces.push(Buffer.from(piece, 'latin1')),
    close: async (request: PuzzleRequest, limit: number, said: Said): Promise<void> => {
      if (said.certificate?.status !== 'infeasible') {
        host.note(`no proof was written: ${said.found}`);
        return;
      }
      const { formula, opb } = said.certificate;
      const { family, formulation } = request;
      const comments = [`${family.name}, formulation ${formulation.id}. ${said.meaning}`, ...said.remarks];
      const files = [];
      if (proof !== undefined && cnf !== undefined) {
        files.push(
          { path: cnf, content: opb === undefined ? writeDimacs(formula, comments) : opb(comments) },
          { path: proof, content: Buffer.concat(pieces) },
        );
      }
      if (file !== undefined) {
        const made = await solutionsCertificate(request, limit);
        if (made === undefined) host.note('no certificate was written: a limit was hit');
        else files.push({ path: file, content: jsonLine(made) });
      }
      writeFiles(files, force);
      host.note(`wrote ${files.map(({ path }) => path).join(' and ')}`);
    },
  };
}
