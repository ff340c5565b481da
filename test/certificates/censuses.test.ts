/** Censuses of small boards, against engines and against plain lists of all cases. */
import { describe, expect, it } from 'vitest';
import type { AnyFamily, CensusAnswer, Puzzle } from '../../src/families/contract/index.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { certificateOfBoard, certificateOfCensus, check, checkCertificate, count } from '../../src/index.js';

function answer(family: string, id: string, rows: number, columns: number): CensusAnswer<Puzzle> {
  return findFamily(family)!
    .censuses!.find((one) => one.id === id)!
    .run({ rows, columns });
}

/** All lists of whole numbers below a bound. */
function lists(length: number, bound: number): readonly (readonly number[])[] {
  let all: (readonly number[])[] = [[]];
  for (let at = 0; at < length; at++)
    all = all.flatMap((list) => [...new Array(bound).keys()].map((one) => [...list, one]));
  return all;
}

function inRows<Value>(cells: readonly Value[], columns: number): readonly (readonly Value[])[] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

async function solutions(puzzle: object): Promise<number> {
  const family: AnyFamily = findFamily((puzzle as Puzzle).family)!;
  return Number((await count(family, puzzle as Puzzle, { limit: 2 })).count);
}

describe('censuses', () => {
  it('of nonograms: the fewest given cells of every picture of 2 x 3 cells, by all choices', async () => {
    const needed: number[] = [];
    for (const cells of lists(6, 2)) {
      const lines = (list: readonly (readonly number[])[]) =>
        list.map((line) =>
          line
            .join('')
            .split('0')
            .filter(Boolean)
            .map((block) => block.length),
        );
      const grid = inRows(cells, 3);
      const columns = [0, 1, 2].map((column) => grid.map((row) => row[column]!));
      const puzzle = { family: 'nonogram', rows: lines(grid), columns: lines(columns) };
      let fewest = 6;
      for (const chosen of lists(6, 2)) {
        const number = chosen.filter((one) => one === 1).length;
        if (number >= fewest) continue;
        const given = inRows(
          chosen.map((one, at) => (one === 0 ? '?' : '.#'[cells[at]!]!)),
          3,
        ).map((row) => row.join(''));
        if ((await solutions({ ...puzzle, given })) === 1) fewest = number;
      }
      needed[fewest] = (needed[fewest] ?? 0) + 1;
    }
    expect(answer('nonogram', 'given-cells', 2, 3).counts).toEqual(needed);
  }, 60_000);

  it('of nonograms: the pictures without given cells are those of OEIS A384764', () => {
    const plain = (rows: number, columns: number) =>
      answer('nonogram', 'given-cells', rows, columns).counts[0];
    expect([plain(2, 2), plain(2, 5), plain(3, 3), plain(3, 4), plain(4, 4)]).toEqual([
      14, 816, 384, 3152, 52_362,
    ]);
  });

  it('of layouts of 4 x 4 cells: as the certificates of their boards say', async () => {
    const { visitLayouts, symmetryOfLayouts } = await import('../../src/families/sudoku/census/layouts.js');
    const symmetry = symmetryOfLayouts(4);
    const layouts: number[][] = [];
    visitLayouts(4, (layout) => {
      if (symmetry.isFirst(layout)) layouts.push([...layout]);
    });
    const counts: number[] = [];
    for (const layout of layouts) {
      const regions = inRows(
        layout.map((region) => region + 1),
        4,
      );
      const puzzle = { family: 'sudoku', grid: regions.map((row) => row.map(() => 0)), regions };
      const sudoku = findFamily('sudoku')!;
      if ((await check(sudoku, puzzle as Puzzle)).verdict === 'none') continue;
      const made = await certificateOfBoard(sudoku, puzzle as Puzzle);
      const fewest = (made as { byFewest: readonly number[] }).byFewest.findIndex((one) => one > 0);
      counts[fewest] = (counts[fewest] ?? 0) + 1;
    }
    expect(answer('sudoku', 'layout-givens', 4, 4)).toMatchObject({
      cases: 22,
      counts: Array.from(counts, (one) => one ?? 0),
    });
  }, 60_000);

  it('of mirrored layouts: those that need more givens than were tried have no number', () => {
    expect(answer('sudoku', 'mirrored-layout-givens', 5, 5)).toMatchObject({
      cases: 2,
      counts: [0, 0, 0, 0, 1],
      more: 1,
      claim: expect.stringContaining('1 needs 4, 1 needs 5 or more'),
    });
  });

  it('of layouts: as many as OEIS A172477 has, and as many of them as symmetries leave', async () => {
    const { visitLayouts, symmetryOfLayouts } = await import('../../src/families/sudoku/census/layouts.js');
    const numbers = [3, 4, 5].map((side) => {
      const symmetry = symmetryOfLayouts(side);
      let [all, first] = [0, 0];
      visitLayouts(side, (layout) => {
        all++;
        if (symmetry.isFirst(layout)) first++;
      });
      return [all, first];
    });
    expect(numbers).toEqual([
      [10, 2],
      [117, 22],
      [4006, 515],
    ]);
  });

  it('of hashis: no numbers at all make a puzzle of more islands', async () => {
    const [rows, columns, most] = [3, 4, answer('hashi', 'densest', 3, 4).counts.length - 1];
    for (const cells of lists(rows * columns, 2)) {
      const isBeside = cells.some(
        (one, at) =>
          one === 1 && ((at % columns < columns - 1 && cells[at + 1] === 1) || cells[at + columns] === 1),
      );
      if (isBeside || cells.filter((one) => one === 1).length !== most + 1) continue;
      const islands = inRows(
        cells.map((one) => (one === 1 ? null : 0)),
        columns,
      );
      expect((await check(findFamily('hashi')!, { family: 'hashi', islands } as Puzzle)).verdict).toBe(
        'none',
      );
    }
    expect(most).toBe(4);
  });

  it('of star battles: every layout of 4 x 4 cells with fewer walls has another verdict', async () => {
    const side = 4;
    const { counts } = answer('star-battle', 'walls', side, side);
    const fewest = counts.findIndex((one) => one > 0);
    const found: number[] = [];
    const regions: number[] = [];
    const judge = async (walls: number): Promise<void> => {
      if (Math.max(...regions) !== side - 1 || !areConnected(regions, side)) return;
      const puzzle = { family: 'star-battle', stars: 1, regions: inRows(regions, side) };
      if ((await solutions(puzzle)) === 1) found[walls] = (found[walls] ?? 0) + 1;
    };
    const fill = async (walls: number): Promise<void> => {
      const cell = regions.length;
      if (cell === side * side) return judge(walls);
      for (let region = 0; region <= Math.min(side - 1, Math.max(-1, ...regions) + 1); region++) {
        const above = cell >= side && regions[cell - side] !== region ? 1 : 0;
        const left = cell % side > 0 && regions[cell - 1] !== region ? 1 : 0;
        if (walls + above + left > fewest) continue;
        regions.push(region);
        await fill(walls + above + left);
        regions.pop();
      }
    };
    await fill(0);
    expect(Array.from(found, (one) => one ?? 0)).toEqual(counts);
  }, 60_000);

  it('of Nurikabes of 2 x 3 cells: every grid of numbers, counted by the engine', async () => {
    const counts: number[] = [];
    for (const cells of lists(6, 7)) {
      const sum = cells.reduce((all, one) => all + one, 0);
      if (sum === 0 || sum > 6) continue;
      if ((await solutions({ family: 'nurikabe', grid: inRows(cells, 3) })) !== 1) continue;
      const numbers = cells.filter((one) => one > 0).length;
      counts[numbers] = (counts[numbers] ?? 0) + 1;
    }
    expect(answer('nurikabe', 'numbers', 2, 3).counts).toEqual(Array.from(counts, (one) => one ?? 0));
  }, 60_000);

  it('of Hitoris of 2 x 3 cells: every grid, counted by the engine', async () => {
    const counts: number[] = [];
    for (const cells of lists(6, 4)) {
      const written = cells.filter((one) => one > 0);
      const isNamedInOrder = written.every((one, at) => one <= Math.max(0, ...written.slice(0, at)) + 1);
      const { counts: fewest } = answer('hitori', 'fewest-numbers', 2, 3);
      if (!isNamedInOrder || written.length >= fewest.length) continue;
      if ((await solutions({ family: 'hitori', grid: inRows(cells, 3) })) === 1)
        counts[written.length] = (counts[written.length] ?? 0) + 1;
    }
    expect(answer('hitori', 'fewest-numbers', 2, 3).counts).toEqual(Array.from(counts, (one) => one ?? 0));
  }, 60_000);
});

