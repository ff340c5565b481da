/** The moves of zebra puzzles on small streets: where they apply, and where they nearly apply. */
import { describe, expect, it } from 'vitest';
import { zebra } from '../../../src/families/zebra/index.js';
import type { Reference, ZebraClue, ZebraPuzzle } from '../../../src/families/zebra/puzzle.js';
import { foundOn } from './found-on.js';

const ATTRIBUTES = {
  nation: ['Dane', 'Pole', 'Greek', 'Swede', 'Finn'],
  drink: ['tea', 'milk', 'water', 'juice', 'cocoa'],
  colour: ['red', 'green', 'blue', 'white', 'black'],
} as const;

/** A value by its name. */
function of(value: string): Reference {
  const [attribute] = Object.entries(ATTRIBUTES).find(([, values]) =>
    (values as readonly string[]).includes(value),
  )!;
  return [attribute, value];
}

function pair(type: Exclude<ZebraClue['type'], 'at' | 'not-at'>, a: string, b: string): ZebraClue {
  return { type, a: of(a), b: of(b) };
}

function street(...clues: readonly ZebraClue[]): ZebraPuzzle {
  return { family: 'zebra', houses: 5, attributes: ATTRIBUTES, clues };
}

/** `Dane` with the houses where he does not live. */
function not(value: string, ...houses: readonly number[]): readonly string[] {
  const [attribute] = of(value);
  const words = {
    nation: `the ${value} does not live in`,
    drink: `${value} is not drunk in`,
    colour: `the ${value} house is not`,
  };
  return houses.map((house) => `${words[attribute as keyof typeof words]} house ${house}`);
}

const DANE_TEA = pair('same', 'Dane', 'tea');

