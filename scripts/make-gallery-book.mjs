/**
 * Makes the book of the gallery with the command line itself, and three of its pages as PNG where
 * poppler-utils are installed: `npm run gallery:book`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const BOOK = 'output/gallery/book.pdf';
const DATA = 'output/gallery/book.json';
const folder = path.resolve(import.meta.dirname, '..');
const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
const program = path.join(folder, 'dist/cli/main.cjs');
const argv = [program, 'book', 'scripts/gallery-book.yaml', '-o', BOOK, '--force'];
const { status } = spawnSync(process.execPath, argv, options);
if (status !== 0) process.exit(status ?? 70);

/** Pages that the documents show: their numbers and the names of their pictures. */
const { parts } = JSON.parse(readFileSync(path.join(folder, DATA), 'utf8'));
const [sudoku] = parts.flatMap(({ puzzles }) => puzzles).filter(({ family }) => family === 'sudoku');
const shown = [
  [1, 'output/gallery/book-title'],
  [sudoku.page, 'output/gallery/book-puzzles'],
  [sudoku.answerPage, 'output/gallery/book-answers'],
];
for (const [page, stem] of shown) {
  const range = ['-f', String(page), '-l', String(page)];
  const picture = ['-r', '60', '-gray', '-png', '-singlefile', ...range, BOOK, stem];
  const { error } = spawnSync('pdftoppm', picture, options);
  if (error !== undefined) process.stderr.write(`${stem}.png was not made: pdftoppm is not installed\n`);
}
