/** The check of a certificate of any kind. */
import { describeIssue, type Result, success } from '../core/index.js';
import type { AnyFamily, Puzzle } from '../families/contract/index.js';
import { findFamily } from '../families/index.js';
import { readSaved } from '../settings/index.js';
import { boardClaim, whyNotOfBoard } from './board.js';
import { censusVerdict } from './census.js';
import { fewestClaim, whyNotFewest } from './fewest.js';
import type { CensusCertificate, Certificate, CertificateVerdict, WallsCertificate } from './format.js';
import { CERTIFICATE } from './saved-certificate.js';
import { solutionsClaim, whyNotAll } from './solutions.js';
import { wallsClaim, whyNotFewestWalls } from './walls.js';

/** Reads plain data of any shape as a certificate; issues name what is not as the format says. */
export function readCertificate(data: unknown): Result<Certificate> {
  const read = readSaved(CERTIFICATE, data);
  return read.ok ? success(read.value) : read;
}

/** Checks a certificate from its puzzle alone. */
export async function checkCertificate(certificate: Certificate): Promise<CertificateVerdict> {
  try {
    switch (certificate.certificate) {
      case 'fewest-walls':
        return verdictOf(wallsClaim(certificate), await whyNotFewestWalls(certificate));
      case 'census':
        return await ofCensus(certificate);
      default:
        return await ofPuzzle(certificate);
    }
  } catch (error) {
    // Data of the right shape may still make no sense to a family's code.
    return refused(error instanceof Error ? error.message : String(error));
  }
}

async function ofCensus(certificate: CensusCertificate): Promise<CertificateVerdict> {
  const family = findFamily(certificate.family);
  if (family === undefined) return refused(`there is no family ${certificate.family}`);
  const verdict = await censusVerdict(family, certificate);
  return 'claim' in verdict ? { status: 'verified', ...verdict } : refused(verdict.reason);
}

async function ofPuzzle(
  certificate: Exclude<Certificate, WallsCertificate | CensusCertificate>,
): Promise<CertificateVerdict> {
  const family: AnyFamily | undefined = findFamily(certificate.puzzle.family);
  if (family === undefined) return refused(`there is no family ${certificate.puzzle.family}`);
  const read = family.readPuzzle(certificate.puzzle);
  if (!read.ok) return refused(`the puzzle: ${describeIssue(read.issues[0]!)}`);
  const puzzle: Puzzle = read.value;
  switch (certificate.certificate) {
    case 'solutions':
      return verdictOf(
        solutionsClaim(family, certificate),
        await whyNotAll(family, puzzle, certificate.solutions, certificate),
      );
    case 'fewest-clues':
      return verdictOf(fewestClaim(family, certificate), await whyNotFewest(family, puzzle, certificate));
    case 'fewest-of-board':
      return verdictOf(boardClaim(family, certificate), await whyNotOfBoard(family, puzzle, certificate));
  }
}

function verdictOf(claim: string, reason: string | undefined): CertificateVerdict {
  return reason === undefined ? { status: 'verified', claim } : refused(reason);
}

function refused(reason: string): CertificateVerdict {
  return { status: 'refused', reason };
}
