import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { queens } from '../../../src/families/queens/index.js';

const { puzzle, solution } = queens.examples.find(({ name }) => name === 'five by five')!;

describe('the picture of queens', () => {
  it('shows walls and queens in a terminal', () => {
    const scene = queens.picture(puzzle, { solution: solution! });
    expect(renderTerminal(scene, { unicode: false }).split('\n')).toEqual([
      '+----------+',
      '| Q## Q    |',
      '|         Q|',
      '|## Q    ##|',
      '|         Q|',
      '| Q        |',
      '+----------+',
      '',
      'Queens: as many as fit',
    ]);
  });

  it.each([
    [7, '× 7'],
    [undefined, 'as many as fit'],
  ])('says below the board how many queens to place: %s', (number, words) => {
    const asked = number === undefined ? puzzle : { ...puzzle, queens: number };
    const texts = queens.picture(asked, {}).shapes.filter((shape) => shape.kind === 'text');
    expect(texts.map(({ text }) => text)).toEqual([words]);
  });

  it('adds nothing but crowns for the solution', () => {
    const plain = queens.picture(puzzle, {}).shapes;
    const solved = queens.picture(puzzle, { solution: solution! }).shapes;
    expect(solved).toEqual(expect.arrayContaining([...plain]));
    const crowns = (shapes: typeof plain) => shapes.filter(({ kind }) => kind === 'path').length;
    expect(crowns(solved) - crowns(plain)).toBe(6);
  });

  it('keeps the caption within the width of the narrowest board', () => {
    const scene = queens.picture({ family: 'queens', board: ['.'] }, {});
    const [text] = scene.shapes.filter((shape) => shape.kind === 'text');
    expect(text!.size).toBeGreaterThan(0);
    expect(text!.size).toBeLessThan(1);
  });
});
