/** Questions of the page: their answers are those of the command line. */
import { describe, expect, it } from 'vitest';
import { cellCode } from '../../src/core/index.js';
import { findFamily } from '../../src/families/index.js';
import { QUESTIONS } from '../../web/worker/questions.js';
import { cli } from '../cli/in-process.js';

const family = findFamily('star-battle')!;
const { puzzle } = family.examples.find(({ name }) => name === 'two cells given')!;

describe('the page', () => {
  it.each([
    [0, 0],
    [1, 3],
    [2, 1],
    [4, 4],
  ] as const)('says why cell %i, %i is as it is in the steps of the command line', async (row, column) => {
    const flags = ['--cell', cellCode([row, column]), '--json'];
    const { out } = await cli(['explain', JSON.stringify(puzzle), ...flags]);
    const why = await QUESTIONS.why([puzzle, [row, column], { proofs: true }]);
    expect({ family: puzzle.family, ...why }).toEqual(JSON.parse(out));
  });

  it('refuses a puzzle of no family', async () => {
    const chess = { family: 'chess' };
    await expect(QUESTIONS.why([chess, [0, 0]])).rejects.toMatchObject({ code: 'unknown-family' });
  });
});
