/**
 * The files of the built page, read once: a server that looks addresses up among them can give nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A file and the content type that a browser receives with it. */
export interface PageFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Content types by the ending of the name. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
};

const OTHER_TYPE = 'application/octet-stream';

/** The folder of the page in this package. */
export function pageFolder(): string {
  return path.join(builtFolder(), 'page');
}

/** The folder of the documents as a site, which `npm run docs` builds. */
export function documentsFolder(): string {
  return path.join(builtFolder(), 'docs');
}

function builtFolder(): string {
  const packageFile = createRequire(import.meta.url).resolve('puzzlewright/package.json');
  return path.join(path.dirname(packageFile), 'dist');
}

/**
 * The files of a folder by their addresses; undefined where it has no `index.html`, which stands for the
 * folder too.
 * @param prefix the beginning of their addresses; it ends in `/`
 */
export function readPage(folder: string, prefix = '/'): ReadonlyMap<string, PageFile> | undefined {
  const files = new Map<string, PageFile>();
  for (const entry of entriesOf(folder)) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `${prefix}${path.relative(folder, file).split(path.sep).join('/')}`;
    const type = TYPES[path.extname(entry.name).toLowerCase()] ?? OTHER_TYPE;
    files.set(address, { bytes: readFileSync(file), type });
  }
  addFilesOfPackages(files, prefix);
  const start = files.get(`${prefix}index.html`);
  return start === undefined ? undefined : files.set(prefix, start);
}

/** The list of its files that the build of the page writes. */
const FILE_LIST = 'files.json';

interface FileList {
  /** By name of a file that a package has, what the package calls it, such as `highs/runtime`. */
  readonly packages: Readonly<Record<string, string>>;
}

/**
 * Fonts and the program of HiGHS are no part of this package, which depends on the packages that have them: a
 * page that is not complete gets them from there.
 */
function addFilesOfPackages(files: Map<string, PageFile>, prefix: string): void {
  const list = files.get(`${prefix}${FILE_LIST}`);
  if (list === undefined) return;
  const { packages } = JSON.parse(Buffer.from(list.bytes).toString()) as FileList;
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(packages)) {
    if (files.has(`${prefix}${name}`)) continue;
    const type = TYPES[path.extname(name)] ?? OTHER_TYPE;
    files.set(`${prefix}${name}`, { bytes: readFileSync(resolve(file)), type });
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch {
    return [];
  }
}
