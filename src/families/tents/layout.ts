/**
 * The parts of a grid that its rules speak about, as numbers: generators ask about many grids of one size, so
 * what the size alone decides is made once.
 */
import {
  blocksOf,
  type Cell,
  cellCode,
  cellIndices,
  cellsOf,
  linesOf,
  sideNeighbours,
} from '../../core/index.js';
import { bySize } from '../kit/rules/index.js';
import { type TentsPuzzle, TREE } from './puzzle.js';

/** A row or column. */
export interface Line {
  readonly name: string;
  readonly id: string;
  readonly area: { readonly kind: 'row' | 'column'; readonly number: number };
  readonly cells: readonly Cell[];
  /** The same, counted row-major. */
  readonly indices: readonly number[];
}

interface Block {
  /** Id of the rule about it. */
  readonly id: string;
  /** Its cells, row-major. */
  readonly indices: readonly number[];
  /**
   * By the sum of the positions of two of its cells: the other block that has both, those above, on the left,
   * on the right and below; -1: there is none, as for the pairs at its corners.
   */
  readonly twins: readonly number[];
}

/** Lines, blocks and sides of a grid; cells are counted row-major. */
interface Parts {
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly lines: readonly Line[];
  /** Blocks of two by two cells, row-major. */
  readonly blocks: readonly Block[];
  readonly sides: readonly Int32Array[];
}

/** The parts of a grid with its trees. */
export interface TentsLayout {
  readonly parts: Parts;
  /** Cells that can have a tent, in rising order: those without a tree that have one at a side. */
  readonly places: readonly Cell[];
  /** By cell: its place; -1: it takes no tent. */
  readonly placeAt: readonly number[];
  /** The cells with trees, in rising order. */
  readonly trees: readonly number[];
}

const partsOf = bySize((size): Parts => {
  const indices = (cells: readonly Cell[]): readonly number[] => cellIndices(cells, size.columns);
  const lines = linesOf(size).map(({ name, cells }, index): Line => {
    const kind = index < size.rows ? 'row' : 'column';
    const number = 1 + (kind === 'row' ? index : index - size.rows);
    return { name, id: `${kind}-${number}`, area: { kind, number }, cells, indices: indices(cells) };
  });
  const across = size.columns - 1;
  const blocks = blocksOf(size).map((cells, block): Block => {
    const id = `no-touching-${cellCode(cells[0]!)}`;
    const [row, column] = cells[0]!;
    const twin = (isThere: boolean, other: number): number => (isThere && cells.length > 2 ? other : -1);
    const twins = [
      -1,
      twin(row > 0, block - across),
      twin(column > 0, block - 1),
      -1,
      twin(column + 2 < size.columns, block + 1),
      twin(row + 2 < size.rows, block + across),
    ];
    return { id, indices: indices(cells), twins };
  });
  return { columns: size.columns, cells: cellsOf(size), lines, blocks, sides: sideNeighbours(size) };
});

/** The layout of the latest grid: its board, its rules and its clues are asked for in turn. */
let latest: (TentsLayout & { readonly grid: TentsPuzzle['grid'] }) | undefined;

/** The layout of a puzzle. */
export function layoutOf({ rows, columns, grid }: TentsPuzzle): TentsLayout {
  if (latest?.grid !== grid) latest = layoutIn(grid, partsOf({ rows: rows.length, columns: columns.length }));
  return latest;
}

const NONE = -1;
/** The cell has a tree at a side. */
const BESIDE = -2;
const HAS_TREE = -3;

function layoutIn(grid: TentsPuzzle['grid'], parts: Parts): NonNullable<typeof latest> {
  const { columns, cells, sides } = parts;
  const placeAt = new Array<number>(cells.length).fill(NONE);
  const trees: number[] = [];
  for (let row = 0; row < grid.length; row++) {
    const signs = grid[row]!;
    for (let column = signs.indexOf(TREE); column >= 0; column = signs.indexOf(TREE, column + 1)) {
      const tree = trees[trees.push(row * columns + column) - 1]!;
      placeAt[tree] = HAS_TREE;
      const beside = sides[tree]!;
      for (let at = 0; at < beside.length; at++) {
        if (placeAt[beside[at]!] === NONE) placeAt[beside[at]!] = BESIDE;
      }
    }
  }
  const places: Cell[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    placeAt[cell] = placeAt[cell] === BESIDE ? places.push(cells[cell]!) - 1 : NONE;
  }
  return { grid, parts, places, placeAt, trees };
}
