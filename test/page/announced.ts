/** Puzzles from what a screen reader says of their boards alone: the name of the board, and every cell. */
import type { Puzzle } from '../../src/families/contract/family.js';

/** All that is said of a board, before anything is entered. */
export interface Announced {
  readonly name: string;
  /** By rows: what is said of a cell after its place; of corners where lines join these. */
  readonly cells: readonly (readonly string[])[];
}

type Reader = (announced: Announced) => Record<string, unknown>;
type Cell = readonly [row: number, column: number];

/** The number after some words; undefined where they are not said. */
function numberIn(words: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
}

function map<Value>({ cells }: Announced, read: (words: string, cell: Cell) => Value): Value[][] {
  return cells.map((row, r) => row.map((words, c) => read(words, [r, c])));
}

/** One text a row, a sign for each cell. */
function signs(announced: Announced, read: (words: string) => string): readonly string[] {
  return map(announced, read).map((row) => row.join(''));
}

/** The clue of each row and of each column, by a pattern with both, read from the cells that say it. */
function lineClues<Value>(
  { cells }: Announced,
  pattern: RegExp,
  read: (clue: string) => Value,
): { readonly rows: readonly Value[]; readonly columns: readonly Value[] } {
  const clue = (line: readonly string[], group: number): Value => {
    const [found] = line.flatMap((words) => pattern.exec(words)?.[group] ?? []);
    if (found === undefined) throw new Error(`no cell says ${pattern}: ${line.join(' / ')}`);
    return read(found);
  };
  return {
    rows: cells.map((row) => clue(row, 1)),
    columns: cells[0]!.map((_, column) =>
      clue(
        cells.map((row) => row[column]!),
        2,
      ),
    ),
  };
}

const given = (words: string): number => numberIn(words, /given (\d+)/) ?? 0;
const countOf = (clue: string): number | null => (clue === 'not given' ? null : Number(clue));
const blocksOf = (clue: string): readonly number[] => (clue === 'none' ? [] : clue.split(' ').map(Number));

/** The cells of each number that is said, in order. */
function groups(announced: Announced, pattern: RegExp): readonly (readonly Cell[])[] {
  const found: Cell[][] = [];
  map(announced, (words, cell) => {
    const number = numberIn(words, pattern);
    if (number !== undefined) found[number - 1] = [...(found[number - 1] ?? []), cell];
  });
  return found;
}

const SIDES: Readonly<Record<string, Cell>> = {
  'to the right': [0, 1],
  below: [1, 0],
  'to the left': [0, -1],
  above: [-1, 0],
};

/** Pairs of a cell and its neighbour on a side that is said with some words. */
function pairs(announced: Announced, words: string): readonly (readonly [Cell, Cell])[] {
  return map(announced, (said, [row, column]) =>
    Object.entries(SIDES).flatMap(([side, [down, right]]): (readonly [Cell, Cell])[] =>
      said.includes(`${words} ${side}`)
        ? [
            [
              [row, column],
              [row + down, column + right],
            ],
          ]
        : [],
    ),
  ).flat(2);
}

const isBefore = ([row, column]: Cell, [otherRow, otherColumn]: Cell): boolean =>
  row < otherRow || (row === otherRow && column < otherColumn);

/** Pairs of neighbours in the order of their first cells, the one to the right before the one below. */
function byBorder(pairs: readonly (readonly [Cell, Cell])[]): readonly (readonly [Cell, Cell])[] {
  const place = ([one, other]: readonly [Cell, Cell]): number => {
    const [first, second] = isBefore(one, other) ? [one, other] : [other, one];
    return first[0] * 10_000 + first[1] * 10 + (first[0] === second[0] ? 0 : 1);
  };
  return pairs.toSorted((one, other) => place(one) - place(other));
}

const PEARLS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/white pearl/, 'w'],
  [/black pearl/, 'b'],
];
const SHIPS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/ship of one cell/, 'o'],
  [/middle of a ship/, '#'],
  [/left end of a ship/, '<'],
  [/right end of a ship/, '>'],
  [/upper end of a ship/, '^'],
  [/lower end of a ship/, 'v'],
  [/given; water/, '~'],
  [/given; ship;/, 's'],
];
const sign = (words: string, all: readonly (readonly [RegExp, string])[]): string =>
  all.find(([pattern]) => pattern.test(words))?.[1] ?? '.';

