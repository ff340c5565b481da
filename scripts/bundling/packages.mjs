/** Packages that are bundled, and modules that they load for nothing. */

/** Packages that every command needs, with what they use. */
export const OF_EVERY_COMMAND = [
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
 * Packages that set texts and write PDF files, bundled with the command line, since much of what they load is
 * not needed here.
 */
export const OF_DRAWING = [
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

/** The package that reads PDF files: only the command line checks them, and the package is large. */
export const OF_CHECKING = ['@cantoo/pdf-lib', 'fflate', 'html-entities', 'tslib'];

/**
 * Modules that packages load and nothing here calls; loading it takes milliseconds each: seedrandom takes
 * `crypto` for streams without a seed, all of ours have one; fontkit unpacks WOFF 2 with brotli, our fonts
 * are TrueType by then; pdfkit encrypts with AES, our files are open; fast-xml-parser writes XML with a
 * package of its own, and reads without it; pdf-lib draws SVG and mixes colours, and our files are only read.
 */
const UNUSED = [
  { source: 'crypto', importer: 'seedrandom' },
  { source: 'brotli/decompress.js', importer: 'fontkit' },
  { source: '@noble/ciphers/aes', importer: 'pdfkit' },
  { source: 'fast-xml-builder', importer: 'fast-xml-parser' },
  { source: 'node-html-better-parser', importer: '@cantoo/pdf-lib' },
  { source: 'culori', importer: '@cantoo/pdf-lib' },
];
const EMPTY = '\0empty';
const NOTHING = `export default undefined;
  export const cbc = undefined, ecb = undefined, parse = undefined, NodeType = undefined, converter = () => {};`;

/** The widths of the fonts that every reader has, with which pdf-lib sets texts of its own. */
const STANDARD_FONT = /\/@cantoo\/pdf-lib\/.*\/[A-Z][\w-]*\.compressed\.json$/;

/** Puts an empty module in the place of what nothing calls. */
export const withoutUnused = {
  name: 'without-unused',
  resolveId: (source, importer) => (isUnused(source, importer) ? EMPTY : undefined),
  load: (id) => (id === EMPTY || STANDARD_FONT.test(id) ? { code: NOTHING, moduleType: 'js' } : undefined),
};

/** True for all packages but the given ones: they are loaded from where they are installed. */
export function exceptFor(bundled) {
  const pattern = new RegExp(`^(${bundled.join('|')})(/|$)`);
  return (id, importer) => /^[^./\0]/.test(id) && !pattern.test(id) && !isUnused(id, importer);
}

function isUnused(source, importer) {
  return UNUSED.some((unused) => source === unused.source && importer?.includes(unused.importer));
}
