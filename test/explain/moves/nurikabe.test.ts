/** The moves of Nurikabe on small grids: where they apply, and where they nearly apply. */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../../src/explain/index.js';
import { nurikabe } from '../../../src/families/nurikabe/index.js';
import type { NurikabePuzzle } from '../../../src/families/nurikabe/puzzle.js';
import { foundOn } from './found-on.js';

const puzzleOf = (rows: string): NurikabePuzzle => ({
  family: 'nurikabe',
  grid: rows
    .split(' ')
    .map((row) => [...row].map((sign) => (sign === '?' ? null : Number(sign.replace('.', '0'))))),
});

/** The places of a move in rows parted by spaces, with known sea and land. */
function found(rows: string, move: string, sea: readonly string[] = [], land: readonly string[] = []) {
  const known = [...sea.map((cell) => `${cell} is sea`), ...land.map((cell) => `${cell} is land`)];
  return foundOn(nurikabe as never, puzzleOf(rows), move, known);
}

const concluded = (...asked: Parameters<typeof found>): readonly string[] =>
  found(...asked).flatMap(({ concludes }) => concludes);

describe('islands of nurikabe that are finished', () => {
  it('are surrounded, a 1 from the start', () => {
    expect(found('.1. ...', 'island-of-one')).toEqual([
      {
        en: 'The 1 of r1c2 is an island of its own, so r1c1, r1c3 and r2c2 are sea.',
        de: 'Die 1 in r1c2 ist eine Insel für sich, also sind r1c1, r1c3 und r2c2 Meer.',
        concludes: ['r1c1 is sea', 'r1c3 is sea', 'r2c2 is sea'],
        rules: ['islands-around-r1c2'],
      },
    ]);
    expect(found('2.. ...', 'finished-island', [], ['r1c2'])).toMatchObject([
      {
        en: 'The 2 of r1c1 has its two cells, so r2c1, r1c3 and r2c2 are sea.',
        rules: ['islands-around-r1c1', 'islands-size-r1c1'],
      },
    ]);
  });

  it('are not seen before they have all cells', () => {
    expect(found('2.. ...', 'island-of-one')).toEqual([]);
    expect(found('3.. ...', 'finished-island', [], ['r1c2'])).toEqual([]);
    expect(found('?.. ...', 'finished-island', ['r1c2'])).toEqual([]);
  });
});

describe('cells of nurikabe between islands', () => {
  it('are sea between two numbers, also diagonal ones', () => {
    expect(found('1.2 ...', 'between-numbers')).toEqual([
      {
        en: 'Land in r1c2 would join the islands of the 1 of r1c1 and the 2 of r1c3, so r1c2 is sea.',
        de: 'Land in r1c2 würde die 1 in r1c1 und die 2 in r1c3 verbinden, also ist r1c2 Meer.',
        concludes: ['r1c2 is sea'],
        rules: ['islands-r1c2'],
      },
    ]);
    expect(concluded('1.. .2.', 'between-numbers')).toEqual(['r1c2 is sea', 'r2c1 is sea']);
    expect(concluded('1.. ..2', 'between-numbers')).toEqual([]);
  });

  it('are sea between known land of two numbers', () => {
    expect(concluded('2...2', 'between-islands', [], ['r1c2', 'r1c4'])).toEqual(['r1c3 is sea']);
    expect(concluded('2...2', 'between-islands', [], ['r1c2'])).toEqual([]);
  });

  it('are sea where land would become too large an island', () => {
    expect(found('3.... .....', 'too-large', [], ['r1c3', 'r1c4'])).toMatchObject([
      { en: 'With r1c2, the island of the 3 of r1c1 would have at least four cells, so r1c2 is sea.' },
    ]);
    expect(found('4.... .....', 'too-large', [], ['r1c3', 'r1c4'])).toEqual([]);
  });
});

