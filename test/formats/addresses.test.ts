import { describe, expect, it } from 'vitest';
import { readGameId } from '../../src/formats/game-id.js';
import { puzzlinkType, readPuzzlink, writePuzzlink } from '../../src/formats/puzzlink.js';

describe('puzz.link addresses', () => {
  it.each([
    'https://puzz.link/p?starbattle/6/5/1/2u9gn9c9jpmk',
    'http://pzv.jp/p.html?starbattle/6/5/1/2u9gn9c9jpmk',
    'https://pzprxs.vercel.app/p?starbattle/6/5/1/2u9gn9c9jpmk',
    'puzz.link/p?starbattle/6/5/1/2u9gn9c9jpmk',
    'https://puzz.link/p?starbattle_edit/6/5/1/2u9gn9c9jpmk',
    '  StarBattle/6/5/1/2u9gn9c9jpmk \n',
  ])('%s', (text) => {
    expect(puzzlinkType(text)).toBe('starbattle');
    const address = readPuzzlink(text);
    expect(address).toMatchObject({
      ok: true,
      value: { type: 'starbattle', columns: 6, rows: 5, body: '1/2u9gn9c9jpmk' },
    });
  });

  it('know the place of every character of the body', () => {
    const address = readPuzzlink('\n nonogram/4/5/abc');
    expect(address.ok && address.value.at(2)).toEqual({ line: 2, column: 17 });
  });

  it.each([
    '',
    'nonogram',
    'nonogram/4',
    'nonogram/4/x/1',
    'nonogram/4/-5/1',
    'nonogram/4/5/1 2',
    '/4/5/1',
    '<a/>',
  ])('refuses "%s"', (text) => {
    expect(readPuzzlink(text)).toMatchObject({ ok: false, issues: [{ code: 'format-syntax' }] });
  });

  it('are written with columns before rows', () => {
    expect(writePuzzlink('hashi', 5, 4, 'zz')).toBe('https://puzz.link/p?hashi/5/4/zz\n');
  });
});

describe('game ids', () => {
  it('part parameters and description', () => {
    const id = readGameId('\n  7x7m2:a2d34 \n');
    expect(id).toMatchObject({ ok: true, value: { parameters: '7x7m2', description: 'a2d34' } });
    expect(id.ok && id.value.at(1)).toEqual({ line: 2, column: 10 });
  });

  it('say that a random seed is no puzzle', () => {
    expect(readGameId('4x5#987')).toMatchObject({ ok: false, issues: [{ code: 'format-unsupported' }] });
  });

  it.each(['', '4x5', '4x5:1 2'])('refuses "%s"', (text) => {
    expect(readGameId(text)).toMatchObject({ ok: false, issues: [{ code: 'format-syntax' }] });
  });
});
