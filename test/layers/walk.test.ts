/** The walk in CONTRIBUTING.md: its files are there, and each is imported by one before it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf } from './value-imports.js';

const [, section] = /## From a picture to a puzzle in twelve files\n(.*?)\n## /s.exec(
  readFileSync('CONTRIBUTING.md', 'utf8'),
)!;
const FILES = [...section!.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);

it('has twelve files, all of which exist', () => {
  expect(FILES).toHaveLength(12);
  expect(new Set(FILES).size).toBe(12);
  expect(FILES.filter((file) => !existsSync(file))).toEqual([]);
});

it('leads from each file to the next ones by imports', () => {
  const imported = FILES.map((file) => new Set(importsOf(file, 'all')));
  const lost = FILES.filter(
    (file, place) => place > 0 && !imported.slice(0, place).some((files) => files.has(file)),
  );
  expect(lost).toEqual([]);
});
