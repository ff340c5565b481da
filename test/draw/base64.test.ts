import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64, bytesOfBase64 } from '../../src/draw/base64.js';

describe('base64', () => {
  it('is what Node writes, and is read back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(bytesOfBase64(base64(bytes))).toEqual(bytes);
      }),
    );
  });

  it('holds as many bytes as a picture has', () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 31) % 251);
    expect(bytesOfBase64(base64(bytes))).toEqual(bytes);
  });
});
