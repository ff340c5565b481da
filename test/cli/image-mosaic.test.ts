import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mosaic } from '../../src/families/mosaic/index.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const DRAWING = [
  'P1',
  '6 6',
  '0 0 1 1 0 0',
  '0 1 1 1 1 0',
  '1 1 0 0 1 1',
  '1 1 1 1 1 1',
  '0 1 1 1 1 0',
  '0 0 1 1 0 0',
];

it('a picture becomes a mosaic that keeps every cell, with the fewest numbers, proved', async () => {
  writeFileSync('ring.pbm', `${DRAWING.join('\n')}\n`);
  const { code, out } = await cli([
    'image',
    'ring.pbm',
    '--puzzle',
    'mosaic',
    '-o',
    'ring',
    '--json',
    '--seed',
    'a',
  ]);
  expect(code).toBe(0);
  const answer = JSON.parse(out);
  expect(answer).toMatchObject({ verdict: 'unique', certified: true, method: 'cells' });
  expect(answer.numbers).toBe(answer.lowerBound);
  expect(answer.solution).toEqual(
    DRAWING.slice(2).map((row) => row.replaceAll(' ', '').replaceAll('1', '#').replaceAll('0', '.')),
  );
  expect(mosaic.verify(answer.puzzle, answer.solution)).toEqual([]);
  expect(answer.puzzle.grid.join('').replaceAll('.', '')).toHaveLength(answer.numbers);
  for (const file of answer.files) expect(existsSync(file), file).toBe(true);
  expect(JSON.parse(readFileSync('ring.json', 'utf8'))).toMatchObject({
    puzzle: answer.puzzle,
    title: 'Ring',
  });
  const people = await cli(['image', 'ring.pbm', '--puzzle', 'mosaic', '-o', 'again', '--seed', 'a']);
  expect(people.out).toContain('the fewest possible, proved');
});

it.each([
  [['--unique', 'givens'], '--unique: belongs to nonograms'],
  [['--colours', '3'], '--colours: belongs to nonograms'],
  [['other.pbm'], 'found several pictures'],
])('refuses %s beside it', async (flags, reason) => {
  writeFileSync('ring.pbm', `${DRAWING.join('\n')}\n`);
  const { code, out, err } = await cli(['image', 'ring.pbm', ...flags, '--puzzle', 'mosaic', '-o', 'none']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(reason);
  expect(existsSync('none.json')).toBe(false);
});
