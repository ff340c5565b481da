/** Links and pictures of the documents lead somewhere; package.long.test.ts asks the same of the package. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentsOf, linksOf } from './links.js';

const project = path.resolve(import.meta.dirname, '../..');

/** The names of headings as sites of documents make them. */
function headingsOf(document: string): readonly string[] {
  const text = readFileSync(path.join(project, document), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documentsOf(project))('%s', (document) => {
  it('links to files and headings that there are', () => {
    for (const { file, heading } of linksOf(project, document)) {
      const found = path.join(project, file);
      expect(existsSync(found) && statSync(found).isFile(), file).toBe(true);
      if (heading !== undefined) expect(headingsOf(file), file).toContain(heading);
    }
  });
});
