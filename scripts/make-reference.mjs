/**
 * Writes what follows from the table of commands: the manual page into `dist/man` (npm run build does), and
 * with `--docs` the marked sections of the documents (`npm run reference`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manualOf } from '../dist/src/cli/arguments/reference/manual.js';
import { sectionsOf, withSections } from '../dist/src/cli/arguments/reference/markdown.js';
import { tableOf } from '../dist/src/cli/arguments/reference/table.js';
import { loadCommands } from '../dist/src/cli/commands/index.js';
import { FAMILIES } from '../dist/src/families/index.js';

const folder = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'docs/commands.md', 'docs/formats.md', 'docs/formulations.md'].map((name) =>
  path.join(folder, name),
);

const table = tableOf(await loadCommands());
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

if (process.argv.includes('--docs')) {
  const sections = sectionsOf(table, FAMILIES);
  for (const file of DOCUMENTS) writeFileSync(file, withSections(readFileSync(file, 'utf8'), sections));
} else {
  mkdirSync(path.join(folder, 'dist/man'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/man/puzzlewright.1'), manualOf(table, version));
}
