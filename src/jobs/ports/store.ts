/**
 * The port for the finished results of a job: entries of plain JSON data, appended one after the other and
 * read back by a later run. Folders, work files, memory and the page's own storage implement it.
 */

/**
 * An entry as it was read back. Nothing is known of it before it was checked: it may be cut off, altered, or
 * another job's.
 */
export interface Stored {
  /** The place in messages: a file, or a file and a line. */
  readonly place: string;
  /** JSON of any shape; undefined where there is none. */
  readonly value: unknown;
}

/** An entry that was read and is right. */
interface Retained<Entry> {
  readonly place: string;
  readonly entry: Entry;
}

/** Keeps the entries of one job. Whatever an implementation throws about its medium ends the job. */
export interface Store<Entry extends object> {
  /** Everything that an earlier run left, in the order in which it was appended. */
  read(): Promise<readonly Stored[]>;
  /** Says which entries that were read are right; the others may be overwritten or dropped. */
  retain(entries: readonly Retained<Entry>[]): Promise<void>;
  /** Keeps an entry; when this resolves, it outlives an interruption. */
  append(entry: Entry): Promise<void>;
}

/** A store that keeps nothing, for results that are passed on as they come. */
export function openPassingStore<Entry extends object>(
  pass: (entry: Entry) => Promise<void> = async () => {},
): Store<Entry> {
  return { read: async () => [], retain: async () => {}, append: pass };
}

/** A store that lasts as long as the process. */
export function openMemoryStore<Entry extends object>(texts: readonly string[] = []): Store<Entry> {
  let kept: readonly Stored[] = texts.map(stored);
  let count = kept.length;
  return {
    read: async () => kept,
    retain: async (entries) => {
      kept = entries.map(({ place, entry }) => ({ place, value: JSON.parse(JSON.stringify(entry)) }));
    },
    append: async (entry) => {
      kept = [...kept, stored(JSON.stringify(entry), count++)];
    },
  };
}

function stored(text: string, index: number): Stored {
  return { place: `entry ${index + 1}`, value: JSON.parse(text) };
}
