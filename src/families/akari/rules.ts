/**
 * The rules of Akari, each a number of bulbs in a group of white cells: at least one among the cells from
 * which a cell is lit, at most one in each line of cells between walls, and as many beside a wall as its
 * number says.
 */
import { type Cell, cellCode, cellsOf, compareCells, sizeOfRows, textRowsOf } from '../../core/index.js';
import type { InLanguages, StepLanguage } from '../contract/language.js';
import {
  bySize,
  type CluesByRules,
  type CountRule,
  count,
  flagBoard,
  flagWords,
  type PossibleClue,
  type Ruled,
  type RuleWords,
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
    flagBoard({
      gridOf: () => withoutNumbers(grid),
      cells: whiteCells(grid).cells,
      words: WORDS,
      signs: [WHITE_CELL, BULB],
    }),
  rules({ grid }) {
    const white = whiteCells(grid);
    const { across, down } = white;
    const rules: CountRule[] = [];
    addLines(white.ids.across, across, white, rules);
    addLines(white.ids.down, down, white, rules);
    addLit(white, rules);
    for (let cell = 0; cell < white.signs.length; cell++) {
      const number = numberOfWall(white.signs[cell]!);
      if (number !== undefined) rules.push(numberRule(cell, number, white));
    }
    return rules;
  },
  says(rule, _, { grid }) {
    switch (rule.role as AkariRole) {
      case 'line':
        return undefined;
      case 'lit': {
        const white = whiteCells(grid);
        return { en: litWords(rule as CountRule, white, 'en'), de: litWords(rule as CountRule, white, 'de') };
      }
      case 'number':
        return { en: numberWords(rule as CountRule, 'en'), de: numberWords(rule as CountRule, 'de') };
    }
  },
};

/** Places of white cells of a row or column between walls, which see each other. */
type Line = readonly number[];

/** By cell, row-major: the cell itself and the ids of rules about it, which the size of a grid decides. */
const namesOf = bySize((size) => {
  const all = cellsOf(size);
  const named = (role: string): readonly string[] => all.map((cell) => `${role}-${cellCode(cell)}`);
  const ids = { across: named('across'), down: named('down'), lit: named('lit'), number: named('number') };
  return { all, ids };
});

/** The white cells of a grid. */
interface WhiteCells extends ReturnType<typeof namesOf> {
  readonly grid: AkariPuzzle['grid'];
  /** All cells of the grid, row-major. */
  readonly signs: string;
  readonly columns: number;
  /** By place: its cell. */
  readonly cells: readonly Cell[];
  /** By cell of the grid, row-major: its place; -1 for a wall. */
  readonly places: readonly number[];
  /** By place: the lines that it stands in. */
  readonly across: readonly Line[];
  readonly down: readonly Line[];
}

/** Those of the latest grid: its rules, its clues and its board are asked for in turn. */
let latest: WhiteCells | undefined;

function whiteCells(grid: AkariPuzzle['grid']): WhiteCells {
  if (latest?.grid === grid) return latest;
  const { rows, columns } = sizeOfRows(grid);
  const signs = grid.join('');
  const { all, ids } = namesOf({ rows, columns });
  const cells: Cell[] = [];
  const places = new Array<number>(rows * columns).fill(-1);
  const across: number[][] = [];
  const down: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      if (signs[index] !== WHITE_CELL) continue;
      const place = cells.push(all[index]!) - 1;
      places[index] = place;
      addTo(across, place, column > 0 ? places[index - 1]! : -1);
      addTo(down, place, row > 0 ? places[index - columns]! : -1);
    }
  }
  latest = { grid, all, ids, signs, columns, cells, places, across, down };
  return latest;
}

/** A place in the line of the place before it, or in a new one. */
function addTo(lines: number[][], place: number, before: number): void {
  const line = before < 0 ? [] : lines[before]!;
  line.push(place);
  lines.push(line);
}

