/** Pictures that are cells already: the hand-editing loop, and cells that a repair keeps. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** Not to be solved by line logic: the two corners may be exchanged. */
const ROWS = [
  '##......',
  '#.#..##.',
  '.##.####',
  '....####',
  '..######',
  '..#..#..',
  '.##..##.',
  '........',
  '....##..',
  '...##...',
];
const pbm = (rows: readonly string[]): string =>
  `P1\n${rows[0]!.length} ${rows.length}\n${rows.map((row) => row.replaceAll('#', '1').replaceAll('.', '0')).join('\n')}\n`;

async function answerOf(...argv: readonly string[]) {
  const { code, out } = await cli(['image', ...argv, '--seed', 'a', '--json', '--force', '-o', 'cells/x']);
  return { code, answer: JSON.parse(out) };
}

describe('image with a bitmap as large as the grid', () => {
  it('takes it cell by cell, by no method', async () => {
    writeFileSync('x.pbm', pbm(ROWS));
    const { code, answer } = await answerOf('x.pbm', '--unique', 'keep');
    expect(answer).toMatchObject({ method: 'cells', solution: ROWS, changed: [] });
    expect(code).toBe(answer.verdict === 'unique' ? 0 : 1);
    const named = await answerOf('x.pbm', '--unique', 'keep', '--width', '8', '--height', '10');
    expect(named.answer.solution).toEqual(ROWS);
  });

  it('is edited by hand: convert, edit, image, check', async () => {
    const made = ['image', 'images/owl.svg', '--width', '12', '--seed', 'a', '-o', 'owl/owl'];
    expect((await cli(made)).code).toBe(0);
    const { solution } = JSON.parse(readFileSync('owl/owl.json', 'utf8'));
    expect((await cli(['convert', 'owl/owl.json', '--to', 'pbm', '-o', 'owl.pbm'])).code).toBe(0);
    const same = await answerOf('owl.pbm');
    expect(same.answer).toMatchObject({ method: 'cells', solution, changed: [], verdict: 'unique' });
    const rows = [...(solution as string[])];
    rows[0] = `${rows[0]![0] === '#' ? '.' : '#'}${rows[0]!.slice(1)}`;
    writeFileSync('edited.pbm', pbm(rows));
    const edited = await answerOf('edited.pbm', '--unique', 'keep');
    expect(edited.answer.solution).toEqual(rows);
    const checked = await cli(['check', 'edited.pbm', '--json']);
    expect(JSON.parse(checked.out).verdict).toBe(edited.answer.verdict);
  });

  it('is drawn as other pictures are where another size is asked for', async () => {
    const rows = Array.from({ length: 40 }, (_, row) =>
      row < 20 ? `${'#'.repeat(20)}${'.'.repeat(20)}` : '.'.repeat(40),
    );
    writeFileSync('large.pbm', pbm(rows));
    const { code, answer } = await answerOf('large.pbm', '--width', '10', '--crop', 'none');
    expect(code).toBe(0);
    expect(answer.method).not.toBe('cells');
    expect(answer.solution.slice(0, 5)).toEqual(Array(5).fill('#####.....'));
  });

  it('refuses a choice among renderings, which it has not, and a damaged file', async () => {
    writeFileSync('x.pbm', pbm(ROWS));
    const chosen = await cli(['image', 'x.pbm', '--pick', '2', '-o', 'no/x']);
    expect([chosen.code, chosen.err]).toEqual([2, expect.stringContaining('x.pbm: --pick')]);
    writeFileSync('cut.pbm', 'P1\n4 4\n0101');
    const cut = await cli(['image', 'cut.pbm', '-o', 'no/x']);
    expect([cut.code, cut.err]).toEqual([
      2,
      expect.stringContaining('cut.pbm: The picture ends after 4 of 16'),
    ]);
  });
});

describe('image --keep', () => {
  const CHESS = ['#.#.', '.#.#', '#.#.', '.#.#'];

  it('changes other cells', async () => {
    writeFileSync('chess.pbm', pbm(CHESS));
    const free = await answerOf('chess.pbm');
    expect(free.answer.changed.length).toBeGreaterThan(0);
    const [row, column] = free.answer.changed[0];
    const kept = CHESS.map((cells, at) =>
      [...cells].map((_, to) => (at === row && to === column ? '#' : '.')).join(''),
    );
    writeFileSync('keep.pbm', pbm(kept));
    const { code, answer } = await answerOf('chess.pbm', '--keep', 'keep.pbm');
    expect(code).toBe(0);
    expect(answer.verdict).toBe('unique');
    expect(answer.changed).not.toContainEqual([row, column]);
  });

  it('says with proof that no repair is possible', async () => {
    writeFileSync('chess.pbm', pbm(CHESS));
    writeFileSync('all.pbm', pbm(Array(4).fill('####')));
    const { code, answer } = await answerOf('chess.pbm', '--keep', 'all.pbm');
    expect(code).toBe(1);
    expect(answer).toMatchObject({
      verdict: 'multiple',
      impossible: true,
      reached: false,
      changed: [],
      proved: true,
    });
    expect(answer.warnings.join()).toContain('every repair would change a cell that is to be kept, proved');
    const said = await cli(['image', 'chess.pbm', '--keep', 'all.pbm', '--force', '-o', 'cells/x']);
    expect(`${said.out}${said.err}`).toContain('none is possible');
  });

  it('holds for pictures too, of which it sets the size', async () => {
    const first = await answerOf('images/owl.svg', '--width', '12', '--unique', 'repair');
    const { solution } = first.answer;
    writeFileSync('owl-all.pbm', pbm(solution.map((row: string) => '#'.repeat(row.length))));
    for (const method of [[], ['--method', 'otsu'], ['--colours', '2']]) {
      const { answer } = await answerOf(
        'images/owl.svg',
        '--unique',
        'repair',
        '--keep',
        'owl-all.pbm',
        ...method,
      );
      expect(answer.puzzle.columns).toHaveLength(12);
      expect(answer.changed).toEqual([]);
      expect(answer.verdict === 'unique' || answer.impossible === true).toBe(true);
    }
  });

  it.each<[string, readonly string[], string]>([
    ['of another size', ['--width', '9'], 'The cells to keep are 4 x 4; as many as the puzzle has, 9 x'],
    ['beside given cells', ['--unique', 'givens'], '--keep: This is for a repair'],
    ['that are no bitmap', ['--keep', 'cat.non'], '--keep cat.non: The data is no bitmap'],
  ])('refuses cells %s', async (_what, flags, message) => {
    writeFileSync('small.pbm', pbm(CHESS));
    const keep = flags.includes('--keep') ? [] : ['--keep', 'small.pbm'];
    const { code, err } = await cli(['image', 'images/owl.svg', ...keep, ...flags, '-o', 'no/x']);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
