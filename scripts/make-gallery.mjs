/**
 * Makes the gallery in output/gallery with the command line itself: `npm run gallery`. Every line of the
 * first table is one call of `puzzlewright image`, every line of the second one of `puzzlewright render`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { keepSmall } from './keep-small.mjs';

const GALLERY = [
  ['owl.svg', '--title', 'Owl'],
  ['lighthouse.svg', '--height', '30', '--title', 'Lighthouse'],
  ['sailboat.svg', '--width', '25', '--title', 'Sailboat'],
  ['sitting-cat.svg', '--width', '20', '--title', 'Sitting cat'],
  ['teapot.svg', '--width', '30', '--title', 'Teapot'],
  ['tree.svg', '--height', '30', '--title', 'Tree'],
  ['whale.svg', '--width', '30', '--title', 'Whale'],
  ['bicycle.svg', '--width', '25', '--title', 'Bicycle'],
  ['horse.png', '--width', '30', '--title', 'Horse'],
  ['photographer.jpg', '--width', '36', '--title', 'Photographer'],
  ['astronaut.jpg', '--width', '36', '--method', 'regions', '--title', 'Astronaut'],
  ['coffee.jpg', '--width', '36', '--title', 'Coffee'],
  ['cat.jpg', '--width', '36', '--method', 'outline', '--title', 'Chelsea'],
];

const folder = path.resolve(import.meta.dirname, '..');
const program = path.join(folder, 'dist/cli/main.cjs');

const PRINTED = [
  ['kenken.txt', 'kenken.png'],
  ['star-battle.txt', 'star-battle.png'],
  ['battleship.txt', 'battleship-solution.png', '--solution'],
  ['circuit.txt', 'circuit-solution.png', '--solution'],
  ['hashi.txt', 'hashi-solution.png', '--solution'],
  ['queens.txt', 'queens-solution.png', '--solution'],
  ['sudokus.sdm', 'sudoku.png', '--puzzle', '2'],
];

/** Pixels across the pictures of families. */
const WIDTH = 640;

/** One small picture a family, as README shows them. */
const FAMILIES = Object.fromEntries(
  readdirSync(path.join(folder, 'examples'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [path.parse(name).name, [path.join('examples', name)]]),
);
FAMILIES.sudoku = ['examples/sudokus.sdm', '--puzzle', '2'];
FAMILIES.nonogram = ['output/gallery/owl.json'];

for (const [picture, ...options] of GALLERY) {
  const stem = path.join('output/gallery', path.parse(picture).name);
  run(['image', path.join('images', picture), ...options, '--seed', 'gallery', '-o', stem]);
}
for (const [puzzle, picture, ...options] of PRINTED) {
  run(['render', path.join('examples', puzzle), ...options, '-o', path.join('output/gallery', picture)]);
}
mkdirSync(path.join(folder, 'output/gallery/families'), { recursive: true });
for (const [family, puzzle] of Object.entries(FAMILIES)) {
  const file = `output/gallery/families/${family}.png`;
  run(['render', ...puzzle, '-o', file]);
  await keepSmall(path.join(folder, file), WIDTH);
}
await import('./make-colour-gallery.mjs');

function run(argv) {
  const { status } = spawnSync(process.execPath, [program, ...argv, '--force'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0 && status !== 1) process.exitCode = status ?? 70;
}
