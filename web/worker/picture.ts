/** Pictures become nonograms. */
import {
  type Box,
  type CallContext,
  type ColourImage,
  nonogramFromPicture,
  type PictureOptions,
  type PictureRendering,
  type PictureResult,
  type Puzzle,
  readFrame,
  subjectBoxOf,
  type TaskProgress,
} from '../../src/browser.js';

/** The settings for turning a picture into a nonogram, without those that only a program can hand in. */
export type PictureSettings = Omit<
  PictureOptions,
  'budget' | 'workers' | 'onProgress' | 'onRendering' | 'keep' | 'candidates'
>;

/** The progress, with the best result so far. */
export interface PictureProgress extends TaskProgress {
  readonly done?: number;
  readonly of?: number;
  /** A rendering that was just made, before it is known which is the best. */
  readonly rendering?: MadeRendering;
}

/** A nonogram as plain data. */
export interface MadeRendering extends Omit<PictureRendering, 'puzzle' | 'original'> {
  readonly puzzle: Puzzle;
  /** The part of the original that it shows, in pixels. */
  readonly used: Box;
}

/** The nonogram of a picture, and other renderings of it where they were asked for. */
export interface MadePicture extends MadeRendering {
  readonly renderings?: readonly MadeRendering[];
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
    readonly wanted: 'draft' | 'best' | 'renderings';
  },
  { onProgress }: CallContext,
): Promise<MadePicture> {
  const used = usedOf(image, settings);
  const made = await nonogramFromPicture(image, {
    ...settings,
    ...(wanted === 'renderings' ? { candidates: true } : {}),
    budget: { nodes: NODES, ...(wanted === 'draft' ? { abort: () => true } : {}) },
    ...(onProgress === undefined ? {} : { onProgress }),
    onRendering: (rendering) => onProgress?.({ step: 'puzzles', rendering: plainRendering(rendering, used) }),
  });
  const { renderings: all, ...best } = made;
  const plain = plainRendering(best, used);
  return all === undefined ? plain : { ...plain, renderings: all.map((one) => plainRendering(one, used)) };
}

function usedOf(image: ColourImage, { crop = 'subject' }: PictureSettings): Box {
  if (crop === 'none') return { left: 0, top: 0, right: image.width, bottom: image.height };
  return readFrame(String(crop)) ?? subjectBoxOf(image);
}

function plainRendering({ original: _, ...rendering }: PictureResult, used: Box): MadeRendering {
  return { ...rendering, used };
}
