/**
 * Makes a small book of each design and trim with the command line itself, checks it, and puts a contact
 * sheet of its pages and its cover into output/books where poppler-utils are installed: `npm run
 * gallery:books`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const DESIGNS = ['modern', 'classic', 'children'];
const TRIMS = ['8.5x11', '7x10', 'a4', 'a5', '8x8', '8.25x6'];
/** The design that shows a trim, and the trim that shows a design. */
const BOOKS = [
  ...DESIGNS.map((design) => ({ design, trim: '7x10' })),
  ...TRIMS.filter((trim) => trim !== '7x10').map((trim, index) => ({
    design: DESIGNS[index % DESIGNS.length],
    trim,
  })),
];
/** Pixels: the width of a page, and the room between pages. */
const PAGE_WIDTH = 190;
const COVER_WIDTH = 900;
const GAP = 8;
const COLUMNS = 8;
const GREY = '#8c8c8c';

const here = path.resolve(import.meta.dirname, '..');
const program = path.join(here, 'dist/cli/main.cjs');
const output = path.join(here, 'output/books');

function specification({ design, trim }) {
  return `title: A rainy week
subtitle: Puzzles to solve with a pencil
author: A. Setter
seed: gallery
design: ${design}
colour: true
printer: ${trim === '8x8' ? 'ingramspark' : 'kdp'}
trim: ${trim}
bleed: 0.125 in
cover: true
foreword: |
  These puzzles want a pencil, an eraser and a quiet hour.
  Every one of them has exactly one solution, and no guess is needed to find it.
parts:
  - { family: sudoku, count: 6, difficulty: [easy, medium] }
  - { family: nonogram, count: 4, parameters: { size: 10 } }
  - { family: hashi, count: 4 }
  - { family: star-battle, count: 4 }
  - { family: kenken, count: 4, parameters: { size: 4 } }
`;
}

function run(command, argv) {
  return spawnSync(command, argv, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The pages of a PDF as PNG files, in order; none where poppler-utils are not installed. */
function pagesOf(pdf, folder, name, width = PAGE_WIDTH) {
  const { error } = run('pdftoppm', [
    '-png',
    '-scale-to-x',
    String(width),
    '-scale-to-y',
    '-1',
    pdf,
    path.join(folder, name),
  ]);
  if (error !== undefined) return [];
  const files = readdirSync(folder).filter((file) =>
    new RegExp(`^${name.replaceAll('.', '\\.')}-\\d+\\.png$`).test(file),
  );
  return files.toSorted().map((file) => path.join(folder, file));
}

async function contactSheet(pages, file) {
  const { width, height } = await sharp(pages[0]).metadata();
  const rows = Math.ceil(pages.length / COLUMNS);
  const columns = Math.min(COLUMNS, pages.length);
  const sheet = {
    width: columns * (width + GAP) + GAP,
    height: rows * (height + GAP) + GAP,
    channels: 3,
    background: GREY,
  };
  const placed = pages.map((input, index) => ({
    input,
    left: GAP + (index % COLUMNS) * (width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
  }));
  await sharp({ create: sheet }).composite(placed).png({ palette: true, colours: 64 }).toFile(file);
}

mkdirSync(output, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'books-'));
for (const book of BOOKS) {
  const name = `${book.design}-${book.trim}`;
  const [spec, pdf] = [path.join(folder, `${name}.yaml`), path.join(folder, `${name}.pdf`)];
  writeFileSync(spec, specification(book));
  const { status } = run(process.execPath, [program, 'book', spec, '-o', pdf, '--no-certify']);
  if (status !== 0) process.exit(status ?? 70);
  const printer = book.trim === '8x8' ? 'ingramspark' : 'kdp';
  run(process.execPath, [program, 'book', pdf, '--check', '--printer', printer]);
  const pages = pagesOf(pdf, folder, name);
  const [cover] = pagesOf(pdf.replace('.pdf', '-cover.pdf'), folder, `${name}-cover`, COVER_WIDTH);
  if (pages.length === 0) {
    process.stderr.write(`${name}: no contact sheet, pdftoppm is not installed\n`);
    continue;
  }
  await contactSheet(pages, path.join(output, `${name}.png`));
  await sharp(cover).toFile(path.join(output, `${name}-cover.png`));
}
rmSync(folder, { recursive: true });
