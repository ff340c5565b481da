/** The moves of Slitherlink on small grids: where they apply, and where they nearly apply. */
import { describe, expect, it } from 'vitest';
import { slitherlink } from '../../../src/families/slitherlink/index.js';
import { foundOn } from './found-on.js';

/** The places of a move in rows parted by spaces; places with lines and without are known. */
function found(rows: string, move: string, lines: readonly string[] = [], none: readonly string[] = []) {
  const known = [
    ...lines.map((place) => `${place} has a line`),
    ...none.map((place) => `${place} has no line`),
  ];
  return foundOn(slitherlink, { family: 'slitherlink', grid: rows.split(' ') } as never, move, known);
}

describe('numbers of slitherlink', () => {
  it('have no further lines when they have all', () => {
    expect(found('1.', 'completed-number', ['the top of r1c1'])).toEqual([
      {
        en: 'The 1 of r1c1 has one line, so none at the left, right and bottom.',
        de: 'Die 1 in r1c1 hat eine Linie, also links, rechts und unten keine.',
        concludes: [
          'the left side of r1c1 has no line',
          'the left side of r1c2 has no line',
          'the bottom of r1c1 has no line',
        ],
        rules: ['number-r1c1'],
      },
    ]);
    expect(found('0.', 'completed-number')[0]!.en).toBe('The 0 of r1c1 has no lines around it.');
    expect(found('2.', 'completed-number', ['the top of r1c1'])).toEqual([]);
  });

  it('have lines at the last sides', () => {
    expect(
      found('2.', 'last-sides', ['the top of r1c1'], ['the left side of r1c1', 'the bottom of r1c1']),
    ).toEqual([
      {
        en: 'Only the right is left for the 2 of r1c1.',
        de: 'Für die 2 in r1c1 bleibt nur noch rechts.',
        concludes: ['the left side of r1c2 has a line'],
        rules: ['number-r1c1'],
      },
    ]);
    expect(found('2.', 'last-sides', ['the top of r1c1'], ['the left side of r1c1'])).toEqual([]);
  });
});

describe('corners of slitherlink', () => {
  it('are passed, left by the only way, or dead ends', () => {
    const [top, left] = ['the top of r1c1', 'the left side of r1c1'];
    const middle = ['the left side of r1c2', 'the top of r1c2'];
    expect(found('..', 'passed-point', [top, middle[0]!])).toEqual([
      {
        en: 'The top of r1c2 would branch off the loop.',
        de: 'Die Oberseite von r1c2 würde von der Schleife abzweigen.',
        concludes: ['the top of r1c2 has no line'],
        rules: ['point-0-1'],
      },
    ]);
    expect(found('..', 'only-way-on', [top])).toMatchObject([
      { en: 'A line goes on along the left side of r1c1 only.', concludes: [`${left} has a line`] },
    ]);
    expect(found('..', 'dead-end', [], [top])).toMatchObject([
      {
        en: 'A line from below into the top left corner of r1c1 could not go on.',
        de: 'Eine Linie von unten in die linke obere Ecke von r1c1 könnte nicht weitergehen.',
        concludes: [`${left} has no line`],
      },
    ]);
    expect(found('..', 'dead-end')).toEqual([]);
  });

  it('decide a number where no other line can be', () => {
    const [three] = found('3.. ... ...', 'number-in-corner');
    expect(three).toEqual({
      en: 'At its top left corner the 3 of r1c1 has two lines or none, so the top and left have lines.',
      de: 'An der Ecke links oben hat die 3 in r1c1 zwei Linien oder keine, also oben und links Linien.',
      concludes: ['the top of r1c1 has a line', 'the left side of r1c1 has a line'],
      rules: ['point-0-0', 'number-r1c1'],
    });
    expect(found('1.. ... ...', 'number-in-corner')[0]!.concludes).toEqual([
      'the top of r1c1 has no line',
      'the left side of r1c1 has no line',
    ]);
    expect(found('2.. ... ...', 'number-in-corner')).toEqual([]);
  });

  it('decide a number where a line comes in', () => {
    const line = ['the top of r2c1'];
    expect(found('... .3. ...', 'line-at-number', line)[0]).toEqual({
      en: 'At its top left corner, where a line comes in, the 3 of r2c2 has at most one line, so the right and bottom have lines.',
      de: 'An der Ecke links oben, wo eine Linie ankommt, hat die 3 in r2c2 höchstens eine Linie, also rechts und unten Linien.',
      concludes: ['the left side of r2c3 has a line', 'the top of r3c2 has a line'],
      rules: ['point-1-1', 'number-r2c2'],
    });
    expect(found('... .2. ...', 'line-at-number', line)).toEqual([]);
  });
});

