/** The moves of Tents on small grids: where they apply, and where they nearly apply. */
import { describe, expect, it } from 'vitest';
import { tents } from '../../../src/families/tents/index.js';
import { foundOn } from './found-on.js';

interface Given {
  readonly rows?: readonly (number | null)[];
  readonly columns?: readonly (number | null)[];
  /** Cells that are known to have a tent, and to have none. */
  readonly tents?: readonly string[];
  readonly crosses?: readonly string[];
}

/** The places of a move in rows of a grid parted by spaces. */
function found(text: string, move: string, given: Given = {}) {
  const grid = text.split(' ');
  const rows = given.rows ?? grid.map(() => null);
  const columns = given.columns ?? [...grid[0]!].map(() => null);
  const known = [
    ...(given.tents ?? []).map((cell) => `${cell} has a tent`),
    ...(given.crosses ?? []).map((cell) => `${cell} has no tent`),
  ];
  return foundOn(tents, { family: 'tents', rows, columns, grid } as never, move, known);
}

describe('lines of tents', () => {
  it('are completed', () => {
    expect(found('.T.T.', 'completed-line', { rows: [2], tents: ['r1c1', 'r1c3'] })).toEqual([
      {
        en: 'Row 1 has its two tents, so r1c5 has no tent.',
        de: 'Zeile 1 hat schon zwei Zelte, also hat r1c5 kein Zelt.',
        concludes: ['r1c5 has no tent'],
        rules: ['row-1'],
      },
    ]);
    expect(found('.T.T.', 'completed-line', { rows: [2], tents: ['r1c1'] })).toEqual([]);
  });

  it('need all cells that are left', () => {
    expect(found('.T.T.', 'last-cells', { rows: [2], crosses: ['r1c3'] })).toEqual([
      {
        en: 'Row 1 needs two tents, and only r1c1 and r1c5 are left.',
        de: 'Zeile 1 braucht zwei Zelte, und nur r1c1 und r1c5 sind übrig.',
        concludes: ['r1c1 has a tent', 'r1c5 has a tent'],
        rules: ['row-1'],
      },
    ]);
    expect(found('.T.T.', 'last-cells', { rows: [2] })).toEqual([]);
  });

  it('have room for just as many as they need', () => {
    const grid = '..... TT.T.';
    expect(found(grid, 'only-room', { rows: [2, null] })).toEqual([
      {
        en: 'Row 1 needs two tents and has room for just one in r1c1 or r1c2 and one in r1c4, so r1c4 has a tent.',
        de: 'Zeile 1 braucht zwei Zelte und hat gerade Platz für eins in r1c1 oder r1c2 und eins in r1c4, also hat r1c4 ein Zelt.',
        concludes: ['r1c4 has a tent'],
        rules: ['row-1', 'no-touching-r1c1'],
      },
    ]);
    expect(found(grid, 'only-room', { rows: [1, null] })).toEqual([]);
  });

  it('would have too little room beside a tent', () => {
    const grid = '..... T.T.T';
    expect(found(grid, 'room-for-line', { rows: [3, null] })).toEqual([
      {
        en: 'A tent in r2c2 would leave row 1 room for only one of three tents.',
        de: 'Ein Zelt in r2c2 ließe in Zeile 1 nur noch Platz für ein Zelt statt drei.',
        concludes: ['r2c2 has no tent'],
        rules: ['row-1', 'no-touching-r1c1', 'no-touching-r1c2'],
      },
      {
        en: 'A tent in r2c4 would leave row 1 room for only one of three tents.',
        de: 'Ein Zelt in r2c4 ließe in Zeile 1 nur noch Platz für ein Zelt statt drei.',
        concludes: ['r2c4 has no tent'],
        rules: ['row-1', 'no-touching-r1c3', 'no-touching-r1c4'],
      },
    ]);
    expect(found(grid, 'room-for-line', { rows: [1, null] })).toEqual([]);
  });
});

