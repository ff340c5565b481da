/** The batches to make for a book: one for each difficulty of each part. */

import {
  type Batch,
  findGenerator,
  openBatch,
  type RatingOptions,
  tooMany,
} from '../../../generators/index.js';
import { failure, type Issue, type Result, success } from '../../core/index.js';
import { type Folders, refusal, settingsFrom } from '../../settings/index.js';
import { ownPictures, type PictureShare, pictureShare } from './picture-shares.js';
import type { BookSpec, GeneratedPart, LocatedSpec } from './spec.js';

/** A batch and its place in the book. */
export interface Slice {
  /** Position of the part, from 0. */
  readonly part: number;
  readonly batch: Batch;
  readonly count: number;
}

/**
 * Plans all batches; issues name the places where the specification is impossible.
 * @param seed of the book
 * @param folders those that parts name; absent: there are none
 */
export async function slicesOf(
  { spec, placeOf }: LocatedSpec,
  seed: string,
  folders?: Folders,
): Promise<Result<readonly Slice[]>> {
  const slices: Slice[] = [];
  const issues: Issue[] = [];
  for (const [index, part] of spec.parts.entries()) {
    if (part.kind === 'files') continue;
    const place = { index, seed, rating: labelRating(spec), pictures: pictureShare(spec, index, seed) };
    const opened = await slicesOfPart(part, place, folders);
    if (opened.ok) slices.push(...opened.value);
    else issues.push(...opened.issues.map((found) => placed(found, index, placeOf)));
  }
  return issues.length > 0 ? failure(...issues) : success(slices);
}

/** Rating options for the labels, so that a label agrees with the verb `rate`. */
export function labelRating({ difficultyLabels }: Pick<BookSpec, 'difficultyLabels'>): RatingOptions {
  return difficultyLabels ? { bySteps: 'words' } : {};
}

/** An issue about a setting is one about that parameter of the part. */
function placed(found: Issue, part: number, placeOf: LocatedSpec['placeOf']): Issue {
  const setting = found.place?.setting;
  const keys = setting === undefined ? [] : setting === 'no-guess' ? [setting] : ['parameters', setting];
  return { ...found, place: placeOf(['parts', part, ...keys]) };
}

/** The properties of a part that its book determines. */
interface PartPlace {
  /** Position of the part, from 0. */
  readonly index: number;
  readonly seed: string;
  readonly rating: RatingOptions;
  /** Absent: it has no folder of pictures. */
  readonly pictures: PictureShare | undefined;
}

async function slicesOfPart(
  part: GeneratedPart,
  { index, seed, rating, pictures }: PartPlace,
  folders: Folders | undefined,
): Promise<Result<readonly Slice[]>> {
  const generator = findGenerator(part.generator ?? part.family)!;
  const given = settingsFrom(generator.settings, part.parameters, folders);
  const own = ownPictures(given, part, pictures);
  if ('wrong' in own) return failure(own.wrong);
  const { settings, most } = own;
  const difficulties = part.difficulties.length > 0 ? part.difficulties : [undefined];
  const slices: Slice[] = [];
  for (const [position, difficulty] of difficulties.entries()) {
    const goal = { noGuess: part.noGuess, ...(difficulty === undefined ? {} : { difficulty }) };
    const batchSeed = `${seed}/${index + 1}${difficulties.length > 1 ? 'abc'.charAt(position) : ''}`;
    const opened = await openBatch({ generator, settings, goal, seed: batchSeed }, rating);
    if (!opened.ok) return opened;
    const batch = most === undefined ? opened.value : { ...opened.value, most };
    const wrong = tooMany(batch, part.count) ?? sharedPictures(batch, difficulties.length);
    if (wrong !== undefined) return failure(wrong);
    const count = Math.floor((part.count + difficulties.length - 1 - position) / difficulties.length);
    slices.push({ part: index, batch, count });
  }
  return success(slices.filter(({ count }) => count > 0));
}

/** An issue for pictures that would be taken once for each difficulty. */
function sharedPictures({ most }: Batch, difficulties: number): Issue | undefined {
  if (most === undefined || difficulties === 1) return undefined;
  return refusal('pictures', 'Each picture is taken once; one difficulty at most is expected beside them.');
}
