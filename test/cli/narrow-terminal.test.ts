/** Drawings in terminals that are narrower than the drawing. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** A terminal with this number of columns. */
const terminal = (columns: number) => ({ terminal: { out: true, err: true, columns } });
const widthOf = (out: string) => Math.max(...out.split('\n').map((line) => [...line].length));

/** A puzzle of 24 columns with numbers of two digits above half of them. */
const tall = Array.from({ length: 24 }, (_, column) => (column % 2 === 0 ? [12] : [1, 1]));
const rows = Array.from({ length: 12 }, (_, row) => (row === 0 || row === 2 ? [24] : Array(12).fill(1)));
const STRIPES = { family: 'nonogram', rows, columns: tall };

describe('a drawing', () => {
  it('is as large as ever where the terminal has room, and where there is none', async () => {
    writeFileSync('stripes.json', JSON.stringify(STRIPES));
    const piped = await cli(['render', 'stripes.json']);
    expect(await cli(['render', 'stripes.json'], '', terminal(120))).toEqual(piped);
    expect(piped.err).toBe('');
  });

  it.each([80, 60])('is smaller in %i columns, and says so', async (columns) => {
    const full = widthOf((await cli(['render', 'stripes.json'])).out);
    const { code, out, err } = await cli(['render', 'stripes.json'], '', terminal(columns));
    expect(code).toBe(0);
    expect(full).toBeGreaterThan(columns);
    expect(widthOf(out)).toBeLessThanOrEqual(columns);
    expect(err).toBe(
      `At full size the drawing needs ${full} columns and this terminal has ${columns}, so it is drawn smaller.`,
    );
  });

  it('that is smaller has its numbers from top to bottom, and all of its cells', async () => {
    const { out } = await cli(['render', 'stripes.json', '--solution'], '', terminal(80));
    const lines = out.split('\n');
    const units = lines.findIndex((line) => /2 1 2 1/.test(line));
    expect(lines[units]!.replace(/[^12]/g, '')).toBe('21'.repeat(12));
    expect(lines[units - 1]!.replace(/[^12]/g, '')).toBe('1'.repeat(12));
    expect(out.match(/█/g)).toHaveLength(2 * (2 * 24 + 10 * 12));
  });

  it('that fits in no way names the columns it needs and another way', async () => {
    const { out, err } = await cli(['render', 'stripes.json'], '', terminal(30));
    expect(err).toContain(
      `drawn small ${widthOf(out)}, and this terminal has 30: widen it, or draw to a file`,
    );
  });

  it.each([
    ['solve', 'stripes.json'],
    ['generate', 'nonogram', '--size', '24x12', '--seed', 'wide'],
  ])('fits the terminal for %s, too', async (...argv) => {
    const { code, out } = await cli(argv, '', terminal(76));
    expect(code).toBe(0);
    expect(widthOf(out)).toBeLessThanOrEqual(76);
  });
});
