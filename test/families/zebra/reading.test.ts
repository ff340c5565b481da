import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { readZebra, readZebraSolution } from '../../../src/families/zebra/reading.js';
import { houseNames } from '../../../src/families/zebra/sentences/house-names.js';

const { puzzle, solution } = zebraExamples()[2]!;

function problemsOf(read: ReturnType<typeof readZebra> | ReturnType<typeof readZebraSolution>) {
  return read.ok ? [] : read.issues.map(({ code, place }) => [code, place?.part]);
}

describe('reading zebra puzzles', () => {
  it('brings the keys of clues into one order', () => {
    const json = { ...puzzle, clues: [{ house: 0, a: ['pet', 'cat'], type: 'at' }] };
    const read = readZebra(json);
    expect(JSON.stringify(read.ok && read.value.clues)).toBe('[{"type":"at","a":["pet","cat"],"house":0}]');
  });

  it('names the clue and the attribute that is wrong', () => {
    const clues = [
      { type: 'same', a: ['pet', 'cat'], b: ['drink', 'gin'] },
      { type: 'left', a: ['constructor', 'cat'], b: ['drink', 'tea'] },
      { type: 'not-at', a: ['pet', 'cat'], house: 3 },
    ];
    expect(problemsOf(readZebra({ ...puzzle, clues }))).toEqual([
      ['clue-value', 'clue 1'],
      ['clue-attribute', 'clue 2'],
      ['clue-house', 'clue 3'],
    ]);
    const attributes = { pet: ['cat', 'dog'], drink: ['tea', 'milk', 'Tea'] };
    expect(problemsOf(readZebra({ ...puzzle, attributes, clues: [] }))).toEqual([
      ['value-count', 'attribute pet'],
      ['name-repeated', 'attribute drink'],
    ]);
  });

  it('refuses a place clue with a second value, and a pair clue with a house', () => {
    for (const clue of [
      { type: 'at', a: ['pet', 'cat'], b: ['drink', 'tea'] },
      { type: 'same', a: ['pet', 'cat'], b: ['drink', 'tea'], house: 1 },
      { type: 'same', a: ['pet'], b: ['drink', 'tea'] },
    ]) {
      expect(problemsOf(readZebra({ ...puzzle, clues: [clue] }))[0]![0]).toBe('json-shape');
    }
  });

  it('does not lose an attribute that objects cannot carry', () => {
    const json = JSON.stringify({ ...puzzle, clues: [] }).replace('"pet"', '"__proto__"');
    expect(problemsOf(readZebra(JSON.parse(json)))).toEqual([['name-unusable', 'attributes']]);
  });

  it('reads solutions of the puzzle alone', () => {
    expect(problemsOf(readZebraSolution({ ...solution, hat: [] }, puzzle))).toEqual([
      ['solution-attribute', 'solution'],
    ]);
    expect(problemsOf(readZebraSolution({ pet: solution!.pet }, puzzle))).toEqual([
      ['solution-size', 'solution, attribute drink'],
    ]);
    expect(problemsOf(readZebraSolution({ ...solution, pet: ['cat', 'dog', 'ox'] }, puzzle))).toEqual([
      ['solution-value', 'solution, attribute pet'],
    ]);
  });
});

describe('the names of houses', () => {
  it('are ordinals, in words as far as people write them so', () => {
    expect([0, 1, 10, 11, 12, 20, 21, 22].map((house) => houseNames(house, 30)[0])).toEqual([
      'the first house',
      'the second house',
      'the eleventh house',
      'the twelfth house',
      'the 13th house',
      'the 21st house',
      'the 22nd house',
      'the 23rd house',
    ]);
    expect(houseNames(2, 5)[0]).toBe('the middle house');
    expect(houseNames(4, 5)).toContain('the last house');
  });

  it('are shared by no two houses', () => {
    for (const houses of [2, 3, 5, 30]) {
      const names = Array.from({ length: houses }, (_, house) => houseNames(house, houses)).flat();
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
