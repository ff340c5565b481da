/**
 * Bundles the command line, so that it starts at once: one file for what every command needs, others for what
 * only some commands load. Worker threads and the decoding process are entries of their own beside it. The
 * files are CommonJS, which Node loads faster than modules of the same size.
 */
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const FOLDER = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(FOLDER, 'dist/cli');

/**
 * Packages that every command needs are bundled, with what they use. All others are loaded from where they
 * are installed, when they are used.
 */
const OF_EVERY_COMMAND = [
  'zod',
  'seedrandom',
  'fast-xml-parser',
  'lz-string',
  '@nodable/entities',
  'anynum',
  'is-unsafe',
  'path-expression-matcher',
  'strnum',
  'xml-naming',
];

/**
 * Packages that set texts and write PDF files, bundled too, since much of what they load is not needed here.
 */
const OF_DRAWING = [
  'fontkit',
  'pdfkit',
  'restructure',
  'unicode-properties',
  'unicode-trie',
  'tiny-inflate',
  'linebreak',
  'base64-js',
  'fast-deep-equal',
  'dfa',
  'clone',
  'brotli',
  'png-js',
  '@noble/ciphers',
  '@noble/hashes',
  '@swc/helpers',
];

/**
 * The package that reads PDF files, bundled too: only the command line checks them, and the package is large.
 */
const OF_CHECKING = [
  '@cantoo/pdf-lib',
  'culori',
  'fflate',
  'node-html-better-parser',
  'html-entities',
  'tslib',
];
const BUNDLED = new RegExp(`^(${[...OF_EVERY_COMMAND, ...OF_DRAWING, ...OF_CHECKING].join('|')})(/|$)`);

/** The modules that every command with a puzzle loads: schemas, and the parts of formats. */
const SHARED = /\/node_modules\/zod\/|\/src\/(?:core|formats|settings|families\/(?:contract|kit\/codecs))\//;

/** The modules of every question about solutions; a few files load faster than many. */
const SOLVING = /\/src\/(?:proving|solve\/(?:model|counting|checker))\//;

/**
 * Node reads a file of plain ASCII faster; comments are gone, so that what is not ASCII stands in texts and
 * patterns.
 */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

/**
 * Modules that packages load and nothing here calls; loading it takes milliseconds each: seedrandom takes
 * `crypto` for streams without a seed, all of ours have one; fontkit unpacks WOFF 2 with brotli, our fonts
 * are TrueType by then; pdfkit encrypts with AES, our files are open; fast-xml-parser writes XML with a
 * package of its own, and reads without it.
 */
const UNUSED = [
  { source: 'crypto', importer: 'seedrandom' },
  { source: 'brotli/decompress.js', importer: 'fontkit' },
  { source: '@noble/ciphers/aes', importer: 'pdfkit' },
  { source: 'fast-xml-builder', importer: 'fast-xml-parser' },
];
const EMPTY = '\0empty';
const withoutUnused = {
  name: 'without-unused',
  resolveId: (source, importer) => (isUnused(source, importer) ? EMPTY : undefined),
  load: (id) =>
    id === EMPTY ? 'export default undefined; export const cbc = undefined, ecb = undefined;' : undefined,
};

/** Tables of characters are packed; zlib unpacks them in a tenth of the time. */
const INFLATE = '\0inflate';
const withZlib = {
  name: 'with-zlib',
  resolveId: (source) => (source === 'tiny-inflate' ? INFLATE : undefined),
  load: (id) =>
    id === INFLATE
      ? `const { inflateRawSync } = require('node:zlib');
         module.exports = (packed, into) => {
           const bytes = inflateRawSync(packed);
           into.set(bytes);
           return bytes.length < into.length ? into.slice(0, bytes.length) : into;
         };`
      : undefined,
};

/**
 * Packages that are a file of their own here, read when the first text is set or the first XML document is
 * parsed: how the one module that imports each comes to load it by its name, which no bundler follows.
 */
const BESIDE = {
  '/src/node/drawing.ts': [[/packages\((['"])fontkit\1\)/, "packages('./fontkit.cjs')"]],
  '/src/formats/xml.ts': [
    [
      /import \{ XMLParser, XMLValidator \} from (['"])fast-xml-parser\1;/,
      "import { createRequire } from 'node:module'; const packages = createRequire(import.meta.url);",
    ],
    [/\bXML(Parser|Validator)\b/g, "(packages('./fast-xml-parser.cjs').XML$1)"],
  ],
};
const packagesBeside = {
  name: 'packages-beside',
  transform: (code, id) => {
    const module = Object.keys(BESIDE).find((end) => id.endsWith(end));
    return BESIDE[module]?.reduce((text, [pattern, own]) => {
      const changed = text.replace(pattern, own);
      if (changed === text) throw new Error(`${module}: expected ${pattern}`);
      return changed;
    }, code);
  },
};

function isUnused(source, importer) {
  return UNUSED.some((unused) => source === unused.source && importer?.includes(unused.importer));
}

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const bundle = await rolldown({
  cwd: FOLDER,
  input: {
    main: 'src/cli/start/launch.ts',
    'command-line': 'src/cli/start/main.ts',
    program: 'src/cli/start/program.ts',
    worker: 'src/cli/workers/worker.ts',
    'decode-process': 'src/cli/input/decode-process.ts',
    fontkit: 'fontkit',
    'fast-xml-parser': 'fast-xml-parser',
  },
  platform: 'node',
  external: (id, importer) => /^[^./\0]/.test(id) && !BUNDLED.test(id) && !isUnused(id, importer),
  plugins: [asciiOnly, withoutUnused, withZlib, packagesBeside],
  // The first command of a newcomer builds, too: the bundler's advice on its own speed would look like a
  // failure.
  checks: { pluginTimings: false },
});
await bundle.write({
  dir: OUTPUT,
  cleanDir: true,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  // Code that was compiled ahead cannot import: Node forgets where it stands.
  dynamicImportInCjs: false,
  // What all families share is one file; the formats of each are another.
  codeSplitting: {
    groups: [
      { name: 'shared', test: SHARED },
      { name: 'solving', test: SOLVING },
    ],
  },
  // Names of functions stay, so that the report of a defect can be read.
  minify: {
    compress: true,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: true },
  },
});
await bundle.close();

// npm makes the program executable when it links it; a later build writes a new file, which npx must be able
// to run, too.
chmodSync(path.join(OUTPUT, 'main.cjs'), 0o755);
