/** Every certificate of docs/extremes is verified. */
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/index.js';
import { keptCertificates } from './kept.js';

describe('extremes', () => {
  it.each(keptCertificates().map(({ id, certificate }) => [id, certificate] as const))(
    '%s is verified',
    async (_, certificate) => {
      expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
    },
  );
});
