/**
 * Compiles the bundled command line ahead: the example of every family is checked, and the code that ran is
 * kept beside the files, where the program's loader finds it. It is code of this Node on this machine, and no
 * part of the package.
 */
import { readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openLoader, readCompiled } from '../dist/src/cli/start/loader.js';

const FOLDER = path.resolve(import.meta.dirname, '..');
const PROGRAM = path.join(FOLDER, 'dist/cli');
const COMPILED = path.join(PROGRAM, 'compiled.bin');
const EXAMPLES = path.join(FOLDER, 'examples');

process.stdout.write = process.stderr.write = () => true;
process.stdout.setMaxListeners(0);
process.stderr.setMaxListeners(0);

const loader = openLoader(PROGRAM);
loader.load('command-line.cjs');
const { start } = loader.load('program.cjs');
for (const name of readdirSync(EXAMPLES).filter((file) => /\.(?:txt|sdm)$/.test(file))) {
  await start(['check', path.join(EXAMPLES, name)]);
  // 1 says that some puzzle of a file has several solutions.
  if (process.exitCode > 1) throw new Error(`${name} could not be checked`);
}
writeFileSync(COMPILED, loader.compiled());

// Under some options of Node nothing compiled is taken; then the files are loaded as usual.
const again = openLoader(PROGRAM, readCompiled(PROGRAM));
again.load('program.cjs');
if (again.refused().length > 0) unlinkSync(COMPILED);
process.exitCode = 0;
