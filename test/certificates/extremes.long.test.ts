/** Every certificate of docs/extremes is verified, each within ten seconds of processor time. */
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/index.js';
import { keptCertificates } from './kept.js';

describe('extremes', () => {
  it.each(keptCertificates().map(({ id, certificate }) => [id, certificate] as const))(
    '%s is verified within ten seconds',
    async (_, certificate) => {
      const before = process.cpuUsage();
      expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6).toBeLessThan(10);
    },
  );
});
