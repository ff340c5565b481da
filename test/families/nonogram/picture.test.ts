import { describe, expect, it } from 'vitest';
import { measureText } from '../../../src/draw/font.js';
import { HAIRLINE, type Scene, type Text } from '../../../src/draw/scene.js';
import { renderSvg } from '../../../src/draw/svg.js';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { nonogramPicture } from '../../../src/families/nonogram/picture.js';
import {
  cellsOfSolution,
  type NonogramPuzzle,
  puzzleOfPicture,
} from '../../../src/families/nonogram/puzzle.js';

const BOAT = ['...#...', '...##..', '...###.', '...#...', '#######', '.#####.', '.......'];

function puzzleOf(solution: readonly string[]): NonogramPuzzle {
  return puzzleOfPicture(cellsOfSolution(solution), solution.length, solution[0]!.length);
}

const GIVEN: NonogramPuzzle = {
  ...puzzleOf(BOAT),
  given: ['.??????', '???????', '???????', '???????', '??#????', '???????', '???????'],
};

describe('nonogram picture', () => {
  it('draws the puzzle, its given cells, its solution and marks', async () => {
    const views = {
      puzzle: {},
      solution: {
        solution: BOAT,
        marks: [
          [0, 3],
          [3, 6],
        ] as const,
      },
    };
    for (const [name, view] of Object.entries(views)) {
      const scene = nonogramPicture(GIVEN, view);
      const stem = `../../golden/draw/nonogram-${name}`;
      await expect(renderSvg(scene, { text: 'plain' })).toMatchFileSnapshot(`${stem}.svg`);
      await expect(`${renderTerminal(scene, { unicode: true })}\n`).toMatchFileSnapshot(`${stem}.txt`);
      await expect(`${renderTerminal(scene, { unicode: false })}\n`).toMatchFileSnapshot(`${stem}.ascii.txt`);
    }
  });

  it('keeps the shapes of the puzzle when the solution is shown', () => {
    const shown = new Set(
      nonogramPicture(GIVEN, { solution: BOAT }).shapes.map((shape) => JSON.stringify(shape)),
    );
    for (const shape of nonogramPicture(GIVEN, {}).shapes) expect(shown).toContain(JSON.stringify(shape));
  });

  it('shows a nought for a blank line', () => {
    const texts = textsOf(nonogramPicture(puzzleOf(['.']), {}));
    expect(texts.map((text) => text.text)).toEqual(['0', '0']);
  });

  it.each([
    [1, 1],
    [1, 30],
    [30, 1],
    [5, 5],
    [60, 60],
    [100, 100],
    [3, 120],
  ])('keeps the clues of %i x %i inside the picture and apart', (rows, columns) => {
    const stripes = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => (row % 7 === 3 || (row + column) % 2 ? '#' : '.')).join(
        '',
      ),
    );
    const scene = nonogramPicture(puzzleOf(stripes), {});
    expect(overlaps(textsOf(scene))).toBe(0);
    for (const { left, right, top, bottom } of textsOf(scene).map(box)) {
      expect(left).toBeGreaterThan(0);
      expect(top).toBeGreaterThan(0);
      expect(right).toBeLessThan(scene.width);
      expect(bottom).toBeLessThan(scene.height);
    }
  });

  it('has no line that is too thin to print', () => {
    for (const shape of nonogramPicture(GIVEN, {}).shapes) {
      if (shape.kind === 'line') expect(shape.width).toBeGreaterThanOrEqual(HAIRLINE);
    }
  });
});

function textsOf(scene: Scene): readonly Text[] {
  return scene.shapes.filter((shape): shape is Text => shape.kind === 'text');
}

function box({ text, x, y, size, anchor }: Text) {
  const width = measureText(text, size);
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return { left, right: left + width, top: y - size / 3, bottom: y + size / 3 };
}

/** The number of texts overlap the next one of the same line or of the same column. */
function overlaps(texts: readonly Text[]): number {
  const boxes = texts.map(box).sort((first, second) => first.top - second.top || first.left - second.left);
  return boxes.filter((one, index) => {
    const next = boxes[index + 1];
    return next !== undefined && next.top < one.bottom && next.left < one.right && one.left < next.right;
  }).length;
}
