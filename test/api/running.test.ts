/**
 * Long work of the library: its progress, how it is stopped, and what is said of options that it cannot use.
 */
import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import {
  bookFromSpec,
  check,
  convert,
  count,
  explain,
  generate,
  hint,
  minimum,
  nonogram,
  nonogramFromCells,
  nonogramFromPicture,
  type PuzzlewrightError,
  rate,
  solve,
  sudoku,
  whyCell,
} from '../../src/index.js';

const SMALL = { seed: 'owl', count: 4, settings: { size: 4 } } as const;

describe('a batch', () => {
  it('reports each puzzle as it is finished', async () => {
    const reported: string[] = [];
    const made = await generate(sudoku, {
      ...SMALL,
      onPuzzle: ({ id }) => void reported.push(id),
      onProgress: ({ done, of }) => void reported.push(`${done} of ${of}`),
    });
    const ids = made.puzzles.map(({ id }) => id);
    expect(reported).toEqual(['0 of 4', ...ids.flatMap((id, index) => [id, `${index + 1} of 4`])]);
  });

  it('is stopped by a signal, on this thread too, and answers what is finished', async () => {
    const stop = new AbortController();
    const onPuzzle = (): void => void setTimeout(() => stop.abort());
    const made = await generate(sudoku, { ...SMALL, count: 1000, signal: stop.signal, onPuzzle });
    expect(made.status).toBe('stopped');
    expect(made.puzzles.length).toBeGreaterThan(0);
    expect(made.puzzles.length).toBeLessThan(10);
    const whole = await generate(sudoku, { ...SMALL, count: made.puzzles.length });
    expect(made.puzzles).toEqual(whole.puzzles);
  });

  it('leaves nothing behind at a signal that never came', async () => {
    const { signal } = new AbortController();
    const listening: number[] = [];
    const onPuzzle = (): void => void listening.push(getEventListeners(signal, 'abort').length);
    await generate(sudoku, { ...SMALL, count: 1, signal, onPuzzle });
    expect([...listening, getEventListeners(signal, 'abort').length]).toEqual([1, 0]);
  });

  it('makes nothing where it is stopped before it begins', async () => {
    const made = await generate(sudoku, { ...SMALL, signal: AbortSignal.abort() });
    expect([made.status, made.puzzles]).toEqual(['stopped', []]);
  });
});

describe('options that cannot be used are refused with what was expected', () => {
  const refused = async (call: Promise<unknown>): Promise<PuzzlewrightError> => {
    const thrown = await call.catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'PuzzlewrightError' });
    return thrown as PuzzlewrightError;
  };

  it('an unknown option', async () => {
    const { code, message } = await refused(generate(sudoku, { ...SMALL, colour: 4 } as never));
    expect(code).toBe('unknown-option');
    expect(message).toMatch(/^generate has no option "colour"; it has seed, count, /);
  });

  const TINY = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
  const GREY = { width: 2, height: 1, values: Float64Array.of(0, 255) };
  const MISSPELT = { budgets: {} } as never;

  it.each([
    ['check', () => check(nonogram, TINY, MISSPELT)],
    ['solve', () => solve(nonogram, TINY, MISSPELT)],
    ['count', () => count(nonogram, TINY, MISSPELT)],
    ['rate', () => rate(nonogram, TINY, MISSPELT)],
    ['explain', () => explain(nonogram, TINY, MISSPELT)],
    ['whyCell', () => whyCell(nonogram, TINY, [0, 0], MISSPELT)],
    ['hint', () => hint(nonogram, TINY, undefined, MISSPELT)],
    ['minimum', () => minimum(nonogram, MISSPELT)],
    ['nonogramFromPicture', () => nonogramFromPicture(GREY, MISSPELT)],
    ['nonogramFromCells', () => nonogramFromCells(['#'], MISSPELT)],
  ])('an unknown option of %s, with the one that is nearest', async (name, call) => {
    const { code, message } = await refused(call());
    expect(code).toBe('unknown-option');
    expect(message.startsWith(`${name} has no option "budgets"; it has `)).toBe(true);
    expect(message).toMatch(/Did you mean budget\?$/);
  });

  it.each([
    ['bookFromSpec', () => bookFromSpec('', MISSPELT), 'seed, certify, limitAttempts, workers'],
    ['convert', () => convert(nonogram, '', MISSPELT), 'from, to'],
  ])('an unknown option of %s', async (name, call, options) => {
    const { message } = await refused(call());
    expect(message).toBe(`${name} has no option "budgets"; it has ${options}.`);
  });

  it('options that are none, and a name in the place of a family', async () => {
    expect(await refused(generate(sudoku, undefined as never))).toMatchObject({ code: 'no-options' });
    for (const call of [generate('sudoku' as never, {} as never), check('sudoku' as never, TINY as never)]) {
      expect(await refused(call)).toMatchObject({
        code: 'no-family',
        message: 'A family, such as the import sudoku, is expected; found sudoku.',
      });
    }
  });

  it('a value out of range with its name, as programs write it', async () => {
    expect(await refused(generate(sudoku, { seed: 'a', count: 0 }))).toMatchObject({
      message: 'count: A whole number from 1 to 1000000 is expected; found 0.',
      place: { part: 'count' },
    });
    const { message } = await refused(generate(sudoku, { seed: 'a', limitAttempts: 0 }));
    expect(message).toMatch(/^limitAttempts: A whole number /);
  });

  it('a format that nothing can be written in, without those that are only read', async () => {
    const { message } = await refused(convert(sudoku, '1234341221434321', { to: 'nope' }));
    expect(message).toMatch(/expected one of json, /);
    expect(message).not.toMatch(/\b(sdk|ss|opensudoku)\b/);
  });

  it('an unknown setting', async () => {
    const { message } = await refused(generate(sudoku, { seed: 'a', settings: { sise: 4 } } as never));
    expect(message).toMatch(/^There is no setting "sise"; there are size, box, .*Did you mean size\?$/);
  });

  it('settings that are no object', async () => {
    const { message } = await refused(generate(sudoku, { seed: 'a', settings: '4' } as never));
    expect(message).toBe('An object of settings is expected; found 4.');
  });

  it.each([
    ['generate', () => generate(sudoku, {} as never)],
    ['nonogramFromPicture', () => nonogramFromPicture(GREY, {} as never)],
    ['nonogramFromCells', () => nonogramFromCells(['#'], {} as never)],
  ])('no seed for %s', async (_, call) => {
    const { code, message } = await refused(call());
    expect(code).toBe('seed-missing');
    expect(message).toContain("{ seed: 'owl' }");
  });

  it.each(['/a/picture.png', {}, null])('a picture that is none: %j', async (picture) => {
    const { code, message } = await refused(nonogramFromPicture(picture as never, { seed: 'a' }));
    expect(code).toBe('no-picture');
    expect(message).toMatch(/^The bytes of a picture file .* is expected; found /);
  });
});
