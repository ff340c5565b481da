/** Pictures become nonograms. */
import {
  type Box,
  type ColourImage,
  nonogramFromPicture,
  type PictureOptions,
  type PictureResult,
  type PictureVersion,
  type Puzzle,
  subjectBoxOf,
} from '../../src/browser.js';

/** How a picture becomes a nonogram, without what only a program can hand in. */
export type PictureSettings = Omit<
  PictureOptions,
  'budget' | 'workers' | 'onProgress' | 'onVersion' | 'keep' | 'candidates'
>;

/** How far it is. */
export interface PictureProgress {
  readonly step: string;
  readonly lower?: number;
  readonly upper?: number;
  readonly done?: number;
  readonly of?: number;
  /** A version that was just made, before it is known which is the best. */
  readonly version?: MadeVersion;
}

/** A nonogram as plain data. */
export interface MadeVersion extends Omit<PictureVersion, 'puzzle' | 'original'> {
  readonly puzzle: Puzzle;
  /** The part of the original that it shows, in pixels; absent where cells were given. */
  readonly used?: Box;
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
    versions,
  }: { readonly image: ColourImage; readonly settings: PictureSettings; readonly versions: boolean },
  onProgress: (progress: PictureProgress) => void,
): Promise<MadePicture> {
  const used = settings.crop === false ? wholeOf(image) : subjectBoxOf(image);
  const made = await nonogramFromPicture(image, {
    ...settings,
    ...(versions ? { candidates: true } : {}),
    budget: { nodes: NODES },
    onProgress,
    onVersion: (version) => onProgress({ step: 'puzzles', version: plainVersion(version, used) }),
  });
  return plain(made, used);
}

function wholeOf({ width, height }: ColourImage): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Makes the nonogram of cells in black and white: rows of `#` and `.`. */
export async function pictureOfCells(
  {
    rows,
    settings,
  }: {
    readonly rows: readonly string[];
    readonly settings: Pick<PictureSettings, 'seed' | 'unique' | 'goal'>;
  },
  onProgress: (progress: PictureProgress) => void,
): Promise<MadePicture> {
  const options = { ...settings, budget: { nodes: 10 * NODES }, onProgress };
  return plain(await nonogramFromPicture(bitmapOf(rows), options));
}

/** A portable bitmap of rows of cells. */
function bitmapOf(rows: readonly string[]): Uint8Array {
  const lines = rows.map((row) => [...row].map((cell) => (cell === '#' ? '1' : '0')).join(' '));
  return new TextEncoder().encode(`P1\n${rows[0]?.length ?? 0} ${rows.length}\n${lines.join('\n')}\n`);
}

function plain({ versions, ...made }: PictureResult, used?: Box): MadePicture {
  const version = plainVersion(made, used);
  return versions === undefined
    ? version
    : { ...version, versions: versions.map((one) => plainVersion(one, used)) };
}

function plainVersion({ original: _, ...version }: PictureVersion, used: Box | undefined): MadeVersion {
  return used === undefined ? version : { ...version, used };
}
