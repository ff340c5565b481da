/**
 * The rules of Binairos: half of every row and column is 1, one or two of every three neighbours in a line
 * are, signs relate neighbours, and lines differ where the puzzle says so.
 */
import {
  cellCode,
  cellIndices,
  edgeKey,
  linesOf,
  type NamedCells,
  type Size,
  sizeOfRows,
  textRowsOf,
} from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import { type NeighbourPair, neighbourPairs } from '../kit/neighbour-pairs.js';
import {
  type CluesByRules,
  type CountRule,
  count,
  flagWords,
  givenPlaces,
  type PossibleClue,
  type RelationRule,
  type Rule,
  type Ruled,
  type RuleWords,
  relation,
  signBoard,
} from '../kit/rules/index.js';
import type { AreaName } from '../kit/words/areas.js';
import { cellsWords } from '../kit/words/series.js';
import { type DifferentLinesRule, differentLinesKind } from './different-lines.js';
import { type BinairoPuzzle, type BinairoSolution, ONE, OPEN, signsOf, ZERO } from './puzzle.js';

/** Most equal numbers side by side. */
const LONGEST_RUN = 2;

/** The words for cells that hold 0 or 1. */
const CELL_WORDS = flagWords({
  en: { yes: ['is 1', 'are 1'], no: ['is 0', 'are 0'], one: 'one 1', none: 'no 1', many: '1s' },
  de: { yes: ['ist 1', 'sind 1'], no: ['ist 0', 'sind 0'], one: 'eine 1', none: 'keine 1', many: 'Einsen' },
});

export const binairoRuled: Ruled<BinairoPuzzle, BinairoSolution> = {
  family: 'binairo',
  kinds: [count, relation, differentLinesKind],
  board: ({ grid }) =>
    signBoard({
      grid,
      words: CELL_WORDS,
      given: (sign) => (sign === OPEN ? 'open' : Number(sign)),
      signs: [ZERO, ONE],
    }),
  says: (rule, _, puzzle) =>
    rule.role === 'run' || rule.kind === 'relation' ? ownWords(rule, sizeOfRows(puzzle.grid)) : undefined,
  rules(puzzle) {
    const size = sizeOfRows(puzzle.grid);
    const signs = signsOf(puzzle).map(({ pair, sign }) => signRule(pair, sign, size));
    return [...lineRules(size, puzzle.distinct === true), ...signs];
  },
};

/** The rules of the latest size: generators ask about the same one again and again. */
let latest: { readonly key: string; readonly rules: readonly Rule[] } | undefined;

/** The rules of rows and columns, which depend on the size alone. */
function lineRules(size: Size, areDistinct: boolean): readonly Rule[] {
  const key = [size.rows, size.columns, areDistinct].join();
  if (latest?.key !== key) {
    const lines = linesOf(size).map((line) => lineOf(line, size));
    latest = { key, rules: [...lines.flatMap(rulesOfLine), ...(areDistinct ? differentRules(lines) : [])] };
  }
  return latest.rules;
}

/** A row or a column. */
interface Line {
  readonly area: AreaName;
  readonly places: readonly number[];
}

function lineOf({ name, cells }: NamedCells, { columns }: Size): Line {
  const [kind, number] = name.split(' ') as ['row' | 'column', string];
  return { area: { kind, number: Number(number) }, places: cellIndices(cells, columns) };
}

function rulesOfLine({ area, places }: Line): readonly CountRule[] {
  const base = { kind: 'count', value: 1 } as const;
  const half = { least: places.length / 2, most: places.length / 2 };
  const id = `${area.kind}-${area.number}`;
  return [
    { ...base, id, role: area.kind, places, area, ...half },
    ...places.slice(LONGEST_RUN).map((_, start): CountRule => {
      const run = places.slice(start, start + LONGEST_RUN + 1);
      return { ...base, id: `${id}-run-${start + 1}`, role: 'run', places: run, least: 1, most: LONGEST_RUN };
    }),
  ];
}

