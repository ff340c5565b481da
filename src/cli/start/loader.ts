/**
 * Loads the files of the bundled command line. Node would look for each of them on the disk step by step and
 * compile it anew; here they stand side by side, with code that was compiled when they were built, as far as
 * some command ran it then. Where there is none for this Node, it loads the modules of the package as usual,
 * and keeps what it compiles where it can do that.
 */
import { openSync, readFileSync, readSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** The file of compiled code, beside the files that it was compiled from. */
const COMPILED = 'compiled.bin';

/** Bytes before the index, which say how long it is. */
const HEADER = 4;

interface Index {
  readonly node: string;
  /** By name of a file, where its code begins behind the index, and how many bytes it has. */
  readonly codes: Readonly<Record<string, readonly [start: number, length: number]>>;
}

/** Compiled code by name of a file, empty where nothing is compiled. */
type Compiled = (name: string) => { readonly cachedData?: Buffer };

/** Node's beginning of a CommonJS file. */
const WRAPPER = '(function (exports, require, module, __filename, __dirname) {';

/** Files of one folder that are loaded without Node's search for them. */
export interface Loader {
  /** The exports of a file by its name. */
  load(name: string): unknown;
  /** The files whose compiled code was refused. */
  refused(): readonly string[];
  /** The code of the files that are loaded, as far as it has run, in the form of `compiled.bin`. */
  compiled(): Buffer;
}

/**
 * Loads a file with code that is compiled for this Node, or a module of the same program where there is none.
 * @param folder holds CommonJS files in ASCII that require each other as `./name` and import nothing
 * @param module its path
 */
export function launch(folder: string, name: string, module: string): void {
  const compiled = readCompiled(folder);
  if (compiled !== undefined) {
    openLoader(folder, compiled).load(name);
    return;
  }
  // Node 22 and later.
  (nodeModule as { enableCompileCache?(): unknown }).enableCompileCache?.();
  nodeModule.createRequire(module)(module);
}

/** Opens a loader; code that is compiled already is the result of {@link Loader.compiled} for this Node. */
export function openLoader(folder: string, compiledCode: Compiled = () => ({})): Loader {
  const modules = new Map<string, { exports: unknown }>();
  const scripts = new Map<string, Script>();
  const packages = nodeModule.createRequire(join(folder, 'packages.cjs'));

  const load = (name: string): unknown => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const filename = join(folder, name);
    const script = new Script(`${WRAPPER}${readFileSync(filename, 'latin1')}\n})`, {
      filename,
      // Places in traces are those of the file.
      columnOffset: -WRAPPER.length,
      ...compiledCode(name),
    });
    const module = { exports: {} };
    modules.set(name, module);
    scripts.set(name, script);
    script.runInThisContext().call(module.exports, module.exports, required, module, filename, folder);
    return module.exports;
  };
  const required = (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : packages(id));

  return {
    load,
    refused: () =>
      [...scripts].flatMap(([name, { cachedDataRejected }]) => (cachedDataRejected === true ? [name] : [])),
    compiled: () => {
      const codes = [...scripts].map(([name, script]) => [name, script.createCachedData()] as const);
      let end = 0;
      const places = codes.map(([name, { length }]) => {
        const start = end;
        end += length;
        return [name, [start, length]] as const;
      });
      const index: Index = { node: thisNode(), codes: Object.fromEntries(places) };
      const text = Buffer.from(JSON.stringify(index));
      const header = Buffer.alloc(HEADER);
      header.writeUInt32LE(text.length);
      return Buffer.concat([header, text, ...codes.map(([, code]) => code)]);
    },
  };
}

/** The compiled code of a folder; undefined where there is none for this Node. */
export function readCompiled(folder: string): Compiled | undefined {
  let file: number;
  try {
    file = openSync(join(folder, COMPILED), 'r');
  } catch {
    return undefined;
  }
  const read = (start: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafe(length);
    readSync(file, bytes, 0, length, start);
    return bytes;
  };
  const length = read(0, HEADER).readUInt32LE(0);
  const { node, codes } = JSON.parse(read(HEADER, length).toString()) as Index;
  if (node !== thisNode()) return undefined;
  return (name) => {
    const code = codes[name];
    return code === undefined ? {} : { cachedData: read(HEADER + length + code[0], code[1]) };
  };
}

/** All that compiled code depends on besides its source. */
function thisNode(): string {
  return [process.version, process.platform, process.arch].join(' ');
}
