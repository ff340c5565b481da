/**
 * Under- and overcounting: regions that lie within as many lines need all the stars that these have, so the
 * rest of the lines is empty; and lines that lie within regions leave the rest of these empty.
 */
import { capitalised } from '../../../../core/index.js';
import type { Found, Move } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cells as cellsWords } from '../../../kit/moves/words.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { nameOfUnit, type Stars, starCount, starsOf, type Unit, type UnitName, unitWords } from './stars.js';

/** People do not count more lines at once. */
const MOST_LINES = 4;

interface Counted {
  readonly inner: readonly UnitName[];
  readonly outer: readonly UnitName[];
  readonly needs: number;
  readonly empty: readonly string[];
}

const NAMES = {
  under: { id: 'undercounting', name: { en: 'undercounting', de: 'Unterzählen' } },
  over: { id: 'overcounting', name: { en: 'overcounting', de: 'Überzählen' } },
} as const;

/** Regions within lines (under), or lines within regions (over). */
export function counting(kind: keyof typeof NAMES): Move<StarBattlePuzzle> {
  return defineMove<StarBattlePuzzle, Counted>({
    ...NAMES[kind],
    *find(board) {
      const stars = starsOf(board);
      const open = stars.units.filter(({ needs }) => needs > 0);
      const regions = open.filter((unit) => unit.kind === 'region');
      for (const direction of ['row', 'column'] as const) {
        const lines = open.filter((unit) => unit.kind === direction);
        yield* kind === 'under' ? countsOf(stars, regions, lines) : countsOf(stars, lines, regions);
      }
    },
    says: {
      en: ({ inner, outer, needs, empty }) =>
        `${capitalised(unitWords(inner, 'en'))} ${inner.length === 1 ? 'needs' : 'need'} ${starCount(needs, 'en')} and ${inner.length === 1 ? 'has' : 'have'} room only in ${unitWords(outer, 'en')}, which ${outer.length === 1 ? 'needs' : 'need'} no more. So ${cellsWords(empty, 'en')} ${empty.length === 1 ? 'is' : 'are'} empty.`,
      de: ({ inner, outer, needs, empty }) =>
        `${capitalised(unitWords(inner, 'de'))} ${inner.length === 1 ? 'braucht' : 'brauchen'} ${starCount(needs, 'de')} und ${inner.length === 1 ? 'hat' : 'haben'} nur dort Platz, wo auch ${unitWords(outer, 'de')} nicht mehr ${outer.length === 1 ? 'braucht' : 'brauchen'}. Also ${empty.length === 1 ? 'ist' : 'sind'} ${cellsWords(empty, 'de')} leer.`,
    },
  });
}

/** Units that lie within as many others as they need stars together, and leave something of these. */
function* countsOf(stars: Stars, inners: readonly Unit[], outers: readonly Unit[]): Iterable<Found<Counted>> {
  for (let count = 1; count <= Math.min(MOST_LINES, outers.length); count++) {
    for (const outer of choices(outers, count)) {
      const inside = new Set(outer.flatMap(({ marks }) => marks));
      const inner = inners.filter((unit) => unit.open.every((mark) => inside.has(mark)));
      const needs = needOf(inner);
      if (inner.length === 0 || needs !== needOf(outer)) continue;
      const own = new Set(inner.flatMap(({ marks }) => marks));
      const rest = outer.flatMap((unit) => unit.open.filter((mark) => !own.has(mark)));
      const empty = rest.sort((one, other) => one - other);
      if (empty.length === 0) continue;
      yield {
        conclusions: empty.map((mark) => stars.known(mark, false)),
        rules: [...inner, ...outer].map(({ id }) => id),
        data: {
          inner: inner.map(nameOfUnit),
          outer: outer.map(nameOfUnit),
          needs,
          empty: stars.codes(empty),
        },
      };
    }
  }
}

function needOf(units: readonly Unit[]): number {
  return units.reduce((sum, { needs }) => sum + needs, 0);
}
