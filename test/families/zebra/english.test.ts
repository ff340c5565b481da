/** Clue sentences in the forms in which people and collections put them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import type { Houses, Reference, ZebraClue } from '../../../src/families/zebra/puzzle.js';
import { EnglishReader, meaningOf } from '../../../src/families/zebra/sentences/english/reader.js';
import { Sentences } from '../../../src/families/zebra/sentences/sentences.js';
import { clueAbout } from './streets.js';

const STREET: Houses = {
  houses: 5,
  attributes: {
    name: ['Eric', 'Arnold', 'Peter', 'Alice', 'Bob'],
    nation: ['Brit', 'Swede', 'Dane', 'Norwegian', 'German'],
    colour: ['red', 'green', 'white', 'yellow', 'blue'],
    pet: ['dog', 'birds', 'cats', 'horses', 'fish'],
    drink: ['tea', 'coffee', 'milk', 'root beer', 'water'],
    cigar: ['Pall Mall', 'Dunhill', 'Blends', 'Blue Master', 'Prince'],
    'favorite sport': ['tennis', 'golf', 'swimming', 'baseball', 'soccer'],
    occupation: ['doctor', 'artist', 'engineer', 'teacher', 'lawyer'],
    'house style': ['colonial', 'victorian', 'ranch', 'modern', 'craftsman'],
  },
};

const OF_VALUE = new Map(
  Object.entries(STREET.attributes).flatMap(([name, values]) =>
    values.map((value): [string, Reference] => [value, [name, value]]),
  ),
);

/** A clue from `same Eric dog` or `at Eric 2` (the house from 1), values in the words of the street. */
function clue(text: string): ZebraClue {
  const [type, ...rest] = text.split(' | ') as [ZebraClue['type'], string, string];
  const a = OF_VALUE.get(rest[0]!)!;
  const b = OF_VALUE.get(rest[1]!);
  if (type === 'at' || type === 'not-at') return { type, a, house: Number(rest[1]) - 1 };
  return { type, a, b: b! };
}

function meaning(sentence: string, street = STREET): string {
  const read = new Sentences(street).read(sentence);
  return read.ok ? meaningOf(read.value) : `${read.issues[0]!.code}: ${read.issues[0]!.message}`;
}

