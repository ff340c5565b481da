/** Documents of figures say of every table by which command, when and at which commit it was measured. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionsWithoutSource } from './figures.js';

const project = path.resolve(import.meta.dirname, '../..');

const DOCUMENTS = ['benchmarks.md', 'trust.md', 'experiments.md', 'zebra-inferences.md'];

it.each(DOCUMENTS.map((name) => `docs/${name}`))(
  '%s names command, date and commit of its figures',
  (name) => {
    const text = readFileSync(path.join(project, name), 'utf8');
    expect(text).toMatch(/^\|[-|: ]+\|$/m);
    expect(sectionsWithoutSource(text)).toEqual([]);
  },
);

describe('a table of figures', () => {
  const TABLE = '| size | ms |\n|---|---|\n| 5x5 | 2 |\n';
  const source = 'Measured: `npm run bench -- speed`, 2026-11-29, commit 0123abcd.';

  it('is accepted below command, date and commit in its section', () => {
    expect(sectionsWithoutSource(`## Speed\n\n${source}\n\n${TABLE}\nand\n\n${TABLE}`)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a command alone', '`npm run bench -- speed`'],
    ['no commit', '`npm run bench -- speed`, 2026-11-29'],
    ['no command', '2026-11-29, commit 0123abcd'],
  ])('is refused below %s', (_, words) => {
    expect(sectionsWithoutSource(`# Speed\n\n${words}\n\n${TABLE}`)).toEqual(['Speed']);
  });

  it('needs a source of its own after another heading', () => {
    expect(sectionsWithoutSource(`## One\n\n${source}\n\n${TABLE}\n### Two\n\n${TABLE}`)).toEqual(['Two']);
  });
});
