/** Faults are planted where they are said to be, drawn by the seed, and tried on the nearest tests first. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { drawFaults } from './draw.js';
import { faultsOf, plant } from './faults.js';
import { Imports } from './imports.js';
import { knownFaults } from './known.js';
import { readOptions } from './options.js';
import { inOrder } from './order.js';
import { caughtOf, describeRun, type Result } from './report.js';

const planted = (text: string): readonly string[] => faultsOf(text).map((fault) => plant(text, fault));

describe('faults', () => {
  it.each<[text: string, faults: readonly string[]]>([
    ['a < b;', ['a <= b;']],
    ['a && !b;', ['a || !b;', 'a && b;']],
    ['x = y + z;', [';', 'x = y - z;']],
    ['if (a) b();', ['if (false) b();', 'if (a) ;']],
    ['const a = [1];', ['const a = [2];']],
    ['list.every(f);', [';', 'list.some(f);']],
  ])('of %s', (text, faults) => {
    expect(planted(text)).toEqual(faults);
  });

  it.each(["'a' + b;", 'type A = 1;', 'if (a > 1) throw new Error();', "import { a } from 'a';"])(
    'are not planted where they change no answer: %s',
    (text) => {
      expect(planted(text).filter((one) => one !== ';')).toEqual([]);
    },
  );

  it('leave a text that compiles', () => {
    const text = readFileSync('src/solve/checker/checker.ts', 'utf8');
    const texts = planted(text);
    expect(texts.length).toBeGreaterThan(100);
    for (const one of texts.filter((_, index) => index % 10 === 0)) {
      const { diagnostics } = ts.transpileModule(one, { reportDiagnostics: true });
      expect(diagnostics).toEqual([]);
      expect(one).not.toBe(text);
    }
  });
});

describe('a draw', () => {
  const files = ['src/solve/checker/checker.ts', 'src/solve/counting/count.ts', 'src/draw/png.ts'].map(
    (file) => ({
      file,
      text: readFileSync(file, 'utf8'),
    }),
  );

  it('is made by the seed, takes no place twice and leaves out what is no part', () => {
    const drawn = drawFaults(files, { seed: 'a', count: 50 });
    expect(drawFaults(files, { seed: 'a', count: 50 })).toEqual(drawn);
    expect(drawFaults(files, { seed: 'b', count: 50 })).not.toEqual(drawn);
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(20);
    expect(drawn.some(({ file }) => file === 'src/draw/png.ts')).toBe(false);
    expect(new Set(drawn.map(({ part }) => part))).toEqual(new Set(['solver', 'confirmations']));
  });

  it('goes on from where another ended', () => {
    const drawn = drawFaults(files, { seed: 'a', count: 50, only: ['checker'] });
    expect(drawn.every(({ file }) => file.includes('checker'))).toBe(true);
  });
});

it('the faults that are known to change no answer can still be planted', () => {
  for (const { file, before, after } of knownFaults()) {
    const text = readFileSync(file, 'utf8');
    const lines = faultsOf(text).map((fault) => {
      const line = text.slice(0, fault.from).split('\n').length - 1;
      return [text, plant(text, fault)].map((whole) => whole.split('\n')[line]!.trim());
    });
    expect(lines, file).toContainEqual([before, after]);
  }
});

it('the nearest tests come first, then those of all families and engines', () => {
  const confirm = 'src/families/hashi/confirm.ts';
  const imports = new Imports(
    Object.entries({
      'src/families/hashi/index.ts': "export { a } from './confirm.js';",
      'test/cli/check.test.ts': "import a from '../../src/families/hashi/index.js';",
      'test/conformance/laws.test.ts': "await import('../../src/families/hashi/index.js');",
      'test/families/hashi/confirm.test.ts': "import a from '../../../src/families/hashi/index.js';",
      'test/families/akari/rules.test.ts': "import a from '../../../src/families/akari/index.js';",
      'test/families/hashi/large.long.test.ts': "import a from '../../../src/families/hashi/index.js';",
      'test/proving/proof.test.ts': "import type { A } from '../../src/families/hashi/confirm.js';",
    }).map(([file, text]) => ({ file, text })),
  );
  expect(inOrder(confirm, imports.testsOf(confirm))).toEqual({
    near: ['test/proving/proof.test.ts', 'test/families/hashi/confirm.test.ts'],
    general: ['test/conformance/laws.test.ts'],
    others: ['test/cli/check.test.ts'],
  });
});

describe('the report', () => {
  const [one] = drawFaults(
    [
      { file: 'src/solve/engine.ts', text: '' },
      { file: 'src/solve/model/a.ts', text: 'a < b;' },
    ],
    {
      seed: 'a',
      count: 10,
    },
  );
  const result = (answer: Result['answer']): Result => ({ ...one!, line: 1, before: '', after: '', answer });
  const results = [
    result({ status: 'survived', tests: 3 }),
    result({ status: 'endless' }),
    result({ status: 'known', why: 'A size limit.' }),
    result({ status: 'caught', test: 'test/conformance/laws.test.ts', name: 'a law', message: '' }),
  ];

  it('counts each fault once, and asks for those alone that could change an answer', () => {
    expect(describeRun(results).split('\n').at(-2)).toBe('| all | 4 | 1 | 0 | 0 | 0 | 0 | 1 | 1 | 1 |');
    expect(caughtOf(results)).toEqual({ caught: 2, of: 3 });
  });
});

it.each([
  ['--count', '0'],
  ['--from', 'x'],
  ['--count', '2.5'],
])('the flag %s takes no %s', (flag, value) => {
  expect(() => readOptions([flag, value])).toThrow(`${flag} takes a whole number`);
});
