import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/families/index.js';
import { textSource } from '../../../src/formats/index.js';

const codecOf = (family: string) =>
  FAMILIES.find(({ id }) => id === family)!.codecs.find(({ format }) => format === 'pzpr')!;

function read(family: string, lines: string) {
  const decoded = codecOf(family).decode(textSource(lines));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return decoded.value as unknown as {
    puzzle: Record<string, unknown>;
    solution?: unknown;
    state?: unknown;
    credits: unknown;
  };
}

describe('files of the pzpr editor', () => {
  it.each(
    FAMILIES.filter(({ codecs }) => codecs.some(({ format }) => format === 'puzzlink')).map(({ id }) => id),
  )('%s: exists beside the addresses, and keeps the solution of every example that it holds', (family) => {
    const codec = codecOf(family);
    let kept = 0;
    for (const { puzzle, solution } of FAMILIES.find(({ id }) => id === family)!.examples) {
      const encoded = codec.encode({
        puzzle,
        solution,
        credits: { author: 'A. Setter', description: 'two\nlines' },
      });
      if (solution === undefined || !encoded.ok) continue;
      const back = codec.decode(textSource(encoded.value));
      expect(back).toMatchObject({
        ok: true,
        value: { puzzle, credits: { author: 'A. Setter', description: 'two\nlines' } },
      });
      // A solution that enters nothing is as none.
      if (back.ok && back.value.solution !== undefined) {
        expect(back.value.solution).toEqual(solution);
        kept++;
      }
    }
    expect(kept).toBeGreaterThan(0);
  });

  it('reads a puzzle on one line, behind the address of a site too', () => {
    const line = 'pzprv3/lightup/2/3/. 1 . /# . + /';
    const expected = { family: 'akari', grid: ['.1.', '...'] };
    expect(read('akari', line).puzzle).toEqual(expected);
    const puzzle = read('akari', `https://puzz.link/p?${line}`);
    expect(puzzle.puzzle).toEqual(expected);
    expect(puzzle.state).toEqual(['?#?', '*?.']);
  });

  it('tells entries that solve the puzzle from others', () => {
    const file = (entries: string) =>
      `pzprv3\nsudoku\n4\n1 2 3 4\n3 4 1 2\n2 1 4 3\n. . . .\n. . . .\n. . . .\n. . . .\n${entries}\n`;
    expect(read('sudoku', file('4 3 2 1')).solution).toEqual([
      [1, 2, 3, 4],
      [3, 4, 1, 2],
      [2, 1, 4, 3],
      [4, 3, 2, 1],
    ]);
    expect(read('sudoku', file('4 3 2 1')).state).toBeUndefined();
    const half = read('sudoku', file('4 .[1,2,,] . .'));
    expect(half.solution).toBeUndefined();
    expect(half.state).toEqual([
      [1, 2, 3, 4],
      [3, 4, 1, 2],
      [2, 1, 4, 3],
      [4, 0, 0, 0],
    ]);
    expect(read('sudoku', file('1 1 1 1')).solution).toBeUndefined();
  });

  it('reads lines, bridges and places without any', () => {
    const fence = read('slitherlink', 'pzprv3.1\nslither\n1\n2\n3 -\n0 0\n1 -1 0\n1 0\n0 0\n');
    expect(fence.puzzle).toEqual({ family: 'slitherlink', grid: ['3.'] });
    expect(fence.state).toEqual({
      edges: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 0],
          [0, 1],
        ],
      ],
      none: [
        [
          [0, 1],
          [1, 1],
        ],
      ],
    });
    expect(read('slitherlink', 'pzprv3\nslither\n1\n2\n3 -\n1 0 0\n1 0\n0 0\n').state).toBeDefined();
    const bridges = read('hashi', 'pzprv3\nhashikake\n2\n3\n2 . 3\n. . -\n2 2\n0 0\n0 0 -1\n');
    expect(bridges.puzzle).toEqual({
      family: 'hashi',
      islands: [
        [2, 0, 3],
        [0, 0, null],
      ],
    });
    expect(bridges.state).toEqual([
      [[0, 0], [0, 2], 2],
      [[0, 2], [1, 2], 0, 0],
    ]);
  });

  it('reads the sums of a Kakuro on the side where they stand', () => {
    const { puzzle } = read('kakuro', 'pzprv3\nkakuro\n2\n2\n0 -1 4\n-1 5,7 .\n3 . .\n. .\n. .\n');
    expect(puzzle.grid).toEqual([
      [
        [0, 0],
        [0, 0],
        [4, 0],
      ],
      [[0, 0], [7, 5], 0],
      [[0, 3], 0, 0],
    ]);
  });

  it.each([
    ['akari', 'pzprv3\nlightup\n2\n2\n. .\n. x\n', 6, '"x" cannot stand here'],
    ['akari', 'pzprv3\nlightup\n2\n2\n. .\n. . .\n', 6, 'The row has 3 words; 2 are expected'],
    ['akari', 'pzprv3\nlightup\n2\n2\n. .\n', 5, 'The file ends early; 1 more rows'],
    ['akari', 'pzprv3\nlightup\ntwo\n2\n. .\n', 3, 'no number of rows or columns'],
    ['hitori', 'pzprv3\nhitori\n1\n2\n1 2\n. .\n0\nmore\n', 8, 'nothing more is expected'],
    ['masyu', 'pzprv3\nmashu\n1\n2\n- .\n0\n', undefined, 'whose colour is not given'],
  ])('%s: names what is wrong in %j', (family, text, line, message) => {
    const decoded = codecOf(family).decode(textSource(text));
    if (decoded.ok) return expect.fail('was read');
    expect(decoded.issues[0]!.message).toContain(message);
    expect(decoded.issues[0]!.place?.line).toBe(line);
  });
});
