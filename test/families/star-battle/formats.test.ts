import { describe, expect, it } from 'vitest';
import { starBattle } from '../../../src/families/star-battle/index.js';
import type { StarBattlePuzzle } from '../../../src/families/star-battle/puzzle.js';
import { textSource } from '../../../src/formats/source.js';

const codecOf = (format: string) => starBattle.codecs.find((codec) => codec.format === format)!;
const exampleOf = (name: string) => starBattle.examples.find((example) => example.name === name)!;
const decode = (format: string, text: string) => codecOf(format).decode(textSource(text));
const encode = (format: string, puzzle: StarBattlePuzzle) => codecOf(format).encode({ puzzle, credits: {} });

const ADDRESS = 'https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk';

describe('puzz.link addresses', () => {
  it('reads and writes the worked example', () => {
    const { puzzle } = exampleOf('six by six');
    expect(decode('puzzlink', ADDRESS)).toEqual({ ok: true, value: { puzzle, credits: {} } });
    expect(encode('puzzlink', puzzle)).toEqual({ ok: true, value: `${ADDRESS}\n` });
  });

  it('asks for as many regions as rows', () => {
    expect(decode('puzzlink', 'starbattle/1/1/1/')).toMatchObject({
      ok: true,
      value: { puzzle: { stars: 1, regions: [[0]] } },
    });
    // One wall between two cells of the upper row, which are connected through the lower one.
    expect(decode('puzzlink', 'starbattle/2/2/1/g0')).toMatchObject({
      ok: false,
      issues: [{ code: 'region-count' }],
    });
  });

  it.each([
    ['sudoku/6/6/1/2u9gn9c9jpmk', 'format-unsupported', undefined],
    ['starbattle/6/5/1/2u9gn9c9jpmk', 'format-syntax', undefined],
    ['starbattle/6/6/2u9gn9c9jpmk', 'format-syntax', 16],
    ['starbattle/6/6/1/2u9gn9c9jpm', 'format-syntax', 29],
    ['starbattle/6/6/1/2u9gn9c9jpmk0', 'format-syntax', 30],
    ['starbattle/6/6/1/2u9gn9c9jpmw', 'format-syntax', 29],
    ['starbattle/6/6/0/2u9gn9c9jpmk', 'stars-number', undefined],
  ])('refuses %s with %s', (text, code, column) => {
    expect(decode('puzzlink', text)).toMatchObject({
      ok: false,
      issues: [{ code, ...(column === undefined ? {} : { place: { line: 1, column } }) }],
    });
  });

  it.each([
    ['cells of no region', 'no region'],
    ['regions in two parts', 'several parts'],
  ])('says that it cannot hold %s', (name, words) => {
    expect(encode('puzzlink', exampleOf(name).puzzle)).toMatchObject({
      ok: false,
      issues: [{ code: 'format-cannot-hold', message: expect.stringContaining(words) }],
    });
  });
});

describe('plain text', () => {
  it('writes credits, stars, letters and the solution, and reads them back', () => {
    const { puzzle, solution } = exampleOf('cells of no region');
    const document = { puzzle, solution: solution!, credits: { title: 'Holes', license: 'CC0' } };
    const text = [
      'title: Holes',
      'license: CC0',
      '',
      'stars 1',
      'AABCCC',
      '.BBBCC',
      'BBBDCC',
      '..BDD.',
      'EFFDDD',
      'EFFF..',
      '',
      'solution',
      ...solution!,
      '',
    ].join('\n');
    expect(codecOf('text').encode(document)).toEqual({ ok: true, value: text });
    expect(decode('text', text)).toEqual({ ok: true, value: document });
  });

  it('reads regions as people write them', () => {
    const { puzzle } = exampleOf('simple park');
    const numbers = puzzle.regions.map((row) => row.map((region) => 10 * (region! + 1)));
    for (const text of [
      'PQQQQ\nPPQQQ\nPrsQQ\nPsssT\nsssTT',
      'P Q Q Q Q\nP P Q Q Q\n\nP r s Q Q\nP s s s T\ns s s T T\n',
      numbers.map((row) => row.join(', ')).join('\n'),
      `Stars: 1\r\n${puzzle.regions.map((row) => row.join('')).join('\r\n')}`,
    ]) {
      expect(decode('text', text)).toEqual({ ok: true, value: { puzzle, credits: {} } });
    }
  });

  it.each(['PQQQQ\nPPQQQ\nPrsQQ\nPsssT\nsssTT', 'stars 2\n', 'title: x\nstars 1\n0'])(
    'recognises %j',
    (text) => {
      expect(codecOf('text').recognises(textSource(text))).toBe(true);
    },
  );

  it.each(['', 'word', '.#.\n#.#\n...', '1234\n....\n....\n4321', 'rows\n1\n\ncolumns\n1'])(
    'does not claim %j',
    (text) => {
      expect(codecOf('text').recognises(textSource(text))).toBe(false);
    },
  );

  it.each([
    ['', 'format-syntax', {}],
    ['AB\nA', 'format-syntax', { place: { line: 2 } }],
    ['AB\nA?', 'format-syntax', { place: { line: 2 } }],
    ['AA\nAA', 'region-count', {}],
    ['AB\nAB\nsolution\n*.\n.#', 'solution-character', { place: { part: 'solution, row 2' } }],
  ])('refuses %j with %s', (text, code, place) => {
    expect(decode('text', text)).toMatchObject({ ok: false, issues: [{ code, ...place }] });
  });
});

describe('json', () => {
  it('numbers regions anew in the order of their first cells', () => {
    const read = starBattle.readPuzzle({
      family: 'star-battle',
      stars: 1,
      regions: [
        [7, 2],
        [null, 2],
      ],
    });
    expect(read).toEqual({
      ok: true,
      value: {
        family: 'star-battle',
        stars: 1,
        regions: [
          [0, 1],
          [null, 1],
        ],
      },
    });
  });
});
