import { describe, expect, it } from 'vitest';
import { success } from '../../../src/core/result.js';
import { type TextParts, textFormat } from '../../../src/families/kit/codecs/text-format.js';
import {
  solutionSection,
  withoutSpaces,
  writeSections,
} from '../../../src/families/kit/codecs/text-sections.js';
import { textSource } from '../../../src/formats/source.js';

interface Dots {
  readonly family: 'dots';
  readonly rows: readonly string[];
}

const FORM = {
  description: 'dots',
  header: /^\s*dots\s*(\d+)?\s*$/i,
  sections: ['given', 'solution'],
  read: ({ body }: TextParts) => success({ puzzle: { family: 'dots', rows: body.map(withoutSpaces) } }),
  write: ({ puzzle, solution }: { puzzle: Dots; solution?: readonly string[] }) =>
    writeSections({}, puzzle.rows, solutionSection(solution)),
};
const strict = textFormat<Dots, readonly string[]>({ ...FORM, expected: 'The line "dots" is expected.' });

/** The parts that a text is taken apart into. */
function partsOf(text: string, keepsBlankLines?: true): TextParts {
  let parts: TextParts | undefined;
  const format = textFormat<Dots, readonly string[]>({
    ...FORM,
    ...(keepsBlankLines && { keepsBlankLines }),
    read: (found) => {
      parts = found;
      return FORM.read(found);
    },
  });
  expect(format.read(textSource(text), () => undefined).ok).toBe(true);
  return parts!;
}

const texts = (lines: readonly { readonly text: string }[] | undefined) => lines?.map(({ text }) => text);

describe('a plain text', () => {
  it('is taken apart into its first line, its lines and its sections', () => {
    const { header, first, body, sections } = partsOf(
      'title: A\n\nDots 3\n..\n\n. .\ngiven:\n.?\n Solution \n##',
    );
    expect(header).toEqual(['3']);
    expect(first?.number).toBe(3);
    expect(texts(body)).toEqual(['..', '. .']);
    expect(texts(sections.given)).toEqual(['.?']);
    expect(texts(sections.solution)).toEqual(['##']);
  });

  it('may lack its first line and its sections', () => {
    const { header, body, sections } = partsOf('..\n..');
    expect(header).toBeUndefined();
    expect(texts(body)).toEqual(['..', '..']);
    expect(sections).toEqual({});
  });

  it('keeps empty lines where they are part of the drawing', () => {
    expect(texts(partsOf('dots\n.\n\n.', true).body)).toEqual(['.', '', '.']);
  });

  it('may have a long line that resembles the head of a section', () => {
    const line = `given${' '.repeat(200_000)}!`;
    expect(texts(partsOf(`dots\n..\n${line}`).body)).toEqual(['..', line]);
  });

  it('has its credits and its solution in the draft', () => {
    const read = strict.read(textSource('author: B\ndots\n..\nsolution\n# #'), () => undefined);
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    expect(read.value.puzzle).toEqual({ family: 'dots', rows: ['..'] });
    expect(read.value.credits).toEqual({ author: 'B' });
    expect(read.value.solution?.(read.value.puzzle as Dots)).toEqual(success(['##']));
  });

  it('is refused without its first line where that is needed, in the line that is there', () => {
    const message = 'The line "dots" is expected.';
    const refused = (place?: { readonly line: number }) => ({
      ok: false,
      issues: [{ code: 'format-syntax', message, ...(place && { place }) }],
    });
    expect(strict.read(textSource('title: A\n..'), () => undefined)).toEqual(refused({ line: 2 }));
    expect(strict.read(textSource(''), () => undefined)).toEqual(refused());
    expect(strict.recognises(textSource('..'))).toBe(false);
    expect(strict.recognises(textSource('title: A\nDOTS'))).toBe(true);
  });
});
