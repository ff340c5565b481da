/** One rendering of a picture: its puzzle, its method, and its score. */
import type {
  CandidateMethod,
  PictureGoal,
  PictureSamples,
  Recognition,
  UniqueBy,
} from '../../picture/index.js';
import type { MadePicture } from '../tasks/index.js';

/** The method that drew a rendering. */
export type RenderingMethod = CandidateMethod | { readonly name: 'colours' };

/** A rendering of a picture. */
export interface Rendering {
  readonly made: MadePicture;
  readonly method: RenderingMethod;
  readonly unique: UniqueBy;
  readonly goal: PictureGoal;
  /** Likeness to the original, 0..1. */
  readonly likeness: number;
  /** Recognition by people, as it is judged; absent for pictures in colours, which are not. */
  readonly recognition?: Recognition;
}

/** The renderings that were made, and the one that is taken. */
export interface Renderings {
  readonly candidates: readonly Rendering[];
  /** Drawings made, at all sizes. */
  readonly drawn: number;
  /** Index of the one that is taken. */
  readonly picked: number;
}

/** Samples of a picture for the grid that was asked for, then for others. */
export type SamplesBySize = readonly [PictureSamples, ...PictureSamples[]];

/** The least number of changed cells at which the costs of other ways to one solution are determined. */
export const MANY_CHANGES = 4;
