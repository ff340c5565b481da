/**
 * Makes the book of the gallery with the command line itself, and three of its pages as PNG where poppler-utils are
 * installed: `npm run gallery:book`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const BOOK = 'output/gallery/book.pdf';
/** Pages that the README shows: their numbers and the names of their pictures. */
const SHOWN = [
  ['1', 'output/gallery/book-title'],
  ['12', 'output/gallery/book-puzzles'],
  ['22', 'output/gallery/book-answers'],
];

const folder = path.resolve(import.meta.dirname, '..');
const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
const program = path.join(folder, 'dist/cli/main.cjs');
const argv = [program, 'book', 'scripts/gallery-book.yaml', '-o', BOOK, '--force'];
const { status } = spawnSync(process.execPath, argv, options);
if (status !== 0) process.exit(status ?? 70);

for (const [page, stem] of SHOWN) {
  const picture = ['-r', '60', '-gray', '-png', '-singlefile', '-f', page, '-l', page, BOOK, stem];
  const { error } = spawnSync('pdftoppm', picture, options);
  if (error !== undefined) process.stderr.write(`${stem}.png was not made: pdftoppm is not installed\n`);
}
