import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { zebra } from '../../../src/families/zebra/index.js';
import type { ZebraPuzzle } from '../../../src/families/zebra/puzzle.js';
import { textSource } from '../../../src/formats/source.js';

const textCodec = zebra.codecs.find(({ format }) => format === 'text')!;

const STREET = `title: Two pets

houses 3
pet: cat, dog, fish
drink: juice, milk, tea

The dog owner lives immediately to the left of the house where tea is drunk.
The cat owner does not drink tea.

solution
pet: dog, fish, cat
drink: milk, tea, juice
`;

function issuesOf(text: string) {
  const read = textCodec.decode(textSource(text));
  return read.ok ? [] : read.issues;
}

describe('zebra puzzles as text', () => {
  it('are read and written the same', () => {
    const read = textCodec.decode(textSource(STREET));
    expect(read).toMatchObject({
      ok: true,
      value: {
        puzzle: {
          houses: 3,
          attributes: { pet: ['cat', 'dog', 'fish'], drink: ['juice', 'milk', 'tea'] },
          clues: [
            { type: 'directly-left', a: ['pet', 'dog'], b: ['drink', 'tea'] },
            { type: 'different', a: ['pet', 'cat'], b: ['drink', 'tea'] },
          ],
        },
        solution: { pet: ['dog', 'fish', 'cat'], drink: ['milk', 'tea', 'juice'] },
        credits: { title: 'Two pets' },
      },
    });
    if (read.ok) expect(textCodec.encode(read.value)).toEqual({ ok: true, value: STREET });
  });

  it('are read without empty lines, with numbers before the clues and in capitals', () => {
    const loose = 'HOUSES: 2\npet: cat,dog\n1. THE CAT OWNER LIVES IN THE LAST HOUSE\nSolution:\n'.replace(
      ':\n',
      '\n',
    );
    expect(textCodec.recognises(textSource(loose))).toBe(true);
    const read = textCodec.decode(
      textSource('HOUSES: 2\npet: cat,dog\n1. THE CAT OWNER LIVES IN THE LAST HOUSE'),
    );
    expect(read).toMatchObject({ ok: true, value: { puzzle: { clues: [{ type: 'at', house: 1 }] } } });
  });

  it('keep names with commas, colons and quotation marks', () => {
    const puzzle: ZebraPuzzle = {
      family: 'zebra',
      houses: 2,
      attributes: { 'at: noon': ['tea, black', '"tea"'], title: ['x', 'y'] },
      clues: [{ type: 'left', a: ['at: noon', '"tea"'], b: ['title', 'x'] }],
    };
    const written = textCodec.encode({ puzzle, credits: {} });
    expect(written.ok && written.value.split('\n')[1]).toBe('"at: noon": "tea, black", "\\"tea\\""');
    expect(textCodec.decode(textSource(written.ok ? written.value : ''))).toEqual({
      ok: true,
      value: { puzzle, credits: {} },
    });
  });

  it.each([
    ['', undefined, 'houses N'],
    ['pet: cat, dog', 1, 'houses N'],
    ['houses 99\npet: cat, dog', 1, '99 houses'],
    ['houses 2\n\npet: cat', 3, '1 values'],
    ['houses 2\npet: cat,, dog', 2, 'no list of values'],
    ['houses 2\npet: cat, dog\npet: fox, ox', 3, 'a line already'],
    ['houses 2\npet: cat, dog\n\nThe cat is blue.', 4, '"is blue" was not understood after "The cat"'],
    ['houses 2\npet: cat, dog\n\nThe cat owner owns the cat.', 4, 'to itself'],
    ['houses 2\npet: cat, dog\n\nsolution\npet: cat', 5, '1 values'],
    ['houses 2\npet: cat, dog\n\nsolution\ncat and dog', 5, 'no list of values'],
  ])('say in which line something is wrong: %j', (text, line, words) => {
    const [issue] = issuesOf(text);
    expect(issue?.place?.line).toBe(line);
    expect(issue?.message).toContain(words);
  });

  it('report every sentence that is not understood', () => {
    const lines = issuesOf('houses 2\npet: cat, dog\n\nNobody sings.\nThe cat owner is the dog owner.\nWho?');
    expect(lines.map(({ place }) => place?.line)).toEqual([4, 6]);
  });

  it('are never mistaken after small damage: they read as a puzzle that writes itself, or not at all', () => {
    const written = textCodec.encode({ puzzle: zebraExamples()[0]!.puzzle, credits: {} });
    const text = written.ok ? written.value : '';
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 3 }), (at, by) => {
        const read = textCodec.decode(textSource(text.slice(0, at) + by + text.slice(at + 1)));
        if (!read.ok) return;
        const again = textCodec.encode(read.value);
        expect(textCodec.decode(textSource(again.ok ? again.value : ''))).toEqual(read);
      }),
    );
  });
});
