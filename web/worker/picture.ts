/** Pictures become nonograms. */
import {
  type Box,
  type CellsNonogram,
  type ColourImage,
  nonogramFromCells,
  nonogramFromPicture,
  type PictureOptions,
  type PictureResult,
  type PictureVersion,
  type Puzzle,
  readFrame,
  subjectBoxOf,
  type TaskProgress,
} from '../../src/browser.js';
import type { Painting } from './painting.js';

/** The settings for turning a picture into a nonogram, without those that only a program can hand in. */
export type PictureSettings = Omit<
  PictureOptions,
  'budget' | 'workers' | 'onProgress' | 'onVersion' | 'keep' | 'candidates'
>;

/** The progress, with the best result so far. */
export interface PictureProgress extends TaskProgress {
  readonly done?: number;
  readonly of?: number;
  /** A version that was just made, before it is known which is the best. */
  readonly version?: MadeVersion;
}

/** A nonogram as plain data. */
export interface MadeVersion extends Omit<PictureVersion, 'puzzle' | 'original'> {
  readonly puzzle: Puzzle;
  /** The part of the original that it shows, in pixels. */
  readonly used: Box;
}

/** The nonogram of a picture, and other versions of it where they were asked for. */
export interface MadePicture extends MadeVersion {
  readonly versions?: readonly MadeVersion[];
}

/** Nodes of a search for the fewest changes, after which the best that was found is taken. */
const NODES = 1000;

/** Makes the nonogram of an image. */
export async function pictureOfImage(
  {
    image,
    settings,
    wanted,
  }: {
    readonly image: ColourImage;
    readonly settings: PictureSettings;
    /**
     * `draft`: the cells alone, neither proved nor rated, since the page asks about whatever is on the
     * screen.
     */
    readonly wanted: 'draft' | 'best' | 'versions';
  },
  onProgress: (progress: PictureProgress) => void,
): Promise<MadePicture> {
  const used = usedOf(image, settings);
  const made = await nonogramFromPicture(image, {
    ...settings,
    ...(wanted === 'versions' ? { candidates: true } : {}),
    budget: { nodes: NODES, ...(wanted === 'draft' ? { abort: () => true } : {}) },
    onProgress,
    onVersion: (version) => onProgress({ step: 'puzzles', version: plainVersion(version, used) }),
  });
  const { versions: all, ...best } = made;
  const plain = plainVersion(best, used);
  return all === undefined ? plain : { ...plain, versions: all.map((one) => plainVersion(one, used)) };
}

function usedOf(image: ColourImage, { crop = 'subject' }: PictureSettings): Box {
  if (crop === 'none') return { left: 0, top: 0, right: image.width, bottom: image.height };
  return readFrame(String(crop)) ?? subjectBoxOf(image);
}

function plainVersion({ original: _, ...version }: PictureResult, used: Box): MadeVersion {
  return { ...version, used };
}

/** Makes the nonogram of painted cells, in black and white or in colours: cells are changed or given. */
export function pictureOfCells(
  {
    painting: { rows, palette },
    settings,
  }: {
    readonly painting: Painting;
    readonly settings: Pick<PictureSettings, 'seed' | 'unique' | 'goal'>;
  },
  onProgress: (progress: PictureProgress) => void,
): Promise<CellsNonogram> {
  return nonogramFromCells(rows, {
    ...settings,
    ...(palette === undefined ? {} : { palette }),
    budget: { nodes: 10 * NODES },
    onProgress,
  });
}
