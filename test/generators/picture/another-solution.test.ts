import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { cellsOfSolution } from '../../../src/families/nonogram/puzzle.js';
import { seenGrey } from '../../../src/picture/cells/translucent/shading.js';
import type { GreyImage } from '../../../src/picture/decode/bitmap.js';
import { scenesOf } from '../../../src/picture/puzzle/scenes.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { nonogramOfPicture } from './nonogram-of-picture.js';

const SIDE = 6;
const minimiser = await loadHighsEngine();

function greyNoise(seed: string): GreyImage {
  const rng = createRng(seed);
  const values = Float64Array.from({ length: SIDE ** 2 }, () => rng.integer(256));
  return { width: SIDE, height: SIDE, values };
}

describe('a picture that is kept as it is', () => {
  it('shows another solution beside its squares exactly where the puzzle has several', () => {
    const verdicts = ['1', '2', '3', '4', '5', '6'].map((seed) => {
      const cells = greyNoise(seed);
      const method = { name: 'translucent' } as const;
      const made = nonogramOfPicture({
        cells,
        method,
        unique: 'keep',
        goal: 'unique',
        seed,
        minimiser,
        prover: satEngine,
      });
      const rasters = scenesOf(made, cells).preview!.shapes.filter((shape) => shape.kind === 'raster');
      expect(made.other !== undefined).toBe(made.verdict === 'multiple');
      expect(rasters).toHaveLength(made.other === undefined ? 2 : 3);
      if (made.other !== undefined) {
        expect(nonogram.verify(made.puzzle, made.other)).toEqual([]);
        expect(made.other).not.toEqual(made.solution);
        const squares = seenGrey({ width: SIDE, height: SIDE, cells: cellsOfSolution(made.other) });
        expect([...rasters[2]!.pixels]).toEqual([...squares.values].map(Math.round));
      }
      return made.verdict;
    });
    expect(new Set(verdicts)).toEqual(new Set(['unique', 'multiple']));
  });
});
