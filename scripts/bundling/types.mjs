/** The types that the package publishes: those that its entries lead to, and none of the command line. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Copies the declarations of entries, with all that they import, from a folder of declarations into one of
 * its folders.
 * @param entries names of files in `src`
 * @throws Error of the file that is missing, where the compiler did not run before
 */
export function writeTypes(entries, built, name) {
  const target = path.join(built, name);
  rmSync(target, { recursive: true, force: true });
  const files = new Set(entries.map((entry) => path.join(built, 'src', `${entry}.d.ts`)));
  for (const file of files) {
    cpSync(file, path.join(target, path.relative(built, file)));
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.'))
        files.add(path.resolve(path.dirname(file), fileName.replace(/\.js$/, '.d.ts')));
    }
  }
}
