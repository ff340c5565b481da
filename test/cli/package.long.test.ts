/**
 * The package as `npm pack` makes it (npm run test:long builds it first), installed in a folder of its own:
 * the command line runs from there with its worker threads, its decoding process and every package that it
 * loads when it is used. `PUZZLEWRIGHT_NODE=PATH` has another Node run it all.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { documentsOf, linksOf } from '../readme/links.js';

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-package-'));
const installed = path.join(folder, 'node_modules/puzzlewright');
const manifest = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));

const node = process.env.PUZZLEWRIGHT_NODE || process.execPath;

/** Bytes of the packed package. */
const MOST_BYTES = 4e6;

const BOOK = `title: One small book
trim: a5
seed: a
qr: play
qr-host: https://example.org/
parts:
  - family: sudoku
    count: 1
    parameters: { size: 4 }
`;

function run(program: string, argv: readonly string[]) {
  return spawnSync(program, argv, { cwd: folder, encoding: 'utf8' });
}

const puzzlewright = (...argv: string[]) =>
  run(node, [path.join(installed, manifest.bin.puzzlewright), ...argv]);

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

/** The files of the installed package below a folder. */
const filesOf = (name: string) =>
  readdirSync(path.join(installed, name), { recursive: true, encoding: 'utf8' });

