/** The loader of the bundled command line: compiled code is taken where it is right, and changes nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launch, openLoader, readCompiled } from '../../src/cli/start/loader.js';

const FILES = {
  'first.cjs': `exports.name = 'first'; const second = require('./second.cjs');
    exports.sum = (a, b) => second.add(a, b); exports.separator = require('node:path').sep;
    exports.place = [__filename, __dirname]; globalThis.launched = (globalThis.launched ?? 0) + 1;`,
  'second.cjs': `exports.seen = require('./first.cjs').name; exports.add = (a, b) => a + b;`,
  'module.cjs': `globalThis.launched = (globalThis.launched ?? 0) + 100;`,
  'broken.cjs': `exports.fail = () => { throw new Error('on purpose'); };`,
};

interface First {
  readonly sum: (a: number, b: number) => number;
  readonly separator: string;
  readonly place: readonly string[];
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loader-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the code of the files as far as they run here. */
function compile(change: (bytes: Buffer) => Buffer = (bytes) => bytes): void {
  const loader = openLoader(folder);
  (loader.load('first.cjs') as First).sum(1, 2);
  writeFileSync(path.join(folder, 'compiled.bin'), change(loader.compiled()));
}

function launches(): number {
  return (globalThis as { launched?: number }).launched ?? 0;
}

describe('the loader', () => {
  it('loads files that require each other, in a circle too, and packages, each once', () => {
    const loader = openLoader(folder);
    const first = loader.load('first.cjs') as First;
    expect(first.sum(2, 3)).toBe(5);
    expect(first.separator).toBe(path.sep);
    expect(first.place).toEqual([path.join(folder, 'first.cjs'), folder]);
    expect(loader.load('second.cjs')).toMatchObject({ seen: 'first' });
    expect(loader.load('first.cjs')).toBe(first);
  });

  it('takes compiled code, with which the files do the same', () => {
    compile();
    const loader = openLoader(folder, readCompiled(folder));
    expect((loader.load('first.cjs') as First).sum(2, 3)).toBe(5);
    expect(loader.refused()).toEqual([]);
  });

  it('compiles a file anew whose text is another than the one that was compiled', () => {
    compile();
    writeFileSync(path.join(folder, 'second.cjs'), `exports.add = (a, b) => 10 * (a + b); // longer`);
    const loader = openLoader(folder, readCompiled(folder));
    expect((loader.load('first.cjs') as First).sum(2, 3)).toBe(50);
    expect(loader.refused()).toEqual(['second.cjs']);
  });

  it('names file, line and column in the trace of an error', () => {
    const { fail } = openLoader(folder).load('broken.cjs') as { readonly fail: () => never };
    expect(fail).toThrowError(/on purpose/);
    try {
      fail();
    } catch (error) {
      const column = FILES['broken.cjs'].indexOf('new Error') + 1;
      expect((error as Error).stack).toContain(`${path.join(folder, 'broken.cjs')}:1:${column}`);
    }
  });
});

describe('launching', () => {
  it.each([
    ['the module without compiled code', 100, () => undefined],
    ['the file with code of this Node', 1, () => compile()],
    [
      'the module with code of another Node',
      100,
      () =>
        compile((bytes) =>
          Buffer.from(
            bytes.toString('latin1').replace(process.version, 'v0'.padEnd(process.version.length)),
            'latin1',
          ),
        ),
    ],
  ])('runs %s, once', (_, expected, prepare) => {
    prepare();
    const before = launches();
    launch(folder, 'first.cjs', path.join(folder, 'module.cjs'));
    expect(launches()).toBe(before + expected);
  });

  it('leaves code of another Node to that', () => {
    compile((bytes) =>
      Buffer.from(
        bytes.toString('latin1').replace(process.version, 'v0'.padEnd(process.version.length)),
        'latin1',
      ),
    );
    expect(readCompiled(folder)).toBeUndefined();
    expect(createRequire(path.join(folder, 'x.cjs'))('./first.cjs')).toMatchObject({ name: 'first' });
  });
});
