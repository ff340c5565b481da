/**
 * The versions of a picture: its candidates at the sizes that the settings allow, the one that is taken, and what else
 * it could be.
 */
import type { Budget } from '../core/budget.js';
import { failure, type Result, success } from '../core/result.js';
import { refusal } from '../core/settings.js';
import type { SizedOriginal } from '../picture/sized-original.js';
import {
  type Candidate,
  type CandidatePorts,
  type CandidatesRequest,
  makeCandidates,
  otherWays,
} from './candidates.js';
import { type ImageSettings, SHEET_VERSIONS } from './picture-settings.js';
import { plainColours } from './plain-pictures.js';
import type { Stopped } from './workers.js';

/** Changed cells from which on it is found out what other ways to one solution cost. */
const MANY_CHANGES = 4;

/** The versions that were made, the best first, and the one that is taken. */
export interface Versions {
  readonly candidates: readonly Candidate[];
  /** How many were drawn, at all sizes. */
  readonly drawn: number;
  /** Index of the one that is taken. */
  readonly picked: number;
  /** Other ways to one solution for it; empty where few cells were changed. */
  readonly others: readonly Candidate[];
}

/** Which versions are wanted. */
export interface VersionsRequest extends Pick<CandidatesRequest, 'seed' | 'certify' | 'kept'> {
  readonly settings: ImageSettings;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
}

/**
 * Makes the versions of an original.
 * Rejects with PuzzlewrightError as {@link makeCandidates} does.
 * @returns an issue where there are fewer versions than the number that is picked
 */
export async function makeVersions(
  original: SizedOriginal,
  wanted: VersionsRequest,
  ports: CandidatePorts,
): Promise<Result<Versions> | Stopped> {
  const request = requestOf(original, wanted);
  const end = await makeCandidates(request, ports);
  if (end.status === 'stopped') return end;
  const { candidates, drawn } = end;
  const { pick = 1 } = wanted.settings;
  const taken = candidates[pick - 1];
  if (taken === undefined) {
    const found = `There are ${candidates.length} versions of this picture`;
    return failure(refusal('pick', `${found}; a number from 1 to ${candidates.length} is expected.`));
  }
  const isChangedMuch = taken.made.changed.length >= MANY_CHANGES && ports.abort?.() !== true;
  const others = isChangedMuch ? await otherWays(taken, request, ports) : [];
  if (others === undefined) return { status: 'stopped' };
  return success({ candidates, drawn, picked: pick - 1, others });
}

/** Whether all versions have the size that was asked for. */
export function isOneSize(settings: Pick<ImageSettings, 'exact-width' | 'method'>): boolean {
  return settings['exact-width'] || settings.method !== 'best';
}

function requestOf(
  { image, sizes }: SizedOriginal,
  { settings, seed, budget, certify, kept }: VersionsRequest,
): CandidatesRequest {
  const { method, unique, goal, difficulty, pick } = settings;
  return {
    image: plainColours(image),
    sizes: kept !== undefined || isOneSize(settings) ? sizes.slice(0, 1) : sizes,
    ...(method === 'regions' || method === 'outline' ? { only: method } : {}),
    ...(unique === undefined ? {} : { unique }),
    ...(goal === undefined ? {} : { goal }),
    ...(difficulty === undefined ? {} : { difficulty }),
    count: settings.candidates || pick !== undefined ? SHEET_VERSIONS : 1,
    seed,
    budget,
    certify,
    ...(kept === undefined ? {} : { kept }),
  };
}
