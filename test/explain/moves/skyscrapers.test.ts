/** The moves of Skyscrapers where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { type SkyscrapersPuzzle, skyscrapers } from '../../../src/families/skyscrapers/index.js';
import { foundOn } from './found-on.js';

/** A square of open cells with clues at the first row. */
function row(side: number, left: number, right = 0): SkyscrapersPuzzle {
  const none: readonly number[] = Array(side).fill(0);
  const grid = none.map(() => none);
  return {
    family: 'skyscrapers',
    grid,
    top: none,
    bottom: none,
    left: none.with(0, left),
    right: none.with(0, right),
  };
}

/** The English sentences that a move says. */
function said(puzzle: SkyscrapersPuzzle, move: string, known: readonly string[] = []): readonly string[] {
  return foundOn(skyscrapers, puzzle, move, known).map(({ en }) => en);
}

/** That a cell holds a height and no other. */
function holds(cell: string, height: number, side: number): readonly string[] {
  return Array.from(
    { length: side },
    (_, index) => `${cell} is ${index + 1 === height ? '' : 'not '}${index + 1}`,
  );
}

describe('moves of skyscrapers', () => {
  it('see the tallest tower first', () => {
    expect(foundOn(skyscrapers, row(4, 1), 'one-tower-seen', [])).toMatchObject([
      {
        en: 'From the left of row 1, one tower can be seen, so the tallest comes first: r1c1 is 4.',
        de: 'Von links sieht man in Zeile 1 einen Turm, also steht der höchste vorn: r1c1 ist 4.',
        concludes: ['r1c1 is 4'],
      },
    ]);
    expect(said(row(4, 2), 'one-tower-seen')).toEqual([]);
    expect(said(row(4, 1), 'one-tower-seen', holds('r1c1', 4, 4))).toEqual([]);
  });

  it('see a staircase', () => {
    expect(foundOn(skyscrapers, row(3, 0, 3), 'staircase', [])).toMatchObject([
      {
        en: 'From the right of row 1, three towers can be seen, so they rise from 1 to 3.',
        de: 'Von rechts sieht man in Zeile 1 drei Türme, also steigen sie von 1 bis 3.',
        concludes: ['r1c3 is 1', 'r1c2 is 2', 'r1c1 is 3'],
      },
    ]);
    expect(said(row(4, 3), 'staircase')).toEqual([]);
  });

  it('see two views meet at the tallest tower', () => {
    expect(foundOn(skyscrapers, row(5, 2, 4), 'views-meet', [])).toMatchObject([
      {
        en: 'Row 1 shows two from the left and four from the right, one more than its cells, so both see the tallest in the same cell at the end: r1c2 is 5.',
        de: 'In Zeile 1 sieht man zwei von links und vier von rechts, eins mehr als Felder, also treffen sich beide Blicke beim höchsten: r1c2 ist 5.',
        concludes: ['r1c2 is 5'],
      },
    ]);
    expect(said(row(5, 2, 3), 'views-meet')).toEqual([]);
  });

  it('see high towers that would stand too near', () => {
    expect(foundOn(skyscrapers, row(5, 3), 'too-near', [])).toMatchObject([
      {
        en: 'From the left of row 1, three towers can be seen, so high ones cannot stand too near: r1c1 is not 4 or 5, and r1c2 is not 5.',
        de: 'Von links sieht man in Zeile 1 drei Türme, also stehen hohe nicht zu nah: r1c1 ist nicht 4 oder 5, und r1c2 ist nicht 5.',
        concludes: ['r1c1 is not 4', 'r1c1 is not 5', 'r1c2 is not 5'],
      },
    ]);
    expect(said(row(5, 1), 'too-near')).toEqual([]);
  });

  it('see a rise up to the tallest, and what the first tower hides', () => {
    const rise = foundOn(skyscrapers, row(5, 3), 'rise-to-the-tallest', holds('r1c3', 5, 5));
    expect(rise).toMatchObject([
      {
        en: 'From the left of row 1, three towers can be seen, and the tallest is r1c3, so r1c1 and r1c2 rise to it: r1c1 is not 4 or 5, and r1c2 is not 1 or 5.',
        de: 'Von links sieht man in Zeile 1 drei Türme, und der höchste ist r1c3, also steigen r1c1 und r1c2 bis dorthin an: r1c1 ist nicht 4 oder 5, und r1c2 ist nicht 1 oder 5.',
      },
    ]);
    expect(said(row(5, 3), 'rise-to-the-tallest', holds('r1c4', 5, 5))).toEqual([]);
    const hides = foundOn(skyscrapers, row(5, 2), 'first-hides-the-others', holds('r1c4', 5, 5));
    expect(hides).toMatchObject([
      {
        en: 'From the left of row 1, two towers can be seen, and the tallest is r1c4, so r1c1 hides r1c2 and r1c3: r1c1 is not 1 or 2, and r1c2 and r1c3 are not 5.',
        de: 'Von links sieht man in Zeile 1 zwei Türme, und der höchste ist r1c4, also verdeckt r1c1 r1c2 und r1c3: r1c1 ist nicht 1 oder 2, und r1c2 und r1c3 sind nicht 5.',
      },
    ]);
    expect(said(row(5, 2), 'first-hides-the-others', holds('r1c2', 5, 5))).toEqual([]);
  });

  it('go through the arrangements of a line', () => {
    expect(foundOn(skyscrapers, row(4, 2), 'arrangements', [])).toMatchObject([
      {
        en: 'From the left of row 1, two towers can be seen. In every such arrangement, r1c1 is not 4, and r1c2 is not 3.',
        de: 'Von links sieht man in Zeile 1 zwei Türme. In jeder solchen Anordnung gilt: r1c1 ist nicht 4, und r1c2 ist nicht 3.',
      },
    ]);
    expect(said(row(3, 2), 'arrangements', ['r1c1 is not 1'])).toEqual([
      'From the left of row 1, two towers can be seen: row 1 is 2 1 3 or 2 3 1.',
    ]);
    const seen = [...holds('r1c1', 4, 4), 'r1c2 is not 4', 'r1c3 is not 4', 'r1c4 is not 4'];
    expect(said(row(4, 1), 'arrangements', seen)).toEqual([]);
    expect(foundOn(skyscrapers, row(4, 2, 2), 'arrangements-from-both-sides', [])[0]!.en).toMatch(
      /^From the left of row 1, two towers can be seen, and from the right of row 1, two towers can be seen\. In every/,
    );
  });
});
