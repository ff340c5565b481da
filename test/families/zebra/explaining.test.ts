import { describe, expect, it } from 'vitest';
import { zebra } from '../../../src/families/zebra/index.js';
import type { ZebraPuzzle } from '../../../src/families/zebra/puzzle.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const explaining = zebra.explaining!;
const supports = zebra.formulations.find(({ id }) => id === explaining.formulation)!;
const PUZZLE: ZebraPuzzle = {
  family: 'zebra',
  houses: 2,
  attributes: {
    colour: ['red', 'blue'],
    name: ['Ben', 'Ada'],
    drink: ['tea', 'Colas'],
    hobby: ['chess', 'judo'],
  },
  clues: [
    { type: 'directly-left', a: ['colour', 'red'], b: ['drink', 'tea'] },
    { type: 'same', a: ['name', 'Ada'], b: ['drink', 'tea'] },
    { type: 'not-at', a: ['hobby', 'chess'], house: 0 },
  ],
};
const { explained } = supports.formulate(PUZZLE, { presolve: false, reasons: true });
const marks = explained!.marks;
const says = (id: string) => explained!.reasons.find((reason) => reason.id === id)!;

describe('arguments of zebra puzzles', () => {
  const { because } = explainedPuzzle(zebra, PUZZLE);

  it('say for whom what is left', () => {
    expect(
      because({
        reasons: ['house-1-attribute-3'],
        facts: ['Colas are not drunk in house 1'],
        conclusions: ['tea is drunk in house 1'],
      }),
    ).toBe('no other drink is left for house 1');
    expect(
      because({
        reasons: ['value-5'],
        facts: ['Ada does not live in house 2'],
        conclusions: ['Ada lives in house 1'],
      }),
    ).toBe('no other house is left for Ada');
    expect(
      because({
        reasons: ['value-1'],
        facts: ['the red house is not house 2'],
        conclusions: ['the red house is house 1'],
      }),
    ).toBe('no other house can be the red house');
    expect(because({ reasons: ['clue-1'], conclusions: ['the red house is house 1'] })).toBeUndefined();
  });
});

describe('values that take houses in some order', () => {
  const houses = 3;
  const street: ZebraPuzzle = {
    family: 'zebra',
    houses,
    attributes: { colour: ['red', 'blue', 'green'], drink: ['tea', 'coffee', 'milk'] },
    clues: [{ type: 'not-at', a: ['colour', 'red'], house: 0 }],
  };
  const { because } = explainedPuzzle(zebra, street);

  it('leave no room for others, where they can be nowhere else', () => {
    expect(
      because({
        reasons: ['value-4 least', 'value-5 least', 'house-1-attribute-2 most', 'house-3-attribute-2 most'],
        facts: ['tea is not drunk in house 2', 'coffee is not drunk in house 2'],
        conclusions: ['milk is not drunk in house 1', 'milk is not drunk in house 3'],
      }),
    ).toBe(
      'tea is not drunk in house 2, and coffee is not drunk in house 2; so they take houses 1 and 3 in some order, and no other drink is left there',
    );
  });

  it('are in no other house, where nothing else is left for these', () => {
    expect(
      because({
        reasons: ['value-1 most', 'value-2 most', 'house-1-attribute-1 least', 'house-2-attribute-1 least'],
        facts: ['the green house is not house 1', 'the green house is not house 2'],
        conclusions: ['the red house is not house 3', 'the blue house is not house 3'],
      }),
    ).toBe(
      'only the red house and the blue house are left for houses 1 and 2, and so they take these houses in some order',
    );
  });
});