describe('the installed package', () => {
  it('is small, and has nothing of the machine that made it', () => {
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    expect(statSync(path.join(folder, archive)).size).toBeLessThan(MOST_BYTES);
    const texts = filesOf('dist').filter((name) => /\.(?:c?js|mjs|map|ts|json|txt)$/.test(name));
    expect(texts.length).toBeGreaterThan(1000);
    const named = texts.filter((name) =>
      readFileSync(path.join(installed, 'dist', name), 'utf8').includes(project),
    );
    expect(named).toEqual([]);
  });

  it('has maps that lead from every function of its own to the line where its name stands', () => {
    const lib = path.join(installed, 'dist/lib');
    let functions = 0;
    for (const mapped of readdirSync(lib).filter((file) => file.endsWith('.js.map'))) {
      const name = mapped.replace(/\.map$/, '');
      const map = new SourceMap(JSON.parse(readFileSync(path.join(lib, mapped), 'utf8')));
      const lines = readFileSync(path.join(lib, name), 'utf8').split('\n');
      for (const [row, line] of lines.entries()) {
        for (const found of line.matchAll(/\bfunction (\w+)/g)) {
          const entry = map.findEntry(row, found.index);
          if (!('originalSource' in entry) || !/^[./]*(?:src|generators)\//.test(entry.originalSource))
            continue;
          const source = readFileSync(path.resolve(project, 'dist/lib', entry.originalSource), 'utf8');
          functions++;
          expect(source.split('\n')[entry.originalLine], `${entry.originalSource} ${found[1]}`).toContain(
            found[1],
          );
        }
      }
    }
    expect(functions).toBeGreaterThan(3000);
  });

  it('fails with a trace that names file and line of the source', () => {
    const failing = `import { check, nonogram } from 'puzzlewright'; await check(nonogram, { family: 'nonogram' });`;
    const { stderr } = run(node, ['--enable-source-maps', '--input-type=module', '--eval', failing]);
    const [, file, line] = /puzzlewright\/((?:src|generators)\/\S+\.ts):(\d+)/.exec(stderr) ?? [];
    expect(file, stderr).toBeDefined();
    expect(readFileSync(path.join(project, file!), 'utf8').split('\n').length).toBeGreaterThan(Number(line));
  });

  it('has its version', () => {
    expect(puzzlewright('--version').stdout).toBe(`${manifest.version}\n`);
  });

  it('makes puzzles on worker threads', () => {
    const { status, stdout, stderr } = puzzlewright(
      ...['generate', 'sudoku', '--size', '4', '-n', '3', '--jobs', '2', '--seed', 'a', '--json'],
    );
    expect([status, stdout.trimEnd().split('\n').length, stderr]).toEqual([0, 3, expect.any(String)]);
  });

  it('answers requests on a thread of a service', () => {
    const asked = '{"do":"new","family":"sudoku","seed":"a","settings":{"size":4}}\n';
    const bin = path.join(installed, manifest.bin.puzzlewright);
    const { stdout } = spawnSync(node, [bin, 'gym'], { cwd: folder, encoding: 'utf8', input: asked });
    expect(JSON.parse(stdout)).toMatchObject({ do: 'new', puzzle: { family: 'sudoku' } });
  });

  it('turns a picture, decoded in a process of its own, into every kind of file', () => {
    const owl = path.join(project, 'images/owl.svg');
    const argv = ['image', owl, '--width', '10', '--seed', 'a', '--timeout', '500', '-o', 'owl', '--json'];
    const { status, stdout } = puzzlewright(...argv);
    expect(status).toBe(0);
    const { files } = JSON.parse(stdout) as { files: string[] };
    expect(files).toEqual(expect.arrayContaining(['owl.svg', 'owl.png', 'owl.pdf']));
    for (const file of files) expect(existsSync(path.join(folder, file))).toBe(true);
  });

  it('runs with npx from any folder, and makes a puzzle of a photograph', () => {
    copyFileSync(path.join(project, 'images/horse.png'), path.join(folder, 'photo.jpg'));
    const { status, stdout } = run('npx', ['--no', 'puzzlewright', 'image', 'photo.jpg', '--width', '12']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('output/photo.pdf')]);
    expect(readFileSync(path.join(folder, 'output/photo.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has its manual page', () => {
    const page = readFileSync(path.join(installed, manifest.man), 'utf8');
    expect(page).toContain(`"Puzzlewright ${manifest.version}"`);
    expect(page).toContain('.SS "completion"');
  });

  it('has the documents that its documents link to', () => {
    const links = documentsOf(installed).flatMap((document) => linksOf(installed, document));
    expect(links.length).toBeGreaterThan(30);
    // Pictures and the certificates of the gallery of extremes are in the repository alone.
    const missing = links
      .map(({ file }) => file)
      .filter((file) => !/\.(?:png|jpg|svg|pdf)$|^(?:docs\/extremes|images|output)\//.test(file))
      .filter((file) => !existsSync(path.join(installed, file)));
    expect(missing).toEqual([]);
  });

  it('serves the page with all its files, fonts and the program of HiGHS from the packages that have them', async () => {
    const serve = [path.join(installed, manifest.bin.puzzlewright), 'serve', '--port', '0'];
    const server = spawn(node, serve, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [said] = (await once(server.stdout, 'data')) as [Buffer];
      const address = said.toString().trim();
      const { files, packages } = (await (await fetch(`${address}files.json`)).json()) as {
        files: string[];
        packages: Record<string, string>;
      };
      const taken = Object.keys(packages);
      const programs = taken.filter((file) => file.endsWith('.wasm'));
      expect([programs.length, taken.length > 5]).toEqual([1, true]);
      for (const file of taken) expect(existsSync(path.join(installed, 'dist/page', file))).toBe(false);
      for (const file of [...files, ...taken]) expect((await fetch(`${address}${file}`)).status).toBe(200);
      expect(puzzlewright('serve', '-o', 'site')).toMatchObject({ status: 0 });
      for (const file of [...files, ...taken]) expect(existsSync(path.join(folder, 'site', file))).toBe(true);
      const program = Buffer.from(await (await fetch(`${address}${programs[0]}`)).arrayBuffer());
      const original = readFileSync(path.join(project, 'node_modules/highs/build/highs.wasm'));
      expect(program.equals(original)).toBe(true);
    } finally {
      server.kill('SIGINT');
    }
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
    expect(run(node, ['--input-type=module', '--eval', program]).stdout).toBe(`${FAMILIES.length}\n`);
  });
});
