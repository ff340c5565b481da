import { describe, expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { textSource } from '../../../src/formats/source.js';
import { decoded, issuesOf } from '../family-data.js';

const DOCUMENT = {
  version: 'http://ipuz.org/v2',
  kind: ['https://libipuz.org/nonogram#1'],
  title: 'Corner',
  dimensions: { width: 3, height: 2 },
  solution: [
    ['#', '#', null],
    [0, ' ', '#'],
  ],
};

describe('ipuz documents of nonograms', () => {
  it('hold the solution, from which the clues follow', () => {
    expect(decoded(nonogram, 'ipuz', JSON.stringify(DOCUMENT))).toEqual({
      family: 'nonogram',
      rows: [[2], [1]],
      columns: [[1], [1], [1]],
    });
    const codec = nonogram.codecs.find(({ format }) => format === 'ipuz')!;
    const read = codec.decode(
      textSource(JSON.stringify({ ...DOCUMENT, block: 'X', solution: [['X', null]] })),
    );
    expect(read.ok && read.value).toMatchObject({ solution: ['#.'], credits: { title: 'Corner' } });
    expect(
      codec.encode({ puzzle: decoded(nonogram, 'ipuz', JSON.stringify(DOCUMENT)), credits: {} }).ok,
    ).toBe(false);
  });

  it('say what is wrong, and where', () => {
    const issues = (more: object) => issuesOf(nonogram, 'ipuz', JSON.stringify({ ...DOCUMENT, ...more }));
    expect(
      issues({
        solution: [
          ['#', '#'],
          ['A', '#'],
        ],
      }),
    ).toContain('solution[1][0]');
    expect(issues({ solution: [['#', '#'], ['#']] })).toContain('The row has 1 cells');
    expect(issues({ kind: ['https://libipuz.org/nonogram/colornonogram#1'] })).toContain('colornonogram');
    expect(issues({ solution: [] })).toContain('size');
  });
});
