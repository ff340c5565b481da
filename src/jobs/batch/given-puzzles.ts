/**
 * Puzzles that come to a job ready made: each is proved to have one solution and rated, and copies are left
 * out.
 */

import type { StepDetail } from '../../explain/index.js';
import type { AnyFamily, Puzzle, PuzzleDocument } from '../../families/contract/index.js';
import { canonicalKey } from '../../families/kit/index.js';
import { type CertifiedPuzzle, certifiedPuzzle } from '../../proving/index.js';
import type { Workers } from '../ports/index.js';
import type { Assessment } from '../tasks/index.js';

/** A puzzle that was read, with the id and seed that are known of it. */
export interface GivenPuzzle {
  readonly family: AnyFamily;
  readonly document: PuzzleDocument<Puzzle, unknown>;
  /** Its file, for messages. */
  readonly file: string;
  readonly id: string;
  readonly seed?: string;
}

/** A puzzle that is not proved to have one solution. */
export interface RefusedPuzzle {
  readonly given: GivenPuzzle;
  readonly verdict: Exclude<Assessment['verdict'], 'unique'>;
}

/** The certified puzzles, without copies; or those that may not be used. */
export type CertifiedPart =
  | { readonly status: 'certified'; readonly puzzles: readonly CertifiedPuzzle[] }
  | { readonly status: 'refused'; readonly refused: readonly RefusedPuzzle[] };

/** Options for certifying given puzzles. */
interface GivenOptions {
  /** Keys of puzzles that there are already; those of the given ones are added. */
  readonly taken: Set<string>;
  /** Have the proofs checked. */
  readonly certify: boolean;
  /** Rate them by their steps; absent: by logic. */
  readonly bySteps?: StepDetail;
  /** A puzzle is a copy of one that there is already, turned or mirrored perhaps, and is left out. */
  onCopy?(given: GivenPuzzle): void;
}

/** Certifies puzzles, in their order. */
export async function certifyGiven(
  given: readonly GivenPuzzle[],
  { taken, certify, bySteps, onCopy }: GivenOptions,
  workers: Workers,
): Promise<CertifiedPart> {
  const fresh = given.filter((one) => {
    const key = canonicalKey(one.family, one.document.puzzle);
    if (taken.has(key)) {
      onCopy?.(one);
      return false;
    }
    taken.add(key);
    return true;
  });
  const assessed = await Promise.all(
    fresh.map(async (one) => {
      const rating = bySteps === undefined ? {} : { bySteps };
      const request = { family: one.family.id, puzzle: one.document.puzzle, certify, ...rating };
      return { one, assessment: await workers.run('assess-puzzle', request) };
    }),
  );
  const refused = assessed.flatMap(({ one, assessment: { verdict } }): RefusedPuzzle[] =>
    verdict === 'unique' ? [] : [{ given: one, verdict }],
  );
  if (refused.length > 0) return { status: 'refused', refused };
  const puzzles = assessed.flatMap(({ one, assessment }) =>
    assessment.verdict === 'unique' ? [recordOf(one, assessment)] : [],
  );
  return { status: 'certified', puzzles };
}

function recordOf(
  { id, seed, document: { puzzle, credits } }: GivenPuzzle,
  findings: Extract<Assessment, { readonly verdict: 'unique' }>,
): CertifiedPuzzle {
  const origin = {
    id,
    ...(seed === undefined ? {} : { seed }),
    ...(Object.keys(credits).length === 0 ? {} : { credits }),
  };
  return certifiedPuzzle(origin, { puzzle, ...findings });
}
