/** The check of comments: each planted fault is found in its line, and nothing else is. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const CHECK = path.resolve('test/words/check-comments.mjs');
const LONG = 'x'.repeat(110);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The result of the check on these files. */
function checked(files: Readonly<Record<string, readonly string[]>>) {
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), lines.join('\n'));
  }
  const { status, stdout } = spawnSync(process.execPath, [CHECK], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

it('finds every planted fault, with its file and line', () => {
  const questions = ['What', 'How', 'Whether', 'Which'].map((word) => `/** ${word} it is. */`);
  const { status, lines } = checked({
    'src/deep/a.ts': [
      'export const a = 1;',
      ...questions,
      '/**',
      ' * What it is.',
      ' */',
      'export const b = 2;',
    ],
    'web/b.tsx': ['export const b = (', '  <p>', `    {/* ${LONG} */}`, '  </p>', ');'],
    'generators/c.ts': ['/**', ' * @example', ` * ${LONG}`, ` * @param c ${LONG}`, ' */', 'f(); // a Thing'],
    'test/d.mjs': ['/*', ' * Two', ' * things.', ' */'],
    'scripts/e.mjs': [`// ${LONG}`, '// Rows with so many stars, as the clue tells.'],
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    ...['What', 'How', 'Whether', 'Which', 'What'].map(
      (word, index) =>
        `src/deep/a.ts:${index + 2}: the docstring begins with "${word}", not with its subject`,
    ),
    'generators/c.ts:4: 122 columns, more than 110',
    'generators/c.ts:6: "Thing" instead of a word of the field',
    'web/b.tsx:3: 122 columns, more than 110',
    'test/d.mjs:3: "things" instead of a word of the field',
    'scripts/e.mjs:1: 113 columns, more than 110',
    'scripts/e.mjs:2: "so many" instead of a word of the field',
    'scripts/e.mjs:2: "tells" instead of a word of the field',
    '5 files and 11 comments read, 12 faults',
  ]);
});

it('passes other comments, and texts that only look like comments', () => {
  const { status, lines } = checked({
    'src/a.ts': [
      '/** The length: how long, and which unit. Nothing and something are words. */',
      "const text = '/** What it is. */ // things';",
      `const template = \`// things \${text /* a part */} /** How it is. */\`;`,
      'const pattern = /\\/** What things/;',
      '// How it is done.',
      `// biome-ignore lint/a/b: ${LONG}`,
      `const long = '${LONG}';`,
      '/**',
      ' * An example.',
      ' * @example',
      ` * ${LONG}`,
      ' */',
      'export default [text, template, pattern, long];',
    ],
    'web/b.tsx': ['export const b = <p>/** What things. */ // things</p>;'],
    'docs/c.ts': ['/** What is not read. */'],
  });
  expect(lines).toEqual(['2 files and 5 comments read, 0 faults']);
  expect(status).toBe(0);
});

it('fails where there are no files to read', () => {
  expect(checked({})).toEqual({ status: 1, lines: ['0 files and 0 comments read, 0 faults'] });
});
