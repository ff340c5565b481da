/** Settings of the bundles, and their files as they are written. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLinesAlone } from './lines.mjs';

export const FOLDER = path.resolve(import.meta.dirname, '../..');

/** The modules that every command with a puzzle loads: schemas, and the parts of formats. */
const SHARED = /\/node_modules\/zod\/|\/src\/(?:core|formats|settings|families\/(?:contract|kit\/codecs))\//;

/** The modules of every question about solutions; a few files load faster than many. */
const SOLVING = /\/src\/(?:proving|solve\/(?:model|counting|checker))\//;

/** One file for all that families share; the formats of each are another. */
export const GROUPS = [
  { name: 'shared', test: SHARED },
  { name: 'solving', test: SOLVING },
];

/** Names of functions stay, so that the report of a defect can be read without the map of a file, too. */
export const MINIFIED = {
  compress: true,
  mangle: { toplevel: false, keepNames: true },
  codegen: { removeWhitespace: true },
};

/** The files of modules; maps are written with them. */
export const chunksOf = (output) => output.filter(({ type }) => type === 'chunk');

/**
 * Writes the files of a bundle into an empty folder, each with a map that leads to file and line of the
 * source.
 * @param finished the last change to the text of a file
 */
export function writeBundle(folder, output, finished = (code) => code) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code, map } of output) {
    const file = path.join(folder, fileName);
    const text = `${finished(code).trimEnd()}\n`;
    // A file that does no more than export from others has no map.
    writeFileSync(file, map === null ? text : `${text}//# sourceMappingURL=${fileName}.map\n`);
    if (map !== null) writeFileSync(`${file}.map`, JSON.stringify(withLinesAlone(map, code, finished)));
  }
}
