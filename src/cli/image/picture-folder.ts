/**
 * A folder as the store of a picture job: several files a picture, of which the JSON file says how it was
 * made.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSameJson } from '../../core/index.js';
import type { Paper } from '../../draw/index.js';
import type { PictureEntry, PictureRecord, PictureStamp, Store, Stored } from '../../jobs/index.js';
import { titleOfName } from '../../picture/index.js';
import type { Host } from '../host/index.js';
import { refuseUnwritable, writeFiles } from '../output/index.js';
import { readRecord } from '../saved/index.js';
import { drawFiles, type FilesWanted, type ImageAnswer, pathsOfPicture } from './files.js';

/** Options of a folder of pictures. */
export interface PictureFolder extends FilesWanted {
  readonly folder: string;
  readonly paper: Paper;
  /** Overwrite files that exist, whatever made them. */
  readonly force: boolean;
}

/** The files of a picture. */
export function pathsIn({ folder, ...wanted }: PictureFolder, name: string): readonly string[] {
  return pathsOfPicture(path.join(folder, name), wanted);
}

/** The JSON file of a picture. */
function jsonFile(folder: string, name: string): string {
  return path.join(folder, `${name}.json`);
}

/** The content of a picture's JSON file besides its answer. */
interface Kept {
  readonly request?: PictureStamp;
  readonly title?: string;
}

/** The data of the JSON file of a picture, as far as it says which request made it. */
function keptOf(folder: string, name: string, host: Host): (Partial<ImageAnswer> & Kept) | undefined {
  const file = jsonFile(folder, name);
  const data = existsSync(file) ? readRecord(file, host) : undefined;
  return typeof data === 'object' && data !== null ? data : undefined;
}

/** The seed that made the first of some pictures that are in a folder. */
export function seedInPictures(folder: string, names: readonly string[], host: Host): string | undefined {
  for (const name of names) {
    const seed: unknown = keptOf(folder, name, host)?.request?.seed;
    if (typeof seed === 'string') return seed;
  }
  return undefined;
}

/**
 * Refuses files that exist and that the same request did not make.
 * @param stamps the stamp of each picture, by its name
 * @throws InputError naming the files
 */
export function refuseOthers(
  wanted: PictureFolder,
  stamps: ReadonlyMap<string, PictureStamp>,
  host: Host,
): void {
  const others = [...stamps].filter(
    ([name, stamp]) => !isSameJson(keptOf(wanted.folder, name, host)?.request, stamp),
  );
  refuseUnwritable(
    others.flatMap(([name]) => pathsIn(wanted, name)),
    wanted.force,
  );
}

/** The store, and the answers about its pictures. */
export interface PictureFolderStore extends Store<PictureEntry> {
  /** The answer of a picture that was kept or written. */
  answerOf(name: string): ImageAnswer | undefined;
}

/**
 * Opens a folder as a store.
 * @param names of the pictures
 */
export function openPictureFolder(
  wanted: PictureFolder,
  names: readonly string[],
  host: Host,
): PictureFolderStore {
  const answers = new Map<string, ImageAnswer>();
  const { folder, force, paper, candidates } = wanted;
  return {
    read: async () => {
      if (force) return [];
      return names.flatMap((name): Stored[] => {
        const data = keptOf(folder, name, host);
        if (data === undefined) return [];
        const { request, title: _, warnings = [], files = [], ...record } = data;
        answers.set(name, { ...(record as PictureRecord), warnings, files });
        return [{ place: jsonFile(folder, name), value: { name, request, record } }];
      });
    },
    retain: async (entries) => {
      const places = new Set(entries.map(({ place }) => place));
      for (const name of names) if (!places.has(jsonFile(folder, name))) answers.delete(name);
    },
    append: async ({ name, request, record, image }) => {
      if (image === undefined) throw new Error('a picture without its image was to be written');
      const title = titleOfName(name);
      const files = pathsIn(wanted, name);
      const drawing = { stem: path.join(folder, name), files, title, paper, candidates };
      const { answer, outputs } = await drawFiles({ image, record }, drawing, { request });
      // Those of other requests were refused before.
      writeFiles(outputs, true);
      answers.set(name, answer);
    },
    answerOf: (name) => answers.get(name),
  };
}
