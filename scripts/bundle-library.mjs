/**
 * Bundles what the package publishes: the library, its entries for browsers and for the engine, and the
 * command line share one set of modules in `dist/lib`. Their types go to `dist/types`, the licences of the
 * bundled packages beside the modules.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { chunksOf, FOLDER, GROUPS, MINIFIED, writeBundle } from './bundling/files.mjs';
import { writeLicences } from './bundling/licences.mjs';
import { exceptFor, OF_CHECKING, OF_EVERY_COMMAND, withoutUnused } from './bundling/packages.mjs';
import { writeTypes } from './bundling/types.mjs';

const OUTPUT = path.join(FOLDER, 'dist/lib');

const bundle = await rolldown({
  cwd: FOLDER,
  input: {
    index: 'src/index.ts',
    browser: 'src/browser.ts',
    engine: 'src/engine.ts',
    'command-line': 'src/cli/start/main.ts',
    program: 'src/cli/start/program.ts',
    worker: 'src/cli/workers/worker.ts',
    'service-program': 'src/cli/agents/service-program.ts',
    'decode-process': 'src/cli/input/decode-process.ts',
  },
  // The entry for browsers shares the files of Node: nothing in them may ask for Node by itself.
  platform: 'neutral',
  resolve: { mainFields: ['module', 'main'] },
  external: exceptFor([...OF_EVERY_COMMAND, ...OF_CHECKING.filter((name) => name !== 'fflate')]),
  plugins: [withoutUnused],
  checks: { pluginTimings: false },
});
const { output: built } = await bundle.generate({
  dir: OUTPUT,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: 'hidden',
  codeSplitting: { groups: GROUPS },
  minify: MINIFIED,
});
const output = chunksOf(built);
refuseUnknownPackages(output);
// The services of Node are handed in when they are loaded: package.json names their file among those that
// bundlers must keep.
const services = output.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/node/index.ts')));
if (!services?.fileName.startsWith('node-')) throw new Error(`${services?.fileName}: expected node-*.js`);
writeBundle(OUTPUT, output);
writeLicences(path.join(OUTPUT, 'LICENSES.txt'), output);
writeTypes(['index', 'browser', 'engine'], path.join(FOLDER, 'dist'), 'types');
await bundle.close();

/** @throws Error naming a module that a user of the package would not have */
function refuseUnknownPackages(files) {
  const manifest = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8'));
  const known = new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
  const own = new Set(files.map(({ fileName }) => fileName));
  for (const { fileName, imports, dynamicImports } of files) {
    for (const name of [...imports, ...dynamicImports]) {
      const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(name);
      if (!own.has(name) && !isBuiltin(name) && !known.has(packageName))
        throw new Error(`${fileName} imports ${name}: expected a package that package.json names`);
    }
  }
}