describe('3s of slitherlink', () => {
  it('in a diagonal have lines at both ends', () => {
    const places = found('.... .3.. ..3. ....', 'diagonal-threes');
    expect(places[0]).toEqual({
      en: 'The 3 of r2c2 has at least one line at its bottom right corner, so the 3 of r3c3 has at most one line there, so the right and bottom have lines.',
      de: 'Die 3 in r2c2 hat an der Ecke rechts unten mindestens eine Linie, also hat die 3 in r3c3 dort höchstens eine Linie, also rechts und unten Linien.',
      concludes: ['the left side of r3c4 has a line', 'the top of r4c3 has a line'],
      rules: ['number-r2c2', 'point-2-2', 'number-r3c3'],
    });
    expect(places).toHaveLength(2);
    expect(found('..... .3... ..2.. ...3. .....', 'diagonal-threes')).toHaveLength(2);
    expect(found('..... .3... ..1.. ...3. .....', 'diagonal-threes')).toEqual([]);
  });

  it('with several 2s between them name these together', () => {
    expect(found('..... .3... ..2.. ...3. .....', 'diagonal-threes')[0]).toMatchObject({
      en: 'The 3 of r2c2 has at least one line at its bottom right corner; the same goes for the 2 of r3c3, so the 3 of r4c4 has at most one line at its top left corner, so the right and bottom have lines.',
      de: 'Die 3 in r2c2 hat an der Ecke rechts unten mindestens eine Linie; dasselbe gilt für die 2 in r3c3, also hat die 3 in r4c4 an der Ecke links oben höchstens eine Linie, also rechts und unten Linien.',
    });
    const [long] = found('...... .3.... ..2... ...2.. ....3. ......', 'diagonal-threes');
    expect(long!.en).toContain('; the same goes for the 2s of r3c3 and r4c4, so the 3 of r5c5');
  });

  it('are not followed past a corner of which nothing is known', () => {
    const grid = '..... ...3. ..1.. .2... 3....';
    const lines = ['the left side of r1c5'];
    const said = ['diagonal-threes', 'diagonal-numbers', 'line-at-number'].flatMap((move) =>
      found(grid, move, lines).flatMap(({ en, de }) => [en, de]),
    );
    expect(said).toContain(
      'The 3 of r2c4 has at least one line at its top right corner, so none leads on from there right.',
    );
    expect(said.filter((text) => /undefined|has and|hat und| {2}/.test(text))).toEqual([]);
  });

  it('side by side have lines between and beyond them', () => {
    const middle = ['the left side of r2c3'];
    expect(found('.... .33. ....', 'threes-side-by-side', middle)).toEqual([
      {
        en: 'The 3s of r2c2 and r2c3 have lines left, right and between them, and none leads on from between them.',
        de: 'Die 3en in r2c2 und r2c3 haben Linien links, rechts und zwischen sich, und keine führt dazwischen heraus.',
        concludes: [
          'the left side of r2c2 has a line',
          'the left side of r2c4 has a line',
          'the left side of r1c3 has no line',
          'the left side of r3c3 has no line',
        ],
        rules: ['number-r2c2', 'number-r2c3', 'point-1-2', 'point-2-2'],
      },
    ]);
    // A loop round both may be all there is.
    expect(found('.... .33. ....', 'threes-side-by-side')).toEqual([]);
  });
});

describe('suppositions of slitherlink', () => {
  it('are refuted by what follows', () => {
    const [one] = found('33', 'contradiction');
    expect(one!.en).toMatch(/^If .* has (a|no) line, /);
    expect(one!.de).toMatch(/^Angenommen, .* hat (eine|keine) Linie: /);
    expect(one!.rules.length).toBeGreaterThan(1);
  });
});