describe('certificates of censuses', () => {
  it.each(FAMILIES.flatMap(({ id, censuses = [] }) => censuses.map((census) => [id, census.id] as const)))(
    'of %s, %s: verified, and refused when altered',
    async (id, census) => {
      const family = findFamily(id)!;
      const { takes } = family.censuses!.find((one) => one.id === census)!;
      const size = [3, 4].map((side) => ({ rows: side, columns: side })).find((one) => takes(one))!;
      const made = await certificateOfCensus(family, census, size);
      const certificate = JSON.parse(JSON.stringify(made));
      expect(await checkCertificate(certificate)).toMatchObject({ status: 'verified' });
      const [first = 0, ...others] = certificate.counts;
      for (const change of [
        { cases: certificate.cases + 1 },
        { counts: [first + 1, ...others] },
        { examples: [...certificate.examples, { family: id }] },
        { census: 'another' },
        { rows: 40 },
      ])
        expect(await checkCertificate({ ...certificate, ...change })).toMatchObject({ status: 'refused' });
    },
  );
});

function areConnected(regions: readonly number[], side: number): boolean {
  return [...new Set(regions)].every((region) => {
    const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
    const seen = new Set([cells[0]!]);
    for (const cell of seen)
      for (const other of cells) {
        const down = Math.abs(Math.floor(cell / side) - Math.floor(other / side));
        if (down + Math.abs((cell % side) - (other % side)) === 1) seen.add(other);
      }
    return seen.size === cells.length;
  });
}
