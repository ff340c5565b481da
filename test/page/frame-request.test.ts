/** Attributes of a frame for other sites, and puzzles behind the question mark of an address. */
import { describe, expect, it } from 'vitest';
import { readFrameRequest } from '../../web/embed/request.js';
import './english.js';
import { textOfSearch } from '../../web/open/address.js';

const TODAY = '2026-11-28';
const USUAL = { title: undefined, theme: 'system', hasHints: true, hasTimer: true };

describe('addresses', () => {
  it.each([
    ['?p=sudoku/4/4/1g2', 'https://puzz.link/p?sudoku/4/4/1g2'],
    ['?p=sudoku%2F4%2F4%2F1g2', 'https://puzz.link/p?sudoku/4/4/1g2'],
    ['?load=N4Ig+a/b%3D=', 'https://www.f-puzzles.com/?load=N4Ig+a/b%3D='],
    ['?other=1', undefined],
    ['', undefined],
  ])('%s', (search, text) => {
    expect(textOfSearch(search)).toBe(text);
  });
});

describe('a frame', () => {
  it.each([
    ['?puzzle=1234341221434321', { kind: 'text', text: '1234341221434321' }],
    ['?play=abc', { kind: 'packed', packed: 'abc' }],
    ['?p=sudoku/4/4/1g2', { kind: 'text', text: 'https://puzz.link/p?sudoku/4/4/1g2' }],
    ['?family=hashi', { kind: 'day', family: 'hashi', date: TODAY }],
    ['?family=hashi&day=2026-01-02', { kind: 'day', family: 'hashi', date: '2026-01-02' }],
  ])('shows what %s names', (search, shown) => {
    expect(readFrameRequest(search, TODAY)).toEqual({ ...USUAL, shown });
  });

  it('reads what stands beside the board', () => {
    expect(readFrameRequest('?play=a&theme=dark&hints=no&timer=no&title=A+b', TODAY)).toEqual({
      ...{ shown: { kind: 'packed', packed: 'a' }, title: 'A b', theme: 'dark' },
      ...{ hasHints: false, hasTimer: false },
    });
  });

  it.each([
    ['', 'No puzzle is named; expected puzzle, play, p, load or family.'],
    ['?play=a&theme=blue', 'The attribute theme is “blue”; expected system, light, or dark.'],
    ['?play=a&language=xx', 'The attribute language is “xx”; expected en, de, fr, es, it, nl, pt, or ja.'],
    ['?play=a&hints=1', 'The attribute hints is “1”; expected yes or no.'],
    ['?family=hashi&day=tomorrow', 'The attribute day is “tomorrow”; expected a date such as 2026-11-28.'],
    ['?plya=a', 'There is no attribute “plya”'],
  ])('says what is wrong with %s', (search, words) => {
    expect(readFrameRequest(search, TODAY)).toContain(words);
  });
});
