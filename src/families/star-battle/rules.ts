/**
 * The rules of Star Battle: no two stars touch, and every row, column and region holds the same number. Cells
 * of no region take no star and have no place.
 */
import {
  blocksOf,
  cellCode,
  cellIndices,
  type NamedCells,
  oncePerKey,
  textRowsOf,
} from '../../core/index.js';
import { CELL, type CellClaim } from '../kit/confirm/cells.js';
import {
  type ApartRule,
  apart,
  type CountRule,
  count,
  flagWords,
  type Ruled,
  remembering,
  signBoard,
} from '../kit/rules/index.js';
import type { AreaName } from '../kit/words/areas.js';
import { givenCells, groupsOf, NOT_GIVEN, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';

/** The words for stars in cells. */
export const STAR_WORDS = flagWords({
  en: {
    yes: ['holds a star', 'hold a star each'],
    no: ['is empty', 'are empty'],
    has: ['holds', 'hold'],
    one: 'one star',
    none: 'no stars',
    many: 'stars',
  },
  de: {
    yes: ['enthält einen Stern', 'enthalten je einen Stern'],
    no: ['ist leer', 'sind leer'],
    has: ['enthält', 'enthalten'],
    one: 'einen Stern',
    none: 'keinen Stern',
    many: 'Sterne',
  },
});

const STARS = { kind: 'count', value: 1 } as const;

const TOUCHING = apart({
  issue: 'stars-touch',
  fault: (cells) => `The stars in ${cells.join(' and ')} touch.`,
  says: { en: 'No two stars touch', de: 'Keine zwei Sterne berühren sich' },
});

/** The rules of a puzzle as it is printed. */
export const starBattleRuled = remembering(ruledWith(cellsOfRegions));

/**
 * The rules where some cells are known: they have no place, and their stars are counted already.
 * @param knownOf the states of all cells as far as they are known, the given ones left out
 */
export function ruledWith(
  knownOf: (puzzle: StarBattlePuzzle) => CellClaim,
): Ruled<StarBattlePuzzle, StarBattleSolution> {
  return {
    family: 'star-battle',
    kinds: [TOUCHING, count],
    board(puzzle) {
      const side = puzzle.regions.length;
      const states = statesOf(knownOf(puzzle), side);
      return signBoard({
        grid: textRowsOf(Array.from(states, (state) => (state === CELL.taken ? '*' : '.')).join(''), side),
        words: STAR_WORDS,
        given(_, [row, column]) {
          if (states[row * side + column] !== CELL.open) return 'none';
          const sign = puzzle.given?.[row]?.[column] ?? NOT_GIVEN;
          return sign === NOT_GIVEN ? 'open' : sign === '*' ? 1 : 0;
        },
        signs: ['.', '*'],
      });
    },
    rules(puzzle) {
      const claim = knownOf(puzzle);
      if (claim === 'contradiction') return [impossible('contradiction')];
      const places = placesOf(claim);
      return [
        ...touchingRules(puzzle.regions.length, places),
        ...strayStars(puzzle),
        ...groupsOf(puzzle).flatMap((group) => groupRule(group, puzzle, claim, places)),
      ];
    },
  };
}

/** A cell of no region is empty; no other is known. */
function cellsOfRegions({ regions }: StarBattlePuzzle): CellClaim {
  return Uint8Array.from(regions.flat(), (region) => (region === null ? CELL.empty : CELL.open));
}

/** In a contradiction all cells count as empty. */
function statesOf(claim: CellClaim, side: number): Readonly<Uint8Array> {
  return claim === 'contradiction' ? new Uint8Array(side * side).fill(CELL.empty) : claim;
}

/** By cell, row-major: its place; undefined where it is known. */
type Places = readonly (number | undefined)[];

function placesOf(states: Readonly<Uint8Array>): Places {
  let count = 0;
  return Array.from(states, (state) => (state === CELL.open ? count++ : undefined));
}

/** The places of the open cells among some. */
function placesAmong(cells: readonly number[], places: Places): readonly number[] {
  const open: number[] = [];
  for (const cell of cells) {
    const place = places[cell];
    if (place !== undefined) open.push(place);
  }
  return open;
}

/** By side: the blocks of two by two cells. */
const blocksOfSide = oncePerKey((side: number) =>
  blocksOf({ rows: side, columns: side }).map((block) => cellIndices(block, side)),
);

function touchingRules(side: number, places: Places): readonly ApartRule[] {
  const groups: (readonly number[])[] = [];
  for (const block of blocksOfSide(side)) {
    const open = placesAmong(block, places);
    if (open.length > 1) groups.push(open);
  }
  if (groups.length === 0) return [];
  const all = places.filter((place) => place !== undefined);
  return [{ kind: 'apart', id: 'no-touching', role: 'no-touching', places: all, groups }];
}

/** A star that is given in a cell of no region. */
function strayStars(puzzle: StarBattlePuzzle): readonly CountRule[] {
  return givenCells(puzzle)
    .filter(({ cell: [row, column], isStar }) => isStar && puzzle.regions[row]![column] === null)
    .map(({ cell }) => ({ ...impossible(`outside-${cellCode(cell)}`), clue: cell }));
}

/** A rule that nothing keeps. */
function impossible(id: string): CountRule {
  return { ...STARS, id, role: 'outside', places: [], least: 1, most: 1 };
}

/** The stars that a row, column or region still lacks; none where presolve has filled it. */
function groupRule(
  { name, cells }: NamedCells,
  puzzle: StarBattlePuzzle,
  states: Readonly<Uint8Array>,
  placesOfCells: Places,
): readonly CountRule[] {
  const [role, number] = name.split(' ') as [AreaName['kind'], string];
  const indices = cellIndices(cells, puzzle.regions.length);
  const places = placesAmong(indices, placesOfCells);
  const missing = puzzle.stars - indices.filter((cell) => states[cell] === CELL.taken).length;
  if (places.length === 0 && missing === 0) return [];
  const area = {
    kind: role,
    number: Number(number),
    ...(role === 'region' && { first: cellCode(cells[0]!) }),
  };
  return [{ ...STARS, id: `${role}-${number}`, role, places, area, least: missing, most: missing }];
}
