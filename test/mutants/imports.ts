/** The tests that load a file: by the imports of all files, also those that are only made on the way. */
import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './draw.js';

/** The test files that load a file, and how far away the file is: 1 where the test imports it itself. */
export type Importers = ReadonlyMap<string, number>;

/** Who imports whom among some files. */
export class Imports {
  /** By file: the files that import it. */
  readonly #importers = new Map<string, string[]>();

  /** @param files all source files and tests */
  constructor(files: readonly SourceFile[]) {
    for (const { file, text } of files)
      for (const { fileName } of ts.preProcessFile(text).importedFiles) {
        if (!fileName.startsWith('.')) continue;
        const imported = path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, '.ts');
        const importers = this.#importers.get(imported);
        if (importers === undefined) this.#importers.set(imported, [file]);
        else importers.push(file);
      }
  }

  /** The tests of `npm test` that load a file. */
  testsOf(file: string): Importers {
    const distances = new Map([[file, 0]]);
    for (const [near, distance] of distances)
      for (const importer of this.#importers.get(near) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return new Map([...distances].filter(([one]) => /(?<!\.long)\.test\.ts$/.test(one)));
  }
}
