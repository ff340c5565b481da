/**
 * Pictures as a job: each becomes a nonogram in the one way of image.ts, side by side, kept in a store as it
 * is finished, so that a later run makes only those that are missing. A picture of which no nonogram can be
 * made does not stop the others.
 */
import { failure, type Issue, isSameJson, issue, type Result, success } from '../../core/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import { readSaved, settings, settingsIn } from '../../settings/index.js';
import {
  type Checked,
  type RefusedEntry,
  resumeFrom,
  type Stopped,
  type Store,
  type Stored,
  sideBySide,
  unlessCancelled,
  type Workers,
} from '../ports/index.js';
import type { Assessment } from '../tasks/index.js';
import { type ImageRequest, type MadeImage, makeImage, type Picture } from './image.js';
import { type PictureRecord, recordOfImage } from './record.js';
import { PICTURE_ENTRY, type SavedPicture } from './saved-picture.js';
import { IMAGE_SETTINGS } from './settings.js';

const OTHER_REQUEST = issue(
  'other-request',
  'It is the nonogram of another picture, or was made with other options.',
);
const CUT_SHORT = issue('picture-cut-short', 'A timeout ended its search early.');
const ALTERED = issue('picture-altered', 'It is not the nonogram that its request makes.');

/**
 * Pictures at once for each thread of other machines, so that none is idle while a picture is decoded here.
 * Their tasks hold pixels: there are never as many as there may be of short tasks.
 */
const PICTURES_A_THREAD = 2;

/** A picture of a job. */
export interface NamedPicture {
  /** No other picture of the job has it. */
  readonly name: string;
  /**
   * A mark of the picture, such as a digest of its file, by which a later run recognises it: equal for the
   * same picture only.
   */
  readonly source: string;
  /** Decodes it, when its turn comes. */
  load(): Promise<Result<LoadedInTurn>>;
}

/** A picture whose turn has come. */
interface LoadedInTurn {
  readonly picture: Picture;
  /** Polled; true ends its searches with the best that there is. */
  readonly abort?: () => boolean;
}

/** Everything that decides the nonogram of a picture, as plain JSON data. */
export interface PictureStamp {
  readonly source: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The seed of all pictures of the job. */
  readonly seed: string;
  readonly budget: ImageRequest['budget'];
  readonly certify: boolean;
}

/** A picture's nonogram as a store keeps it. */
export interface PictureEntry {
  readonly name: string;
  readonly request: PictureStamp;
  readonly record: PictureRecord;
  /** There where it was made in this run: what its pages are drawn of. A store may leave it out. */
  readonly image?: MadeImage;
}

/** A picture that has no nonogram, and why. */
export interface RefusedPicture {
  readonly name: string;
  readonly issues: readonly Issue[];
}

/** The ports of a picture job. */
export interface PicturePorts {
  readonly workers: Workers;
  readonly store: Store<PictureEntry>;
}

/** Events while pictures become nonograms. */
export interface PictureEvents {
  /** An entry failed its check; its picture is made again. */
  onRefused?(entry: RefusedEntry): void;
  /** A picture was finished, now or in an earlier run; pictures come in their order. */
  onPicture?(outcome: PictureEntry | RefusedPicture): void;
}

/** The outcomes of the pictures, in their order. */
export type PictureEnd =
  | { readonly status: 'done'; readonly pictures: readonly (PictureEntry | RefusedPicture)[] }
  | Stopped;

/** The seed of one of several pictures: with it that picture alone becomes the same nonogram. */
export function seedOfPicture(seed: string, name: string): string {
  return `${seed}/${name}`;
}

/** The request that made an entry, as the entry states it. */
export function stampOf({ source }: Pick<NamedPicture, 'source'>, request: ImageRequest): PictureStamp {
  const { seed, budget, certify } = request;
  const values: Readonly<Record<string, unknown>> = request.settings;
  const given = settingsIn(settings(IMAGE_SETTINGS)).filter(({ name }) => values[name] !== undefined);
  return {
    source,
    settings: Object.fromEntries(given.map(({ name }) => [name, values[name]])),
    seed,
    budget,
    certify,
  };
}

/**
 * Makes the nonograms of pictures, as many at once as there are workers. When the job is stopped, those that
 * are finished are in the store.
 * @param request `seed` is that of the job; every picture has its own, which follows from it and its name
 */
