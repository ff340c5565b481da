/** The formats that the command line lists, reads, writes, or names as not supported. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const SIX = '6x1.AAAABBACDABBCCDDDBCBBBBBCEEBEFCCEEEF';
const SIX_SBN = '661W5vCBfHUpN2';
const INSTANCE = '3 3 4\n2 0 2\n0 0 0\n2 0 2\n';

describe('list formats', () => {
  it('says which formats are only read', async () => {
    const { out } = await cli(['list', 'formats', '--json']);
    const entries = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const readOnly = entries.filter(({ direction }) => direction === 'read').map(({ format }) => format);
    expect(readOnly.toSorted()).toEqual(['has', 'nonograms-org', 'opensudoku', 'sdk', 'ss', 'sudokumaker']);
    expect(entries).toContainEqual(expect.objectContaining({ format: 'sbn', direction: 'read, write' }));
  });
});

describe('convert', () => {
  it('reads and writes addresses of Sudoku editors in place of files', async () => {
    const killer = '2x3k:g5zb,a__aaaa_a_aa_b__b_a_b_a_b__aa___aac_,11a16_11_9f12_13b16b13f7b7b6d';
    const fpuzzles = (await cli(['convert', killer, '--to', 'fpuzzles'])).out.trim();
    expect(fpuzzles).toMatch(/^https:\/\/www\.f-puzzles\.com\/\?load=N4Ig/);
    const sudokupad = (await cli(['convert', fpuzzles, '--to', 'sudokupad'])).out.trim();
    expect(sudokupad).toBe(fpuzzles.replace('www.f-puzzles.com/?load=', 'sudokupad.app/fpuz'));
    expect(await cli(['convert', sudokupad, '--to', 'tatham'])).toMatchObject({
      code: 0,
      out: `${killer}\n`,
    });
    const checked = await cli(['check', sudokupad, '--json']);
    expect(JSON.parse(checked.out)).toMatchObject({ verdict: 'unique', certified: true });
    const refused = await cli(['convert', sudokupad, '--to', 'sudoku81']);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('the constraint killer-cage');
  });

  it('reads and writes addresses of Penpa, and warns of what is drawn and no rule', async () => {
    const puzzle = '{"family":"nurikabe","grid":[[2,0,0],[0,0,0],[0,0,1]]}';
    const penpa = (await cli(['convert', '-', '--to', 'penpa'], puzzle)).out.trim();
    expect(penpa).toMatch(/^https:\/\/swaroopg92\.github\.io\/penpa-edit\/#m=solve&p=/);
    expect(await cli(['convert', penpa, '--to', 'json'])).toMatchObject({ code: 0, out: `${puzzle}\n` });
    const drawing = {
      shape: 'line',
      points: [
        [0, 0],
        [1, 1],
      ],
    };
    const sudoku = JSON.stringify({
      cells: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
      regions: [],
      cages: [],
      lines: [{ wayPoints: drawing.points, color: '#000000' }],
    });
    const warned = await cli(['convert', '-', '--to', 'text'], sudoku);
    expect(warned.err).toContain('warning: The puzzle has a drawing of 1 line,');
    expect((await cli(['convert', '-', '--to', 'json', '--quiet'], sudoku)).err).toBe('');
  });

  it('writes a file to the last sign of its format, and ends the line on a screen', async () => {
    const picture = 'P1\n3 2\n110\n001\n';
    const shown = await cli(['convert', '-', '--to', 'woven'], picture);
    expect(shown.out).toMatch(/^WOVEN-[^-]+-\n$/);
    expect(await cli(['convert', '-', '--to', 'woven', '-o', 'boat.woven'], picture)).toMatchObject({
      code: 0,
    });
    expect(readFileSync('boat.woven', 'utf8')).toBe(shown.out.slice(0, -1));
    expect(await cli(['convert', 'boat.woven', '--to', 'pbm'])).toMatchObject({ code: 0, out: picture });
  });

  it('writes SBN and region letters, and reads both', async () => {
    const sbn = await cli(['convert', '-', '--to', 'sbn'], SIX);
    expect(sbn).toMatchObject({ code: 0, out: `${SIX_SBN}\n` });
    const letters = await cli(['convert', '-', '--to', 'region-letters'], `${SIX_SBN}\n${SIX_SBN}\n`);
    expect(letters).toMatchObject({ code: 0, out: `${SIX}\n${SIX}\n` });
  });

  it('refuses to write a format that is only read, and says what can be written', async () => {
    const { code, err } = await cli(['convert', '-', '--to', 'has'], INSTANCE);
    expect(code).toBe(2);
    expect(err).toContain(
      '--to has: can be read, not written; expected one of json, puzzlink, pzpr, penpa, tatham, text',
    );
    expect((await cli(['convert', '-', '--to', 'tatham'], INSTANCE)).out).toBe('3x3m2:2a2c2a2\n');
  });
});

describe('a file of several puzzles with a broken one', () => {
  const GOLDEN = `${import.meta.dirname}/../golden`;
  const lines = (out: string): unknown[] =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it.each([
    ['nonogram/nin/one-broken-of-three/input.nin', ['unique', 'clue-sums-differ', 'multiple']],
    ['sudoku/sdk/two-puzzles/input.sdk', ['unique', 'format-syntax', 'unique']],
    ['sudoku/opensudoku/several-games/input.opensudoku', ['unique', 'format-syntax', 'unique']],
    ['sudoku/sudoku81/csv-with-header/input.sdm', ['unique', 'unique', 'unique']],
    ['hashi/has/one-broken-of-three/input.has', ['unique', 'island-count', 'unique']],
    ['star-battle/region-letters/list/input.txt', ['unique', 'format-syntax', 'unique']],
  ])('%s is answered in order', async (file, expected) => {
    const { out, code } = await cli(['check', `${GOLDEN}/${file}`, '--json']);
    const answers = lines(out) as { verdict?: string; error?: { code: string } }[];
    expect(answers.map(({ verdict, error }) => verdict ?? error?.code)).toEqual(expected);
    expect(code).toBe(expected.every((one) => one === 'unique') ? 0 : 2);
  });
});

describe('content that is not supported', () => {
  it.each([
    ['https://puzz.link/p?lits/10/10/bd36d', 'puzzle type "lits", which is not supported'],
    ['https://sudokupad.app/abc123', 'a short name of a puzzle'],
    ['3x3j:_5_3a2b', 'the regions'],
    ['3x3k:zzzb,10_5', 'the cages, their sums'],
    ['8x8dh:b1a2c', "Simon Tatham's puzzle collection, of a game that is not supported: Slant"],
    ['3x3::k:3840:1792', 'The line has 2 numbers; 81'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG picture; the command image'],
  ])('%s is named', async (text, words) => {
    const { code, err } = await cli(['check', '-'], `${text}\n`);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it('names a picture file', async () => {
    writeFileSync('cat.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]));
    const { code, err } = await cli(['solve', 'cat.png']);
    expect(code).toBe(2);
    expect(err).toContain('cat.png: is a PNG picture; the command image turns pictures into nonograms');
  });
});
