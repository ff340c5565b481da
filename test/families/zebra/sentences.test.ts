import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { foldName, unusableBecause } from '../../../src/families/zebra/names.js';
import type { Houses, ZebraClue } from '../../../src/families/zebra/puzzle.js';
import { Sentences } from '../../../src/families/zebra/sentences/sentences.js';
import { clueAbout, smallZebra } from './streets.js';

const { puzzle: classic } = zebraExamples()[0]!;

function expectRoundTrip(street: Houses, clue: ZebraClue): void {
  const sentences = new Sentences(street);
  expect(sentences.read(sentences.write(clue))).toEqual({ ok: true, value: clue });
}

/** Names that are common in sentences of their own, so that many sentences could be read in two ways. */
const TRICKY = [
  'first',
  'middle',
  'house',
  'the house',
  "cat's house",
  'red house is next to the red',
  'man',
  'not the first house',
  'Mr.',
  '1. FC',
  'colour "red"',
  'house with pet "cat" is next to the house with pet',
  'is',
  'ßa',
  'cat',
  'cats',
  'lives in the house of Dan',
];
const anyName = fc
  .oneof(
    fc.constantFrom(...TRICKY),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
    fc.stringMatching(/^[a-z.]{1,4}( [a-z"\\]{1,4}){0,2}$/),
  )
  .filter((name) => unusableBecause(name) === undefined);
const anyAttribute = fc.oneof(
  fc.constantFrom(
    'colour',
    'nation',
    'pet',
    'drink',
    'smoke',
    'name',
    'hobby',
    'animal',
    'Color',
    'house pet',
  ),
  anyName,
);
const anyStreet = fc.integer({ min: 2, max: 4 }).chain((houses) => {
  const values = fc.uniqueArray(anyName, { minLength: houses, maxLength: houses, selector: foldName });
  const attributes = fc.uniqueArray(fc.tuple(anyAttribute, values), {
    minLength: 1,
    maxLength: 3,
    selector: ([name]) => foldName(name),
  });
  return attributes.map((entries): Houses => ({ houses, attributes: Object.fromEntries(entries) }));
});

describe('clue sentences', () => {
  it('are those of the classic puzzle', () => {
    const sentences = new Sentences(classic);
    expect(classic.clues.map((clue) => sentences.write(clue))).toEqual([
      'The Englishman lives in the red house.',
      'The Spaniard owns the dog.',
      'Coffee is drunk in the green house.',
      'The Ukrainian drinks tea.',
      'The green house is immediately to the right of the ivory house.',
      'The Old Gold smoker owns the snails.',
      'Kools are smoked in the yellow house.',
      'Milk is drunk in the middle house.',
      'The Norwegian lives in the first house.',
      'Chesterfields are smoked in the house next to the house with the fox.',
      'Kools are smoked in the house next to the house with the horse.',
      'The Lucky Strike smoker drinks orange juice.',
      'The Japanese man smokes Parliaments.',
      'The Norwegian lives next to the blue house.',
    ]);
  });

  it('are written for every relation and kind of value', () => {
    const sentences = new Sentences(classic);
    const write = (type: ZebraClue['type'], a: string, b: string | number): string => {
      const [first, second] = [a, String(b)].map((text) => text.split('/') as [string, string]);
      const clue = typeof b === 'number' ? { type, a: first, house: b } : { type, a: first, b: second };
      return sentences.write(clue as ZebraClue);
    };
    expect(write('different', 'nation/Spaniard', 'colour/red')).toBe(
      'The Spaniard does not live in the red house.',
    );
    expect(write('different', 'drink/tea', 'pet/fox')).toBe('The tea drinker does not own the fox.');
    expect(write('different', 'drink/tea', 'colour/red')).toBe('Tea is not drunk in the red house.');
    expect(write('different', 'colour/red', 'nation/Japanese')).toBe(
      "The red house is not the Japanese man's house.",
    );
    expect(write('same', 'colour/red', 'smoke/Kools')).toBe(
      'The red house is the house where Kools are smoked.',
    );
    expect(write('same', 'pet/fox', 'nation/Spaniard')).toBe('The fox owner is the Spaniard.');
    expect(write('not-at', 'pet/snails', 3)).toBe('The snail owner does not live in the fourth house.');
    expect(write('not-at', 'smoke/Old Gold', 2)).toBe('Old Gold is not smoked in the middle house.');
    expect(write('at', 'colour/ivory', 4)).toBe('The ivory house is the fifth house.');
    expect(write('left', 'nation/Spaniard', 'drink/tea')).toBe(
      'The Spaniard lives somewhere to the left of the house where tea is drunk.',
    );
    expect(write('between-2', 'pet/dog', 'nation/Spaniard')).toBe(
      "There are two houses between the house with the dog and the Spaniard's house.",
    );
  });

  it('are natural for flowers, fruits, instruments and attributes without words of their own', () => {
    const street: Houses = {
      houses: 3,
      attributes: {
        flower: ['violet', 'rose', 'lily'],
        fruit: ['quince', 'pear', 'plum'],
        instrument: ['cello', 'harp', 'flute'],
        hobby: ['chess', 'judo', 'baking'],
        drink: ['tea', 'milk', 'water'],
      },
    };
    const sentences = new Sentences(street);
    const cases: readonly (readonly [ZebraClue, written: string, before: string])[] = [
      [
        { type: 'same', a: ['flower', 'violet'], b: ['fruit', 'quince'] },
        'The person with the violet has the quince.',
        'The house with the flower violet is the house with the fruit quince.',
      ],
      [
        { type: 'different', a: ['hobby', 'chess'], b: ['drink', 'tea'] },
        'The person whose hobby is chess does not drink tea.',
        'The house with the hobby chess is not the house where tea is drunk.',
      ],
      [
        { type: 'same', a: ['drink', 'milk'], b: ['hobby', 'judo'] },
        'The milk drinker is the person whose hobby is judo.',
        'Milk is drunk in the house with the hobby judo.',
      ],
      [
        { type: 'adjacent', a: ['instrument', 'cello'], b: ['hobby', 'baking'] },
        'The cello player lives next to the house of the person whose hobby is baking.',
        'The house with the instrument cello is next to the house with the hobby baking.',
      ],
      [
        { type: 'at', a: ['fruit', 'pear'], house: 1 },
        'The person with the pear lives in the middle house.',
        'The house with the fruit pear is the middle house.',
      ],
    ];
    for (const [clue, written, before] of cases) {
      expect(sentences.write(clue)).toBe(written);
      for (const sentence of [written, before])
        expect(sentences.read(sentence)).toEqual({ ok: true, value: clue });
    }
  });

  it('use no quotation marks where the usual attributes have names that differ', () => {
    fc.assert(
      fc.property(clueAbout(classic), (clue) => {
        expect(new Sentences(classic).write(clue)).not.toContain('"');
      }),
    );
  });

  it('are read back as the same clue', () => {
    fc.assert(fc.property(clueAbout(classic), (clue) => expectRoundTrip(classic, clue)));
    const cases = smallZebra.chain((street) => clueAbout(street).map((clue) => ({ street, clue })));
    fc.assert(fc.property(cases, ({ street, clue }) => expectRoundTrip(street, clue)));
  });

  it('are read back as the same clue whatever the attributes and values are called', () => {
    const cases = anyStreet.chain((street) => clueAbout(street).map((clue) => ({ street, clue })));
    fc.assert(
      fc.property(cases, ({ street, clue }) => expectRoundTrip(street, clue)),
      { numRuns: 400 },
    );
  });

  it('say in full what natural words would leave open', () => {
    const twins = { houses: 2, attributes: { pet: ['cat', 'dog'], animal: ['cat', 'fox'] } };
    const sentences = new Sentences(twins);
    const clue: ZebraClue = { type: 'left', a: ['animal', 'cat'], b: ['pet', 'dog'] };
    expect(sentences.write(clue)).toBe(
      'The house with animal "cat" is somewhere to the left of the house with pet "dog".',
    );
    const read = sentences.read('The cat owner lives in the first house.');
    expect(read.ok ? [] : read.issues).toMatchObject([{ code: 'sentence-ambiguous' }]);
  });
});

describe('reading sentences', () => {
  const sentences = new Sentences(classic);
  const chesterfieldsBesideFox = {
    type: 'adjacent',
    a: ['smoke', 'Chesterfields'],
    b: ['pet', 'fox'],
  };
  it.each([
    [
      'the englishman  lives in the RED house',
      { type: 'same', a: ['nation', 'Englishman'], b: ['colour', 'red'] },
    ],
    ['6) The Old Gold smoker owns snails.', { type: 'same', a: ['smoke', 'Old Gold'], b: ['pet', 'snails'] }],
    ['10. The Chesterfield smoker lives next to the man with the fox', chesterfieldsBesideFox],
    [
      'The Japanese smokes Parliaments.',
      { type: 'same', a: ['nation', 'Japanese'], b: ['smoke', 'Parliaments'] },
    ],
    ['Milk is drunk in the third house.', { type: 'at', a: ['drink', 'milk'], house: 2 }],
    ['Milk is drunk in house 3.', { type: 'at', a: ['drink', 'milk'], house: 2 }],
    ['The red house is the last house.', { type: 'at', a: ['colour', 'red'], house: 4 }],
    [
      'The green house is directly to the left of the Spaniard’s house.',
      { type: 'directly-left', a: ['colour', 'green'], b: ['nation', 'Spaniard'] },
    ],
    ['The house with "drink" "Tea" is house 5.', { type: 'at', a: ['drink', 'tea'], house: 4 }],
  ])('is lenient: %s', (sentence, clue) => {
    expect(sentences.read(sentence)).toEqual({ ok: true, value: clue });
  });

  it.each([
    [
      'The Norwegian lives in the pink house.',
      '"in the pink house" was not understood after "The Norwegian lives"',
    ],
    ['The Martian owns the dog.', '"Martian" is no value of this puzzle; a clue such as'],
    ['The hamster owner lives in the red house.', '"hamster" is no value of this puzzle'],
    ['The fox sleeps a lot.', '"sleeps a lot" was not understood after "The fox"'],
    ['Coffee is nice.', '"is nice" was not understood after "Coffee"'],
    ['A neighbour sings.', '"A neighbour sings" begins with nothing that this puzzle has'],
    ['The house with drink "gin" is house 1.', 'begins with nothing'],
    ['The Norwegian does not live next to the red house.', '"next to the red house" was not understood'],
    ['', 'begins with nothing'],
  ])('says what it did not understand: %s', (sentence, complaint) => {
    const read = sentences.read(sentence);
    expect(read.ok ? '' : read.issues[0]!.message).toContain(complaint);
  });
});
