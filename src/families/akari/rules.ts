/**
 * The rules of Akari, each a number of bulbs in a group of white cells: at least one among the cells from
 * which a cell is lit, at most one in each line of cells between walls, and as many beside a wall as its
 * number says.
 */
import {
  type Cell,
  cellCode,
  cellsBeside,
  compareCells,
  flatMapCells,
  sizeOfRows,
  textRowsOf,
} from '../../core/index.js';
import type { InLanguages, StepLanguage } from '../contract/language.js';
import {
  type CluesByRules,
  type CountRule,
  count,
  flagWords,
  type PossibleClue,
  type Ruled,
  type RuleWords,
  signBoard,
} from '../kit/rules/index.js';
import { cellsWords } from '../kit/words/series.js';
import {
  type AkariPuzzle,
  type AkariSolution,
  BULB,
  numberOfWall,
  WALL,
  WHITE_CELL,
  withoutNumbers,
} from './puzzle.js';

/** The kinds of rules: a cell that is to be lit, a line of cells between walls, the number of a wall. */
export type AkariRole = 'lit' | 'line' | 'number';

/** A line of three cells is said as one: `r1c2 to r1c4`. */
const RUN = 3;

const WORDS = flagWords({
  en: {
    yes: ['has a bulb', 'have a bulb each'],
    no: ['has no bulb', 'have no bulb'],
    one: 'one bulb',
    none: 'no bulbs',
    many: 'bulbs',
  },
  de: {
    yes: ['hat eine Lampe', 'haben je eine Lampe'],
    no: ['hat keine Lampe', 'haben keine Lampe'],
    one: 'eine Lampe',
    none: 'keine Lampe',
    many: 'Lampen',
  },
});

export const akariRuled: Ruled<AkariPuzzle, AkariSolution> = {
  family: 'akari',
  kinds: [count],
  board: ({ grid }) =>
    signBoard({
      grid: withoutNumbers(grid),
      words: WORDS,
      given: (sign) => (sign === WHITE_CELL ? 'open' : 'none'),
      signs: [WHITE_CELL, BULB],
    }),
  rules({ grid }) {
    const { cells, at } = whiteCells(grid);
    const [across, down] = [linesAlong([0, 1], cells, at), linesAlong([1, 0], cells, at)];
    return [
      ...lineRules('across', across),
      ...lineRules('down', down),
      ...litRules(cells, across, down),
      ...flatMapCells(grid, (sign, clue) => {
        const number = numberOfWall(sign);
        return number === undefined ? [] : [numberRule(clue, number, at)];
      }),
    ];
  },
  says(rule) {
    switch (rule.role as AkariRole) {
      case 'line':
        return undefined;
      case 'lit':
        return { en: litWords(rule as LitRule, 'en'), de: litWords(rule as LitRule, 'de') };
      case 'number':
        return { en: numberWords(rule as CountRule, 'en'), de: numberWords(rule as CountRule, 'de') };
    }
  },
};

/** White cells of a row or column between walls, which see each other. */
interface Line {
  readonly cells: readonly Cell[];
  readonly places: readonly number[];
}

/** The place of a cell; -1: it is a wall, or lies outside. */
type PlaceAt = (row: number, column: number) => number;

function whiteCells(grid: AkariPuzzle['grid']): { readonly cells: readonly Cell[]; readonly at: PlaceAt } {
  const { rows, columns } = sizeOfRows(grid);
  const cells: Cell[] = [];
  const places = new Int32Array(rows * columns).fill(-1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (grid[row]![column] === WHITE_CELL) places[row * columns + column] = cells.push([row, column]) - 1;
    }
  }
  const isInside = (row: number, column: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  return { cells, at: (row, column) => (isInside(row, column) ? places[row * columns + column]! : -1) };
}

/** By place: the line that it stands in. */
function linesAlong([down, right]: Cell, cells: readonly Cell[], at: PlaceAt): readonly Line[] {
  const lines: { cells: Cell[]; places: number[] }[] = [];
  for (const [place, cell] of cells.entries()) {
    const before = at(cell[0] - down, cell[1] - right);
    const line = before < 0 ? { cells: [], places: [] } : lines[before]!;
    line.cells.push(cell);
    line.places.push(place);
    lines.push(line);
  }
  return lines;
}

/** At most one bulb in every line. */
function lineRules(name: 'across' | 'down', lines: readonly Line[]): readonly CountRule[] {
  return [...new Set(lines)]
    .filter(({ places }) => places.length > 1)
    .map(({ cells: [first], places }) => ({
      kind: 'count',
      value: 1,
      id: `${name}-${cellCode(first!)}`,
      role: 'line' satisfies AkariRole,
      places,
      least: 0,
      most: 1,
    }));
}

