/** Long work of the library: what it tells, how it is stopped, and what it says of options that it cannot use. */
import { describe, expect, it } from 'vitest';
import { generate, nonogramFromPicture, type PuzzlewrightError, sudoku } from '../../src/index.js';

const SMALL = { seed: 'owl', count: 4, settings: { size: 4 } } as const;

describe('a batch', () => {
  it('tells of each puzzle as it is finished', async () => {
    const told: string[] = [];
    const made = await generate(sudoku, {
      ...SMALL,
      onPuzzle: ({ id }) => void told.push(id),
      onProgress: ({ done, of }) => void told.push(`${done} of ${of}`),
    });
    const ids = made.puzzles.map(({ id }) => id);
    expect(told).toEqual(['0 of 4', ...ids.flatMap((id, index) => [id, `${index + 1} of 4`])]);
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

  it('an unknown setting', async () => {
    const { message } = await refused(generate(sudoku, { seed: 'a', settings: { sise: 4 } } as never));
    expect(message).toMatch(/^There is no setting "sise"; there are size, box, .*Did you mean size\?$/);
  });

  it('settings that are no object', async () => {
    const { message } = await refused(generate(sudoku, { seed: 'a', settings: '4' } as never));
    expect(message).toBe('An object of settings is expected; found 4.');
  });

  it('no seed', async () => {
    const { code, message } = await refused(generate(sudoku, {} as never));
    expect(code).toBe('seed-missing');
    expect(message).toContain("{ seed: 'owl' }");
  });

  it.each(['/a/picture.png', {}, null])('a picture that is none: %j', async (picture) => {
    const { code, message } = await refused(nonogramFromPicture(picture as never, { seed: 'a' }));
    expect(code).toBe('no-picture');
    expect(message).toMatch(/^The bytes of a picture file .* is expected; found /);
  });
});
