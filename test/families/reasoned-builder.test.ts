import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/families/contract/reason.js';
import { ReasonedBuilder } from '../../src/families/kit/models/reasoned-builder.js';
import { sum } from '../../src/solve/model/row.js';

const reasonOf = (id: string): Reason => ({ id, kind: 'row', cells: [[0, 0]], says: `The rule ${id}` });

describe('a builder of rows with reasons', () => {
  it('puts ids into rows, and the words beside them', () => {
    const builder = new ReasonedBuilder('two', true);
    const x = sum([builder.binary('x')]);
    builder.because(
      () => reasonOf('row-1'),
      () => {
        builder.row('first', x, '<=', 1);
        builder.under(undefined, () => builder.row('meaning', x, '>=', 0));
        builder.row('second', x, '>=', 0);
      },
    );
    builder.row('definition', x, '>=', 0);
    builder.because(
      () => reasonOf('row-2'),
      () => builder.row('third', x, '<=', 1),
    );
    const { rows } = builder.build();
    expect(rows.map(({ name, reason }) => [name, reason])).toEqual([
      ['first', 'row-1'],
      ['meaning', undefined],
      ['second', 'row-1'],
      ['definition', undefined],
      ['third', 'row-2'],
    ]);
    expect(builder.reasons).toEqual([reasonOf('row-1'), reasonOf('row-2')]);
  });

  it('makes no words unless it is asked to', () => {
    const builder = new ReasonedBuilder('silent');
    const x = sum([builder.binary('x')]);
    builder.because(
      () => {
        throw new Error('nobody asked for words');
      },
      () => builder.row('first', x, '<=', 1),
    );
    expect(builder.build().rows.map(({ reason }) => reason)).toEqual([undefined]);
    expect(builder.reasons).toEqual([]);
  });
});
