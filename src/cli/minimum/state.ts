/**
 * The file of `--state` as the store of a minimum job: it holds the newest entry, written whole now and then.
 */
import { existsSync } from 'node:fs';
import { type MinimumEntry, openMemoryStore, type Store } from '../../jobs/index.js';
import type { Host } from '../host/index.js';
import { writeFiles } from '../output/index.js';
import { readJson } from './problem-flags.js';

/** Milliseconds between two writings while a run goes on. */
const BETWEEN_WRITINGS = 5000;

/** A store that can be made to write at once. */
export interface StateStore extends Store<MinimumEntry> {
  /** Writes the newest entry if it is not written yet. */
  save(): void;
}

/** Opens the file; it need not exist. Without a file, the knowledge of a run ends with it. */
export function openStateFile(file: string | undefined, host: Host): StateStore {
  if (file === undefined) return { ...openMemoryStore(), save: () => undefined };
  let newest: MinimumEntry | undefined;
  let written = host.now();
  const save = (): void => {
    if (newest === undefined) return;
    writeFiles([{ path: file, content: `${JSON.stringify(newest)}\n` }], true);
    newest = undefined;
    written = host.now();
  };
  return {
    read: async () => (existsSync(file) ? [{ place: file, value: readJson(file, host) }] : []),
    // The next entry replaces the one that is there.
    retain: async () => undefined,
    append: async (entry) => {
      newest = entry;
      if (host.now() - written >= BETWEEN_WRITINGS) save();
    },
    save,
  };
}
