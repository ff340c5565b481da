/** Sudokus with small pictures in place of numbers: their drawings, their formats, and how they are made. */
import { describe, expect, it } from 'vitest';
import { generate } from '../../../src/api/index.js';
import type { Path, Scene } from '../../../src/draw/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';

const { puzzle, solution } = sudoku.examples.find(({ name }) => name === 'four pictures')!;

const pathsOf = (scene: Scene): readonly Path[] =>
  scene.shapes.filter((shape): shape is Path => shape.kind === 'path');
const textsOf = (scene: Scene) => scene.shapes.filter(({ kind }) => kind === 'text');

/** The filled pictures and the outlines in the cells, by the middle of what is drawn. */
function drawnIn(scene: Scene) {
  const bottom = scene.lattice!.y + 4 * scene.lattice!.pitch;
  const main = pathsOf(scene).filter(
    ({ stroke, steps }) =>
      stroke !== undefined && steps.every((step) => step.length < 3 || step[2]! < bottom),
  );
  return {
    filled: main.filter(({ fill }) => fill === '#000000').length,
    outlines: main.filter(({ fill }) => fill === '#ffffff').length,
  };
}

describe('pictures in place of numbers', () => {
  it('draws given ones filled, and says below which number each stands for', () => {
    const scene = sudoku.picture(puzzle, {});
    expect(drawnIn(scene)).toEqual({ filled: 4, outlines: 0 });
    expect(textsOf(scene)).toMatchObject(['1', '2', '3', '4'].map((text) => ({ text })));
  });

  it('draws the solution as outlines, in an answer key without the line below', () => {
    const scene = sudoku.picture(puzzle, { solution: solution!, answerOnly: true });
    const { filled, outlines } = drawnIn(scene);
    // Two of the suns are not given, and the disc of a sun is an outline of its own.
    expect([filled, outlines]).toEqual([4, 12 + 2]);
    expect(textsOf(scene)).toEqual([]);
    expect(scene.height).toBeCloseTo(scene.width);
  });

  it('draws every picture within its cell', () => {
    const scene = sudoku.picture({ ...puzzle, grid: solution! }, { answerOnly: true });
    const { x, y, pitch } = scene.lattice!;
    for (const { steps } of pathsOf(scene)) {
      const cells = steps.flatMap((step) => {
        const points = step.slice(1) as number[];
        return points.flatMap((_, index) =>
          index % 2 === 0
            ? [`${Math.floor((points[index]! - x) / pitch)} ${Math.floor((points[index + 1]! - y) / pitch)}`]
            : [],
        );
      });
      expect(new Set(cells).size).toBe(1);
    }
  });

  it('shows six different signs in a terminal', () => {
    const six = sudoku.examples.find(({ name }) => name === 'six by six')!;
    const scene = sudoku.picture({ ...six.puzzle, pictures: true }, { solution: six.solution! });
    expect(new Set(scene.lattice!.signs!.map(({ unicode }) => unicode)).size).toBe(6);
    expect(scene.lattice!.signs!.map(({ ascii }) => Number(ascii))).toEqual(six.solution!.flat());
  });

  it('is kept by json; other formats say that they cannot hold it', () => {
    for (const codec of sudoku.codecs.filter(({ readOnly }) => readOnly !== true)) {
      const encoded = codec.encode({ puzzle, credits: {} });
      if (codec.format === 'json') expect(encoded.ok).toBe(true);
      else expect(encoded).toMatchObject({ ok: false });
    }
  });

  it('refuses more numbers than there are pictures', () => {
    const nine = sudoku.examples[0]!.puzzle;
    expect(sudoku.readPuzzle({ ...nine, pictures: true })).toMatchObject({
      ok: false,
      issues: [{ code: 'pictures', message: expect.stringContaining('up to 6') }],
    });
  });
});

describe('the generator', () => {
  it.each([4, 6])('makes them with one solution, size %i', async (size) => {
    const { puzzles } = await generate(sudoku, { seed: 'a', settings: { size, pictures: true } });
    expect(puzzles).toMatchObject([{ verdict: 'unique', certified: true, puzzle: { pictures: true } }]);
  });

  it.each([{ size: 9 }, { size: 6, variant: 'diagonal' }])('refuses %j', async (settings) => {
    await expect(generate(sudoku, { seed: 'a', settings: { ...settings, pictures: true } })).rejects.toThrow(
      /pictures/,
    );
  });
});
