/**
 * The package as `npm pack` makes it (npm run test:long builds it first), in the hands of other tools: its
 * types compile in every way that TypeScript looks for modules, libraries checked too, and esbuild and
 * webpack bundle `puzzlewright/browser` as they are.
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

/** The ways of TypeScript to find modules that know the entries of packages. */
const RESOLUTIONS = [
  ['node16', { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
  ['nodenext', { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }],
  ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
] as const;

const program = (from: string): string => `import { check, generate, nonogram, sudoku } from '${from}';

async function work(): Promise<string> {
  const answer = await check(nonogram, { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] });
  const made = await generate(sudoku, { seed: 'owl', settings: { size: 4, symmetry: 'half-turn' } });
  return answer.verdict + ' ' + made.status;
}

void work().then((found) => console.log(found));
`;

const SOLVER = `import { ModelBuilder, openEngine, proveUniqueness, sum } from 'puzzlewright/engine';

const builder = new ModelBuilder('one of two');
const [a, b] = [builder.binary('a'), builder.binary('b')];
builder.row('one', sum([a, b]), '=', 1);
builder.row('not_b', [[1, b]], '<=', 0);
const engine = await openEngine('sat');
const answer = proveUniqueness(engine.open(builder.build(), { certify: true }), [a, b]);
console.log(answer.verdict);
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
  writeFileSync(path.join(folder, 'solver.ts'), SOLVER);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the types of the package', () => {
  it.each(RESOLUTIONS)(
    'compile with all libraries checked: %s',
    (_, resolution) => {
      const options: ts.CompilerOptions = {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
        ...resolution,
      };
      const files = ['program.ts', 'page.ts', 'solver.ts'].map((file) => path.join(folder, file));
      const compiled = ts.createProgram(files, options);
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
