/** One version of a picture: its puzzle, its method, and its score. */
import type {
  CandidateMethod,
  PictureGoal,
  PictureSamples,
  Recognition,
  UniqueBy,
} from '../../picture/index.js';
import type { MadePicture } from '../tasks/index.js';

/** The method that drew a version. */
export type VersionMethod = CandidateMethod | { readonly name: 'colours' };

/** A version of a picture. */
export interface Version {
  readonly made: MadePicture;
  readonly method: VersionMethod;
  readonly unique: UniqueBy;
  readonly goal: PictureGoal;
  /** Likeness to the original, 0..1. */
  readonly likeness: number;
  /** Recognition by people, as it is judged; absent for pictures in colours, which are not. */
  readonly recognition?: Recognition;
}

/** The versions that were made, and the one that is taken. */
export interface Versions {
  readonly candidates: readonly Version[];
  /** Drawings made, at all sizes. */
  readonly drawn: number;
  /** Index of the one that is taken. */
  readonly picked: number;
}

/** Samples of a picture for the grid that was asked for, then for others. */
export type SamplesBySize = readonly [PictureSamples, ...PictureSamples[]];

/** The least number of changed cells at which the costs of other ways to one solution are determined. */
export const MANY_CHANGES = 4;
