/** Pictures as a job: each becomes a nonogram, which a store keeps, so that a later run makes only those that are missing. */
import { issue } from '../core/issue.js';
import { failure, success } from '../core/result.js';
import { isSameJson } from '../core/same-json.js';
import { readSaved } from '../core/saved.js';
import { findFamily } from '../families/index.js';
import { type CertifiedPuzzle, certifiedPuzzle } from '../proving/certified-puzzle.js';
import type { MadePicture, PictureRequest } from './picture-task.js';
import { type Checked, type RefusedEntry, resumeFrom } from './resume.js';
import { PICTURE_ENTRY } from './saved-picture.js';
import type { Store } from './store.js';
import type { TaskContext, TaskProgress } from './task-context.js';
import { type Stopped, unlessCancelled, type Workers } from './workers.js';

const OTHER_REQUEST = issue(
  'other-request',
  'It is the nonogram of another picture, or was made with other options.',
);
const ALTERED = issue('picture-altered', 'It is not the nonogram that its request makes.');

/** A picture and its name, which no other picture of the job has. */
export interface NamedPicture {
  readonly name: string;
  readonly request: PictureRequest;
}

/** A picture's nonogram as a store keeps it. */
export interface PictureEntry extends NamedPicture {
  readonly made: MadePicture;
  /** The record of the puzzle, where it was proved to have one solution and was rated. */
  readonly puzzle?: CertifiedPuzzle;
}

/** What a picture job works with. */
export interface PicturePorts {
  readonly workers: Workers;
  readonly store: Store<PictureEntry>;
  /** Polled; true ends the picture under way with the best that there is, and begins no other. */
  readonly abort?: NonNullable<TaskContext['abort']>;
}

/** What happens while pictures become nonograms. */
export interface PictureEvents {
  /** An entry of the store is not what it should be; its picture is made again. */
  onRefused?(entry: RefusedEntry): void;
  /** How far the picture under way is. */
  onProgress?(progress: TaskProgress): void;
  /** A picture was finished; it is in the store already, unless it was cut short. */
  onPicture?(entry: PictureEntry): void;
}

/** The nonograms, in the order of the pictures. */
export type PictureEnd = { readonly status: 'done'; readonly pictures: readonly PictureEntry[] } | Stopped;

/**
 * Makes the nonograms of pictures.
 * Rejects with PuzzlewrightError `picture-blank` or `picture-full` for a picture whose cells all come out alike.
 */
export function makePictures(
  wanted: readonly NamedPicture[],
  ports: PicturePorts,
  events: PictureEvents = {},
): Promise<PictureEnd> {
  return unlessCancelled(async () => {
    const { store, abort } = ports;
    const { kept, refused } = await resumeFrom(store, await store.read(), ({ value }) =>
      checkedEntry(value, wanted, ports.workers),
    );
    for (const entry of refused) events.onRefused?.(entry);
    const pictures: PictureEntry[] = [];
    for (const picture of wanted) {
      const known = kept.find(({ name }) => name === picture.name);
      if (known === undefined && pictures.length > 0 && abort?.() === true) return { status: 'stopped' };
      pictures.push(known ?? (await make(picture, ports, events)));
    }
    return { status: 'done', pictures };
  });
}

async function make(
  { name, request }: NamedPicture,
  { workers, store, abort }: PicturePorts,
  { onProgress, onPicture }: PictureEvents,
): Promise<PictureEntry> {
  const context: TaskContext = {
    ...(abort === undefined ? {} : { abort }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
  const made = await workers.run('make-picture', request, context);
  const puzzle = recordOf(name, request, made);
  const entry = { name, request, made, ...(puzzle === undefined ? {} : { puzzle }) };
  // What a timeout cut short may be better another time.
  if (made.limit !== 'abort' && made.verdict !== 'undecided') await store.append(entry);
  onPicture?.(entry);
  return entry;
}

function recordOf(id: string, { seed }: PictureRequest, made: MadePicture): CertifiedPuzzle | undefined {
  const { puzzle, solution, verdict, certified, rating } = made;
  if (verdict !== 'unique' || rating === undefined) return undefined;
  return certifiedPuzzle({ id, seed }, { puzzle, solution, rating, engine: 'sat', certified });
}

/**
 * An entry that a job may take over: it is of the same request, its cells agree, and its puzzle was proved once more to have one
 * solution, which is the one that it says. Bounds on the number of changes are taken as they are.
 */
async function checkedEntry(
  value: unknown,
  wanted: readonly NamedPicture[],
  workers: Workers,
): Promise<Checked<PictureEntry, PictureEntry>> {
  const read = readSaved(PICTURE_ENTRY, value);
  if (!read.ok) return read;
  const { name, request, made, puzzle } = read.value;
  const own = wanted.find((picture) => picture.name === name);
  if (own === undefined || !isSameJson(own.request, request)) return failure(OTHER_REQUEST);
  const family = findFamily(puzzle.family);
  if (family?.readPuzzle(made.puzzle).ok !== true) return failure(ALTERED);
  const { certify } = own.request;
  const assessed = await workers.run('assess-puzzle', { family: family.id, puzzle: made.puzzle, certify });
  if (assessed.verdict !== 'unique') return failure(ALTERED);
  const { solution, rating, engine, certified } = assessed;
  const found = certifiedPuzzle(
    { id: name, seed: own.request.seed },
    { puzzle: made.puzzle, solution, rating, engine, certified },
  );
  const isIntact = isSameJson(puzzle, found) && isSameJson(made.solution, solution) && areCellsRight(made);
  if (!isIntact) return failure(ALTERED);
  // The schema has read all of it; as it was saved, its keys keep their order.
  const entry = value as PictureEntry;
  return success({ kept: entry, entry });
}

/** Whether the cells that are said to be changed are those in which the solution differs from the picture. */
function areCellsRight({ original: { width, cells }, solution, changed }: MadePicture): boolean {
  const drawn = solution.join('');
  const differing = cells.flatMap((cell, index) => ((cell === 1) === (drawn[index] === '#') ? [] : [index]));
  const said = changed.map(([row, column]) => row * width + column);
  return drawn.length === cells.length && isSameJson(differing, said);
}