function differentRules(lines: readonly Line[]): readonly DifferentLinesRule[] {
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other): readonly DifferentLinesRule[] => {
      if (other.area.kind !== one.area.kind) return [];
      return [
        {
          kind: 'different-lines',
          id: differentId(one.area, other.area),
          role: 'different-lines',
          places: [...one.places, ...other.places],
          lines: [one.area, other.area],
        },
      ];
    }),
  );
}

/** The id of the rule that two lines differ, the upper or left one first. */
export function differentId({ kind, number }: AreaName, other: AreaName): string {
  return `different-${kind}s-${number}-${other.number}`;
}

/** The id of the rule of a sign. */
export function signId(pair: NeighbourPair, sign: '=' | 'x'): string {
  return `${sign === '=' ? 'equal' : 'opposite'}-${pair.map(cellCode).join('-')}`;
}

function signRule(pair: NeighbourPair, sign: '=' | 'x', { columns }: Size): RelationRule {
  const [one, other] = cellIndices(pair, columns);
  return {
    kind: 'relation',
    id: signId(pair, sign),
    role: sign === '=' ? 'equal' : 'opposite',
    places: [one!, other!],
    test: { is: sign === '=' ? 'equal' : 'unequal' },
  };
}

const OWN_WORDS: Readonly<Record<string, InLanguages<string>>> = {
  run: { en: 'are not all alike', de: 'sind nicht alle gleich' },
  equal: { en: 'are alike', de: 'sind gleich' },
  opposite: { en: 'differ', de: 'sind verschieden' },
};

function ownWords({ role, places }: Rule, { columns }: Size): InLanguages<RuleWords> {
  const codes = places.map((place) => cellCode([Math.floor(place / columns), place % columns]));
  const { en, de } = OWN_WORDS[role]!;
  return {
    en: { says: `${cellsWords(codes, 'en')} ${en}` },
    de: { says: `${cellsWords(codes, 'de')} ${de}` },
  };
}

/** The clues of Binairos: given cells, and signs between neighbours. */
export const binairoClues: CluesByRules<BinairoPuzzle, BinairoSolution> = {
  noun: 'clues',
  kinds: [
    { id: 'givens', description: 'given cells' },
    { id: 'signs', description: 'signs between cells' },
  ],
  list(puzzle, solution, kinds = usualKinds(puzzle)) {
    return [
      ...(kinds.includes('givens') ? givenPlaces(binairoRuled.board(puzzle), solution) : []),
      ...(kinds.includes('signs') ? signClues(puzzle, solution) : []),
    ];
  },
  puzzleWith({ family, grid, distinct }, chosen) {
    const { rows, columns } = sizeOfRows(grid);
    const signs = new Array<string>(rows * columns).fill(OPEN);
    for (const { of } of chosen) if ('place' in of) signs[of.place] = of.value === 1 ? ONE : ZERO;
    const pairs = (role: string): readonly NeighbourPair[] =>
      chosen.flatMap(({ of, cells }) =>
        'role' in of && of.role === role ? [cells as unknown as NeighbourPair] : [],
      );
    const [equal, opposite] = [pairs('equal'), pairs('opposite')];
    return {
      family,
      grid: textRowsOf(signs.join(''), columns),
      ...(distinct && { distinct }),
      ...(equal.length > 0 && { equal }),
      ...(opposite.length > 0 && { opposite }),
    };
  },
};

/** The kinds that are meant when none is named: signs only where the puzzle has some. */
function usualKinds(puzzle: BinairoPuzzle): readonly string[] {
  return signsOf(puzzle).length > 0 ? ['givens', 'signs'] : ['givens'];
}

function signClues(puzzle: BinairoPuzzle, solution: BinairoSolution): readonly PossibleClue[] {
  const size = sizeOfRows(puzzle.grid);
  const stated = new Set(signsOf(puzzle).map(({ pair }) => edgeKey(pair)));
  return neighbourPairs(size).map((pair) => {
    const [one, other] = pair.map(([row, column]) => solution[row]![column]);
    const rule = signRule(pair, one === other ? '=' : 'x', size);
    return {
      of: rule,
      name: pair.map(cellCode).join(' and '),
      cells: pair,
      given: stated.has(edgeKey(pair)),
    };
  });
}
