/** Plans of the nonogram generator: possible requests, and the reasons against others. */
import { createRng, failure, type Issue, type Result, success } from '../../src/core/index.js';
import {
  type ColourImage,
  coloursOfBitmap,
  isBitmapFile,
  isPictureName,
  loadPicture,
  readBitmapFile,
  sizedPicture,
} from '../../src/picture/index.js';
import { type NamedFile, type ReadSettings, refusal } from '../../src/settings/index.js';
import type { DrawnPicture, PictureOrder, Steering } from '../shared/generator.js';
import type { Aim } from '../shared/goal.js';
import type { Symmetry } from '../shared/noise.js';
import { hasRoomForLetters } from './letters.js';
import type { NONOGRAM_SETTINGS, Pattern } from './settings.js';

/** Everything that an attempt needs. */
export interface NonogramPlan {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly grain: number;
  readonly symmetry: Symmetry;
  readonly pattern: Pattern;
  /** The number of colours the picture has besides the background. */
  readonly colours: number;
  readonly aim: Aim;
  /** Pictures to use one after the other instead of random ones. */
  readonly pictures?: readonly NamedPicture[];
  /** The picture of the puzzle that is attempted, where there are pictures. */
  readonly drawn?: DrawnPicture;
}

/** A picture as plain JSON data. */
type NamedPicture = Pick<PictureOrder, 'name' | 'image'>;

/**
 * All pictures of this size and smaller were tried: one step of look-ahead solves those with one solution.
 */
const NEVER_HARD = 4;
/**
 * Checks the settings, and reads the pictures where a folder is given; issues name the impossible settings.
 */
export async function planNonogram(
  settings: ReadSettings<typeof NONOGRAM_SETTINGS>,
  goal: Steering,
): Promise<Result<NonogramPlan>> {
  const { size, density, grain, symmetry, colours = 1, pictures: files, pattern = 'random' } = settings;
  const aim: Aim = goal.logic ?? 'guessless';
  const { rows: height, columns: width } = size;
  if (aim === 'beyond' && colours === 1 && width <= NEVER_HARD && height <= NEVER_HARD) {
    const message = `No nonogram of up to ${NEVER_HARD}x${NEVER_HARD} cells is hard: one step of look-ahead solves them all.`;
    return failure(refusal('size', message));
  }
  const filled = Math.round(density * width * height);
  if (colours > 1 && files === undefined && colours > filled) {
    const message = `A picture of ${width}x${height} cells has ${filled} filled ones at this density; as many as the ${colours} colours are expected at least.`;
    return failure(refusal('colours', message));
  }
  const alone =
    files === undefined ? (['first-picture', 'shuffle'] as const).find((name) => settings[name]) : undefined;
  if (alone !== undefined)
    return failure(refusal(alone, 'This is for the pictures of a folder; found none.'));
  const issues = pattern === 'random' ? [] : patternIssues(settings, pattern, aim);
  if (issues.length > 0) return failure(...issues);
  const plan = { width, height, density, grain, symmetry, colours, pattern, aim };
  if (files === undefined) return success(plan);
  const chosen = chosenPictures(files, settings);
  if (!chosen.ok) return chosen;
  const pictures = await readPictures(chosen.value, width);
  return pictures.ok ? success({ ...plan, pictures: pictures.value }) : pictures;
}

/** Settings that do not go with a pattern. */
function patternIssues(
  { size: { rows, columns }, symmetry, colours = 1, pictures }: ReadSettings<typeof NONOGRAM_SETTINGS>,
  pattern: Exclude<Pattern, 'random'>,
  aim: Aim,
): readonly Issue[] {
  const beside = `is expected to be left out beside the pattern ${pattern}.`;
  const issues: Issue[] = [];
  if (symmetry !== 'none') issues.push(refusal('symmetry', `It ${beside}`));
  if (colours > 1) issues.push(refusal('colours', `It ${beside}`));
  if (pictures !== undefined) issues.push(refusal('pictures', `It ${beside}`));
  if (pattern !== 'letters') return issues;
  if (!hasRoomForLetters(columns, rows)) {
    const found = `${columns}x${rows}`;
    issues.push(refusal('size', `A grid of 5x7 cells or more has room for letters; found ${found}.`));
  }
  if (aim === 'beyond')
    issues.push(refusal('pattern', 'Letters are never changed to be hard; another pattern is expected.'));
  return issues;
}

/** The pictures of a folder, in the order of their names. */
export function picturesAmong(files: readonly NamedFile[]): readonly NamedFile[] {
  return files.filter(({ name }) => isPictureName(name));
}

/** The pictures that are taken, in their order: all of the folder, or those from one of them on. */
function chosenPictures(
  files: readonly NamedFile[],
  { shuffle, 'first-picture': first = 1 }: ReadSettings<typeof NONOGRAM_SETTINGS>,
): Result<readonly NamedFile[]> {
  const named = picturesAmong(files);
  if (named.length === 0)
    return failure(
      refusal(
        'pictures',
        'The folder holds no picture; PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG or PBM files are expected.',
      ),
    );
  if (first > named.length)
    return failure(
      refusal(
        'first-picture',
        `It is at most ${named.length}, as many pictures as the folder holds; found ${first}.`,
      ),
    );
  const ordered = shuffle === undefined ? named : createRng(shuffle).shuffle(named);
  return success(ordered.slice(first - 1));
}

/** Reads pictures at the wanted width, their own shapes kept. */
async function readPictures(
  files: readonly NamedFile[],
  width: number,
): Promise<Result<readonly NamedPicture[]>> {
  const pictures: NamedPicture[] = [];
  for (const { name: file, bytes } of files) {
    const colours = await coloursIn(bytes);
    const sized = colours.ok ? sizedPicture(colours.value, { width }) : colours;
    if (!sized.ok) return failure(...sized.issues.map((found) => ({ ...found, place: { part: file } })));
    pictures.push({ name: file.replace(/\.[^.]*$/, ''), image: sized.value.image });
  }
  return success(pictures);
}

async function coloursIn(bytes: Uint8Array): Promise<Result<ColourImage>> {
  if (isBitmapFile(bytes)) {
    const bitmap = readBitmapFile(bytes);
    return bitmap.ok ? success(coloursOfBitmap(bitmap.value)) : bitmap;
  }
  const loaded = await loadPicture(bytes);
  return loaded.ok ? success(loaded.value.image) : loaded;
}
