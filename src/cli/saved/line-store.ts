/**
 * A file as a store: a first line that names its subject, then every entry as it comes, a line each, as JSON.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { parseJson } from '../../formats/index.js';
import type { Store } from '../../jobs/index.js';
import { failureWords, type Host, InputError } from '../host/index.js';
import { MOST_OWN, readSource } from '../input/index.js';
import { jsonLine, writeFiles } from '../output/index.js';

/** The line after the head, counted from 1. */
const FIRST_LINE = 2;

/** Options of such a file. */
interface LineStoreOptions {
  /** The first line. */
  readonly head: object;
  /** Go on from the file's entries; otherwise it counts as empty. */
  readonly resume: boolean;
}

/** The data of the first line of a file; undefined where it is no JSON, or cut off. */
export function headOf(file: string, host: Host): unknown {
  const [head] = wholeLines(file, host);
  return head === undefined ? undefined : dataIn(head);
}

/** Opens a file as a store; it appears with the first new entry. */
export function openLineStore<Entry extends object>(
  file: string,
  { head, resume }: LineStoreOptions,
  host: Host,
): Store<Entry> {
  let isBegun = false;
  let before: readonly Entry[] = [];
  const begin = (): void => {
    // Written anew when work is resumed: what was altered, or cut off by an interruption, is left out.
    writeFiles([{ path: file, content: [head, ...before].map(jsonLine).join('') }], true);
    isBegun = true;
  };
  return {
    read: async () => {
      if (!resume || !existsSync(file)) return [];
      const [, ...lines] = wholeLines(file, host);
      return lines.map((text, index) => ({
        place: `${file}, line ${FIRST_LINE + index}`,
        value: dataIn(text),
      }));
    },
    retain: async (entries) => {
      before = entries.map(({ entry }) => entry);
    },
    append: async (entry) => {
      if (!isBegun) begin();
      try {
        appendFileSync(file, jsonLine(entry));
      } catch (error) {
        throw new InputError([`${file}: cannot be written (${failureWords(error)})`]);
      }
    },
  };
}

/**
 * The lines of a file. An interruption may have cut off the last one: what follows the last line end is left
 * out.
 */
function wholeLines(file: string, host: Host): readonly string[] {
  return readSource(file, host, MOST_OWN).text.split('\n').slice(0, -1);
}

/** The data of a line; undefined where it is no JSON. */
function dataIn(line: string): unknown {
  const json = parseJson(line);
  return json.ok ? json.value : undefined;
}