/** A reader of each family whose clues stand on a board. */
const READERS: Readonly<Record<string, Reader>> = {
  nonogram: (said) => ({
    ...lineClues(said, /row ([\d ]+|none); column ([\d ]+|none)/, blocksOf),
    given: signs(said, (words) =>
      /given; filled/.test(words) ? '#' : /given; empty/.test(words) ? '.' : '?',
    ),
  }),
  sudoku: (said) => {
    const box = /boxes with (\d+) rows and (\d+) columns/.exec(said.name)!;
    return { box: [Number(box[1]), Number(box[2])], grid: map(said, given) };
  },
  kenken: (said) => ({
    size: said.cells.length,
    cages: groups(said, /cage (\d+),/).map((cells) => {
      const [row, column] = cells[0]!;
      const [, target, op] = /in the cage (\d+)(?: (.))? of/.exec(said.cells[row]![column]!) ?? [];
      const only = cells.length === 1 ? '=' : null;
      return {
        op: target === undefined ? null : (op ?? only),
        target: target ? Number(target) : null,
        cells,
      };
    }),
  }),
  'star-battle': (said) => ({
    stars: numberIn(said.name.replace('one star', '1 star'), /(\d+) stars? in every/),
    regions: map(said, (words) => {
      const region = numberIn(words, /region (\d+)/);
      return region === undefined ? null : region - 1;
    }),
    given: signs(said, (words) =>
      /given; star/.test(words) ? '*' : /given; nothing/.test(words) ? '.' : '?',
    ),
  }),
  queens: (said) => {
    const queens = numberIn(said.name.replace('one queen', '1 queen'), /(\d+) queens?;/);
    const board = signs(said, (words) => (/wall/.test(words) ? '#' : '.'));
    return { board, ...(queens === undefined ? {} : { queens }) };
  },
  battleship: (said) => ({
    ...lineClues(said, /ship cells: (\d+|not given) in its row, (\d+|not given) in its column/, countOf),
    fleet: /ships of these lengths: ([\d, ]+);/.exec(said.name)![1]!.split(', ').map(Number),
    grid: signs(said, (words) => sign(words, SHIPS)),
  }),
  circuit: (said) => {
    const ends = map(said, (words, cell) => (/an end of the path/.test(words) ? [cell] : [])).flat(2);
    const edges = map(said, (words, [row, column]) => [
      ...(/right given/.test(words)
        ? [
            [
              [row, column],
              [row, column + 1],
            ],
          ]
        : []),
      ...(/down given/.test(words)
        ? [
            [
              [row, column],
              [row + 1, column],
            ],
          ]
        : []),
    ]).flat(2);
    const grid = signs(said, (words) => (/^point/.test(words) ? 'o' : '#'));
    return { grid, edges, ...(ends.length === 0 ? {} : { path: ends }) };
  },
  hashi: (said) => ({
    islands: map(said, (words) =>
      /island without/.test(words) ? null : (numberIn(words, /^island (\d+)/) ?? 0),
    ),
    bridges: numberIn(said.name.replace('one bridge', '1 bridge'), /at most (\d+) bridges?/),
  }),
  kakuro: (said) => ({
    grid: map(said, (words) =>
      /^black/.test(words)
        ? [numberIn(words, /(\d+) down/) ?? 0, numberIn(words, /(\d+) across/) ?? 0]
        : given(words),
    ),
  }),
  mosaic: (said) => ({ grid: signs(said, (words) => /number (\d)/.exec(words)?.[1] ?? '.') }),
  hitori: (said) => ({ grid: map(said, (words) => numberIn(words, /number (\d+)/) ?? 0) }),
  binairo: (said) => {
    const signed = (pattern: RegExp): readonly unknown[] =>
      map(said, (words, cell) =>
        [...words.matchAll(pattern)]
          .map(([, row, column]): Cell => [Number(row) - 1, Number(column) - 1])
          .filter(([row, column]) => row > cell[0] || column > cell[1])
          .map((other) => [cell, other]),
      ).flat(2);
    const [equal, opposite] = [
      signed(/the same as row (\d+), column (\d+)/g),
      signed(/different from row (\d+), column (\d+)/g),
    ];
    return {
      grid: signs(said, (words) => /given (\d)/.exec(words)?.[1] ?? '.'),
      ...(equal.length === 0 ? {} : { equal }),
      ...(opposite.length === 0 ? {} : { opposite }),
    };
  },
  futoshiki: (said) => {
    const [less, adjacent] = [pairs(said, 'less than the cell'), pairs(said, 'bar')];
    // A puzzle has signs of one kind, in the order of their borders; each bar is said at both of its cells.
    return adjacent.length === 0
      ? { grid: map(said, given), less: byBorder(less) }
      : {
          grid: map(said, given),
          adjacent: byBorder(adjacent.filter(([one, other]) => isBefore(one, other))),
        };
  },
  skyscrapers: (said) => {
    const seen = (side: string, cells: readonly string[]): readonly number[] =>
      cells.map((words) => numberIn(words, new RegExp(`(\\d+) seen from ${side}`)) ?? 0);
    const { cells } = said;
    return {
      grid: map(said, given),
      top: seen('above', cells[0]!),
      bottom: seen('below', cells.at(-1)!),
      left: seen(
        'the left',
        cells.map((row) => row[0]!),
      ),
      right: seen(
        'the right',
        cells.map((row) => row.at(-1)!),
      ),
    };
  },
  akari: (said) => ({
    grid: signs(said, (words) =>
      /wall/.test(words) ? (/wall with the number (\d)/.exec(words)?.[1] ?? '#') : '.',
    ),
  }),
  tents: (said) => ({
    ...lineClues(said, /tents: (\d+|not given) in its row, (\d+|not given) in its column/, countOf),
    grid: signs(said, (words) => (/tree/.test(words) ? 'T' : '.')),
  }),
  slitherlink: (said) => ({
    grid: said.cells.slice(1).map((row) =>
      row
        .slice(1)
        .map((words) => /(\d) above left/.exec(words)?.[1] ?? '.')
        .join(''),
    ),
  }),
  masyu: (said) => ({ grid: signs(said, (words) => sign(words, PEARLS)) }),
  nurikabe: (said) => ({
    grid: map(said, (words) =>
      /an island of any size/.test(words) ? null : (numberIn(words, /an island of (\d+)/) ?? 0),
    ),
  }),
};

/** The families that are read from their boards. */
export const READ = new Set(Object.keys(READERS));

/** The puzzle of a family as it was announced. */
export function puzzleAnnounced(family: string, announced: Announced): Puzzle {
  return { family, ...READERS[family]!(announced) };
}
