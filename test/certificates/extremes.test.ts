/**
 * The extremes that docs/extremes.md claims: each short certificate is checked, the page lists them all, and
 * its sequences have the form that OEIS keeps.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/index.js';
import { isShort, keptCertificates } from './kept.js';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const PAGE = readFileSync(path.join(DOCS, 'extremes.md'), 'utf8');
const kept = keptCertificates();

describe('extremes', () => {
  it('are at least 60, each in a row of the page and in the list for the browser', () => {
    expect(kept.length).toBeGreaterThanOrEqual(60);
    const ids = [...PAGE.matchAll(/^\| \[([^\]]+)\]\(extremes\//gm)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    const index: readonly { readonly id: string; readonly file: string }[] = JSON.parse(
      readFileSync(path.join(DOCS, 'extremes/index.json'), 'utf8'),
    );
    expect(index.map(({ id }) => id)).toEqual(ids);
  });

  it('say one clue, not one clues', () => {
    const nouns = 'cases|clues|layouts|numbers|pairs|pearls|placements|puzzles|sets|solutions|walls';
    expect(PAGE.match(new RegExp(`(?<![\\d.,])1 (?:${nouns})\\b.*`, 'g')) ?? []).toEqual([]);
  });

  it('were searched for and not found, 20 or more of them, in groups that say where', () => {
    const groups = PAGE.split(/^### /m).slice(1);
    const fresh = groups.filter(
      (text) => text.includes('* Searched for: ') && !text.includes('* Published: '),
    );
    const count = fresh.flatMap((text) => [...text.matchAll(/^\| \[[^\]]+\]\(extremes\//gm)]).length;
    expect(count).toBeGreaterThanOrEqual(20);
    expect(PAGE).toContain(`The ${count} entries of ${fresh.length} groups`);
  });

  it.each(kept.filter(isShort).map(({ id, certificate }) => [id, certificate] as const))(
    '%s is verified, with the words of the page',
    async (_, certificate) => {
      const verdict = await checkCertificate(certificate);
      expect(verdict.status).toBe('verified');
      // Not toContain, which prints the whole page.
      if (verdict.status === 'verified') expect(PAGE.includes(`| ${verdict.claim} |`)).toBe(true);
    },
  );
});

describe('sequences', () => {
  const blocks = [...PAGE.matchAll(/^```text\n(%S[^`]*)```$/gm)].map(([, text]) => text!);

  it('are there', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(8);
  });

  it.each(blocks.map((block) => [/^%N (.+)$/m.exec(block)?.[1], block] as const))('%s', (_, block) => {
    const lines = block.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['%S ', '%N ', '%C ', '%O ', '%K ']);
    const [terms = '', name = '', comment = '', offset, keywords] = lines.map((line) => line.slice(3));
    // OEIS keeps about 260 characters of terms, four at least; names end with a full stop.
    expect(terms).toMatch(/^\d+(,\d+){3,}$/);
    expect(terms.length).toBeLessThanOrEqual(260);
    expect(name).toMatch(/^(Number of|Fewest|Most) .+\.$/);
    expect(comment).toMatch(/\.$/);
    const numbers = terms.split(',').map(Number);
    const large = numbers.findIndex((term) => term > 1);
    expect(offset).toMatch(new RegExp(`^\\d+,${large < 0 ? 1 : large + 1}$`));
    expect(keywords).toBe('nonn,more');
  });
});
