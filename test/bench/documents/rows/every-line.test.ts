import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXPERIMENT_IDS } from '../experiment-ids.js';
import { commandOf } from '../judge-rows.js';
import { DOCUMENTS } from './index.js';

/** The cells of the lines of all documents, without the heads of their tables. */
function writtenLines(): readonly (readonly string[])[] {
  const document = readFileSync('docs/documents.md', 'utf8');
  return document
    .slice(0, document.indexOf('\n## Claims'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([item]) => item !== 'item');
}

it('every line of the document is a row that something judges, and names its judge', () => {
  const rows = DOCUMENTS.flatMap((document) => document.rows);
  expect(writtenLines().map(([item, published]) => [item, published])).toEqual(
    rows.map(({ item, published }) => [item, published]),
  );
  const commands = new Set(rows.map(({ by }) => `\`${commandOf(by)}\``));
  for (const line of writtenLines()) {
    expect(line).toHaveLength(5);
    expect(commands).toContain(line[4]);
  }
});

it('every experiment is named by a line, and none twice', () => {
  const named = DOCUMENTS.flatMap(({ rows }) => rows).flatMap(({ by }) =>
    by.kind === 'experiment' ? [by.id] : [],
  );
  expect(named.toSorted()).toEqual(EXPERIMENT_IDS.toSorted());
});
