/**
 * The package as `npm pack` makes it (npm test builds it first), installed in a folder of its own: the
 * command line runs from there with its worker threads, its decoding process and every package that it loads
 * when it is used.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { documentsOf, linksOf } from '../readme/links.js';

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-package-'));
const installed = path.join(folder, 'node_modules/puzzlewright');
const manifest = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));

const BOOK = `title: One small book
trim: a5
seed: a
parts:
  - family: sudoku
    count: 1
    parameters: { size: 4 }
`;

function run(program: string, argv: readonly string[]) {
  return spawnSync(program, argv, { cwd: folder, encoding: 'utf8' });
}

const puzzlewright = (...argv: string[]) =>
  run(process.execPath, [path.join(installed, manifest.bin.puzzlewright), ...argv]);

beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  const pack = ['pack', project, '--ignore-scripts', '--silent', '--pack-destination', folder];
  expect(run('npm', pack).status).toBe(0);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  expect(run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1']).status).toBe(0);
  // Only what the package names as its dependencies is there, as after `npm install puzzlewright`.
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(path.join(project, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  // npm links the commands of what it installs.
  mkdirSync(path.join(folder, 'node_modules/.bin'));
  chmodSync(path.join(installed, manifest.bin.puzzlewright), 0o755);
  symlinkSync(
    path.join('../puzzlewright', manifest.bin.puzzlewright),
    path.join(folder, 'node_modules/.bin/puzzlewright'),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the installed package', () => {
  it('has its version', () => {
    expect(puzzlewright('--version').stdout).toBe(`${manifest.version}\n`);
  });

  it('makes puzzles on worker threads', () => {
    const { status, stdout, stderr } = puzzlewright(
      ...['generate', 'sudoku', '--size', '4', '-n', '3', '--jobs', '2', '--seed', 'a', '--json'],
    );
    expect([status, stdout.trimEnd().split('\n').length, stderr]).toEqual([0, 3, expect.any(String)]);
  });

  it('turns a picture, decoded in a process of its own, into every kind of file', () => {
    const owl = path.join(installed, 'images/owl.svg');
    const argv = ['image', owl, '--width', '10', '--seed', 'a', '--timeout', '500', '-o', 'owl', '--json'];
    const { status, stdout } = puzzlewright(...argv);
    expect(status).toBe(0);
    const { files } = JSON.parse(stdout) as { files: string[] };
    expect(files).toEqual(expect.arrayContaining(['owl.svg', 'owl.png', 'owl.pdf']));
    for (const file of files) expect(existsSync(path.join(folder, file))).toBe(true);
  });

  it('runs with npx from any folder, and makes a puzzle of a photograph', () => {
    copyFileSync(path.join(installed, 'images/horse.png'), path.join(folder, 'photo.jpg'));
    const { status, stdout } = run('npx', ['--no', 'puzzlewright', 'image', 'photo.jpg', '--width', '12']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('output/photo.pdf')]);
    expect(readFileSync(path.join(folder, 'output/photo.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has its manual page', () => {
    const page = readFileSync(path.join(installed, manifest.man), 'utf8');
    expect(page).toContain(`"Puzzlewright ${manifest.version}"`);
    expect(page).toContain('.SS "completion"');
  });

  it('has what its documents link to, pictures included', () => {
    const links = documentsOf(installed).flatMap((document) => linksOf(installed, document));
    expect(links.length).toBeGreaterThan(30);
    const missing = links.map(({ file }) => file).filter((file) => !existsSync(path.join(installed, file)));
    expect(missing).toEqual([]);
  });

  it('sets a book from YAML', () => {
    writeFileSync(path.join(folder, 'book.yaml'), BOOK);
    expect(puzzlewright('book', 'book.yaml', '-o', 'book.pdf')).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(folder, 'book.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('solves with HiGHS, and reads XML', () => {
    const puzzle = '{"family":"nonogram","rows":[[2],[1]],"columns":[[2],[1]]}';
    expect(puzzlewright('check', puzzle, '--engine', 'highs').stdout).toBe('unique: exactly one solution\n');
    expect(puzzlewright('convert', puzzle, '--to', 'webpbn', '-o', 'puzzle.xml').status).toBe(0);
    expect(puzzlewright('solve', 'puzzle.xml').stdout).toBe(puzzlewright('solve', puzzle).stdout);
  });

  it('can be imported, and names the types of what it exports', () => {
    expect(manifest.exports['.'].types).toMatch(/\.d\.ts$/);
    expect(existsSync(path.join(installed, manifest.exports['.'].types))).toBe(true);
    const program = "const { FAMILIES } = await import('puzzlewright'); console.log(FAMILIES.length);";
    expect(run(process.execPath, ['--input-type=module', '--eval', program]).stdout).toBe(
      `${FAMILIES.length}\n`,
    );
  });
});