describe('growth of islands of nurikabe', () => {
  it('takes the only way', () => {
    expect(found('3.. ...', 'only-way', ['r2c1'])).toMatchObject([
      {
        en: 'Without r1c2, the 3 of r1c1 could not have three cells, so r1c2 is land.',
        de: 'Ohne r1c2 käme die 3 in r1c1 nicht auf drei Felder, also ist r1c2 Land.',
        rules: ['islands-size-r1c1'],
      },
    ]);
    expect(found('3.. ...', 'only-way')).toEqual([]);
  });

  it('takes all cells within reach where there are no more', () => {
    expect(found('3.. ...', 'all-within-reach', ['r2c1', 'r2c2'])).toMatchObject([
      { en: 'The 3 of r1c1 can reach no more than three cells, so r1c2 and r1c3 are land.' },
    ]);
  });

  it('leads land without a number to one', () => {
    expect(found('4.... .....', 'way-to-a-number', ['r2c1', 'r2c3'], ['r1c4'])).toMatchObject([
      {
        en: 'The land of r1c4 has no other way to a number, so r1c2 and r1c3 are land.',
        de: 'Das Land von r1c4 hat keinen anderen Weg zu einer Zahl, also sind r1c2 und r1c3 Land.',
        rules: ['islands-r1c4'],
      },
    ]);
    expect(found('?.... .....', 'way-to-a-number', ['r2c1', 'r2c3'], ['r1c4'])).toEqual([]);
  });

  it('ends where no number comes', () => {
    expect(concluded('2.. ...', 'unreachable')).toEqual(['r1c3 is sea', 'r2c2 is sea', 'r2c3 is sea']);
    expect(concluded('?.. ...', 'unreachable')).toEqual([]);
    expect(found('3.... .....', 'too-far', [], ['r2c1'])).toMatchObject([
      {
        en: 'With the land that it has, the 3 of r1c1 cannot reach r1c3, and no other number can, so r1c3 is sea.',
        rules: ['islands-r1c3', 'islands-size-r1c1'],
      },
    ]);
  });
});

describe('the sea of nurikabe', () => {
  it('leaves land in a block that would be a pool', () => {
    expect(found('... ...', 'pool', ['r1c1', 'r1c2', 'r2c1'])).toEqual([
      {
        en: 'Sea in r2c2 would make a block of four with r1c1, r1c2 and r2c1, so r2c2 is land.',
        de: 'Meer in r2c2 ergäbe mit r1c1, r1c2 und r2c1 einen Block aus vier Feldern, also ist r2c2 Land.',
        concludes: ['r2c2 is land'],
        rules: ['block-r1c1'],
      },
    ]);
    expect(found('... ...', 'pool', ['r1c1', 'r1c2'])).toEqual([]);
  });

  it('leaves land through which a block is joined with a number', () => {
    const sea = ['r1c4', 'r2c4', 'r2c2'];
    expect(found('?... ....', 'land-either-way', sea)).toEqual([]);
    expect(found('3... ....', 'land-either-way', sea)).toEqual([]);
    expect(found('4... ....', 'land-either-way', sea)).toMatchObject([
      {
        en: 'r1c2, r1c3 and r2c3 cannot all be sea beside r2c2, and land in r1c3 or r2c3 can only be joined with a number through r1c2. So r1c2 is land.',
        rules: ['block-r1c2', 'islands-r1c3', 'islands-r2c3'],
      },
      {
        en: 'r1c3 and r2c3 cannot both be sea beside r1c4 and r2c4, and land in r2c3 can only be joined with a number through r1c3. So r1c3 is land.',
        de: 'r1c3 und r2c3 können neben r1c4 und r2c4 nicht beide Meer sein, und Land in r2c3 ist nur durch r1c3 mit einer Zahl verbunden. Also ist r1c3 Land.',
        rules: ['block-r1c3', 'islands-r2c3'],
      },
      {
        en: 'r1c3 and r2c3 cannot both be sea beside r1c4 and r2c4, and land in r1c3 or r2c3 can only be joined with a number through r1c2. So r1c2 is land.',
        rules: ['block-r1c3', 'islands-r1c3', 'islands-r2c3'],
      },
    ]);
  });

  it('is where an island cannot reach beside land that only it can have', () => {
    expect(found('3.... .....', 'owned-land', ['r2c3'], ['r1c3'])).toMatchObject([
      {
        en: 'The land of r1c3 belongs to the 3 of r1c1, as no other number reaches it. That leaves too few cells to go on to r2c1 or r2c2, and no other number reaches so far either, so r2c1 and r2c2 are sea.',
        de: 'Das Land von r1c3 gehört zur 3 in r1c1, denn keine andere Zahl erreicht es. Damit reicht sie nicht mehr bis r2c1 oder r2c2, und keine andere Zahl kommt so weit, also sind r2c1 und r2c2 Meer.',
        rules: ['islands-r1c3', 'islands-size-r1c1', 'islands-r2c1', 'islands-r2c2'],
      },
    ]);
    expect(found('4.... .....', 'owned-land', ['r2c3'], ['r1c3'])).toEqual([]);
    expect(found('3...3 .....', 'owned-land', ['r2c3'], ['r1c3'])).toEqual([]);
  });

  it('finds its only way out, as an explanation says', () => {
    const { puzzle } = nurikabe.examples.find(({ name }) => name === 'seven by seven')!;
    const answer = explainPuzzle({ family: nurikabe as never, puzzle });
    const { steps, verdict } =
      answer.status === 'explained' ? answer.explanation : { steps: [], verdict: '' };
    expect(verdict).toBe('solved');
    expect(JSON.stringify(steps)).toContain('sea-way-out');
  });
});
