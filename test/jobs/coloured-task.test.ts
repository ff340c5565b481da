/** The task that makes a colour nonogram of a picture. */
import { describe, expect, it } from 'vitest';
import { nonogram } from '../../src/families/nonogram/index.js';
import { type ColouredTask, makeColoured } from '../../src/jobs/tasks/coloured-task.js';
import { takeSamples } from '../../src/picture/cells/samples.js';
import { fitGrid } from '../../src/picture/decode/size.js';
import { succeed } from '../image/pictures.js';

const COLOURS: Readonly<Record<string, readonly number[]>> = {
  '.': [255, 255, 255],
  k: [10, 10, 10],
  r: [216, 32, 32],
  b: [40, 96, 208],
};
const SIDE = 16;

/** A task for a picture of square cells, as many across as it is to have. */
function taskFor(rows: readonly string[], widths: readonly number[] = [rows[0]!.length]): ColouredTask {
  const [width, height] = [rows[0]!.length * SIDE, rows.length * SIDE];
  const pixels = new Uint8Array(4 * width * height).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const sign = rows[Math.floor(pixel / width / SIDE)]![Math.floor((pixel % width) / SIDE)]!;
    pixels.set(COLOURS[sign]!, 4 * pixel);
  }
  const image = { width, height, pixels };
  return {
    samples: widths.map((width) => takeSamples(image, succeed(fitGrid(image.width, height, { width })))),
    colours: 3,
    ...{ unique: 'repair', goal: 'line', seed: 'task', budget: {}, certify: true },
  };
}

/** Two diagonals of one colour on an empty board have two solutions. */
const AMBIGUOUS = ['......', '.rb...', '.br...', '......', '...rb.', '...br.', '......'];

describe('the colour nonogram of a picture', () => {
  it('has the colours of the picture', async () => {
    const made = await makeColoured(taskFor(['.....', '.rrr.', '.rbr.', '.bbb.', '.....']), {});
    expect(made.puzzle.palette).toEqual(['#ffffff', '#d82020', '#2860d0']);
    expect(made.solution).toEqual(['.....', '.111.', '.121.', '.222.', '.....']);
    expect(made).toMatchObject({ verdict: 'unique', line: true, changed: [], certified: true });
  });

  it('is in black and white where the picture is', async () => {
    const made = await makeColoured(taskFor(['.....', '.kkk.', '.k.k.', '.kkk.', '.....']), {});
    expect(made.puzzle).not.toHaveProperty('palette');
    expect(made.solution).toEqual(['.....', '.###.', '.#.#.', '.###.', '.....']);
  });

  it('has one colour where the picture has one that is not black', async () => {
    const made = await makeColoured(taskFor(['.....', '.rrr.', '.r.r.', '.rrr.', '.....']), {});
    expect(made.puzzle.palette).toEqual(['#ffffff', '#d82020']);
  });

  it('is changed to one solution with the fewest changes, which may give another colour', async () => {
    const made = await makeColoured(taskFor(AMBIGUOUS), {});
    expect(made).toMatchObject({ verdict: 'unique', line: true, proved: true });
    expect(made.changed).toHaveLength(made.lowerBound);
    expect(made.changed.length).toBeGreaterThan(0);
    expect(nonogram.verify(made.puzzle, made.solution)).toEqual([]);
  });

  it('takes another size only where the asked one needs a change, the other none, and it looks as well', async () => {
    const sizeOf = async (rows: readonly string[], widths: readonly number[]) => {
      const made = await makeColoured(taskFor(rows, widths), {});
      return [made.puzzle.columns.length, made.changed.length];
    };
    const dots = ['.......', '.rrrrr.', '.rbrrr.', '.rrrrr.', '.rrrbr.', '.rrrrr.', '.......'];
    expect(await sizeOf(dots, [4])).toEqual([4, 1]);
    expect(await sizeOf(dots, [4, 5])).toEqual([5, 0]);
    expect(await sizeOf(dots, [7, 5])).toEqual([7, 0]);
    expect(await sizeOf(AMBIGUOUS, [3])).toEqual([3, 0]);
    expect(await sizeOf(AMBIGUOUS, [6, 3])).toEqual([6, 1]);
  });

  it('refuses a picture of which nothing is seen on paper', async () => {
    await expect(makeColoured(taskFor(['...', '...', '...']), {})).rejects.toMatchObject({
      code: 'picture-blank',
    });
  });
});
