/**
 * The trace of an error in terms of the sources: a bundled file has a map beside it, which leads from each of
 * its places to file and line of the source.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a trace: an address or a path, then line and column. */
const PLACE = /(?<=\(|at (?:async )?)(?!async )((?:file:\/\/)?[^()]+?\.c?js):(\d+):(\d+)(?=\)?$)/;

/** The way from the folder of the bundle to that of the sources. */
const UPWARDS = /^(?:\.\.\/)+/;

/**
 * The lines of the trace; each whose file has a map names file and line of the source, such as
 * `src/proving/check.ts:31`, and each other one stays as it is.
 */
export function traceOf(error: Error): readonly string[] {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string): SourceMap | undefined => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  return (error.stack ?? error.message).split('\n').map((line) =>
    line.replace(PLACE, (place, file: string, row: string, column: string) => {
      const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      if (found === undefined || !('originalSource' in found)) return place;
      return `${found.originalSource.replace(UPWARDS, '')}:${found.originalLine + 1}`;
    }),
  );
}

function readMap(file: string): SourceMap | undefined {
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    // A trace without sources is better than none.
    return undefined;
  }
}
