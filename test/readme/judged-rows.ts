/** Compares the rows of a document with docs/documents.md. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type JudgedDocument, judgeRows } from '../bench/documents/judge-rows.js';
import { documentLines } from '../bench/documents/markdown.js';
import { readMeasured } from '../bench/documents/measured.js';
import type { DocumentRows } from '../bench/documents/row.js';

/** Declares a test: every command does what its row says, and the document says the same. */
export function standsInDocument(document: DocumentRows, part = document.rows): void {
  it(`${document.title}: ${part.length} lines are what docs/documents.md says`, async () => {
    const [judged] = await judgeRows([{ ...document, rows: part }], readMeasured());
    expect(judged!.rows.filter(({ agreement }) => agreement === 'differs')).toEqual([]);
    const written = readFileSync('docs/documents.md', 'utf8').split('\n');
    // Where a line is missing: npm run bench -- documents --only rows --write docs/documents.md
    expect(linesOf(judged!).filter((line) => !written.includes(line))).toEqual([]);
  });
}

function linesOf(document: JudgedDocument): readonly string[] {
  return documentLines(document).filter((line) => line !== '');
}