/** By move: a street, what is known, the sentences; and what is known where it finds nothing. */
const MOVES: readonly {
  readonly id: string;
  readonly clues: readonly ZebraClue[];
  readonly known: readonly string[];
  readonly en: string;
  readonly de: string;
  readonly nearly: readonly string[];
}[] = [
  {
    id: 'beside-entry',
    clues: [],
    known: ['tea is drunk in house 3', ...not('milk', 3), ...not('water', 3)],
    en: 'Tea is drunk in house 3, so no other drink is there.',
    de: '„tea“ ist in Haus 3, also kein anderer Wert von „drink“.',
    nearly: not('milk', 3),
  },
  {
    id: 'given-house',
    clues: [DANE_TEA, { type: 'at', a: of('tea'), house: 1 }],
    known: [],
    en: 'Clue 2: Tea is drunk in the second house. So the Dane, who drinks tea (clue 1), lives in house 2.',
    de: 'Hinweis 2: „tea“ ist in Haus 2. Also ist „Dane“ mit „tea“ (Hinweis 1) in Haus 2.',
    nearly: ['tea is drunk in house 2', 'the Dane lives in house 2'],
  },
  {
    id: 'same-house',
    clues: [DANE_TEA],
    known: ['tea is drunk in house 3'],
    en: 'Tea is drunk in house 3. So the Dane, who drinks tea (clue 1), lives in house 3.',
    de: '„tea“ ist in Haus 3. Also ist „Dane“ mit „tea“ (Hinweis 1) in Haus 3.',
    nearly: not('tea', 1, 2, 4),
  },
  {
    id: 'only-house-left',
    clues: [DANE_TEA],
    known: [...not('tea', 1, 2), ...not('Dane', 4, 5)],
    en: 'Only house 3 is left for the Dane, who drinks tea (clue 1).',
    de: 'Für „Dane“ mit „tea“ (Hinweis 1) bleibt nur Haus 3.',
    nearly: [...not('tea', 1, 2), ...not('Dane', 2, 5)],
  },
  {
    id: 'only-value-left',
    clues: [DANE_TEA],
    known: [...not('Dane', 1), ...['milk', 'water', 'juice'].flatMap((value) => not(value, 1))],
    en: 'No other drink is left for house 1 (the tea drinker is the Dane, clue 1). So cocoa is drunk in house 1.',
    de: 'Für Haus 1 bleibt von „drink“ nur ein Wert („tea“ mit „Dane“, Hinweis 1). Also ist „cocoa“ in Haus 1.',
    nearly: [...not('Dane', 1), ...not('milk', 1), ...not('water', 1)],
  },
  {
    id: 'known-house',
    clues: [DANE_TEA, pair('directly-left', 'tea', 'red')],
    known: ['the red house is house 3'],
    en: 'Clue 2: Tea is drunk in the house immediately to the left of the red house. The red house is house 3. So the Dane, who drinks tea (clue 1), lives in house 2.',
    de: 'Hinweis 2: „tea“ ist direkt links von „red“. „red“ ist in Haus 3. Also ist „Dane“ mit „tea“ (Hinweis 1) in Haus 2.',
    nearly: not('red', 1, 2, 5),
  },
  {
    id: 'end-of-street',
    clues: [pair('left', 'Dane', 'red')],
    known: [],
    en: 'Clue 1: The Dane lives somewhere to the left of the red house. So the Dane does not live in house 5, and the red house is not house 1.',
    de: 'Hinweis 1: „Dane“ ist irgendwo links von „red“. Also ist „Dane“ nicht in Haus 5, und „red“ ist nicht in Haus 1.',
    nearly: [...not('Dane', 5), ...not('red', 1)],
  },
  {
    id: 'houses-left',
    clues: [pair('adjacent', 'Dane', 'red')],
    known: not('red', 2, 3),
    en: 'Clue 1: The Dane lives next to the red house. The red house is house 1, 4 or 5. So the Dane does not live in house 1.',
    de: 'Hinweis 1: „Dane“ ist direkt neben „red“. „red“ ist in Haus 1, 4 oder 5. Also ist „Dane“ nicht in Haus 1.',
    nearly: not('red', 3),
  },
  {
    id: 'linked-values',
    clues: [DANE_TEA, pair('same', 'Pole', 'milk')],
    known: ['Greek', 'Swede', 'Finn'].flatMap((value) => not(value, 1)),
    en: 'The nation of house 1 is Dane or Pole (the Dane drinks tea, clue 1; the Pole drinks milk, clue 2). So water, juice and cocoa are not drunk in house 1.',
    de: 'In Haus 1 ist von „nation“ nur „Dane“ oder „Pole“ übrig („Dane“ mit „tea“, Hinweis 1; „Pole“ mit „milk“, Hinweis 2). Also sind „water“, „juice“ und „cocoa“ nicht in Haus 1.',
    nearly: ['Greek', 'Swede'].flatMap((value) => not(value, 1)),
  },
  {
    id: 'two-neighbours',
    clues: [pair('adjacent', 'Dane', 'red'), pair('adjacent', 'Dane', 'blue')],
    known: [],
    en: 'The Dane lives between the red house and the blue house (clues 1 and 2). So the Dane does not live in house 1 or 5.',
    de: '„Dane“ ist zwischen „red“ und „blue“ (Hinweise 1 und 2). Also ist „Dane“ nicht in Haus 1 oder 5.',
    nearly: not('Dane', 1, 5),
  },
  {
    id: 'naked-pair',
    clues: [DANE_TEA],
    known: [
      ...not('Dane', 3, 4, 5),
      ...not('milk', 3, 4, 5),
      ...not('water', 1, 2),
      ...not('juice', 1, 2),
      ...not('cocoa', 2),
    ],
    en: 'The Dane, who drinks tea (clue 1), and milk take houses 1 and 2 in some order. So cocoa is not drunk in house 1.',
    de: '„Dane“ mit „tea“ (Hinweis 1) und „milk“ belegen die Häuser 1 und 2. Also ist „cocoa“ nicht in Haus 1.',
    nearly: [...not('Dane', 3, 4, 5), ...not('milk', 4, 5)],
  },
  {
    id: 'hidden-pair',
    clues: [],
    known: ['water', 'juice', 'cocoa'].flatMap((value) => not(value, 1, 2)).concat(not('milk', 3, 4, 5)),
    en: 'Of each drink, only tea and milk are left for houses 1 and 2. So tea is not drunk in house 3, 4 or 5.',
    de: 'Für die Häuser 1 und 2 sind von „drink“ nur „tea“ und „milk“ übrig. Also ist „tea“ nicht in Haus 3, 4 oder 5.',
    nearly: ['water', 'juice'].flatMap((value) => not(value, 1, 2)),
  },
  {
    id: 'naked-triple',
    clues: [],
    known: [
      ...['tea', 'milk', 'water'].flatMap((value) => not(value, 4, 5)),
      ...not('juice', 2, 3),
      ...not('cocoa', 1, 2, 3),
    ],
    en: 'Tea, milk and water take houses 1, 2 and 3 in some order. So juice is not drunk in house 1.',
    de: '„tea“, „milk“ und „water“ belegen die Häuser 1, 2 und 3. Also ist „juice“ nicht in Haus 1.',
    nearly: [...['tea', 'milk'].flatMap((value) => not(value, 4, 5)), ...not('water', 5)],
  },
  {
    id: 'hidden-triple',
    clues: [],
    known: [
      ...['juice', 'cocoa'].flatMap((value) => not(value, 1, 2, 3)),
      ...not('tea', 4, 5),
      ...not('milk', 4, 5),
      ...not('water', 5),
    ],
    en: 'Of each drink, only tea, milk and water are left for houses 1, 2 and 3. So water is not drunk in house 4.',
    de: 'Für die Häuser 1, 2 und 3 sind von „drink“ nur „tea“, „milk“ und „water“ übrig. Also ist „water“ nicht in Haus 4.',
    nearly: not('juice', 1, 2, 3),
  },
  {
    id: 'nothing-left',
    clues: [DANE_TEA, pair('directly-left', 'Pole', 'tea')],
    known: [],
    en: 'The Dane, who drinks tea (clue 1), does not live in house 1: otherwise clue 2 leaves no house for the Pole.',
    de: '„Dane“ mit „tea“ (Hinweis 1) ist nicht in Haus 1. Sonst gilt: Hinweis 2 lässt „Pole“ kein Haus.',
    nearly: [...not('Pole', 5), ...not('tea', 1), ...not('Dane', 1)],
  },
];

describe.each(MOVES)('the move $id', ({ id, clues, known, en, de, nearly }) => {
  const found = foundOn(zebra, street(...clues), id, known);

  it('says what it finds', () => {
    expect(
      found.map((place) => place.en).find((one) => one === en) ?? found.map((place) => place.en).join('|'),
    ).toBe(en);
    expect(found.map((place) => place.de)).toContain(de);
    for (const { concludes } of found) expect(concludes.length).toBeGreaterThan(0);
  });

  it('finds nothing where it nearly applies', () => {
    expect(foundOn(zebra, street(...clues), id, nearly)).toEqual([]);
  });
});
