/** The moves of Akari on small grids: where they apply, and where they nearly apply. */
import { describe, expect, it } from 'vitest';
import { akari } from '../../../src/families/akari/index.js';
import { foundOn } from './found-on.js';

/** The places of a move in rows parted by spaces; `bulbs` and `crosses` are known. */
function found(rows: string, move: string, bulbs: readonly string[] = [], crosses: readonly string[] = []) {
  const known = [
    ...bulbs.map((cell) => `${cell} has a bulb`),
    ...crosses.map((cell) => `${cell} has no bulb`),
  ];
  return foundOn(akari, { family: 'akari', grid: rows.split(' ') } as never, move, known);
}

describe('completed numbers of akari', () => {
  it('take no more bulbs', () => {
    expect(found('.1. ...', 'completed-number', ['r1c1'])).toEqual([
      {
        en: 'The 1 of r1c2 has its bulb, so r1c3 and r2c2 have no bulb.',
        de: 'Die 1 in r1c2 hat ihre Lampe, also haben r1c3 und r2c2 keine Lampe.',
        concludes: ['r1c3 has no bulb', 'r2c2 has no bulb'],
        rules: ['number-r1c2'],
      },
    ]);
    expect(found('.0. ...', 'completed-number')[0]!.en).toBe(
      'The 0 of r1c2 allows no bulb, so r1c1, r1c3 and r2c2 have no bulb.',
    );
  });

  it('are not seen before they have all', () => {
    expect(found('.2. ...', 'completed-number', ['r1c1'])).toEqual([]);
  });
});

describe('last cells of akari', () => {
  it('all have bulbs', () => {
    expect(found('.2. ...', 'last-cells', ['r1c1'], ['r1c3'])).toEqual([
      {
        en: 'The 2 of r1c2 needs one more bulb, and only r2c2 is left.',
        de: 'Die 2 in r1c2 braucht noch eine Lampe, und nur r2c2 ist übrig.',
        concludes: ['r2c2 has a bulb'],
        rules: ['number-r1c2'],
      },
    ]);
  });

  it('are not seen while one more is left', () => {
    expect(found('.2. ...', 'last-cells', ['r1c1'])).toEqual([]);
  });
});

describe('light of akari', () => {
  it('crosses out what a bulb lights, as far as the next wall', () => {
    expect(found('...#.', 'in-the-light', ['r1c1'])).toEqual([
      {
        en: 'The bulb in r1c1 lights r1c2 and r1c3.',
        de: 'Die Lampe in r1c1 beleuchtet r1c2 und r1c3.',
        concludes: ['r1c2 has no bulb', 'r1c3 has no bulb'],
        rules: ['across-r1c1'],
      },
    ]);
  });

  it('comes from the one place that is left', () => {
    expect(found('.. #.', 'only-light', [], ['r1c1', 'r2c2'])).toEqual([
      {
        en: 'Only a bulb in r1c2 can light r1c1, so there is one.',
        de: 'Nur eine Lampe in r1c2 kann r1c1 beleuchten, also steht dort eine.',
        concludes: ['r1c2 has a bulb'],
        rules: ['lit-r1c1'],
      },
      {
        en: 'No other cell can light r1c2, so it has a bulb.',
        de: 'Kein anderes Feld kann r1c2 beleuchten, also steht dort eine Lampe.',
        concludes: ['r1c2 has a bulb'],
        rules: ['lit-r1c2'],
      },
      {
        en: 'Only a bulb in r1c2 can light r2c2, so there is one.',
        de: 'Nur eine Lampe in r1c2 kann r2c2 beleuchten, also steht dort eine.',
        concludes: ['r1c2 has a bulb'],
        rules: ['lit-r2c2'],
      },
    ]);
    expect(found('.. #.', 'only-light')).toEqual([]);
  });
});