/** A cell that is lit from the cells of its lines. */
interface LitRule extends CountRule {
  readonly clue: Cell;
  readonly lines: readonly [across: Line, down: Line];
}

/** Every cell is lit; cells that are lit from the same cells share a rule. */
function litRules(
  cells: readonly Cell[],
  across: readonly Line[],
  down: readonly Line[],
): readonly LitRule[] {
  const done = new Set<Line>();
  const rules: LitRule[] = [];
  for (const [place, clue] of cells.entries()) {
    const [along, through] = [across[place]!, down[place]!];
    // A cell that sees nothing along one line is lit from the other, as are all such cells of that one.
    const only = through.places.length === 1 ? along : along.places.length === 1 ? through : undefined;
    if (only !== undefined && done.has(only)) continue;
    if (only !== undefined) done.add(only);
    const places = [...along.places];
    for (const other of through.places) if (other !== place) places.push(other);
    rules.push({
      kind: 'count',
      value: 1,
      id: `lit-${cellCode(clue)}`,
      role: 'lit' satisfies AkariRole,
      places,
      clue,
      lines: [along, through],
      least: 1,
      most: places.length,
    });
  }
  return rules;
}

function numberRule(clue: Cell, number: number, at: PlaceAt): CountRule {
  const places = cellsBeside(clue)
    .map(([row, column]) => at(row, column))
    .filter((place) => place >= 0)
    .sort((one, other) => one - other);
  return {
    kind: 'count',
    value: 1,
    id: `number-${cellCode(clue)}`,
    role: 'number' satisfies AkariRole,
    places,
    clue,
    least: number,
    most: number,
  };
}

/** `r3c4 must be lit by one of r3c2 to r3c6 and r1c4 to r5c4` */
function litWords({ places, clue, lines }: LitRule, language: StepLanguage): RuleWords {
  const code = cellCode(clue);
  if (places.length === 1) {
    return {
      says: {
        en: `${code} can be lit only by a bulb of its own`,
        de: `${code} kann nur von einer eigenen Lampe beleuchtet werden`,
      }[language],
    };
  }
  const areRuns = lines.every((line) => line.cells.length >= RUN);
  const one = [...new Set(lines.flatMap((line) => line.cells))].sort(compareCells);
  const groups = areRuns ? lines.map((line) => line.cells) : [one];
  const from = groups.map((group) => cellsWords(group.map(cellCode), language));
  return {
    says: {
      en: `${code} must be lit by one of ${from.join(' and ')}`,
      de: `${code} muss von einem der Felder ${from.join(' und ')} beleuchtet werden`,
    }[language],
  };
}

/** `The 2 of r4c4 has exactly two bulbs beside it` */
function numberWords({ clue, least }: CountRule, language: StepLanguage): RuleWords {
  const code = cellCode(clue!);
  const says = (amount: InLanguages<string>): string =>
    language === 'en'
      ? `The ${least} of ${code} has ${amount.en}${WORDS.counted(least, 1, 'en')} beside it`
      : `An der ${least} in ${code} ${least < 2 ? 'steht' : 'stehen'} ${amount.de}${WORDS.counted(least, 1, 'de')}`;
  if (least === 0) return { says: says({ en: '', de: '' }) };
  return {
    says: says({ en: 'exactly ', de: 'genau ' }),
    halves: {
      least: says({ en: 'at least ', de: 'mindestens ' }),
      most: says({ en: 'at most ', de: 'höchstens ' }),
    },
  };
}

/** A number that a wall could have. */
export interface WallNumber extends PossibleClue {
  readonly of: CountRule;
  readonly number: number;
}

/** The clues of Akari: the numbers of walls beside which a bulb can stand. */
export const akariClues: CluesByRules<AkariPuzzle, AkariSolution, WallNumber> = {
  noun: 'numbers',
  list({ grid }, solution) {
    const { at } = whiteCells(grid);
    return flatMapCells(grid, (sign, cell): readonly WallNumber[] => {
      if (sign === WHITE_CELL) return [];
      const beside = cellsBeside(cell);
      const number = beside.filter(([row, column]) => solution[row]?.[column] === BULB).length;
      const of = numberRule(cell, number, at);
      const given = sign !== WALL;
      return of.places.length === 0 && !given ? [] : [{ of, number, cells: [cell], given }];
    });
  },
  puzzleWith({ family, grid }, chosen) {
    const { columns } = sizeOfRows(grid);
    const signs: string[] = [...grid.join('')].map((sign) => (sign === WHITE_CELL ? sign : WALL));
    for (const { cells, number } of chosen) {
      const [row, column] = cells[0]!;
      signs[row * columns + column] = String(number);
    }
    return { family, grid: textRowsOf(signs.join(''), columns) };
  },
};
