import {
  boardCertificate,
  type Certificate,
  type CertificateInstance,
  type CertificateVerdict,
  censusCertificate,
  certificateOfClaim,
  checkCertificate as checkOne,
  instanceOf,
  readCertificate,
  solutionsCertificate,
} from '../certificates/index.js';
import { PuzzlewrightError, type Size } from '../core/index.js';
import type { AnyFamily, Family, Puzzle } from '../families/contract/index.js';
import { findMinimum, type MinimumEntry, openInProcess, openMemoryStore } from '../jobs/index.js';
import { findMinimumProblem, type MinimumClaim } from '../minimum/index.js';
import { chooseFormulation } from '../proving/index.js';
import { openEngine } from '../solve/index.js';
import { demand, wellFormed } from './input.js';
import { type MinimumOptions, questionOf } from './minimum.js';

/** Solutions that a certificate may list where nobody says how many. */
const USUAL_LIMIT = 1000;

/**
 * Checks a certificate from its puzzle alone: the claim as a sentence, or why it is not shown. Nothing in it
 * is believed, and it may come from anybody.
 *
 * @example const puzzle = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const; const {
 * status } = await checkCertificate(await certificateOfSolutions(nonogram, puzzle)); assert.equal(status,
 * 'verified');
 *
 * @throws PuzzlewrightError for data that is no certificate
 */
export async function checkCertificate(certificate: unknown): Promise<CertificateVerdict> {
  return checkOne(demand(readCertificate(certificate)));
}

/**
 * The certificate that a puzzle has exactly the solutions it lists: one, none, or several.
 * @throws PuzzlewrightError `no-certificate` where it has more than `limit` (1000), and for a puzzle that is
 *   not well-formed
 */
export async function certificateOfSolutions<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  { limit = USUAL_LIMIT }: { readonly limit?: number } = {},
): Promise<Certificate> {
  const engine = await openEngine('sat');
  const formulation = chooseFormulation(family, engine.id);
  const request = { family, puzzle: wellFormed(family, puzzle), formulation, engine };
  return found(await solutionsCertificate(request, limit), `it has more than ${limit} solutions`);
}

/**
 * The certificate of the fewest clues, or walls, that {@link minimum} finds for the same options.
 * @throws PuzzlewrightError `no-certificate` where no bound is proved in time, or without a proof, and as
 *   `minimum` does
 */
export async function certificateOfMinimum<P extends Puzzle, S>(
  family: Family<P, S>,
  options: MinimumOptions<P, S>,
): Promise<Certificate> {
  const { budget = {} } = options;
  const problem = findMinimumProblem(family.id);
  if (problem === undefined) throw noCertificate(`nothing is minimised for ${family.name}`);
  const question = questionOf(family, problem, options);
  const claims: MinimumClaim[] = [];
  await findMinimum(
    { problem, question, budget, certify: false },
    { workers: openInProcess(), store: openMemoryStore<MinimumEntry>() },
    { onClaim: (claim) => void claims.push(claim) },
  );
  const why = 'no bound was proved within the limits, or by a search that writes no proof';
  const [claim] = claims;
  return found(claim && (await certificateOfClaim(claim)), why);
}

/**
 * The certificate of the fewest clues over all solutions of a board without clues, by solution.
 * @param kinds the kinds of clues; default: those that the family means without kinds
 * @throws PuzzlewrightError `no-certificate` where the board has too many solutions, or clues
 */
export async function certificateOfBoard<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  { kinds }: { readonly kinds?: readonly string[] } = {},
): Promise<Certificate> {
  const made = await boardCertificate(family, wellFormed(family, puzzle), kinds);
  return typeof made === 'string' ? found(undefined, made) : made;
}

/**
 * The certificate of the answer to a census of a family: a question about all puzzles of one size.
 * @param census its id, one of {@link Family.censuses}
 * @throws PuzzlewrightError `no-certificate` where the family has no such census, or the size is too large
 */
export async function certificateOfCensus(
  family: AnyFamily,
  census: string,
  size: Size,
): Promise<Certificate> {
  const made = await censusCertificate(family, census, size);
  return typeof made === 'string' ? found(undefined, made) : made;
}

/**
 * The puzzle that a certificate shows, for a picture of it, and its solution where the certificate has it;
 * undefined where it shows none. Nothing is checked.
 * @throws PuzzlewrightError for data that is no certificate
 */
export function certificateInstance(certificate: unknown): CertificateInstance | undefined {
  return instanceOf(demand(readCertificate(certificate)));
}

function found(certificate: Certificate | undefined, why: string): Certificate {
  if (certificate === undefined) throw noCertificate(why);
  return certificate;
}

function noCertificate(why: string): PuzzlewrightError {
  return new PuzzlewrightError('no-certificate', `There is no certificate: ${why}.`);
}
