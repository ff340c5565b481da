import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellIndices } from '../../../src/core/grid/cell.js';
import { blocksOf, linesOf } from '../../../src/core/grid/lines.js';
import { groupsOfMembers } from '../../../src/core/grid/membership.js';
import { touchingNeighbours } from '../../../src/core/grid/neighbours.js';

const SIZES = fc.record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) });

describe('lines', () => {
  it('hold every cell twice, in one row and one column, with their names', () => {
    fc.assert(
      fc.property(SIZES, (size) => {
        const lines = linesOf(size);
        const cells = lines.map((line) => cellIndices(line.cells, size.columns));
        groupsOfMembers(size.rows * size.columns, cells).forEach((groups, cell) => {
          const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
          expect(groups.map((group) => lines[group]!.name)).toEqual([
            `row ${row + 1}`,
            `column ${column + 1}`,
          ]);
        });
        for (const line of cells) expect(line).toEqual(line.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('blocks of two by two cells', () => {
  it('hold together just the cells that touch each other, and none twice', () => {
    fc.assert(
      fc.property(SIZES, (size) => {
        const blocks = blocksOf(size).map((block) => cellIndices(block, size.columns));
        const pairs = blocks.flatMap((block) =>
          block.flatMap((one) => block.filter((other) => other !== one).map((other) => `${one} ${other}`)),
        );
        const touching = touchingNeighbours(size).flatMap((cells, cell) =>
          [...cells].map((other) => `${cell} ${other}`),
        );
        expect(new Set(pairs)).toEqual(new Set(touching));
        for (const block of blocks) expect(new Set(block).size).toBe(block.length);
      }),
    );
  });
});
