/** The moves of Hashi on small boards. */
import { describe, expect, it } from 'vitest';
import { type HashiPuzzle, hashi } from '../../../src/families/hashi/index.js';
import { saidBy } from './said.js';

/** Islands by their numbers, a row a text; a point is water. */
function islands(...rows: readonly string[]): HashiPuzzle {
  const number = (one: string): number => (one === '.' ? 0 : Number(one));
  return { family: 'hashi', islands: rows.map((row) => [...row].map(number)) };
}

const SQUARE = islands('2.3', '...', '2.3');
const none = (place: string) => [`${place} has no bridge`, `${place} has at most one bridge`];
const one = (place: string) => [`${place} has at least one bridge`];
const two = (place: string) => [...one(place), `${place} has two bridges`];

describe('moves of hashi', () => {
  it.each([
    ['crossing', islands('.1.', '1.1', '.1.'), one('r2c1–r2c3'), 'r1c2–r3c2 would cross r2c1–r2c3.'],
    ['full-island', SQUARE, two('r1c1–r1c3'), 'The 2 in r1c1 has all its bridges.'],
    [
      'only-direction',
      islands('2.3', '...', '..1'),
      [],
      'r1c1–r1c3 has two bridges: the 2 in r1c1 has only one neighbour.',
    ],
    [
      'only-direction',
      SQUARE,
      none('r1c1–r3c1'),
      'r1c1–r1c3 has two bridges: the 2 in r1c1 has no other way left.',
    ],
    ['two-islands', islands('1.1', '...', '2.2'), [], 'Two 1s never join: r1c1–r1c3 would cut them off.'],
    [
      'two-islands',
      islands('2.2', '...', '3.3'),
      [],
      'Two 2s never join by two bridges: r1c1–r1c3 would cut them off.',
    ],
    [
      'island-group',
      islands('1.2.1', '.....', '3.3.3'),
      [],
      'r1c3–r3c3 has a bridge: with bridges only to r1c1 and r1c5, the 2 in r1c3 would be cut off with them.',
    ],
    [
      'island-group',
      islands('1.3.2', '.....', '3.3.3'),
      [],
      'r1c3–r3c3 has a bridge: with bridges only to r1c1 and r1c5, the 3 in r1c3 would be cut off with them.',
    ],
    [
      'island-group',
      islands('2.4.2', '.....', '3.3.3'),
      [],
      'r1c3–r3c3 has a bridge: with bridges only to r1c1 and r1c5, the 4 in r1c3 would be cut off with them.',
    ],
    [
      'all-directions',
      islands('3.1', '...', '3.2'),
      [],
      'r1c1–r1c3 has a bridge, and r1c1–r3c1 has two bridges: the 3 in r1c1 needs all that its directions can hold, 2 + 1 = 3 (the 1 in r1c3 takes only one).',
    ],
    [
      'needed-bridges',
      SQUARE,
      [],
      'r1c1–r1c3 and r1c3–r3c3 have a bridge each: without any one of them the 3 in r1c3 gets at most 2.',
    ],
    [
      'last-way-out',
      SQUARE,
      [...one('r1c1–r1c3'), ...none('r1c1–r3c1')],
      'r1c3–r3c3 has a bridge: the islands in r1c1 and r1c3 have no other way out.',
    ],
  ])('say of %s', (id, puzzle, known, sentence) => {
    expect(saidBy(hashi, puzzle, id, known).map(({ en }) => en)).toContain(sentence);
  });

  it.each([
    ['two-islands', islands('2.2', '...', '3.3'), 'r1c1–r1c3 has at most one bridge'],
    ['island-group', islands('1.2.1', '.....', '3.3.3'), 'r1c3–r3c3 has at least one bridge'],
    ['all-directions', islands('3.1', '...', '3.2'), 'r1c1–r3c1 has two bridges'],
  ])('conclude by %s', (id, puzzle, conclusion) => {
    expect(saidBy(hashi, puzzle, id, []).flatMap(({ so }) => so)).toContain(conclusion);
  });

  it.each([
    ['crossing', islands('.1.', '1.1', '.1.'), none('r2c1–r2c3')],
    ['full-island', SQUARE, one('r1c1–r1c3')],
    ['only-direction', SQUARE, []],
    // Two bridges leave one for a way out; and two islands alone may use each other up.
    ['two-islands', islands('3.3', '...', '3.3'), []],
    ['two-islands', islands('2.2'), []],
    // With one bridge to either side a 3 needs another one anyway, with both full it needs none of a 2.
    ['island-group', islands('2.3.2', '.....', '3.3.3'), []],
    ['all-directions', islands('3.3', '...', '3.3'), []],
    ['needed-bridges', islands('2.2', '...', '2.2'), []],
    ['last-way-out', SQUARE, one('r1c1–r1c3')],
  ])('do not find %s', (id, puzzle, known) => {
    expect(saidBy(hashi, puzzle, id, known)).toEqual([]);
  });

  it.each([
    [
      'only-direction',
      islands('2.3', '...', '..1'),
      'r1c1–r1c3 hat zwei Brücken: Die 2 in r1c1 hat nur einen Nachbarn.',
    ],
    [
      'two-islands',
      islands('1.1', '...', '2.2'),
      'Zwei Einsen werden nie verbunden: r1c1–r1c3 würde sie abschneiden.',
    ],
  ])('say of %s in German', (id, puzzle, sentence) => {
    expect(saidBy(hashi, puzzle, id, []).map(({ de }) => de)).toContain(sentence);
  });
});
