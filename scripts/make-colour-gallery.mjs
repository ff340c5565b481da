/**
 * Makes the gallery of colour nonograms in output/gallery/colours with the command line itself: `npm run
 * gallery:colours`. Every line of the tables is one call of `puzzlewright image`. The drawings are of
 * @iconify-json/fluent-emoji-flat. Kept are a puzzle file, a page for print and small pictures; a sheet shows
 * every original beside its solved nonogram.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const PHOTOGRAPHS = [
  ['cat.jpg', '--colours', '5', '--width', '36', '--title', 'Chelsea'],
  ['coffee.jpg', '--colours', '4', '--width', '30', '--title', 'Coffee'],
  ['astronaut.jpg', '--colours', '5', '--width', '40', '--title', 'Astronaut'],
  ['photographer.jpg', '--colours', '4', '--width', '36', '--title', 'Photographer'],
];

const DRAWINGS = [
  ['butterfly', '--colours', '4', '--width', '30', '--title', 'Butterfly'],
  ['frog', '--colours', '4', '--width', '25', '--title', 'Frog'],
  ['sunflower', '--colours', '3', '--width', '25', '--title', 'Sunflower'],
  ['fire-engine', '--colours', '6', '--width', '30', '--title', 'Fire engine'],
  ['owl', '--colours', '6', '--width', '25', '--title', 'Owl'],
];

const folder = path.resolve(import.meta.dirname, '..');
const program = path.join(folder, 'dist/cli/main.cjs');
const gallery = 'output/gallery/colours';
const temporary = mkdtempSync(path.join(tmpdir(), 'colours-'));
/** The output folder of the command line; the drawings are beside it. */
const made = path.join(temporary, 'made');
mkdirSync(made);
mkdirSync(path.join(folder, gallery), { recursive: true });

/** Pixels across of the pictures that are kept. */
const WIDTH = 900;

/** Pixels of one picture's side on the sheet, of the space between pictures, and pairs across. */
const SIDE = 260;
const SPACE = 16;
const PAIRS_ACROSS = 3;

try {
  const works = [...PHOTOGRAPHS.map(photograph), ...DRAWINGS.map(drawing)];
  for (const work of works) await make(work);
  await writeSheet(works);
} finally {
  rmSync(temporary, { recursive: true });
}

/** Makes the nonogram of one picture, and keeps of its files what the gallery shows. */
async function make({ file, name, options }) {
  const stem = path.join(made, name);
  run(['image', file, ...options, '--seed', 'gallery', '-o', stem]);
  run(['convert', `${stem}.json`, '--to', 'non', '-o', path.join(gallery, `${name}.non`), '--force']);
  copyFileSync(`${stem}.pdf`, path.join(folder, gallery, `${name}.pdf`));
  for (const picture of [name, `${name}-solution`]) {
    await sharp(path.join(made, `${picture}.png`))
      .resize({ width: WIDTH })
      .png({ palette: true })
      .toFile(path.join(folder, gallery, `${picture}.png`));
  }
}

function run(argv) {
  const { status } = spawnSync(process.execPath, [program, ...argv], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with exit code ${status}`);
}

function photograph([name, ...options]) {
  return { file: path.join('images', name), name: path.parse(name).name, options };
}

/** Writes a drawing of the package to a file of its own. */
function drawing([name, ...options]) {
  const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json');
  const file = path.join(temporary, `${name}.svg`);
  const { body } = icons[name];
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`);
  return { file, name, options };
}

async function writeSheet(works) {
  const pairs = await Promise.all(works.map(pairOf));
  const across = 2 * (SIDE + SPACE) + SPACE;
  const down = SIDE + 2 * SPACE;
  const size = { width: PAIRS_ACROSS * across, height: Math.ceil(pairs.length / PAIRS_ACROSS) * down };
  await sharp({ create: { ...size, channels: 3, background: '#c8ccd8' } })
    .composite(
      pairs.flatMap((inputs, index) => {
        const left = (index % PAIRS_ACROSS) * across + SPACE;
        const top = Math.floor(index / PAIRS_ACROSS) * down + SPACE;
        return inputs.map((input, side) => ({ input, top, left: left + side * (SIDE + SPACE) }));
      }),
    )
    .png({ palette: true })
    .toFile(path.join(folder, gallery, 'sheet.png'));
}

/** The original, and its solution cell by cell. */
async function pairOf({ file, name }) {
  const fitting = { width: SIDE, height: SIDE, fit: 'contain', background: '#ffffff' };
  const original = await sharp(path.resolve(folder, file), { density: 600 })
    .flatten({ background: '#ffffff' })
    .resize(fitting)
    .png()
    .toBuffer();
  const { puzzle, solution } = JSON.parse(readFileSync(path.join(made, `${name}.json`), 'utf8'));
  const cells = Buffer.from(
    solution.flatMap((row) => [...row].flatMap((sign) => channelsOf(colourOf(puzzle.palette, sign)))),
  );
  const [width, height] = [solution[0].length, solution.length];
  const solved = await sharp(cells, { raw: { width, height, channels: 3 } })
    .resize({ ...fitting, kernel: 'nearest' })
    .png()
    .toBuffer();
  return [original, solved];
}

function colourOf(palette, sign) {
  return sign === '.' ? palette[0] : palette[Number.parseInt(sign, 36)];
}

function channelsOf(colour) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