describe('trees of tents', () => {
  it('have their tent at the only side left', () => {
    expect(found('.T. ...', 'only-side', { crosses: ['r1c1', 'r2c2'] })).toEqual([
      {
        en: 'The tree of r1c2 can have its tent only in r1c3.',
        de: 'Der Baum in r1c2 kann sein Zelt nur in r1c3 haben.',
        concludes: ['r1c3 has a tent'],
        rules: ['tree-r1c2'],
      },
    ]);
    expect(found('.T. ...', 'only-side', { crosses: ['r1c1'] })).toEqual([]);
  });

  it('need no second tent', () => {
    expect(found('.T. ...', 'tree-has-tent', { tents: ['r1c1'] }).map(({ en, de }) => [en, de])).toEqual([
      [
        'The tree of r1c2 has its tent elsewhere, so r1c3 has no tent.',
        'Der Baum in r1c2 hat sein Zelt woanders, also hat r1c3 kein Zelt.',
      ],
      [
        'The tree of r1c2 has its tent elsewhere, so r2c2 has no tent.',
        'Der Baum in r1c2 hat sein Zelt woanders, also hat r2c2 kein Zelt.',
      ],
    ]);
  });

  it('may share a cell, whose tent is of one of them', () => {
    const grid = '.T.T. .....';
    expect(found(grid, 'tree-has-tent', { tents: ['r1c3'] })).toEqual([]);
    expect(found(grid, 'tree-has-tent', { tents: ['r1c1', 'r1c5'] }).slice(0, 1)).toEqual([
      {
        en: 'The trees of r1c2 and r1c4 have their tents elsewhere, so r1c3 has no tent.',
        de: 'Die Bäume in r1c2 und r1c4 haben ihre Zelte woanders, also hat r1c3 kein Zelt.',
        concludes: ['r1c3 has no tent'],
        rules: ['trees-r1c2-tree-r1c2', 'trees-r1c2-tree-r1c4', 'trees-r1c2-tent-r1c3'],
      },
    ]);
  });

  it('need room for their tent', () => {
    const grid = '.T... ....T';
    expect(found(grid, 'touches-all', { crosses: ['r1c1'] })).toEqual([]);
    expect(found('T.. ..T', 'touches-all')).toEqual([
      {
        en: 'A tent in r2c2 would touch r1c2 and r2c1, and leave the tree of r1c1 no place for its tent. So r2c2 has no tent.',
        de: 'Ein Zelt in r2c2 würde r1c2 und r2c1 berühren, und der Baum in r1c1 hätte keinen Platz für sein Zelt. Also hat r2c2 kein Zelt.',
        concludes: ['r2c2 has no tent'],
        rules: ['tree-r1c1', 'no-touching-r1c1'],
      },
      {
        en: 'A tent in r1c2 would touch r1c3 and r2c2, and leave the tree of r2c3 no place for its tent. So r1c2 has no tent.',
        de: 'Ein Zelt in r1c2 würde r1c3 und r2c2 berühren, und der Baum in r2c3 hätte keinen Platz für sein Zelt. Also hat r1c2 kein Zelt.',
        concludes: ['r1c2 has no tent'],
        rules: ['tree-r2c3', 'no-touching-r1c2', 'no-touching-r1c1'],
      },
    ]);
  });
});

describe('suppositions of tents', () => {
  it('are refuted by what follows', () => {
    expect(found('.T.T. .....', 'contradiction', { rows: [null, 1] })).toEqual([
      {
        en: 'If r1c3 had a tent, r2c2 and r2c4 would touch a tent, and row 2 would have too little room left. So r1c3 has no tent.',
        de: 'Angenommen, r1c3 hat ein Zelt. Dann gilt: r2c2 und r2c4 berühren ein Zelt, und Zeile 2 hat zu wenig Platz übrig. Also hat r1c3 keins.',
        concludes: ['r1c3 has no tent'],
        rules: ['no-touching-r1c2', 'no-touching-r1c3', 'row-2'],
      },
    ]);
    expect(found('.T.T. .....', 'contradiction')).toEqual([]);
  });
});
