import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

describe('input that cannot be used', () => {
  it.each([
    ['an empty input', '', 'standard input: is empty'],
    ['random text', 'four score and seven', 'holds no puzzle in any known format'],
    ['broken JSON', '{"family":"nonogram","rows":[[1],', 'line 1, column'],
    [
      'a clue that is no number',
      '{"family":"nonogram","rows":[["x"]],"columns":[[1]]}',
      'rows, item 1, item 1',
    ],
    ['a negative clue', '{"family":"nonogram","rows":[[-1]],"columns":[[1]]}', 'row 1'],
    ['a clue too long', '{"family":"nonogram","rows":[[2]],"columns":[[1]]}', 'row 1'],
    ['sums that differ', '{"family":"nonogram","rows":[[1],[]],"columns":[[1],[1]]}', 'the columns fill 2'],
    ['a .non line too long', 'width 2\nheight 2\n\nrows\n3\n0\n\ncolumns\n1\n1\n', 'line 5'],
  ])('%s', async (_name, text, expected) => {
    const { code, out, err } = await cli(['check', '-'], text);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(expected);
  });

  it('a file that is not there', async () => {
    expect(await cli(['check', 'nope.non'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('nope.non'),
    });
  });

  it('a folder', async () => {
    expect(await cli(['check', '.'])).toMatchObject({ code: 2 });
  });

  it('a format that is not the content, and one that does not exist', async () => {
    const wrong = await cli(['check', 'cat.non', '--from', 'webpbn']);
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('cat.non') });
    const unknown = await cli(['check', 'cat.non', '--from', 'docx']);
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('expected one of') });
  });

  it('a format that the puzzle cannot be written in', async () => {
    expect(await cli(['convert', 'cat.non', '--to', 'docx'])).toMatchObject({ code: 2 });
    const given = '{"family":"nonogram","rows":[[1]],"columns":[[1]],"given":["#"]}';
    const { code, err } = await cli(['convert', '-', '--to', 'nin'], given);
    expect(code).toBe(2);
    expect(err).toContain('cannot hold given cells');
  });

  it('a formulation that does not exist, or that the engine cannot take', async () => {
    const { code, err } = await cli(['solve', 'cat.non', '--formulation', 'magic']);
    expect(code).toBe(2);
    expect(err).toContain('khan');
    expect(await cli(['solve', 'cat.non', '--engine', 'highs', '--formulation', 'order'])).toMatchObject({
      code: 2,
    });
  });

  it('a solution that is none', async () => {
    writeFileSync('small.json', '["#"]');
    const { code, err } = await cli(['verify', 'cat.non', 'small.json']);
    expect(code).toBe(2);
    expect(err).toContain('small.json');
  });
});
