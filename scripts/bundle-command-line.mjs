/**
 * Bundles the command line, so that it starts at once: one file for what every command needs, others for what
 * only some commands load. Worker threads and the decoding process are entries of their own beside it. The
 * files are CommonJS, which Node loads faster than modules of the same size, and for which code can be
 * compiled ahead. The package has the launcher of them, and starts the modules of the library
 * (bundle-library.mjs).
 */
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { chunksOf, FOLDER, GROUPS, MINIFIED, writeBundle } from './bundling/files.mjs';
import { exceptFor, OF_CHECKING, OF_DRAWING, OF_EVERY_COMMAND, withoutUnused } from './bundling/packages.mjs';

const OUTPUT = path.join(FOLDER, 'dist/cli');

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
    const changed = BESIDE[module]?.reduce((text, [pattern, own]) => {
      const next = text.replace(pattern, own);
      if (next === text) throw new Error(`${module}: expected ${pattern}`);
      return next;
    }, code);
    // Lines stay, and maps keep no columns.
    return changed === undefined ? undefined : { code: changed, map: null };
  },
};

/**
 * Node reads a file of plain ASCII faster; comments are gone, so that what is not ASCII stands in texts and
 * patterns.
 */
function asciiOnly(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const COMMON = {
  cwd: FOLDER,
  platform: 'node',
  // The first command of a newcomer builds, too: the bundler's advice on its own speed would look like a
  // failure.
  checks: { pluginTimings: false },
};
const WRITTEN = {
  dir: OUTPUT,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  // Code that was compiled ahead cannot import: Node forgets where it stands.
  dynamicImportInCjs: false,
  sourcemap: 'hidden',
  minify: MINIFIED,
};

const program = await rolldown({
  ...COMMON,
  input: {
    'command-line': 'src/cli/start/main.ts',
    program: 'src/cli/start/program.ts',
    worker: 'src/cli/workers/worker.ts',
    'service-program': 'src/cli/agents/service-program.ts',
    'decode-process': 'src/cli/input/decode-process.ts',
    fontkit: 'fontkit',
    'fast-xml-parser': 'fast-xml-parser',
  },
  external: exceptFor([...OF_EVERY_COMMAND, ...OF_DRAWING, ...OF_CHECKING]),
  plugins: [withoutUnused, withZlib, packagesBeside],
});
// The package has the launcher alone, so that it is one file.
const launcher = await rolldown({ ...COMMON, input: { main: 'src/cli/start/launch.ts' } });
const built = [
  await program.generate({ ...WRITTEN, codeSplitting: { groups: GROUPS } }),
  await launcher.generate({ ...WRITTEN, codeSplitting: false }),
];
writeBundle(OUTPUT, chunksOf(built.flatMap(({ output }) => output)), asciiOnly);
await program.close();
await launcher.close();

// npm makes the program executable when it links it; a later build writes a new file, which npx must be able
// to run, too.
chmodSync(path.join(OUTPUT, 'main.cjs'), 0o755);
