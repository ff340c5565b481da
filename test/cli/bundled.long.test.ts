/**
 * The package as `npm pack` makes it (npm test builds it first), in the hands of other tools: its types
 * compile where libraries are checked too, and esbuild and webpack bundle `puzzlewright/browser` as they are.
 */
import { spawnSync } from 'node:child_process';
import {
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
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-bundled-'));
const manifest = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));

const program = (from: string): string => `import { check, generate, nonogram, sudoku } from '${from}';

async function work(): Promise<string> {
  const answer = await check(nonogram, { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] });
  const made = await generate(sudoku, { seed: 'owl', settings: { size: 4, symmetry: 'half-turn' } });
  return answer.verdict + ' ' + made.status;
}

void work().then((found) => console.log(found));
`;

beforeAll(() => {
  const installed = path.join(folder, 'node_modules/puzzlewright');
  mkdirSync(installed, { recursive: true });
  const run = (name: string, argv: readonly string[]) => spawnSync(name, argv, { cwd: folder }).status;
  const pack = ['pack', project, '--ignore-scripts', '--silent', '--pack-destination', folder];
  expect(run('npm', pack)).toBe(0);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  expect(run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])).toBe(0);
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(path.join(project, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'program.ts'), program('puzzlewright'));
  writeFileSync(path.join(folder, 'page.ts'), program('puzzlewright/browser'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the types of the package', () => {
  it.each(['program.ts', 'page.ts'])(
    'compile with all libraries checked: %s',
    (file) => {
      const options: ts.CompilerOptions = {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
      };
      const compiled = ts.createProgram([path.join(folder, file)], options);
      const faults = ts.getPreEmitDiagnostics(compiled).map(({ file: where, messageText }) => {
        return `${where?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

/** The output of a bundle on Node, given the name and the address that a worker has. */
function printed(bundle: string): string {
  const self = "globalThis.self = globalThis; globalThis.location = new URL('https://puzzlewright.example/')";
  const start = `${self}; import(${JSON.stringify(bundle)})`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', start], { encoding: 'utf8' });
  return stdout + stderr;
}

describe('puzzlewright/browser', () => {
  it('is bundled by esbuild without a flag, and runs', async () => {
    const outfile = path.join(folder, 'esbuild.mjs');
    const { warnings } = await build({
      entryPoints: [path.join(folder, 'page.ts')],
      bundle: true,
      platform: 'browser',
      format: 'esm',
      outfile,
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    expect(printed(outfile)).toBe('unique done\n');
  }, 120_000);

  it('is bundled by webpack without a flag, and runs', async () => {
    const typed = readFileSync(path.join(folder, 'page.ts'), 'utf8');
    writeFileSync(path.join(folder, 'page.js'), ts.transpile(typed, { target: ts.ScriptTarget.ES2023 }));
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      target: 'web',
      context: folder,
      entry: './page.js',
      output: { path: folder, filename: 'webpack.cjs', publicPath: '/' },
      // One file, so that it runs where no page loads the others.
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    });
    const faults = await new Promise<readonly string[]>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error !== null) reject(error);
        else
          resolve((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
      });
    });
    expect(faults).toEqual([]);
    expect(printed(path.join(folder, 'webpack.cjs'))).toBe('unique done\n');
  }, 240_000);
});
