import { describe, expect, it } from 'vitest';
import { findFamily } from '../../src/families/index.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** Three by three islands whose numbers allow closed rings; lazy rows are needed. */
const HASHI = {
  family: 'hashi',
  islands: [
    [2, 0, 3, 0, 2],
    [0, 0, 0, 0, 0],
    [3, 0, 4, 0, 3],
    [0, 0, 0, 0, 0],
    [2, 0, 3, 0, 2],
  ],
};
const CIRCUIT = { family: 'circuit', grid: ['oooo', 'oooo', 'oooo', 'oooo'], edges: [] };
const EXAMPLE = findFamily('nonogram')!.examples[0]!.puzzle;

describe('export', () => {
  it.each([
    ['lp', '\\'],
    ['mps', '*'],
    ['opb', '*'],
    ['cnf', 'c'],
    ['minizinc', '%'],
    ['essence', '$'],
    ['xcsp3', '<!--'],
  ])('states the lazy rows of hashi in %s, each with its reason as a comment', async (format, mark) => {
    const { code, out, err } = await cli(
      ['export', '-', '--to', format, '--formulation', 'cuts'],
      JSON.stringify(HASHI),
    );
    expect(code).toBe(0);
    expect(err).toMatch(
      /the formulation cuts adds rows only where answers need them; [1-9]\d* of them are written/,
    );
    const comments = out.split('\n').filter((line) => line.startsWith(mark));
    expect(comments.join(' ')).toContain('would be cut off');
  });

  it('says when the rows written need not suffice, and what states them all', async () => {
    const { code, err } = await cli(
      ['export', '-', '--to', 'lp', '--formulation', 'tree'],
      JSON.stringify({ ...CIRCUIT, grid: new Array(5).fill('oooooo') }),
    );
    expect(code).toBe(0);
    expect(err).toContain('need not suffice');
    expect(err).toContain('--formulation flow states all rows');
  });

  it.each(['lp', 'mps', 'opb', 'cnf', 'minizinc', 'essence', 'xcsp3'])(
    'states a whole puzzle that plain logic solves, in %s',
    async (to) => {
      const argv = ['export', '-', '--to', to];
      const whole = await cli(argv, JSON.stringify(EXAMPLE));
      expect(whole).toMatchObject({ code: 0, err: '' });
      expect(await cli([...argv, '--no-presolve'], JSON.stringify(EXAMPLE))).toEqual(whole);
      const rest = await cli([...argv, '--presolve'], JSON.stringify(EXAMPLE));
      expect(rest.code).toBe(0);
      expect(rest.err).toContain('without --presolve the whole puzzle is written');
      expect(rest.out.length).toBeLessThan(whole.out.length / 2);
    },
  );
});
