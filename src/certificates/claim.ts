/** The certificate of what an answer of `minimum` claims. */
import type { MinimumClaim } from '../minimum/index.js';
import { fewestCertificate } from './fewest.js';
import type { Certificate } from './format.js';
import { wallsCertificate } from './walls.js';

/** Conflicts that each of its proofs may take. */
const MOST_CONFLICTS = 500_000;

/**
 * Makes the certificate of a claim.
 * @returns undefined where a proof takes too many conflicts, or there is none of this kind
 * @throws Error when the claim is wrong: a defect
 */
export async function certificateOfClaim(asked: MinimumClaim): Promise<Certificate | undefined> {
  if (asked.of === 'clues') {
    const budget = { ...asked.claim.budget, conflicts: MOST_CONFLICTS };
    return fewestCertificate({ ...asked.claim, budget }, asked.clues);
  }
  const { of: _, ...claim } = asked;
  return wallsCertificate({ ...claim, conflicts: MOST_CONFLICTS });
}
