import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { idPrefix, readId, writeId } from '../../generators/id.js';
import { findGenerator } from '../../generators/registry.js';
import { settingsIn } from '../../src/settings/settings.js';

const generator = findGenerator('sudoku')!;
const goal = { difficulty: 'hard', noGuess: true } as const;

describe('ids of puzzles', () => {
  it('are readable', () => {
    const settings = { symmetry: 'left-right', size: 6, minimal: false };
    const prefix = idPrefix({
      generator,
      settings,
      goal: { difficulty: 'hard', noGuess: false },
      seed: 'owl',
    });
    expect(writeId(prefix, 17, 4)).toBe(
      'sudoku.1:size=6,symmetry=left-right,minimal=no,difficulty=hard:owl:17.4',
    );
  });

  it.each(['owl', '', 'a:b,c=d%20 e', 'Eule 🦉\n', '%', '1.2:3.4', '\u{202e}'])(
    'keep the seed %j',
    (seed) => {
      const order = { generator, settings: { box: '2x3', minimal: true }, goal, seed };
      const id = writeId(idPrefix(order), 3, 0);
      expect(id).not.toMatch(/\s/);
      expect(readId(id)).toMatchObject({ ok: true, value: { ...order, number: 3, attempt: 0 } });
    },
  );

  it.each([
    ['sudoku.1:size=6,difficulty=hard:owl:1.0', { difficulty: 'hard', noGuess: false }],
    ['sudoku.1:difficulty=2.5..3:owl:1.0', { range: { least: 2.5, most: 3 }, noGuess: false }],
    ['sudoku.1:no-guess=yes:owl:1.0', { noGuess: true }],
  ])('%s holds what was asked of its puzzle', (id, meant) => {
    const read = readId(id);
    expect(read.ok && read.value.goal).toEqual(meant);
  });

  it.each([
    ['owl', 'no id'],
    ['', 'no id'],
    ['sudoku.1::owl:1', 'no id'],
    ['sudoku.1::owl:01.0', 'no id'],
    ['sudoku.1::%zz:1.0', 'no id'],
    ['sudoku.1:minimal=no,size=9:owl:1.0', 'no id'],
    ['sudoku.999::owl:1.0', 'version 999'],
    ['chess.1::owl:1.0', 'no generator "chess"'],
    ['sudoku.1:colour=red:owl:1.0', 'no setting "colour=red"'],
    ['sudoku.1:difficulty=awful:owl:1.0', 'no setting "difficulty=awful"'],
  ])('refuses %j', (text, reason) => {
    const id = readId(text);
    expect(id).toMatchObject({ ok: false, issues: [{ code: 'puzzle-id' }] });
    expect(id.ok || id.issues[0]!.message).toContain(reason);
  });

  it.each([
    ['battleship', { size: '7x5' }, 'battleship.1:size=7x5:owl:1.0', { rows: 5, columns: 7 }],
    ['hashi', { size: '9X4', density: 30 }, 'hashi.1:size=9X4,density=30:owl:1.0', { rows: 4, columns: 9 }],
    ['nonogram', { size: '9' }, 'nonogram.1:size=9:owl:1.0', { height: 9, width: 9 }],
    ['sudoku', { box: '3x2' }, 'sudoku.1:box=3x2:owl:1.0', { box: [2, 3] }],
  ] as const)('hold settings as they are typed (%s, %j)', async (name, settings, id, plan) => {
    const made = { generator: findGenerator(name)!, settings, goal: { noGuess: false }, seed: 'owl' };
    expect(writeId(idPrefix(made), 1, 0)).toBe(id);
    const read = readId(id);
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    expect(read.value.settings).toEqual(settings);
    expect(await openBatch(read.value)).toMatchObject({ ok: true, value: { plan } });
  });

  it('tell files by their bytes and names, in any order', () => {
    const pictures = findGenerator('nonogram')!;
    const named = settingsIn(pictures.settings).find(({ kind }) => kind === 'files')!.name;
    const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
    const prefixOf = (files: readonly ReturnType<typeof file>[]) =>
      idPrefix({ generator: pictures, settings: { [named]: files }, goal, seed: 's' });
    const [one, other] = [file('a', 'foobar'), file('b', 'x')];
    expect(prefixOf([one, other])).toBe(prefixOf([other, one]));
    expect(prefixOf([one])).not.toBe(prefixOf([file('a', 'foobaz')]));
    expect(prefixOf([one])).not.toBe(prefixOf([file('b', 'foobar')]));
    const read = readId(writeId(prefixOf([one]), 1, 0));
    expect(read).toMatchObject({ ok: true, value: { prefix: prefixOf([one]) } });
  });
});
