/**
 * Bundles the command line, so that it starts at once: one file for what every verb needs, others for what only some
 * verbs load. Worker threads and the decoding process are entries of their own beside it. The files are CommonJS, which
 * Node loads faster than modules of the same size.
 */
import { defineConfig } from 'rolldown';

/** Packages that every verb needs are bundled, with what they use. All others are loaded from where they are installed, when they are used. */
const BUNDLED =
  /^(zod|seedrandom|fast-xml-parser|@nodable\/entities|anynum|is-unsafe|path-expression-matcher|strnum|xml-naming)(\/|$)/;

/** Node reads a file of plain ASCII faster; comments are gone, so that what is not ASCII stands in texts and patterns. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

/** seedrandom loads Node's `crypto` for streams without a seed; all of ours have one, and loading it takes milliseconds. */
const EMPTY = '\0empty';
const withoutCrypto = {
  name: 'without-crypto',
  resolveId: (source, importer) =>
    source === 'crypto' && importer?.includes('seedrandom') ? EMPTY : undefined,
  load: (id) => (id === EMPTY ? 'export {};' : undefined),
};

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export default defineConfig({
  input: {
    main: 'src/cli/main.ts',
    worker: 'src/cli/worker.ts',
    'decode-process': 'src/cli/decode-process.ts',
  },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !BUNDLED.test(id),
  plugins: [asciiOnly, withoutCrypto],
  output: {
    dir: 'dist/cli',
    cleanDir: true,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    // Names stay, so that the report of a defect can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});