export function makePictures(
  wanted: readonly NamedPicture[],
  request: ImageRequest,
  ports: PicturePorts,
  events: PictureEvents = {},
): Promise<PictureEnd> {
  return unlessCancelled(async () => {
    const { store, workers } = ports;
    const stored = await store.read();
    const { kept, refused } = await resumeFrom(store, stored, (entry) =>
      checkedEntry(entry, wanted, request, workers),
    );
    for (const entry of refused) events.onRefused?.(entry);
    const making = sideBySide(
      wanted,
      () => workers.width * (workers.queueLength === undefined ? 1 : PICTURES_A_THREAD),
      async (picture) => kept.find(({ name }) => name === picture.name) ?? make(picture, request, ports),
    );
    const pictures: (PictureEntry | RefusedPicture)[] = [];
    for (const one of making) {
      const outcome = await one;
      if ('status' in outcome) return outcome;
      events.onPicture?.(outcome);
      pictures.push(outcome);
    }
    return { status: 'done', pictures };
  });
}

async function make(
  picture: NamedPicture,
  request: ImageRequest,
  { workers, store }: PicturePorts,
): Promise<PictureEntry | RefusedPicture | Stopped> {
  const { name } = picture;
  const loaded = await picture.load();
  if (!loaded.ok) return { name, issues: loaded.issues };
  const { picture: decoded, abort } = loaded.value;
  const seed = seedOfPicture(request.seed, name);
  const end = await makeImage(
    decoded,
    { ...request, seed },
    { workers, ...(abort === undefined ? {} : { abort }) },
  );
  if (end.status === 'stopped') return end;
  if (end.status === 'refused') return { name, issues: end.issues };
  const { image } = end;
  const entry = { name, request: stampOf(picture, request), record: recordOfImage(image, seed), image };
  await store.append(entry);
  return entry;
}

/**
 * An entry that a job may take over: it is of the same request, and its verdict, its solution and its rating
 * were found once more. Bounds on the number of changes and the likeness are taken as they are.
 */
async function checkedEntry(
  { value }: Stored,
  wanted: readonly NamedPicture[],
  request: ImageRequest,
  workers: Workers,
): Promise<Checked<PictureEntry, PictureEntry>> {
  const read = readSaved(PICTURE_ENTRY, value);
  if (!read.ok) return read;
  const { name, record, request: stamp } = read.value;
  const own = wanted.find((picture) => picture.name === name);
  if (own === undefined || !isSameJson(stampOf(own, request), stamp)) return failure(OTHER_REQUEST);
  if (record.limit === 'timeout') return failure(CUT_SHORT);
  const family = findFamily(record.puzzle.family);
  const puzzle = family?.readPuzzle(record.puzzle);
  if (family === undefined || puzzle?.ok !== true) return failure(ALTERED);
  const { certify } = request;
  const rating = request.settings.difficulty !== undefined ? ({ bySteps: 'numbers' } as const) : {};
  const assessed = { family: family.id, puzzle: puzzle.value, certify, ...rating };
  // A verdict that is open says nothing that could be wrong.
  const isFound =
    record.verdict === 'undecided' || says(record, await workers.run('assess-puzzle', assessed));
  const isOwn = isFound && record.seed === seedOfPicture(request.seed, name);
  if (!isOwn || !isSolution(family, puzzle.value, record.solution)) return failure(ALTERED);
  // The schema has read all of it; as it was saved, its keys keep their order.
  const entry = value as PictureEntry;
  return success({ kept: entry, entry });
}

/** True if a record agrees with an assessment of its puzzle. */
function says(record: SavedPicture['record'], found: Assessment): boolean {
  if (found.verdict !== 'unique') return found.verdict === record.verdict;
  const { verdict, certified, shown } = found;
  const { logic, difficulty, number } = record;
  return isSameJson(
    { verdict, certified, ...shown },
    {
      verdict: record.verdict,
      certified: record.certified,
      logic,
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(number === undefined ? {} : { number }),
    },
  );
}

/** True if rows of cells solve a puzzle. */
function isSolution(family: AnyFamily, puzzle: Puzzle, solution: readonly string[]): boolean {
  const read = family.readSolution(solution, puzzle);
  return read.ok && family.verify(puzzle, read.value).length === 0;
}
