/** The moves of the Circuit Board game on small boards. */
import { describe, expect, it } from 'vitest';
import { type CircuitPuzzle, circuit } from '../../../src/families/circuit/index.js';
import { saidBy } from './said.js';

function board(rows: number, columns: number): CircuitPuzzle {
  const grid = Array.from({ length: rows }, () => 'o'.repeat(columns));
  return { family: 'circuit', grid, edges: [] };
}

/** Known places: `+r1c1–r1c2` has a track, `-r1c1–r1c2` has none. */
const facts = (known: string): readonly string[] =>
  known
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => `${one.slice(1)} ${one[0] === '+' ? 'has a track' : 'has no track'}`);

describe('moves of circuit', () => {
  it.each([
    ['completed-point', '+r1c1–r1c2', 'r1c1 has one track and no room for three, so r1c1–r2c1 has none.'],
    ['completed-point', '+r1c2–r2c2 +r2c1–r2c2 +r2c2–r2c3', 'r2c2 has three tracks, so r2c2–r3c2 has none.'],
    ['forced-tracks', '+r1c1–r1c2 +r1c2–r1c3', 'r1c2 has two tracks and so a third, r1c2–r2c2.'],
    ['forced-tracks', '-r1c1–r1c2', 'r1c1 has room only for r1c1–r2c1.'],
    [
      'no-area',
      '+r1c1–r1c2 +r1c1–r2c1 +r1c2–r2c2',
      'r2c1–r2c2 would close a ring with the corners r2c2, r1c2, r1c1 and r2c1.',
    ],
    [
      'isolation',
      '-r1c2–r2c2',
      'r1c1 and r1c2 have room for only one track each, so r1c1–r1c2 would cut them off.',
    ],
    [
      'both-ways-out',
      '+r1c1–r1c2 -r1c1–r2c1',
      'r1c2 has one track, and gets both r1c2–r1c3 and r1c2–r2c2, the only ways out of the points r1c1 and r1c2.',
    ],
    [
      'none-of-two',
      '+r1c2–r1c3 +r1c1–r2c1 +r2c1–r2c2',
      'r1c2 has one track, and gets both r1c1–r1c2 and r1c2–r2c2 or neither; both would close a ring with the corners r1c2, r2c2, r2c1 and r1c1.',
    ],
    [
      'last-way-out',
      '+r1c1–r1c2 -r1c2–r1c3 -r1c2–r2c2 -r2c1–r2c2',
      'r1c1–r2c1 has a track: the points r1c1 and r1c2 have no other way out.',
    ],
    [
      'parity',
      '+r1c1–r2c1 +r1c2–r1c3',
      'r1c2–r2c2 has no track: the two points r1c1 and r1c2 have an odd number of tracks each, so an even number of tracks leaves them, and there are two others, r1c1–r2c1 and r1c2–r1c3.',
    ],
    [
      'supposition',
      '',
      'Without r1c2–r2c2, r1c1 and r1c2 have room for only one track each, so r1c1–r1c2 would cut them off; r1c2–r1c3 would cut off the points r1c2 and r1c3, as r1c3 has room for only one track; and r1c2 is cut off. So r1c2–r2c2 has a track.',
    ],
  ])('say of %s, with %s: %s', (id, known, sentence) => {
    expect(saidBy(circuit, board(3, 3), id, facts(known)).map(({ en }) => en)).toContain(sentence);
  });

  it.each([
    ['isolation', '-r1c2–r2c2', 'r1c1–r1c2 has no track'],
    ['parity', '+r1c1–r2c1 -r1c2–r1c3', 'r1c2–r2c2 has a track'],
    ['both-ways-out', '+r1c1–r1c2 -r1c1–r2c1', 'r1c2–r2c2 has a track'],
  ])('conclude by %s, with %s: %s', (id, known, conclusion) => {
    expect(saidBy(circuit, board(3, 3), id, facts(known)).flatMap(({ so }) => so)).toContain(conclusion);
  });

  it.each([
    // r2c2 can still have one track or three.
    ['completed-point', '+r1c2–r2c2 +r2c1–r2c2'],
    ['forced-tracks', '+r1c2–r2c2'],
    ['no-area', '+r1c1–r1c2 +r1c1–r2c1'],
    // The points beside the corners have room for three tracks.
    ['isolation', ''],
    // The tracks of r1c1 lead out too.
    ['both-ways-out', '+r1c2–r2c2'],
    ['none-of-two', '+r1c2–r1c3 +r1c1–r2c1'],
    ['last-way-out', '+r1c1–r1c2'],
    ['parity', '+r1c1–r2c1'],
  ])('do not find %s, with %s', (id, known) => {
    expect(saidBy(circuit, board(3, 3), id, facts(known))).toEqual([]);
  });

  it.each([
    [
      'completed-point',
      '+r1c1–r1c2',
      'r1c1 hat eine Leiterbahn und für drei keinen Platz, also bleibt r1c1–r2c1 leer.',
    ],
    [
      'isolation',
      '-r1c2–r2c2',
      'r1c1 und r1c2 haben nur für je eine Leiterbahn Platz, also würde r1c1–r1c2 sie abschneiden.',
    ],
    [
      'parity',
      '+r1c1–r2c1 +r1c2–r1c3',
      'r1c2–r2c2 hat keine Leiterbahn: Die zwei Punkte r1c1 und r1c2 haben je eine ungerade Zahl von Leiterbahnen, also führt eine gerade Zahl hinaus, und es gibt zwei andere, r1c1–r2c1 und r1c2–r1c3.',
    ],
  ])('say of %s in German, with %s: %s', (id, known, sentence) => {
    expect(saidBy(circuit, board(3, 3), id, facts(known)).map(({ de }) => de)).toContain(sentence);
  });
});
