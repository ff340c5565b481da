/**
 * The renderings of a picture: its candidates at the sizes that the settings allow, the one that is taken,
 * and the others.
 */
import { type Budget, failure, type Result, success } from '../../core/index.js';
import { refusal } from '../../settings/index.js';
import type { Stopped } from '../ports/index.js';
import {
  type Candidate,
  type CandidatePorts,
  type CandidatesRequest,
  makeCandidates,
  otherWays,
} from './candidates.js';
import { MANY_CHANGES, type Rendering, type Renderings, type SamplesBySize } from './rendering.js';
import { type ImageSettings, SHEET_RENDERINGS } from './settings.js';

/** A request for the renderings of a picture. */
export interface RenderingsRequest extends Pick<CandidatesRequest, 'seed' | 'certify' | 'kept'> {
  readonly settings: ImageSettings;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
}

/** The renderings of a picture. */
interface MadeRenderings {
  readonly renderings: Renderings;
  /** Other ways to one solution for the one that is taken; empty where few of its cells were changed. */
  readonly others: readonly Rendering[];
}

/**
 * Makes the renderings of a picture.
 * Rejects with PuzzlewrightError as {@link makeCandidates} does.
 * @returns an issue where there are fewer renderings than the number that is picked
 */
export async function makeRenderings(
  samples: SamplesBySize,
  wanted: RenderingsRequest,
  ports: CandidatePorts,
): Promise<Result<MadeRenderings> | Stopped> {
  const request = requestOf(samples, wanted);
  const end = await makeCandidates(request, ports);
  if (end.status === 'stopped') return end;
  const { candidates, drawn } = end;
  const found = pickedOf(candidates, wanted.settings);
  if (!found.ok) return found;
  const picked = found.value;
  const taken = candidates[picked]!;
  const isChangedMuch = taken.made.changed.length >= MANY_CHANGES && ports.abort?.() !== true;
  const others = isChangedMuch ? await otherWays(taken, request, ports) : [];
  if (others === undefined) return { status: 'stopped' };
  const renderings = { candidates: candidates.map(renderingOf), drawn, picked };
  return success({ renderings, others: others.map(renderingOf) });
}

/** The index of the rendering that is picked, or an issue where there are fewer. */
export function pickedOf(
  { length }: readonly unknown[],
  { pick = 1 }: Pick<ImageSettings, 'pick'>,
): Result<number> {
  if (pick <= length) return success(pick - 1);
  const found = `There are ${length} renderings of this picture`;
  return failure(refusal('pick', `${found}; a number from 1 to ${length} is expected.`));
}

function renderingOf({ drawing, made, unique, goal }: Candidate): Rendering {
  const { looks, recognition } = made;
  return { made, method: drawing.method, unique, goal, likeness: looks.likeness.value, recognition };
}

/**
 * True if all renderings have one size: a side that was asked for, unless it may differ, or that of a single
 * method.
 */
export function isOneSize(
  settings: Pick<ImageSettings, 'flexible-width' | 'method' | 'width' | 'height'>,
): boolean {
  return isExact(settings) || settings.method !== 'best';
}

/** True if a side that was asked for is kept as it is. */
export function isExact(settings: Pick<ImageSettings, 'flexible-width' | 'width' | 'height'>): boolean {
  const { width, height } = settings;
  return !settings['flexible-width'] && (width !== undefined || height !== undefined);
}

function requestOf(samples: SamplesBySize, wanted: RenderingsRequest): CandidatesRequest {
  const { settings, seed, budget, certify, kept } = wanted;
  const { method, unique, goal, difficulty, pick } = settings;
  return {
    samples,
    ...(method === 'regions' || method === 'outline' ? { only: method } : {}),
    ...(unique === undefined ? {} : { unique }),
    ...(goal === undefined ? {} : { goal }),
    ...(difficulty === undefined ? {} : { difficulty }),
    // Which of them has the difficulty is known when they are made.
    count: settings.candidates || pick !== undefined || difficulty !== undefined ? SHEET_RENDERINGS : 1,
    seed,
    budget,
    certify,
    ...(kept === undefined ? {} : { kept }),
  };
}