/** The cell of a place, counted row-major. */
function indexOf(place: number, { cells, columns }: WhiteCells): number {
  return cells[place]![0] * columns + cells[place]![1];
}

/** At most one bulb in every line. */
function addLines(
  ids: readonly string[],
  lines: readonly Line[],
  white: WhiteCells,
  rules: CountRule[],
): void {
  for (let place = 0; place < lines.length; place++) {
    const places = lines[place]!;
    if (places[0] !== place || places.length < 2) continue;
    const id = ids[indexOf(place, white)]!;
    rules.push({ kind: 'count', value: 1, id, role: 'line' satisfies AkariRole, places, least: 0, most: 1 });
  }
}

/** Every cell is lit; cells that are lit from the same cells share a rule. */
function addLit(white: WhiteCells, rules: CountRule[]): void {
  const { cells, across, down, ids } = white;
  const done = new Set<Line>();
  for (let place = 0; place < cells.length; place++) {
    const [along, through] = [across[place]!, down[place]!];
    // A cell that sees nothing along one line is lit from the other, as are all such cells of that one.
    const only = through.length === 1 ? along : along.length === 1 ? through : undefined;
    if (only !== undefined && done.has(only)) continue;
    if (only !== undefined) done.add(only);
    const places = along.slice();
    for (const other of through) if (other !== place) places.push(other);
    rules.push({
      kind: 'count',
      value: 1,
      id: ids.lit[indexOf(place, white)]!,
      role: 'lit' satisfies AkariRole,
      places,
      clue: cells[place]!,
      least: 1,
      most: places.length,
    });
  }
}

/** @param wall counted row-major */
function numberRule(wall: number, number: number, white: WhiteCells): CountRule {
  return {
    kind: 'count',
    value: 1,
    id: white.ids.number[wall]!,
    role: 'number' satisfies AkariRole,
    places: placesBeside(wall, white),
    clue: white.all[wall]!,
    least: number,
    most: number,
  };
}

/** The places of the white cells beside a cell, in rising order. */
function placesBeside(cell: number, { columns, places }: WhiteCells): readonly number[] {
  const column = cell % columns;
  const found: number[] = [];
  const add = (isInside: boolean, other: number): void => {
    if (isInside && places[other]! >= 0) found.push(places[other]!);
  };
  add(cell >= columns, cell - columns);
  add(column > 0, cell - 1);
  add(column < columns - 1, cell + 1);
  add(cell + columns < places.length, cell + columns);
  return found;
}

/** `r3c4 must be lit by one of r3c2 to r3c6 and r1c4 to r5c4` */
function litWords(
  { places, clue }: CountRule,
  { cells, places: all, columns, across, down }: WhiteCells,
  language: StepLanguage,
): RuleWords {
  const code = cellCode(clue!);
  if (places.length === 1) {
    return {
      says: {
        en: `${code} can be lit only by a bulb of its own`,
        de: `${code} kann nur von einer eigenen Lampe beleuchtet werden`,
      }[language],
    };
  }
  const own = all[clue![0] * columns + clue![1]]!;
  const lines = [across[own]!, down[own]!].map((line) => line.map((place) => cells[place]!));
  const areRuns = lines.every((line) => line.length >= RUN);
  const one = places.map((place) => cells[place]!).sort(compareCells);
  const groups = areRuns ? lines : [one];
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
    const white = whiteCells(grid);
    const { signs, cells, all } = white;
    const clues: WallNumber[] = [];
    for (let cell = 0; cell < signs.length; cell++) {
      if (signs[cell] === WHITE_CELL) continue;
      let number = 0;
      for (const place of placesBeside(cell, white)) {
        if (solution[cells[place]![0]]![cells[place]![1]] === BULB) number++;
      }
      const of = numberRule(cell, number, white);
      const given = signs[cell] !== WALL;
      if (of.places.length === 0 && !given) continue;
      clues.push({ of, number, cells: [all[cell]!], given });
    }
    return clues;
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
