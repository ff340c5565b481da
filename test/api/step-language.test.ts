/** The language of steps, hints and reasons, as functions of the library. */
import { describe, expect, it } from 'vitest';
import { explain, hint, whyCell } from '../../src/api/index.js';
import { nonogram } from '../../src/families/nonogram/index.js';

const PUZZLE = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;

/** The sentences of all functions in a language, or without one. */
async function sentences(options: { readonly language?: 'en' | 'de' }): Promise<readonly string[]> {
  const explained = await explain(nonogram, PUZZLE, options);
  const why = await whyCell(nonogram, PUZZLE, [1, 1], options);
  const next = await hint(nonogram, PUZZLE, undefined, { level: 3, ...options });
  if (!('steps' in explained) || !('says' in why) || next.status !== 'hint') throw new Error('no steps');
  return [...explained.steps.map(({ says }) => says), why.says, next.step!.says];
}

describe('the language of sentences', () => {
  it('is English unless another one is asked for', async () => {
    const [english, german] = [await sentences({ language: 'en' }), await sentences({ language: 'de' })];
    expect(await sentences({})).toEqual(english);
    expect(german).toHaveLength(english.length);
    for (const [index, sentence] of german.entries()) expect(sentence).not.toBe(english[index]);
    expect(english.join(' ')).toContain('So r2c2 is empty.');
    expect(german.join(' ')).toMatch(/Also ist r2c2 leer\.|r2c2 ist .*leer/);
  });

  it('is one that there is', async () => {
    await expect(explain(nonogram, PUZZLE, { language: 'fr' as 'de' })).rejects.toThrow(/language/);
    await expect(hint(nonogram, PUZZLE, undefined, { language: 'fr' as 'de' })).rejects.toThrow(/language/);
  });
});