describe('a value that a proof supposes in a house', () => {
  const street: ZebraPuzzle = {
    family: 'zebra',
    houses: 5,
    attributes: { colour: ['red', 'blue', 'green', 'white', 'black'] },
    clues: [
      { type: 'adjacent', a: ['colour', 'red'], b: ['colour', 'blue'] },
      { type: 'adjacent', a: ['colour', 'red'], b: ['colour', 'green'] },
    ],
  };
  const { because, becauseOfCase } = explainedPuzzle(zebra, street);
  const not = (value: string, ...houses: readonly number[]): readonly string[] =>
    houses.map((house) => `the ${value} house is not house ${house}`);

  it('is refuted in one sentence where others take its house in some order', () => {
    const reasons = ['value-1', 'value-2', 'house-1-attribute-1', 'house-2-attribute-1'];
    expect(
      becauseOfCase({
        reasons,
        conclusions: not('green', 1),
        known: [...not('red', 3, 4, 5), ...not('blue', 3, 4, 5)],
      }),
    ).toBe(
      'only houses 1 and 2 are left for the red house and the blue house, and so they take these houses in some order',
    );
    expect(
      becauseOfCase({
        reasons,
        conclusions: not('red', 3),
        known: [...not('green', 1, 2), ...not('white', 1, 2), ...not('black', 1, 2)],
      }),
    ).toBe(
      'only the red house and the blue house are left for houses 1 and 2, and so they take these houses in some order',
    );
    // Where nothing needs the house, or the value is one of those that take them, there is no such reason.
    expect(
      becauseOfCase({
        reasons,
        conclusions: not('green', 3),
        known: [...not('red', 3, 4, 5), ...not('blue', 3, 4, 5)],
      }),
    ).toBeUndefined();
    expect(
      becauseOfCase({
        reasons,
        conclusions: not('red', 1),
        known: [...not('red', 3, 4, 5), ...not('blue', 3, 4, 5)],
      }),
    ).toBeUndefined();
    expect(
      becauseOfCase({
        reasons,
        conclusions: not('green', 1),
        known: [...not('red', 3, 4, 5), ...not('blue', 4, 5)],
      }),
    ).toBeUndefined();
  });

  it('is refuted in one sentence where a clue needs its house for one of two others', () => {
    const step = {
      reasons: ['house-2-attribute-1 most', 'clue-1'],
      conclusions: [...not('green', 2), ...not('white', 2)],
      facts: [...not('red', 4), ...not('blue', 4)],
    };
    const known = 'the red house is not house 4, and the blue house is not house 4';
    const so = 'the red house or the blue house is house 2, and house 2 has only one colour';
    expect(becauseOfCase(step)).toBe(`${known}; so by clue 1 ${so}`);
    expect(because(step)).toBe(`clue 1: The red house is next to the blue house, while ${known}; so ${so}`);
    expect(because({ ...step, known: [...step.facts, ...not('red', 2)] })).toContain(
      '; so the blue house is house 2',
    );
    expect(because({ ...step, conclusions: not('blue', 2) })).toBeUndefined();
    expect(because({ ...step, conclusions: not('green', 3) })).toBeUndefined();
    expect(becauseOfCase({ ...step, conclusions: [] })).toBeUndefined();
    expect(because({ ...step, reasons: [...step.reasons, 'clue-2'] })).toBeUndefined();
    expect(because({ ...step, reasons: ['house-2-attribute-1 least', 'clue-1'] })).toBeUndefined();
  });
});

