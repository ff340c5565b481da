import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGameId } from '../../src/formats/game-id.js';
import { readLetterRuns, writeLetterRuns } from '../../src/formats/letter-runs.js';

const NUMBERS = {
  token: /\d+/,
  separator: '_',
  read: (token: string) => (/^\d{1,2}$/.test(token) ? Number(token) : undefined),
  expected: 'no number',
};

function read(description: string, count: number) {
  const id = readGameId(`9x9:${description}`);
  return id.ok ? readLetterRuns(id.value, count, NUMBERS) : expect.fail('no game id');
}

describe('runs of letters', () => {
  it('are runs of empty cells', () => {
    expect(read('c3a12_4z', 33)).toEqual({
      ok: true,
      value: [...Array(3), 3, undefined, 12, 4, ...Array(26)],
    });
  });

  it('are read as they are written', () => {
    const cells = fc.array(fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined, freq: 1 }), {
      maxLength: 90,
    });
    fc.assert(
      fc.property(cells, (numbers) => {
        const text = writeLetterRuns(
          numbers.map((number) => (number === undefined ? undefined : String(number))),
          '_',
        );
        expect(read(text, numbers.length)).toEqual({ ok: true, value: numbers });
      }),
    );
  });

  it.each([
    ['3?a', 5, '"?" is no number', 6],
    ['a123', 5, '"123" is no number', 6],
    ['ab4', 3, 'more than 3 cells', 7],
    ['ab', 4, 'describes 3 of 4 cells', 7],
  ])('%s for %i cells', (text, count, message, column) => {
    expect(read(text, count)).toMatchObject({
      ok: false,
      issues: [{ message: expect.stringContaining(message), place: { line: 1, column } }],
    });
  });
});
