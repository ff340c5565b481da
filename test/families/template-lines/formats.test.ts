import { expect, it } from 'vitest';
import { fences } from '../../../src/families/template-lines/index.js';
import { textSource } from '../../../src/formats/index.js';

const codec = (format: string) => fences.codecs.find((one) => one.format === format)!;
const decoded = (format: string, text: string) => codec(format).decode(textSource(text));

it('reads numbers and lines from one drawing', () => {
  const text = 'fences\n+-+ +\n|3|\n+-+ +\n   1\n+ + +\n';
  const read = decoded('text', text);
  expect(read.ok && read.value).toEqual({
    puzzle: { family: 'fences', grid: ['3.', '.1'] },
    solution: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 1],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    credits: {},
  });
  expect(read.ok && codec('text').encode(read.value)).toEqual({ ok: true, value: text });
});

it.each([
  ['fences\n+ + +\n   x\n+ + +\n', 'format-syntax', { line: 3, column: 4 }],
  ['fences\n+ + +\n 3\n', 'format-syntax', { line: 2 }],
  ['fences\n+ + +\n 3\n+ +\n', 'format-syntax', undefined],
  ['fences\n+ + +-\n 3\n+ + +\n', 'edge-off-board', { part: 'edge 1 in order of the board' }],
])('refuses %j', (text, code, place) => {
  const read = decoded('text', text);
  expect(read.ok ? [] : read.issues).toMatchObject([place === undefined ? { code } : { code, place }]);
});

it('reads and writes addresses of puzz.link', () => {
  const address = 'https://puzz.link/p?slither/4/4/071cj73d\n';
  const { puzzle } = fences.examples[0]!;
  const read = decoded('puzzlink', address);
  expect(read.ok && read.value.puzzle).toEqual(puzzle);
  expect(codec('puzzlink').encode({ puzzle, credits: {} })).toEqual({ ok: true, value: address });
  const long = decoded('puzzlink', 'https://puzz.link/p?slither/2/2/d0000');
  expect(long.ok ? [] : long.issues.map(({ code }) => code)).toEqual(['format-syntax']);
});