describe('sentences that people write', () => {
  it.each([
    // The place on the street.
    ['Eric is in the first house.', 'at | Eric | 1'],
    ['Eric is not in the first house.', 'not-at | Eric | 1'],
    ["The dog owner isn't in the third house", 'not-at | dog | 3'],
    ['The person who owns a dog does not live in house #3.', 'not-at | dog | 3'],
    ['The Norwegian lives in the first house on the left.', 'at | Norwegian | 1'],
    ['The Norwegian lives in the leftmost house.', 'at | Norwegian | 1'],
    ['The Dane lives in the rightmost house.', 'at | Dane | 5'],
    ['The Dane lives in the right-most house.', 'at | Dane | 5'],
    ['Arnold is on the far left.', 'at | Arnold | 1'],
    ['Arnold is in the second house from the left.', 'at | Arnold | 2'],
    ['Arnold is second from the right.', 'at | Arnold | 4'],
    ['The man living in the center house drinks milk.', 'at | milk | 3'],
    ['The person in the middle house drinks milk.', 'at | milk | 3'],
    ['Milk is drunk in the middle house.', 'at | milk | 3'],
    ['In the middle house they drink milk.', 'at | milk | 3'],
    ['At the fourth position is the one drinking water.', 'at | water | 4'],
    ['In the second house lives the Dane.', 'at | Dane | 2'],
    ['The owner of the fourth house keeps cats.', 'at | cats | 4'],
    ['House number two is red.', 'at | red | 2'],
    ['The 3rd house is green.', 'at | green | 3'],
    ['The last house is not white.', 'not-at | white | 5'],
    ['Bob lives in house 4.', 'at | Bob | 4'],
    ["Peter's house is the second one.", 'at | Peter | 2'],
    ['The doctor is not in house four.', 'not-at | doctor | 4'],
    ['The second-to-last house is blue.', 'at | blue | 4'],
    ['(7) The tea drinker is in the second house.', 'at | tea | 2'],
    ['Clue 12: The tea drinker is in the second house.', 'at | tea | 2'],
    ['- The tea drinker is in the second house.', 'at | tea | 2'],
    // One house.
    ['The Brit lives in the red house.', 'same | Brit | red'],
    ['The British person lives in the red house.', 'same | Brit | red'],
    ['The Swede keeps dogs as pets.', 'same | Swede | dog'],
    ['The Dane drinks tea.', 'same | Dane | tea'],
    ["The green house's owner drinks coffee.", 'same | green | coffee'],
    ['The owner of the green house drinks coffee.', 'same | green | coffee'],
    ['The person who smokes Pall Mall rears birds.', 'same | Pall Mall | birds'],
    ['The owner of the yellow house smokes Dunhill.', 'same | yellow | Dunhill'],
    ['The owner who smokes BlueMaster drinks root beer.', 'same | Blue Master | root beer'],
    ['The German smokes Prince.', 'same | German | Prince'],
    ['The root beer lover is the person who smokes many blends', 'unknown'],
    ['The root beer lover is the person who smokes blends.', 'same | root beer | Blends'],
    ['Eric is the person who loves tennis.', 'same | Eric | tennis'],
    ['The person who loves swimming is the doctor.', 'same | swimming | doctor'],
    ['The person who is an engineer is Alice.', 'same | engineer | Alice'],
    ['Alice works as an engineer.', 'same | Alice | engineer'],
    ['Alice is an engineer.', 'same | Alice | engineer'],
    ["Eric's pet is a dog.", 'same | Eric | dog'],
    ["Bob's favorite sport is golf.", 'same | Bob | golf'],
    ['The person whose favorite sport is golf owns the cats.', 'same | golf | cats'],
    ['The person living in a colonial-style house is Peter.', 'same | colonial | Peter'],
    ['The person residing in a Victorian house is the bird keeper.', 'same | victorian | birds'],
    ['The one who only drinks water is the Dunhill smoker.', 'same | water | Dunhill'],
    ['Eric and the cat lover are the same person.', 'same | Eric | cats'],
    ['The red house belongs to the Swede.', 'same | red | Swede'],
    ["Eric's house is painted red.", 'same | Eric | red'],
    ['Tea is drunk by the Swede.', 'same | tea | Swede'],
    ['Tea is served in the red house.', 'same | tea | red'],
    ['The horse owner’s house is yellow.', 'same | horses | yellow'],
    // Two houses.
    ['The Swede is not the person who drinks tea', 'different | Swede | tea'],
    ['The Swede does not drink tea.', 'different | Swede | tea'],
    ["The Swede doesn't own a dog.", 'different | Swede | dog'],
    ['Eric does not live in the green house.', 'different | Eric | green'],
    ['Eric and the doctor are different people.', 'different | Eric | doctor'],
    ['The green house is not the one with the dog.', 'different | green | dog'],
    ['Tea is not drunk in the green house.', 'different | tea | green'],
    ['Eric is not a doctor.', 'different | Eric | doctor'],
    ['Eric is different from the doctor.', 'different | Eric | doctor'],
    ['The Swede is a different person than the tea drinker.', 'different | Swede | tea'],
    ['The green house differs from the house with the dog.', 'different | green | dog'],
    ['The Dane and the golf player differ.', 'different | Dane | golf'],
    ['The Dane is someone other than Bob.', 'different | Dane | Bob'],
    ["The German can't drink milk.", 'different | German | milk'],
    ["The lawyer won't play golf.", 'different | lawyer | golf'],
    ['The German never drinks milk.', 'different | German | milk'],
    // Order and neighbours.
    ['The person who owns a dog is directly left of Eric.', 'directly-left | dog | Eric'],
    ['The green house is immediately to the left of the white house.', 'directly-left | green | white'],
    ['The green house is exactly to the left of the white house.', 'directly-left | green | white'],
    ['The green house is just to the right of the white house.', 'directly-right | green | white'],
    ['The green house is one house to the right of the white one.', 'directly-right | green | white'],
    ['Eric is the left neighbor of the Dane.', 'directly-left | Eric | Dane'],
    ["The tea drinker is the Dane's right-hand neighbour.", 'directly-right | tea | Dane'],
    ['The cat lover is somewhere to the left of Arnold.', 'left | cats | Arnold'],
    ['The cat lover lives anywhere to the right of Arnold.', 'right | cats | Arnold'],
    ['Bob lives in a house somewhere to the right of the golf player.', 'right | Bob | golf'],
    ['Eric and the cat lover are next to each other.', 'adjacent | Eric | cats'],
    ['The person who loves golf and the lawyer are next to each other.', 'adjacent | golf | lawyer'],
    ['The Norwegian lives next to the blue house.', 'adjacent | Norwegian | blue'],
    ['The man who smokes Blends lives next to the one who keeps cats.', 'adjacent | Blends | cats'],
    ['The man who smokes Blends has a neighbor who drinks water.', 'adjacent | Blends | water'],
    ['The horse keeper lives next door to the man who smokes Dunhill.', 'adjacent | horses | Dunhill'],
    ['Alice and the doctor live in adjacent houses.', 'adjacent | Alice | doctor'],
    ['Alice and the doctor are neighbours.', 'adjacent | Alice | doctor'],
    ['Next to the blue house lives the Norwegian.', 'adjacent | blue | Norwegian'],
    ['Next to Eric lives Bob.', 'adjacent | Eric | Bob'],
    ['Next door to the horse keeper lives the man who smokes Dunhill.', 'adjacent | horses | Dunhill'],
    ['Right next to the green house is the white house.', 'adjacent | green | white'],
    ['Immediately to the left of the white house is the green house.', 'directly-left | green | white'],
    ['Directly to the right of Eric lives the Dane.', 'directly-right | Dane | Eric'],
    ['Somewhere to the left of Arnold lives the cat lover.', 'left | cats | Arnold'],
    ['Somewhere right of the golf player is Bob.', 'right | Bob | golf'],
    ['There is one house between Eric and the red house.', 'between-1 | Eric | red'],
    ['There are two houses between the person who likes milk and the Dane.', 'between-2 | milk | Dane'],
    ["There's exactly one house between the artist and the fish enthusiast.", 'between-1 | artist | fish'],
    ['Eric and Bob have one house between them.', 'between-1 | Eric | Bob'],
    ['Exactly two houses separate Eric and Bob.', 'between-2 | Eric | Bob'],
    ['Between the German and the golf player there are two houses.', 'between-2 | German | golf'],
    ['Peter lives two houses away from the teacher.', 'between-1 | Peter | teacher'],
  ])('%s', (sentence, expected) => {
    if (expected === 'unknown') expect(meaning(sentence)).toMatch(/^sentence-unknown/);
    else expect(meaning(sentence)).toBe(meaningOf(clue(expected)));
  });

  it.each([
    'The green house is to the left of the white house.',
    'The green house is on the left of the white house.',
    'Eric lives left of the Dane.',
    'Bob lives before the teacher.',
    'To the right of the white house is the green house.',
  ])('that leave open how far are refused with both readings: %s', (sentence) => {
    expect(meaning(sentence)).toMatch(
      /^sentence-ambiguous: .* 2 ways.*immediately to the left of .* Or: .*somewhere to the left of/,
    );
  });

  it('that count houses in two ways are refused with both readings', () => {
    expect(meaning('Eric and Bob live two houses apart.')).toMatch(
      /2 ways.*There is one house between.* Or: There are two houses between/,
    );
  });

  it('that fit two attributes are refused with both readings', () => {
    const street = {
      houses: 2,
      attributes: { name: ['Eric', 'Bob'], pet: ['cat', 'dog'], toy: ['cat', 'ball'] },
    };
    expect(meaning('Eric has a cat.', street)).toMatch(/2 ways.*pet "cat".* Or: .*toy "cat"/);
    expect(meaning('Eric owns the ball.', street)).toBe(
      meaningOf({ type: 'same', a: ['name', 'Eric'], b: ['toy', 'ball'] }),
    );
  });

  it.each([
    'Eric is next to the Dane and the Swede.',
    'Eric is not next to the Dane.',
    'The Swede who drinks tea is in the first house.',
    'Eric is in the sixth house.',
    'Either Eric or Bob is in the first house.',
    'Eric is somewhere between Bob and Alice.',
    'Eric hates tea.',
    'Eric is at one of the ends.',
    'Eric is a friend of the Dane.',
    'Eric is not a student of the doctor.',
    'The Dane lives three houses away from the Dane.',
  ])('that say something else are not understood: %s', (sentence) => {
    expect(meaning(sentence)).toMatch(/^sentence-unknown/);
  });

  it.each([
    ['Eric hates tea.', 'Eric drinks tea'],
    ['The Dane does not fancy the tea.', 'The Dane does not drink tea'],
    ['The Norwegian has the blue house next.', 'The Norwegian lives next to the blue hou'],
    ['Left of Eric one finds Bob.', 'Bob lives somewhere to the left of Eric'],
    ['Eric hides in the second house.', 'Eric lives in the second house'],
  ])('are refused with the nearest form that is read: %s', (sentence, nearest) => {
    expect(meaning(sentence)).toMatch(/^sentence-unknown/);
    expect(meaning(sentence)).toContain(nearest);
  });

  it.each([
    'Eric is not next to the Dane.',
    'Either Eric or Bob is in the first house.',
    'Eric is next to the Dane and the Swede.',
    'Eric is somewhere between Bob and Alice.',
  ])('are refused with no form that says something else of the same people: %s', (sentence) => {
    expect(meaning(sentence)).toMatch(/a clue such as "Eric lives in the first house/);
  });

  it('made of names that are words of sentences, over and over, end in an answer', () => {
    const street = { houses: 3, attributes: { pet: ['the', 'a', 'house'], toy: ['is', 'of', 'in'] } };
    for (const words of ['the a house ', 'the house of a is in the house ', 'is the ', 'the ']) {
      expect(meaning(words.repeat(12), street)).toMatch(/^sentence-/);
    }
  });

  it('do not change how a clue is written, nor what such a sentence means', () => {
    const { puzzle } = zebraExamples()[0]!;
    for (const street of [STREET, puzzle]) {
      const english = new EnglishReader(street);
      const sentences = new Sentences(street);
      fc.assert(
        fc.property(clueAbout(street), (any) => {
          const written = sentences.write(any);
          expect(written).not.toContain('"');
          const others = english.read(written).filter((read) => meaningOf(read) !== meaningOf(any));
          expect(others).toEqual([]);
        }),
        { numRuns: 150 },
      );
    }
  });
});

/** Sentences of each relation; {A} and {B} are people or houses. */
const FORMS: Readonly<Record<ZebraClue['type'], readonly string[]>> = {
  same: ['{A} is {B}', '{A} lives in the same house as {B}', '{A} and {B} are the same person'],
  different: ['{A} is not {B}', "{A} isn't {B}", '{A} and {B} are different people'],
  at: ['{A} is in {H}', '{A} lives in {H}', '{H} is {A}', 'in {H} is {A}'],
  'not-at': ['{A} is not in {H}', '{A} does not live in {H}', "{A} doesn't live in {H}"],
  'directly-left': ['{A} is directly left of {B}', '{A} lives immediately to the left of {B}'],
  'directly-right': ['{A} is directly right of {B}', '{A} is just to the right of {B}'],
  left: ['{A} is somewhere to the left of {B}', '{A} lives somewhere left of {B}'],
  right: ['{A} is somewhere to the right of {B}', '{A} is in a house somewhere to the right of {B}'],
  adjacent: [
    '{A} and {B} are next to each other',
    '{A} is next to {B}',
    '{A} lives next door to {B}',
    '{A} is a neighbor of {B}',
    '{A} and {B} are neighbours',
  ],
  'between-1': ['there is one house between {A} and {B}', 'there is exactly 1 house between {A} and {B}'],
  'between-2': ['there are two houses between {A} and {B}', '{A} and {B} are separated by two houses'],
};
/** Nouns for the value @ of an attribute. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  name: ['@', 'the person named @', '@’s house', 'the person whose name is @'],
  nation: ['the @', 'the @ person', 'the house of the @', 'the person who is @'],
  colour: ['the @ house', 'the person in the @ house', 'the owner of the @ house', 'the house that is @'],
  pet: [
    'the @ owner',
    'the person who owns a @',
    'the one who keeps the @',
    'the house with the @',
    'the man with the @',
  ],
  drink: ['the @ drinker', 'the person who drinks @', 'the house where @ is drunk', 'the @ lover'],
  smoke: ['the @ smoker', 'the man who smokes @', 'the person smoking @'],
  hobby: ['the person who enjoys @', 'the @ enthusiast', 'the person whose hobby is @'],
  colony: ['the person with the colony @', 'the person whose colony is @', 'the person who likes @'],
};
const PLACES: readonly (readonly string[])[] = [
  ['the first house', 'house 1', 'house one', 'the leftmost house', 'the 1st house'],
  ['the second house', 'house number 2', 'the second house from the left', 'house #2'],
  ['the third house', 'the middle house', 'the house in the middle', 'the 3rd house'],
  ['the fourth house', 'house four', 'the second house from the right'],
  ['the fifth house', 'the last house', 'the rightmost house', 'the house on the far right'],
];

/** Words that are no words, so that none of them is part of a sentence. */
const anyWord = fc.stringMatching(/^[BDGKLMNPRTVZ][aiou][bdgklmnprtvz][aiou][bdgkmnprtvz]$/);
const anyStreet = fc
  .tuple(
    fc.shuffledSubarray(Object.keys(NOUNS), { minLength: 2, maxLength: 4 }),
    fc.uniqueArray(anyWord, { minLength: 20, maxLength: 20, selector: (word) => word.toLowerCase() }),
  )
  .map(
    ([names, words]): Houses => ({
      houses: 5,
      attributes: Object.fromEntries(
        names.map((name, index) => [name, words.slice(5 * index, 5 * index + 5)]),
      ),
    }),
  );

describe('every form of every relation', () => {
  it.each(Object.keys(FORMS) as ZebraClue['type'][])('%s is read back with any names', (type) => {
    const cases = anyStreet.chain((street) =>
      fc.record({
        street: fc.constant(street),
        about: clueAbout(street).filter((any) => any.type === type),
        form: fc.constantFrom(...FORMS[type]),
        choices: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
        upper: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(cases, ({ street, about, form, choices, upper }) => {
        const pick = (options: readonly string[], index: number): string => options[index % options.length]!;
        const noun = ([name, value]: Reference, index: number): string =>
          pick(NOUNS[name]!, index).replace('@', value);
        const sentence = form
          .replace('{A}', noun(about.a, choices[0]))
          .replace('{B}', 'b' in about ? noun(about.b, choices[1]) : '')
          .replace('{H}', 'house' in about ? pick(PLACES[about.house]!, choices[2]) : '');
        expect(meaning(upper ? `${sentence.toUpperCase()}.` : sentence, street)).toBe(meaningOf(about));
      }),
      { numRuns: 60 },
    );
  });
});
