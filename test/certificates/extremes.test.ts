/**
 * The extremes that docs/extremes.md claims: each short certificate is checked, and the page lists them all.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/index.js';
import { isShort, keptCertificates } from './kept.js';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../docs/extremes.md'), 'utf8');
const kept = keptCertificates();

describe('extremes', () => {
  it('are at least 60, 20 of them not found elsewhere, and the page has each', () => {
    expect(kept.length).toBeGreaterThanOrEqual(60);
    expect(PAGE.match(/^\* Not found in the literature known to us\.$/gm)?.length).toBeGreaterThanOrEqual(20);
    const ids = [...PAGE.matchAll(/^### (\S+)$/gm)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it.each(kept.filter(isShort).map(({ id, certificate }) => [id, certificate] as const))(
    '%s is verified, with the words of the page',
    async (_, certificate) => {
      const verdict = await checkCertificate(certificate);
      expect(verdict.status).toBe('verified');
      // Not toContain, which prints the whole page.
      if (verdict.status === 'verified') expect(PAGE.includes(`* Proved: ${verdict.claim}.`)).toBe(true);
    },
  );
});
