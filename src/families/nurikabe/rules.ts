/**
 * The rules of Nurikabe: every block of two by two cells has land, all sea is connected, and land hangs
 * together in islands with one number each. Cells with numbers are land.
 */
import { cellCode, reachableFrom, type Size, sideNeighbours, sizeOfRows } from '../../core/index.js';
import {
  type AreaRoot,
  type AreasRule,
  areas,
  type CluesByRules,
  type ConnectedRule,
  type CountRule,
  connected,
  count,
  flagWords,
  type PossibleClue,
  type Ruled,
  signBoard,
} from '../kit/rules/index.js';
import { LAND, type NurikabePuzzle, type NurikabeSolution, numbersOf, SEA } from './puzzle.js';

const SEA_WORDS = flagWords({
  en: {
    yes: ['is sea', 'are sea'],
    no: ['is land', 'are land'],
    one: 'one cell of sea',
    none: 'no sea',
    many: 'cells of sea',
  },
  de: {
    yes: ['ist Meer', 'sind Meer'],
    no: ['ist Land', 'sind Land'],
    one: 'ein Meerfeld',
    none: 'kein Meer',
    many: 'Meerfelder',
  },
});

const ISLAND_WORDS: AreasRule['words'] = {
  en: { the: 'the island', of: 'the island of', one: 'one island' },
  de: { the: 'die Insel', of: 'der Insel von', one: 'einer Insel' },
};

/** The id of the formulation in which each number has rows of its own. */
export const BY_NUMBERS = 'numbers';

/** The values of cells. */
const IS_LAND = 0;
const IS_SEA = 1;

export const nurikabeRuled: Ruled<NurikabePuzzle, NurikabeSolution> = {
  family: 'nurikabe',
  kinds: [count, connected, areas],
  board: ({ grid }) =>
    signBoard({
      grid: grid.map((row) => LAND.repeat(row.length)),
      words: SEA_WORDS,
      given: (_, [row, column]) => (grid[row]![column] === 0 ? 'open' : IS_LAND),
      signs: [LAND, SEA],
    }),
  rules(puzzle) {
    const size = sizeOfRows(puzzle.grid);
    return [...sheetOf(size).rules, islandsRule(size, rootsOf(puzzle))];
  },
};

/** The cells of a grid, and the rules that all puzzles of its size share. */
interface Sheet extends Pick<ConnectedRule, 'places' | 'neighbours'> {
  readonly size: Size;
  readonly rules: readonly (CountRule | ConnectedRule)[];
}

let latest: Sheet | undefined;

/** The sheet of a size; the latest one is kept, as generators ask for many puzzles of one size. */
function sheetOf(size: Size): Sheet {
  if (latest?.size.rows === size.rows && latest.size.columns === size.columns) return latest;
  const neighbours = sideNeighbours(size).map((cells) => [...cells]);
  const cells = { places: [...neighbours.keys()], neighbours };
  const sea = { kind: 'connected', id: 'sea', role: 'sea', value: IS_SEA, ...cells } as const;
  latest = { size, ...cells, rules: [...blockRules(size), sea] };
  return latest;
}

/** The same rules with islands that are stated one by one, so that each number adds rows of its own. */
export const nurikabeByNumbers: Ruled<NurikabePuzzle, NurikabeSolution> = {
  ...nurikabeRuled,
  rules: (puzzle) =>
    nurikabeRuled
      .rules(puzzle)
      .map((rule) => (rule.kind === areas.id ? { ...rule, isSeparate: true } : rule)),
};

/** Of the four cells of a block at most three are sea. */
function blockRules({ rows, columns }: Size): readonly CountRule[] {
  const rules: CountRule[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const first = row * columns + column;
      rules.push({
        kind: 'count',
        id: `block-${cellCode([row, column])}`,
        role: 'block',
        places: [first, first + 1, first + columns, first + columns + 1],
        value: IS_SEA,
        least: 0,
        most: 3,
      });
    }
  }
  return rules;
}

function rootsOf(puzzle: NurikabePuzzle): readonly AreaRoot[] {
  const { columns } = sizeOfRows(puzzle.grid);
  return numbersOf(puzzle).map(({ cell: [row, column], number }) => ({
    place: row * columns + column,
    ...(number !== null && { size: number }),
  }));
}

function islandsRule(size: Size, roots: readonly AreaRoot[]): AreasRule {
  const { places, neighbours } = sheetOf(size);
  return {
    ...{ kind: 'areas', id: 'islands', role: 'islands', value: IS_LAND, words: ISLAND_WORDS },
    places,
    neighbours,
    roots,
  };
}

/** The number of an island as a clue. */
interface IslandNumber extends PossibleClue {
  readonly of: AreasRule;
  readonly number: number;
}

/** The clues of Nurikabe: for each number that the puzzle gives or leaves open, how large its island is. */
export const nurikabeClues: CluesByRules<NurikabePuzzle, NurikabeSolution, IslandNumber> = {
  noun: 'numbers',
  formulation: BY_NUMBERS,
  list(puzzle, solution) {
    const size = sizeOfRows(puzzle.grid);
    const bare = islandsRule(
      size,
      rootsOf(puzzle).map(({ place }) => ({ place })),
    );
    const isLand = [...solution.join('')].map((sign) => sign === LAND);
    return numbersOf(puzzle).map(({ cell, number: given }, index): IslandNumber => {
      const root = bare.roots[index]!;
      const island = reachableFrom([root.place], (place) =>
        bare.neighbours[place]!.filter((next) => isLand[next]),
      );
      const number = island.size;
      const roots = bare.roots.with(index, { ...root, size: number });
      const of = { ...bare, id: `number-${cellCode(cell)}`, roots };
      return { of, number, cells: [cell], given: given !== null };
    });
  },
  puzzleWith({ family, grid }, chosen) {
    const numbers = new Map(chosen.map(({ cells, number }) => [cellCode(cells[0]!), number]));
    const numberAt = (row: number, column: number): number | null =>
      numbers.get(cellCode([row, column])) ?? null;
    return {
      family,
      grid: grid.map((cells, row) =>
        cells.map((number, column) => (number === 0 ? 0 : numberAt(row, column))),
      ),
    };
  },
};
