import { describe, expect, it } from 'vitest';
import { kenken } from '../../../src/families/kenken/index.js';
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { verifyKenken } from '../../../src/families/kenken/rules.js';
import { textSource } from '../../../src/formats/source.js';

const codecOf = (format: string) => kenken.codecs.find((codec) => codec.format === format)!;

function decode(format: string, text: string): KenkenPuzzle {
  const decoded = codecOf(format).decode(textSource(text));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return decoded.value.puzzle;
}

function issuesOf(format: string, text: string): string {
  const decoded = codecOf(format).decode(textSource(text));
  return decoded.ok ? 'read' : JSON.stringify(decoded.issues);
}

describe('game ids of Keen', () => {
  it('reads and writes the worked example, which solves as told', () => {
    const id = '4:_a_7a4_a3,a5a5m3d2m4s1d2s2';
    const puzzle = decode('tatham', id);
    const solution = ['4321', '1243', '3412', '2134'].map((row) => [...row].map(Number));
    expect(verifyKenken(puzzle, solution)).toEqual([]);
    expect(codecOf('tatham').encode({ puzzle, credits: {} })).toEqual({ ok: true, value: `${id}\n` });
  });

  it.each([
    '4:_a_aa_a_a_6ba,a5d2m4s1m12a5s1d2',
    '6:aa_aa_a3_a_3a__aa__aa__aa_3a_3a_aa_b,m6m16m15m30m12m8m15m24m15m30m8m6m30m3m8m6',
    '6:_aa_12a_3a3_ba3ba_3a_a5__,m6m15d2d2s1d2a9a7s3s3m120d2m50a7m6a5',
    '9:ba_a3_5a_a__a_3a__a_3a_a_10a_5a_3aa__aa_ba_a__a_3a_a__a4_aa_a__a_aa__a5ba3_,m24m35s5m48s2m48s3d2s2m1080a14a14d3a17d4a11m6m504d2s4a10s3a7a19d3d2s1m56m10s5a6s4m256a10s3',
  ])('keeps the generated id %s', (id) => {
    expect(codecOf('tatham').encode({ puzzle: decode('tatham', id), credits: {} })).toEqual({
      ok: true,
      value: `${id}\n`,
    });
  });

  it('takes z for 25 open edges without a wall', () => {
    const cells = Array.from({ length: 25 }, (_, cell): [number, number] => [Math.floor(cell / 5), cell % 5]);
    const puzzle: KenkenPuzzle = { family: 'kenken', size: 5, cages: [{ op: '+', target: 75, cells }] };
    expect(codecOf('tatham').encode({ puzzle, credits: {} })).toEqual({ ok: true, value: '5:zo,a75\n' });
    expect(decode('tatham', '5:zo,a75')).toEqual(puzzle);
  });

  it('ignores difficulty and the mark for multiplication alone', () => {
    expect(decode('tatham', '4dnm:_a_7a4_a3,a5a5m3d2m4s1d2s2').size).toBe(4);
  });

  it.each([
    ['4#123', 'seed'],
    ['4:_a_7a4_a3', 'no \\",\\"'],
    ['4:_a_7a4_a3,a5a5', '2 clues for 8 cages'],
    ['4:_a_7a4_a,a5', 'end after'],
    ['4:_a_7a4_a3a9999999,a5', 'beyond the 24 edges'],
    ['4:_a_7a4_a3,a5a5q3d2m4s1d2s2', 'no clue'],
    ['40:_,a5', 'size from 3 to 9'],
  ])('refuses %s', (text, words) => {
    expect(issuesOf('tatham', text)).toContain(words);
  });

  it('says what the game cannot hold', () => {
    for (const text of ['AAB\nCBB\nCDD\n\nA 3\nB 7\nC 5\nD 3', 'AA\nBB\n\nA 3+\nB 3+']) {
      expect(codecOf('tatham').encode({ puzzle: decode('text', text), credits: {} })).toMatchObject({
        ok: false,
        issues: [{ code: 'format-cannot-hold' }],
      });
    }
  });
});

describe('Calcudoku as text', () => {
  const expected = decode('text', 'AAB\nACB\nDDD\n\nA 4*\nB 2-\nC 3=\nD 6+\n');

  it.each([
    'AAB\nACB\nDDD\nA: 4x\nB: 2−\nC: 3=\nD: 6+',
    ' q q r\n q s r\n t t t\n\nt 6 +\nq 4 ×\nr 2 –\ns 3 =\n',
  ])('reads what people paste: %j', (text) => {
    expect(codecOf('text').recognises(textSource(text))).toBe(true);
    expect(decode('text', text)).toEqual(expected);
  });

  it('has names for more cages than there are letters', () => {
    const cages = Array.from({ length: 64 }, (_, cell) => ({
      op: '=' as const,
      target: (cell % 8) + 1,
      cells: [[Math.floor(cell / 8), cell % 8] as const],
    }));
    const puzzle: KenkenPuzzle = { family: 'kenken', size: 8, cages };
    const encoded = codecOf('text').encode({ puzzle, credits: {} });
    if (!encoded.ok) throw new Error(JSON.stringify(encoded.issues));
    expect(codecOf('text').recognises(textSource(encoded.value))).toBe(true);
    expect(decode('text', encoded.value)).toEqual(puzzle);
  });

  it.each([
    ['AAB\nACB\nDD\n\nA 4*\nB 2-\nC 3=\nD 6+', '"line":3'],
    ['AAB\nACB\nDDD\n\nA 4*\nB 2-\nC 3=', 'cage D has no clue'],
    ['AAB\nACB\nDDD\n\nA 4*\nB 2-\nC 3=\nD 6+\nA 5+', 'a clue already'],
    ['AAB\nACB\nDDD\n\nA 4*\nB 2-\nC 3=\nD 6+\nE 5+', 'not in the grid'],
    ['ABA\nACB\nDDD\n\nA 4*\nB 2+\nC 3=\nD 6+', 'cage-apart'],
  ])('refuses %j', (text, words) => {
    expect(issuesOf('text', text)).toContain(words);
  });
});
