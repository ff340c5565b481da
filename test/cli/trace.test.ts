/** Traces of bundled files lead to the sources, and all others stay as they are. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { withLinesAlone } from '../../scripts/bundling/lines.mjs';
import { traceOf } from '../../src/cli/start/trace.js';

/** The defect stands in line 5. */
const SOURCE = `interface Unused {
  readonly text: string;
}
export function fail(text: Unused['text']): never {
  throw new Error(text);
}
`;
const folder = mkdtempSync(path.join(tmpdir(), 'trace of an error-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file as a bundle has it: columns are left out of the map, and `widen` changed its text last. */
function write(name: string, widen = (code: string) => code): string {
  const { outputText, sourceMapText } = ts.transpileModule(SOURCE, {
    fileName: 'defect.ts',
    compilerOptions: { module: ts.ModuleKind.CommonJS, sourceMap: true, removeComments: true },
  });
  const code = outputText.replace(/^\/\/# sourceMappingURL.*/m, '');
  const map = { ...JSON.parse(sourceMapText!), sources: ['../../src/room/defect.ts'] };
  const file = path.join(folder, 'dist/lib', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, widen(code));
  writeFileSync(`${file}.map`, JSON.stringify(withLinesAlone(map, code, widen)));
  return file;
}

function errorOf(file: string): Error {
  const { fail } = createRequire(file)(file) as { readonly fail: (text: string) => never };
  try {
    return fail('on purpose');
  } catch (error) {
    return error as Error;
  }
}

describe('the trace of an error', () => {
  it('names file and line of the source, in a folder with spaces too', () => {
    const lines = traceOf(errorOf(write('defect.cjs')));
    expect(lines[0]).toBe('Error: on purpose');
    expect(lines[1]).toBe('    at fail (src/room/defect.ts:5)');
  });

  it('names places by the addresses of modules, too', () => {
    const file = write('other.cjs');
    const error = errorOf(file);
    error.stack = error.stack!.replaceAll(file, pathToFileURL(file).href.replaceAll('%20', ' '));
    expect(traceOf(error)[1]).toBe('    at fail (src/room/defect.ts:5)');
  });

  it('keeps lines without a map as they are', () => {
    const file = path.join(folder, 'plain.cjs');
    writeFileSync(file, "exports.fail = () => { throw new Error('on purpose'); };");
    const error = errorOf(file);
    expect(traceOf(error).join('\n')).toBe(error.stack);
    error.stack = 'Error: on purpose\n    at native code';
    expect(traceOf(error)).toEqual(['Error: on purpose', '    at native code']);
  });
});

describe('a map of lines alone', () => {
  it('follows a text in which characters became longer', () => {
    const code = "const a = 'é'; function first() {}; function second() {}";
    const start = code.indexOf('function second');
    const map = {
      sources: ['a.ts'],
      // Line 1 from column 0, line 2 from the second function.
      mappings: `AAAA,${vlq(start)}ACA`,
    };
    const finished = (text: string) => text.replaceAll('é', '\\u00e9');
    const found = withLinesAlone(map, code, finished);
    expect(found.mappings).toBe(`AAAA,${vlq(finished(code).indexOf('function second'))}ACA`);
    expect(found).toMatchObject({ names: [], sources: ['a.ts'], sourcesContent: [''] });
  });

  it('keeps the first place of each line of the source and leaves the columns', () => {
    const map = { sources: ['a.ts'], mappings: 'AAAA,CAAC,CAAC,CACD,CAAC' };
    expect(withLinesAlone(map, 'abcdef', (text: string) => text).mappings).toBe('AAAA,GACA');
  });
});

/** A number as source maps write it. */
function vlq(value: number): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let rest = value * 2;
  let text = '';
  do {
    text += digits[(rest & 31) | (rest > 31 ? 32 : 0)];
    rest >>= 5;
  } while (rest > 0);
  return text;
}
