/** Variants of marks: between two cells side by side, and in single cells. */
import { type Cell, cellsOf, compareCells } from '../../../src/core/index.js';
import { type FullGrid, imagesOf, type Made, numberAt, type Variant } from './variant.js';

/** The mark between a number and the next one, or undefined for none. */
type PairMark = (one: number, other: number, cells: readonly [Cell, Cell]) => Made | undefined;

function ofPairs(id: string, description: string, markOf: PairMark): Variant {
  return {
    id,
    description,
    isSpared: true,
    propose(grid, rng) {
      const pairs = cellsOf(grid.size).flatMap(([row, column]) =>
        [[row, column + 1] as const, [row + 1, column] as const]
          .filter((other) => other.every((place) => place < grid.side))
          .map((other) => [[row, column], other] as const),
      );
      return rng.shuffle(
        groupsOf(grid, pairs, ([one, other]) =>
          markOf(numberAt(grid, one!), numberAt(grid, other!), [one!, other!]),
        ),
      );
    },
  };
}

/** The marks of lists of cells in groups of the symmetry: those of which every image has its mark. */
function groupsOf(
  grid: FullGrid,
  lists: readonly (readonly Cell[])[],
  markOf: (cells: readonly Cell[]) => Made | undefined,
): readonly (readonly Made[])[] {
  const seen = new Set<string>();
  return lists.flatMap((cells): readonly (readonly Made[])[] => {
    if (seen.has(keyOf(cells))) return [];
    const images = imagesOf(grid, cells);
    for (const image of images) seen.add(keyOf(image));
    const marks = images.map(markOf);
    return marks.every((mark) => mark !== undefined) ? [marks] : [];
  });
}

function keyOf(cells: readonly Cell[]): string {
  return cells
    .map((cell) => cell.join())
    .sort()
    .join(' ');
}

const kropki: PairMark = (one, other, cells) => {
  if (one === 2 * other || other === 2 * one) return { type: 'kropki-black', cells };
  return Math.abs(one - other) === 1 ? { type: 'kropki-white', cells } : undefined;
};

const xv: PairMark = (one, other, cells) =>
  one + other === 5 || one + other === 10 ? { type: 'xv', cells, sum: one + other } : undefined;

const consecutive: PairMark = (one, other, cells) =>
  Math.abs(one - other) === 1 ? { type: 'consecutive', cells } : undefined;

const inequality: PairMark = (one, other, cells) => ({
  type: 'inequality',
  cells: one < other ? cells : [cells[1], cells[0]],
});

/** Numbers that a quadruple names, as often as they stand here. */
const NAMED = [1, 2, 2, 3, 4];

const quadruple: Variant = {
  id: 'quadruple',
  description: 'circles between four cells with numbers that stand in these',
  isSpared: true,
  propose(grid, rng) {
    const squares = cellsOf({ rows: grid.side - 1, columns: grid.side - 1 }).map(
      ([row, column]): readonly Cell[] => [
        [row, column],
        [row, column + 1],
        [row + 1, column],
        [row + 1, column + 1],
      ],
    );
    const groups = groupsOf(grid, squares, (cells) => {
      const numbers = rng.shuffle(cells.map((cell) => numberAt(grid, cell))).slice(0, rng.pick(NAMED));
      return {
        type: 'quadruple',
        cells: cells.toSorted(compareCells),
        numbers: numbers.toSorted((one, other) => one - other),
      };
    });
    return rng.shuffle(groups);
  },
};

/** Part of the cells that are marked at most. */
const MARKED_CELLS = 0.35;

const evenOdd: Variant = {
  id: 'even-odd',
  description: 'marked cells with even and with odd numbers',
  isSpared: true,
  propose(grid, rng) {
    const cells = cellsOf(grid.size).map((cell) => [cell]);
    const groups = groupsOf(grid, cells, ([cell]) => ({
      type: numberAt(grid, cell!) % 2 === 0 ? 'even' : 'odd',
      cells: [cell!],
    }));
    return rng.shuffle(groups).slice(0, Math.ceil(MARKED_CELLS * groups.length));
  },
};

export const markVariants: readonly Variant[] = [
  ofPairs('kropki', 'dots between cells: white for consecutive numbers, black for double', kropki),
  ofPairs('xv', 'X and V between cells whose numbers add up to ten and five', xv),
  ofPairs('consecutive', 'bars between consecutive numbers', consecutive),
  ofPairs('inequality', 'signs that point to the smaller number', inequality),
  quadruple,
  evenOdd,
];
