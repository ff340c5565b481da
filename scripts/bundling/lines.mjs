/**
 * Maps from bundled files to the sources that keep file and line, and leave the columns: the trace of an
 * error leads to its line, and a map has a fifth of the size. The sources are no part of the package.
 */
import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * The map with one segment wherever the line of the source changes.
 * @param code the text that the map belongs to
 * @param finished the last change to that text, which may make characters longer, but leaves its lines
 */
export function withLinesAlone(map, code, finished) {
  const lines = code.split('\n');
  const mappings = decode(map.mappings).map((segments, line) => {
    let last;
    let [from, shift] = [0, 0];
    return segments.flatMap(([column, source, sourceLine]) => {
      if (source === undefined || (last?.[0] === source && last[1] === sourceLine)) return [];
      last = [source, sourceLine];
      const passed = lines[line].slice(from, column);
      from = column;
      shift += finished(passed).length - passed.length;
      return [[column + shift, source, sourceLine, 0]];
    });
  });
  return {
    version: 3,
    sources: map.sources,
    // Bundlers that look for sources would warn that they are missing; an empty text is no question.
    sourcesContent: map.sources.map(() => ''),
    names: [],
    mappings: encode(mappings),
  };
}
