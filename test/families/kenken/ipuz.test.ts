import { describe, expect, it } from 'vitest';
import { kenken } from '../../../src/families/kenken/index.js';
import { textSource } from '../../../src/formats/source.js';
import { recognise } from '../../../src/jobs/files/recognise.js';
import { decoded, encoded, issuesOf } from '../family-data.js';

/** Made by hand: 2 x 2, a difference, a cage without an operator and two single cells. */
const DOCUMENT = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/sudoku#1', 'http://ipuz.org/sudoku/calcudoku#1'],
  puzzle: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  cages: [
    { rect: [0, 0, 2, 0], value: 6, operator: '+' },
    {
      cells: [
        [0, 1],
        [0, 2],
      ],
      value: 2,
    },
    { cells: [[1, 1]], value: 3, operator: '+' },
    { rect: [2, 1, 2, 2] },
    { cells: [[1, 2]], value: 1 },
  ],
};

describe('ipuz documents of Calcudokus', () => {
  it('have cages with targets, columns before rows', async () => {
    const text = JSON.stringify(DOCUMENT);
    const puzzle = decoded(kenken, 'ipuz', text);
    expect(puzzle.cages).toEqual([
      { op: '+', target: 6, cells: [0, 1, 2].map((column) => [0, column]) },
      { op: null, target: 2, cells: [1, 2].map((row) => [row, 0]) },
      { op: '=', target: 3, cells: [[1, 1]] },
      { op: null, target: null, cells: [1, 2].map((row) => [row, 2]) },
      { op: '=', target: 1, cells: [[2, 1]] },
    ]);
    const written = JSON.parse(encoded(kenken, 'ipuz', puzzle));
    expect(written.cages[1]).toEqual({ cells: [1, 2].map((row) => [0, row]), value: 2 });
    expect(written.showoperators).toBe(false);
    const recognised = await recognise(textSource(text));
    expect('found' in recognised && recognised.found.map(({ family }) => family)).toEqual(['kenken']);
  });

  it('say what is wrong, and where', () => {
    const issues = (more: object) => issuesOf(kenken, 'ipuz', JSON.stringify({ ...DOCUMENT, ...more }));
    expect(issues({ puzzle: DOCUMENT.puzzle.with(0, [0, 2, 0]) })).toContain('givens in');
    expect(issues({ cages: [{ cells: [[3, 0]], value: 1 }] })).toContain('"cages[0]"');
    expect(issues({ cages: [{ cells: [[0, 0]], value: 1, operator: '%' }] })).toContain('operator');
    expect(issues({ kind: ['http://ipuz.org/sudoku#1'] })).toContain('is of the kind');
    const styled = (style: object | string) =>
      issues({ puzzle: DOCUMENT.puzzle.with(1, [0, { cell: 0, style }, 0] as never), styles: { plain: {} } });
    for (const style of [{ lessthan: 'R' }, { shapebg: 'circle' }, 'lost']) {
      expect(styled(style)).toContain('which may be a rule; a Calcudoku has cages alone');
      expect(styled(style)).toContain('puzzle[1][1]');
    }
    expect(styled({ color: 'red' })).toBe('read');
    expect(styled('plain')).toBe('read');
    const wide = Array.from({ length: 3000 }, () => []);
    const everywhere = Array.from({ length: 300 }, () => ({ rect: [0, 0, 2999, 2999] }));
    expect(issues({ puzzle: wide, cages: everywhere })).toContain('at most 16 of each');
    expect(issues({ cages: [] })).not.toBe('read');
  });
});
