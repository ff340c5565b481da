/** Builds the page into one folder of files that any static host can serve: `npm run page`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const OFFLINE = 'service-worker';

/** Modules that the command line loads when they are needed are one file here; that is meant. */
const QUIET = { ineffectiveDynamicImport: false };

/**
 * Writes `files.json`, by which the page is kept for times without a network: all files, and a version of
 * their contents; and which of them packages have, so that they are no part of this one.
 */
const fileList: Plugin = {
  name: 'file-list',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== `${OFFLINE}.js`);
      const hash = createHash('sha256');
      for (const one of built) hash.update(one.type === 'chunk' ? one.code : one.source);
      const fixed = readdirSync(path.join(import.meta.dirname, 'public'));
      // Japanese letters for documents weigh as much as all the rest: they are fetched when they are needed.
      const kept = built.filter(({ fileName }) => !/japanese-\d+-normal/.test(fileName));
      const files = [...kept.map(({ fileName }) => fileName), ...fixed].sort();
      const packages = Object.fromEntries(
        built.flatMap((one) => {
          const file = packageFileOf(one);
          return file === undefined ? [] : [[one.fileName, file]];
        }),
      );
      const source = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files, packages });
      this.emitFile({ type: 'asset', fileName: 'files.json', source });
    },
  },
};

/** Fonts, and the program of HiGHS; their names end in a hash. */
const OF_PACKAGES = /^assets\/(.*)-[\w-]{8}(\.(?:woff|wasm))$/;

/** The name under which a package has a file of the page; undefined for the page's own. */
function packageFileOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | undefined {
  const [, name, ending] = OF_PACKAGES.exec(file.fileName) ?? [];
  if (name === undefined || file.type === 'chunk') return undefined;
  const fonts = Object.keys(manifest.dependencies).filter((one) => one.startsWith('@fontsource/'));
  const names =
    ending === '.wasm' ? ['highs/runtime'] : fonts.map((font) => `${font}/files/${name}${ending}`);
  const found = names.find((one) => isSame(one, file.source));
  if (found === undefined) throw new Error(`${file.fileName}: expected a file of a package`);
  return found;
}

function isSame(name: string, source: string | Uint8Array): boolean {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(name)).equals(Buffer.from(source));
  } catch {
    return false;
  }
}

/** Writes `extremes.json`: the questions of docs/extremes with their certificates. */
const extremes: Plugin = {
  name: 'extremes',
  apply: 'build',
  generateBundle() {
    const folder = path.join(import.meta.dirname, '../docs/extremes');
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const entries = read('index.json') as { id: string; question: string; file: string }[];
    const source = JSON.stringify(
      entries.map(({ id, question, file }) => ({ id, question, certificate: read(file) })),
    );
    this.emitFile({ type: 'asset', fileName: 'extremes.json', source });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // Addresses are relative, so that the folder may be served from any path.
  base: './',
  plugins: [extremes, fileList],
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // A picture or font inside a script would be read although it may never be needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: QUIET,
      input: {
        page: path.join(import.meta.dirname, 'index.html'),
        embed: path.join(import.meta.dirname, 'embed.html'),
        [OFFLINE]: path.join(import.meta.dirname, 'offline/service-worker.ts'),
      },
      output: {
        // The browser knows the worker that keeps the page by its name, which stays.
        entryFileNames: ({ name }) => (name === OFFLINE ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
  define: {
    // The browser's build of HiGHS asks for Node behind a check.
    'globalThis.process': 'undefined',
  },
});
