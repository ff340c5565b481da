/** Builds the page into one folder of files that any static host can serve: `npm run page`. */
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Addresses are relative, so that the folder may be served from any path.
  base: './',
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // A picture or font inside a script would be read although it may never be needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
  worker: { format: 'es' },
  define: {
    // The browser's build of HiGHS asks for Node behind a check.
    'globalThis.process': 'undefined',
  },
});
