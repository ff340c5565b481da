import { describe, expect, it } from 'vitest';
import { LARGEST_MODEL, ModelBuilder } from '../../src/solve/model/builder.js';

describe('a model that grows too large', () => {
  it('is refused at the first coefficient too many, with its size', () => {
    const builder = new ModelBuilder('endless');
    const width = 1000;
    const terms = Array.from({ length: width }, () => [1, builder.binary('x')] as const);
    const rows = LARGEST_MODEL.coefficients / width;
    for (let row = 0; row < rows; row++) builder.row('row', terms.slice(0, width), '<=', 1);
    expect(() => builder.row('last', terms.slice(0, 1), '<=', 1)).toThrow(
      expect.objectContaining({
        code: 'model-too-large',
        message: expect.stringContaining('endless is too large: it has more than 10000000 coefficients'),
      }),
    );
  });

  it('is refused at the first variable too many', () => {
    const builder = new ModelBuilder('endless');
    for (let count = 0; count < LARGEST_MODEL.variables; count++) builder.binary('x');
    expect(() => builder.binary('x')).toThrow(expect.objectContaining({ code: 'model-too-large' }));
  });
});
