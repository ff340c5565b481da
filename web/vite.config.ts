/** Builds the page into one folder of files that any static host can serve: `npm run page`. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const OFFLINE = 'service-worker';

/** Modules that the command line loads when they are needed are one file here; that is meant. */
const QUIET = { ineffectiveDynamicImport: false };

/**
 * Writes `files.json`, by which the page is kept for times without a network: all files, and a version of
 * their contents.
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
      const files = [...built.map(({ fileName }) => fileName), ...fixed].sort();
      const source = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      this.emitFile({ type: 'asset', fileName: 'files.json', source });
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // Addresses are relative, so that the folder may be served from any path.
  base: './',
  plugins: [fileList],
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
