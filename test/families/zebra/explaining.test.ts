import { describe, expect, it } from 'vitest';
import { CONCLUDED_COLOUR } from '../../../src/families/kit/pictures/state-picture.js';
import { zebra } from '../../../src/families/zebra/index.js';
import type { ZebraPuzzle } from '../../../src/families/zebra/puzzle.js';

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

  it('says everything in German too', () => {
    expect(
      ['clue-1', 'clue-3', 'value-1', 'house-2-attribute-3'].map((id) => says(id).translated?.de.says),
    ).toEqual([
      'Hinweis 1: „red“ ist direkt links von „tea“',
      'Hinweis 3: „chess“ ist nicht in Haus 1',
      '„red“ ist in genau einem Haus',
      'In Haus 2 ist genau ein Wert von „drink“',
    ]);
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
    const frames = concluded.shapes.flatMap((shape) =>
      shape.kind === 'rectangle' && shape.stroke === CONCLUDED_COLOUR ? [shape.y + shape.height / 2] : [],
    );
    expect(frames).toEqual([expect.closeTo(heights.get('red')!)]);
  });
});