describe('a zebra puzzle in reasons', () => {
  it('says that every value has one house', () => {
    const sentences = [1, 4, 5, 6, 7].map((item) => says(`value-${item}`).says);
    expect(sentences).toEqual([
      'There is exactly one red house',
      'There is exactly one house where Ada lives',
      'There is exactly one house where tea is drunk',
      'There is exactly one house where Colas are drunk',
      'There is exactly one house where the person whose hobby is chess lives',
    ]);
    expect(says('value-5')).toMatchObject({
      kind: 'value',
      cells: [
        [4, 0],
        [4, 1],
      ],
      halves: {
        least: 'There is at least one house where tea is drunk',
        most: 'There is only one house where tea is drunk',
      },
    });
  });

  it('says that every house has one value of an attribute', () => {
    expect(says('house-2-attribute-3')).toMatchObject({
      kind: 'house',
      cells: [
        [4, 1],
        [5, 1],
      ],
      says: 'House 2 has exactly one drink',
      halves: { least: 'House 2 has at least one drink', most: 'House 2 has only one drink' },
    });
  });

  it('quotes the clues', () => {
    const clues = [1, 2, 3].map((number) => says(`clue-${number}`));
    expect(clues.map((clue) => clue.says)).toEqual([
      'Clue 1: The red house is immediately to the left of the house where tea is drunk',
      'Clue 2: Ada drinks tea',
      'Clue 3: The person whose hobby is chess does not live in the first house',
    ]);
    expect(clues.map(({ cells }) => [...new Set(cells.map(([item]) => item))])).toEqual([
      [0, 4],
      [3, 4],
      [6],
    ]);
  });

  it('cites a clue by its number, and says what is left for a value and for a house', () => {
    expect(says('clue-2').cited).toBe('clue 2');
    expect(says('value-1').rest).toMatchObject({
      others: 'no other house is left for the red house',
      all: 'no house is left for the red house',
    });
    expect(says('house-2-attribute-3').rest).toMatchObject({
      others: 'no other drink is left for house 2',
      all: 'no drink is left for house 2',
    });
  });

  it('has a mark for every value and house', () => {
    const words = marks.map(({ place, yes, no }) => `${place} ${yes.one}, ${no.one}, ${no.many}`);
    expect(words.filter((_, mark) => mark % 2 === 1)).toEqual([
      'the red house is house 2, is not house 2, are not house 2',
      'the blue house is house 2, is not house 2, are not house 2',
      'Ben lives in house 2, does not live in house 2, do not live in house 2',
      'Ada lives in house 2, does not live in house 2, do not live in house 2',
      'tea is drunk in house 2, is not drunk in house 2, are not drunk in house 2',
      'Colas are drunk in house 2, are not drunk in house 2, are not drunk in house 2',
      'the person whose hobby is chess lives in house 2, does not live in house 2, do not live in house 2',
      'the person whose hobby is judo lives in house 2, does not live in house 2, do not live in house 2',
    ]);
    expect(marks[5]!.cells).toEqual([[2, 1]]);
  });
});

describe('a partial solution of a zebra puzzle', () => {
  const read = (json: unknown) => {
    const state = explaining.readState(json, PUZZLE, marks);
    if (!state.ok) return state.issues.map(({ code }) => code);
    return state.value.map(
      ({ mark, value }) => `${marks[mark]!.place} ${(value ? marks[mark]!.yes : marks[mark]!.no).one}`,
    );
  };

  it('names values, open houses, and what is left of a house', () => {
    expect(read({ colour: ['red', null] })).toEqual([
      'the red house is house 1',
      'the red house is not house 2',
      'the blue house is not house 1',
    ]);
    expect(read({ drink: [null, ['tea']], name: [null, null] })).toEqual(['Colas are not drunk in house 2']);
  });

  it('keeps both entries where a value stands twice', () => {
    expect(read({ colour: ['red', 'red'] })).toEqual([
      'the red house is house 1',
      'the red house is house 2',
      'the blue house is not house 1',
      'the blue house is not house 2',
    ]);
  });

  it.each([
    ['state-attribute', { pet: ['dog', null] }],
    ['state-size', { colour: ['red'] }],
    ['state-cell', { colour: ['green', null] }],
    ['state-cell', { colour: [['red', 'tea'], null] }],
    ['json-shape', { colour: [1, null] }],
  ])('is refused with the issue %s', (code, json) => {
    expect(read(json)).toEqual([code]);
  });
});

describe('the grid that people cross out', () => {
  it('lists values in alphabetical order, whatever the order of the puzzle is', () => {
    const scene = explaining.picture(PUZZLE, { marks, known: [] });
    const heights = new Map(
      scene.shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.y] as const] : [])),
    );
    expect(heights.get('blue')).toBe(heights.get('colour'));
    expect(heights.get('red')).toBeGreaterThan(heights.get('blue')!);
    const concluded = explaining.picture(PUZZLE, { marks, known: [], concluded: [{ mark: 0, value: true }] });
    const ring = concluded.shapes.find((shape) => shape.kind === 'circle' && shape.stroke !== undefined);
    expect(ring).toMatchObject({ y: heights.get('red') });
  });
});
