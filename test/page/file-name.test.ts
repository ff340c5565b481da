/** Names of files by the titles of puzzles. */
import { expect, it } from 'vitest';
import { fileName } from '../../web/files/file-name.js';

it.each([
  ['Mein eigenes Rätsel', 'mein-eigenes-ratsel'],
  ['Große Straße', 'große-straße'],
  ['L’été, à Paris!', 'l-ete-a-paris'],
  ['今日のパズル 3', '今日のパズル-3'],
  ['ガ', 'ガ'],
  ['Nonogram 12x12', 'nonogram-12x12'],
  ['…/…', 'puzzle'],
  ['', 'puzzle'],
])('%s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
