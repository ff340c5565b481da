import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { puzzleOfColours, solutionOfColours } from '../../../src/families/nonogram/colours.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { textSource } from '../../../src/formats/source.js';
import { decoded, issuesOf } from '../family-data.js';

/** The array of a picture in colours (from 1 on, 0 open), with some key. */
function cipher(cells: readonly (readonly number[])[], colours: readonly string[], key: number): string {
  const sized = (size: number) => [size + 100, 200, 100, 100];
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const blocks = cells.flatMap((row, r) =>
    row.flatMap((colour, c) => (colour > 0 ? [[c + 1, 1, colour, r + 1]] : [])),
  );
  const shift = [key + 3, key + 1, key + 4, key + 2];
  const [a, b] = [Math.floor(Math.sqrt(blocks.length)), 0];
  const data = [
    [1, 2, 3, 4],
    ...[cells[0]!.length, cells.length, colours.length].map(sized),
    [key + 7, key, 5, key + 9],
    ...colours.map((colour) => {
      const [red, green, blue] = parts(colour) as [number, number, number];
      return [red + key, green + key + 7, blue + key + 9, 0];
    }),
    [a + 1000, b + 2000, blocks.length - a * a, 1000],
    shift,
    ...blocks.map((block) => block.map((number, at) => number + shift[at]!)),
  ];
  return `<!DOCTYPE HTML>\n<html><script>\nvar d=${JSON.stringify(data)};\n</script></html>\n`;
}

const plain = (cells: number[][], key = 40) => cipher(cells, ['#000000'], key);

describe('pages of nonograms.org', () => {
  it('hold the solution, whose clues are the puzzle', () => {
    expect(
      decoded(
        nonogram,
        'nonograms-org',
        plain([
          [1, 1, 0],
          [0, 0, 1],
        ]),
      ),
    ).toEqual({
      family: 'nonogram',
      rows: [[2], [1]],
      columns: [[1], [1], [1]],
    });
  });

  it('may be of any picture and in any colours', () => {
    const side = fc.integer({ min: 1, max: 6 });
    const colours = ['#d03030', '#0000ff', '#12ab00'];
    fc.assert(
      fc.property(
        side,
        side,
        fc.nat(3),
        fc.nat(200),
        fc.array(fc.nat(3), { minLength: 36, maxLength: 36 }),
        (rows, columns, count, key, content) => {
          const palette = colours.slice(0, Math.max(count, 1));
          const cells = Array.from({ length: rows }, (_, row) =>
            Array.from(
              { length: columns },
              (__, column) => content[row * 6 + column]! % (palette.length + 1),
            ),
          );
          const codec = nonogram.codecs.find(({ format }) => format === 'nonograms-org')!;
          const read = codec.decode(textSource(cipher(cells, palette, key)));
          const puzzle = puzzleOfColours(cells.flat(), rows, columns, ['#ffffff', ...palette] as never);
          expect(read).toEqual({
            ok: true,
            value: { puzzle, solution: solutionOfColours(puzzle, cells.flat()), credits: {} },
          });
        },
      ),
    );
  });

  it('say what is wrong', () => {
    const page = plain([
      [1, 1],
      [0, 1],
    ]);
    const issues = (text: string) => issuesOf(nonogram, 'nonograms-org', text);
    expect(issues(page.replace(/,\[[^[]*\]\]/, ']'))).toContain('ends early');
    expect(issues(page.replace('[102,200,100,100]', '[100,200,100,100]'))).toContain('The size is');
    expect(issues(page.replace('[102,200,100,100]', '[900,200,100,901]'))).toContain('The size is');
    expect(issues('var d=[[1,2]];')).toContain('four numbers');
    expect(issues('nothing')).toContain('four numbers');
    expect(issues(page.replace(/\[44,42,45,43\]/, '[54,42,45,43]'))).toContain('outside the picture');
  });
});
