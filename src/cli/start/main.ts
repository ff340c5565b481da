/**
 * The start of the command line, once its file is loaded. Scripts ask for the version again and again: it
 * does not wait for the rest to be loaded.
 */
import { writeSync } from 'node:fs';
import { asksForVersion } from '../arguments/index.js';
import { readVersion } from '../host/index.js';

const STANDARD_OUTPUT = 1;
const argv = process.argv.slice(2);

if (!asksForVersion(argv) || !isWritten(`${readVersion()}\n`))
  void import('./program.js').then(({ start }) => start(argv));

/**
 * Writes a text to standard output at once; where that fails, the program tries again and says what is wrong.
 */
function isWritten(text: string): boolean {
  try {
    writeSync(STANDARD_OUTPUT, text);
    return true;
  } catch {
    return false;
  }
}
