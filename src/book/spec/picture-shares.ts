/**
 * Parts that name one folder of pictures: each goes on where those before it ended, so that none is in the
 * book twice.
 */
import { findGenerator, type Settings } from '../../../generators/index.js';
import type { Issue } from '../../core/index.js';
import { refusal, settingsIn } from '../../settings/index.js';
import type { BookSpec, GeneratedPart, PartSpec } from './spec.js';

/** The share of a part in a folder that several parts may name. */
export interface PictureShare {
  /** The numbers of puzzles that the parts before it have of the folder, and all parts together. */
  readonly before: number;
  readonly all: number;
  /** The text that decides the order of the pictures; absent: they come by their names. */
  readonly shuffle?: string;
  /** True where the counts of parts are shares of a number of pages. */
  readonly isOfPages: boolean;
}

/** The folder of a part, as it is written; undefined for a part without one. */
function folderOf(part: PartSpec): string | undefined {
  if (part.kind === 'files') return undefined;
  const generator = findGenerator(part.generator ?? part.family)!;
  const name = settingsIn(generator.settings).find(({ kind }) => kind === 'files')?.name;
  const value = name === undefined ? undefined : part.parameters[name];
  return value === undefined ? undefined : String(value).replace(/^\.\//, '').replace(/\/+$/, '');
}

/**
 * The share of a part; undefined for one without a folder.
 * @param index position of the part, from 0
 */
export function pictureShare(spec: BookSpec, index: number, seed: string): PictureShare | undefined {
  const folder = folderOf(spec.parts[index]!);
  if (folder === undefined) return undefined;
  const alike = spec.parts.flatMap((part, position) =>
    part.kind === 'generated' && folderOf(part) === folder ? [{ position, part }] : [],
  );
  const countOf = (parts: typeof alike): number => parts.reduce((sum, { part }) => sum + part.count, 0);
  const isShuffled = alike.some(({ part }) => part.order === 'shuffled');
  return {
    before: countOf(alike.filter(({ position }) => position < index)),
    all: countOf(alike),
    ...(isShuffled ? { shuffle: seed } : {}),
    isOfPages: spec.pages !== undefined,
  };
}

/**
 * The settings of a part for its own pictures, and their number at most where these are not all that are
 * left.
 */
export function ownPictures(
  given: Settings,
  { generator, family, count }: GeneratedPart,
  share: PictureShare | undefined,
): { readonly settings: Settings; readonly most?: number } | { readonly wrong: Issue } {
  const { pictures } = findGenerator(generator ?? family)!;
  const total = pictures?.filesIn(given);
  if (pictures === undefined || total === undefined || share === undefined) return { settings: given };
  const { before, all, shuffle, isOfPages } = share;
  if (isOfPages) {
    // Counts are shares of the pages, and so they are of the pictures.
    const [first, end] = [before, before + count].map((taken) => Math.floor((total * taken) / all));
    return { settings: pictures.after(given, first!, shuffle), most: end! - first! };
  }
  if (before > 0 && before + count > total) {
    const left = Math.max(0, total - before);
    const message = `Each of the ${total} pictures of the folder is taken once, and the parts before leave ${left}; this part asks for ${count} puzzles.`;
    return { wrong: refusal('pictures', message) };
  }
  return { settings: pictures.after(given, before, shuffle) };
}
