import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder, words } from './harness.js';

enterWorkFolder();

/** The output without the seconds of the run. */
function withoutSeconds(text: string): string {
  return text.replace(/"seconds":[\d.]+/g, '"seconds":0');
}

describe('minimum --verbose', () => {
  it.each([
    'minimum sudoku 1234341221434321 --engine sat',
    'minimum zebra examples/zebra.txt',
    'minimum nonogram cat.non --plain',
    'minimum kenken examples/kenken.txt --at-most 3',
  ])('shows rounds on standard error only: %s', async (line) => {
    for (const more of [[], ['--json']]) {
      const quiet = await cli([...words(line), ...more]);
      const verbose = await cli([...words(line), ...more, '--verbose']);
      expect(verbose.code).toBe(quiet.code);
      expect(withoutSeconds(verbose.out)).toBe(withoutSeconds(quiet.out));
      expect(quiet.err).not.toContain('round');
      const lines = verbose.err.split('\n');
      expect(lines[0]).toMatch(/^round 1, (leader|greedy start): at least 0/);
      expect(lines.filter((shown) => [...shown].length > 80)).toEqual([]);
    }
  });

  it('breaks no line within the name of a clue, and draws in plain ASCII on request', async () => {
    const { err } = await cli(words('minimum sudoku 1234341221434321 --engine highs --verbose --ascii'));
    expect(err).toContain('follower  finds another solution; 4 cells differ:\n            +-----+-----+\n');
    const cells = [...err.matchAll(/row/g)].length;
    expect([...err.matchAll(/row \d, column \d/g)]).toHaveLength(cells);
  });

  it.each([
    ['minimum sudoku 1234341221434321 -v', '--engine highs or --engine sat runs the general loop'],
    ['minimum queens --size 6 --queens 7 -v', 'neither has rounds of leader and follower'],
  ])('says that another search has none, and what is run: %s', async (line, reason) => {
    const { code, out, err } = await cli(words(line));
    expect(code).toBe(0);
    expect(out).toContain('proved the least');
    expect(err).toContain(reason);
    expect(err).toMatch(/^minimum: \{.*"verbose":true/m);
    expect(err).toMatch(/^minimum: exit code 0/m);
  });

  it('--plain is refused where another search runs', async () => {
    const { code, out, err } = await cli(words('minimum sudoku 1234341221434321 --plain'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--engine highs or --engine sat runs the general loop');
  });
});