describe('bulbs of akari that cannot be', () => {
  it('would leave a number too few cells', () => {
    expect(found('#.. .2. ...', 'room-for-number')).toEqual([]);
    const places = found('#.. .3. ...', 'room-for-number');
    expect(places.map(({ concludes }) => concludes)).toEqual([
      ['r1c3 has no bulb'],
      ['r3c1 has no bulb'],
      ['r3c3 has no bulb'],
    ]);
    expect(places[0]).toMatchObject({
      en: 'A bulb in r1c3 would light r1c2 and r2c3, and the 3 of r2c2 would have only two cells left for three bulbs. So r1c3 has no bulb.',
      de: 'Eine Lampe in r1c3 würde r1c2 und r2c3 beleuchten, und die 3 in r2c2 hätte nur zwei Felder für drei Lampen übrig. Also hat r1c3 keine Lampe.',
      rules: ['number-r2c2', 'across-r1c2', 'down-r1c3'],
    });
  });

  it('would leave a cell dark', () => {
    expect(found('.. ..', 'left-dark', [], ['r1c1'])).toEqual([
      {
        en: 'A bulb in r2c2 would leave r1c1 dark, which only r1c2 or r2c1 can light. So r2c2 has no bulb.',
        de: 'Eine Lampe in r2c2 ließe r1c1 dunkel, das nur von r1c2 oder r2c1 aus beleuchtet werden kann. Also hat r2c2 keine Lampe.',
        concludes: ['r2c2 has no bulb'],
        rules: ['lit-r1c1', 'down-r1c2', 'across-r2c1'],
      },
    ]);
    expect(found('.. ..', 'left-dark')).toEqual([]);
  });
});

describe('shared cells of akari', () => {
  it('decide about the others of two numbers', () => {
    const grid = '#.#. .2.# #.1. .##.';
    expect(found(grid, 'shared-cells', [], ['r1c2'])).toEqual([
      {
        en: 'The 2 of r2c2 needs one bulb in r2c3 or r3c2, and the 1 of r3c3 allows no more, so r3c4 has no bulb.',
        de: 'Die 2 in r2c2 braucht in r2c3 oder r3c2 eine Lampe, und die 1 in r3c3 erlaubt nicht mehr: r3c4 hat keine Lampe.',
        concludes: ['r3c4 has no bulb'],
        rules: ['number-r2c2', 'number-r3c3'],
      },
      {
        en: 'The 1 of r3c3 allows one bulb in r2c3 and r3c2, so the 2 of r2c2 needs r2c1 too.',
        de: 'Die 1 in r3c3 erlaubt in r2c3 und r3c2 eine Lampe, also braucht die 2 in r2c2 auch r2c1.',
        concludes: ['r2c1 has a bulb'],
        rules: ['number-r2c2', 'number-r3c3'],
      },
    ]);
    expect(found(grid, 'shared-cells')).toEqual([]);
  });
});

describe('suppositions of akari', () => {
  it('are refuted by what follows', () => {
    expect(found('...... .#1#1. ......', 'contradiction')).toEqual([
      {
        en: 'If r1c5 had a bulb, r1c3 and r1c6 would be lit, the 1 of r2c5 would allow no bulb in r2c6, the 1 of r2c3 would need a bulb in r3c3, r3c6 would need a bulb to light r2c6, and two bulbs in r3c1 to r3c6 would light each other. So r1c5 has no bulb.',
        de: 'Angenommen, r1c5 hat eine Lampe. Dann gilt: r1c3 und r1c6 sind beleuchtet, die 1 in r2c5 erlaubt in r2c6 keine Lampe, die 1 in r2c3 braucht eine Lampe in r3c3, r3c6 braucht eine Lampe, die r2c6 beleuchtet, und zwei Lampen in r3c1 bis r3c6 beleuchten einander. Also hat r1c5 keine.',
        concludes: ['r1c5 has no bulb'],
        rules: ['across-r1c1', 'number-r2c5', 'number-r2c3', 'lit-r2c6', 'across-r3c1'],
      },
    ]);
    expect(found('.. ..', 'contradiction')).toEqual([]);
  });
});
