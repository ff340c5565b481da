import { describe, expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { textSource } from '../../../src/formats/index.js';

const olsak = nonogram.codecs.find(({ format }) => format === 'olsak')!;
const read = (...lines: readonly string[]) => olsak.decode(textSource(lines.join('\n')));

describe('the format olsak', () => {
  it('reads rows and columns below comments, with empty lines as blank clues', () => {
    const lines = [
      'A boat, by me',
      '# a remark',
      ': rows',
      '1 1',
      '',
      '2',
      ': columns',
      '1',
      '1',
      '1 1',
      '0',
      '',
    ];
    expect(olsak.recognises(textSource(lines.join('\n')))).toBe(true);
    expect(read(...lines)).toMatchObject({
      ok: true,
      value: { puzzle: { rows: [[1, 1], [], [2]], columns: [[1], [1], [1, 1], []] } },
    });
  });

  it('reads colours by code, by name, and those that it may choose', () => {
    const lines = [
      '#d',
      '   0:   #eeeeee  paper',
      '   1:*  black',
      '   a:a  RED',
      '   b:b  SeaGreen3',
      ':',
      '1a 1',
      '2b',
      ':',
      '1a 1b',
      '1 1b',
    ];
    expect(read(...lines)).toMatchObject({
      ok: true,
      value: {
        puzzle: {
          palette: ['#eeeeee', '#000000', '#ff0000', expect.stringMatching(/^#[0-9a-f]{6}$/)],
          rows: [
            [
              [1, 2],
              [1, 1],
            ],
            [[2, 3]],
          ],
          columns: [
            [
              [1, 2],
              [1, 3],
            ],
            [
              [1, 1],
              [1, 3],
            ],
          ],
        },
      },
    });
  });

  it.each([
    [[': rows', '1'], undefined, 'Two lines that begin with a colon'],
    [['#t', ':', '1', ':', '1'], 1, 'a grid of triangles'],
    [['#d', ' a:a red <', ':', '1a', ':', '1a'], 2, 'half filled'],
    [['#d', ' colour', ':', '1', ':', '1'], 2, 'is no colour'],
    [[':', '1x', ':', '1x'], 4, '"x" has no colour'],
    [[':', '1 ab', ':', '1'], 2, 'is no clue'],
  ] as const)('names what is wrong in %j', (lines, line, message) => {
    const decoded = read(...lines);
    if (decoded.ok) return expect.fail('was read');
    expect(decoded.issues[0]!.message).toContain(message);
    expect(decoded.issues[0]!.place?.line).toBe(line);
  });
});
