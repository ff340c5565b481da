import { describe, expect, it } from 'vitest';
import type { Text } from '../../../src/draw/scene.js';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { zebraPicture } from '../../../src/families/zebra/picture.js';
import type { ZebraPuzzle } from '../../../src/families/zebra/puzzle.js';

const { puzzle, solution } = zebraExamples()[0]!;

function textsOf(shown: ZebraPuzzle, view: Parameters<typeof zebraPicture>[1] = {}): readonly Text[] {
  return zebraPicture(shown, view).shapes.filter((shape): shape is Text => shape.kind === 'text');
}

describe('the picture of a zebra puzzle', () => {
  it('lists the values in alphabetical order, whatever the order in the puzzle', () => {
    const inHouseOrder = { ...puzzle, attributes: solution! };
    const words = textsOf(inHouseOrder).map(({ text }) => text);
    expect(words).toContain('dog, fox, horse, snails, zebra');
    expect(words).toContain('blue, green, ivory, red, yellow');
  });

  it('numbers the clues, in sentences', () => {
    const words = textsOf(puzzle).map(({ text }) => text);
    expect(words.slice(words.indexOf('14.'))).toEqual([
      '14.',
      'The Norwegian lives next to the blue house.',
      'House',
      ...['1', '2', '3', '4', '5'],
      ...['colour', 'nation', 'drink', 'smoke', 'pet'],
    ]);
  });

  it('only adds the values of the solution, each in the column of its house', () => {
    const before = textsOf(puzzle).map((text) => JSON.stringify(text));
    const added = textsOf(puzzle, { solution: solution! }).filter(
      (text) => !before.includes(JSON.stringify(text)),
    );
    expect(added.map(({ text }) => text)).toEqual(Object.values(solution!).flat());
    const heads = textsOf(puzzle).filter(({ text }) => /^[1-5]$/.test(text));
    expect(added.slice(0, 5).map(({ x }) => x)).toEqual(heads.map(({ x }) => x));
  });

  it('breaks long sentences within the width of the picture', () => {
    const long = 'a value with a name of so many words that no line can hold it';
    const clue = { type: 'different', a: ['hobby', 'short'], b: ['pastime', long.slice(0, 60)] } as const;
    const wide: ZebraPuzzle = {
      family: 'zebra',
      houses: 2,
      attributes: { hobby: ['short', 'other'], pastime: [long.slice(0, 60), 'none'] },
      clues: [clue],
    };
    const scene = zebraPicture(wide, {});
    const lines = textsOf(wide).map(({ text }) => text);
    expect(lines[lines.indexOf('1.') + 2]).not.toBe('House');
    expect(scene.width).toBeLessThan(150);
    expect(scene.shapes.every((shape) => shape.kind !== 'text' || shape.x < scene.width)).toBe(true);
  });

  it('puts an answer key in words, a sentence for every house, in lines of the width that is asked for', () => {
    const view = { solution: solution!, answerOnly: true, inWords: true };
    const words = textsOf(puzzle, { ...view, textWidth: 80 }).map(({ text }) => text);
    const rows = Object.values(solution!);
    const sentences = rows[0]!.map(
      (_, house) => `House ${house + 1}: ${rows.map((row) => row[house]).join(', ')}.`,
    );
    expect(words.join(' ')).toBe(sentences.join(' '));
    expect(zebraPicture(puzzle, { ...view, textWidth: 80 }).width).toBeLessThanOrEqual(80);
    expect(zebraPicture(puzzle, { ...view, textWidth: 160 }).height).toBeLessThan(
      zebraPicture(puzzle, { ...view, textWidth: 80 }).height,
    );
  });
});
