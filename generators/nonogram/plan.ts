/** Settings of the nonogram generator: what can be asked for, and why some of it cannot be. */
import { issue } from '../../src/core/issue.js';
import { failure, type Result, success } from '../../src/core/result.js';
import type { GreyImage } from '../../src/image/bitmap.js';
import type { Goal, NamedFile, Parameter, Preset, Settings } from '../generator.js';
import type { Aim } from '../goal.js';
import { SETTING, SettingsReader } from '../settings.js';
import type { Symmetry } from './noise.js';

/** Everything that an attempt needs. */
export interface NonogramPlan {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly grain: number;
  readonly symmetry: Symmetry;
  readonly aim: Aim;
  /** Grey pictures to use one after the other instead of random ones. */
  readonly pictures?: readonly NamedPicture[];
}

interface NamedPicture {
  readonly name: string;
  readonly cells: GreyImage;
}

const SIDES = { least: 2, most: 50 };
/** All pictures of this size and smaller were tried: those with unique clues are settled by one step of look-ahead. */
const NEVER_HARD = 4;
const SYMMETRIES: readonly Symmetry[] = ['none', 'mirror', 'half-turn'];

export const NONOGRAM_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `rows and columns, ${SIDES.least} to ${SIDES.most}: 15, or 20x15; for pictures the columns alone`,
    kind: 'text',
    byDefault: '15',
  },
  {
    name: 'density',
    description:
      'share of filled cells, 0.2 to 0.8; a random picture with fewer is seldom settled by its clues',
    kind: 'number',
    byDefault: '0.5',
  },
  {
    name: 'grain',
    description: 'how large the shapes are, 0 (single cells) to 6',
    kind: 'number',
    byDefault: '0.7',
  },
  {
    name: 'symmetry',
    description: 'how the picture looks the same when mirrored or turned',
    kind: 'text',
    choices: SYMMETRIES,
    byDefault: 'none; steering may break it in a few cells',
  },
  {
    name: 'pictures',
    description: 'a folder of pictures to take one after the other instead of random ones',
    kind: 'files',
  },
];

export const NONOGRAM_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '10' } },
  { name: 'medium', settings: { size: '20' } },
  { name: 'large', settings: { size: '30' } },
];

/** Reads the settings, and the pictures where a folder is given; issues say what cannot be. */
export async function planNonogram(settings: Settings, goal: Goal): Promise<Result<NonogramPlan>> {
  const reader = new SettingsReader(settings);
  const aim: Aim = goal.difficulty ?? 'guessless';
  const [height, width] = reader.size('size', SIDES, [15, 15]);
  const density = reader.number('density', { least: 0.2, most: 0.8 }, 0.5);
  const grain = reader.number('grain', { least: 0, most: 6 }, 0.7);
  const symmetry = reader.text<Symmetry>('symmetry', 'none');
  if (aim === 'hard' && width <= NEVER_HARD && height <= NEVER_HARD) {
    reader.refuse(
      'size',
      `No nonogram of up to ${NEVER_HARD}x${NEVER_HARD} cells is hard: one step of look-ahead settles them all.`,
    );
  }
  if (reader.issues.length > 0) return failure(...reader.issues);
  const plan = { width, height, density, grain, symmetry, aim };
  const files = reader.files('pictures');
  if (files === undefined) return success(plan);
  const pictures = await readPictures(files, width);
  return pictures.ok ? success({ ...plan, pictures: pictures.value }) : pictures;
}

/** Names of files that are taken for pictures; others in a folder (notes, licences) are passed over. */
const PICTURE_NAME = /\.(png|jpe?g|webp|gif|avif|tiff?|svg)$/i;

/** Reads every picture of a folder at the wanted width, its own shape kept. */
async function readPictures(
  files: readonly NamedFile[],
  width: number,
): Promise<Result<readonly NamedPicture[]>> {
  // Decoders are large; nobody else who makes puzzles should wait for them.
  const { preparePicture } = await import('../../src/image/prepare.js');
  const pictures: NamedPicture[] = [];
  for (const { name, bytes } of files.filter((file) => PICTURE_NAME.test(file.name))) {
    const prepared = await preparePicture(bytes, { width });
    if (!prepared.ok)
      return failure(...prepared.issues.map((found) => ({ ...found, place: { part: name } })));
    pictures.push({ name, cells: prepared.value.cells });
  }
  if (pictures.length > 0) return success(pictures);
  return failure(
    issue(
      SETTING,
      'The folder holds no picture; PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG files are expected.',
      { part: '--pictures' },
    ),
  );
}
