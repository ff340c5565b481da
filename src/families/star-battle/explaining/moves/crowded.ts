/**
 * Cells whose star would leave too little room for some rows, columns or regions: by the cells that it
 * touches, and by the rows, columns and regions whose stars it uses up.
 */
import type { Found, InLanguages, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, anyOf } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { dative, nameOfUnit, placeIn, type Room, roomWords, type UnitName, unitWords } from '../words.js';
import type { Count } from './counts.js';
import { coverOf } from './cover.js';
import { type Stars, starsOf, type Unit } from './stars.js';

interface Crowded extends Room {
  readonly cells: readonly string[];
  readonly units: readonly UnitName[];
  /** Units that the star would complete. */
  readonly full: readonly UnitName[];
  /** Others that take some of the stars, and how many besides the one in the cell. */
  readonly limits: readonly { readonly unit: UnitName; readonly takes: number }[];
}

/** A move that looks for cells whose star would leave some units too little room. */
export function crowded(
  id: string,
  name: InLanguages<string> | undefined,
  countsIn: (stars: Stars) => Iterable<Count>,
): Move<StarBattlePuzzle> {
  return defineMove<StarBattlePuzzle, Crowded>({
    id,
    ...(name === undefined ? {} : { name }),
    *find(board) {
      const stars = starsOf(board);
      const concluded = new Set<number>();
      for (const count of countsIn(stars)) {
        const open = stars.open.filter((cell) => !concluded.has(cell));
        for (const found of placesOf(stars, count, open)) {
          for (const { mark } of found.conclusions) concluded.add(mark);
          yield found;
        }
      }
    },
    says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
  });
}

/** The cells that leave too little room, those together that do it in the same way. */
function placesOf(stars: Stars, count: Count, open: readonly number[]): readonly Found<Crowded>[] {
  const byWay = new Map<string, { readonly way: Way; readonly cells: number[] }>();
  for (const cell of open) {
    const way = wayOf(stars, count, cell);
    if (way === undefined) continue;
    const key = [way.room, way.isOwn, ...way.full.map(({ id }) => id)].join();
    const same = byWay.get(key) ?? { way, cells: [] };
    byWay.set(key, same);
    same.cells.push(cell);
  }
  const { units, limits } = count;
  return [...byWay.values()].map(({ way: { room, isOwn, full, takes }, cells }) => ({
    conclusions: stars.all(cells, false),
    rules: [...stars.apart, ...[...units, ...limits].map(({ id }) => id)],
    data: {
      cells: stars.codes(cells),
      units: units.map(nameOfUnit),
      needs: count.needs - (isOwn ? 1 : 0),
      room,
      isOwn,
      full: full.map(nameOfUnit),
      limits: limits.flatMap((unit, index) =>
        takes[index] === 0 ? [] : [{ unit: nameOfUnit(unit), takes: takes[index]! }],
      ),
    },
  }));
}

/** The room that a star leaves. */
interface Way {
  readonly room: number;
  readonly isOwn: boolean;
  readonly full: readonly Unit[];
  /** By limit: the stars that it takes besides. */
  readonly takes: readonly number[];
}

/** The room that a star in a cell would leave; undefined where that is enough. */
function wayOf(stars: Stars, { needs, cells, limits, rest }: Count, cell: number): Way | undefined {
  const isLeft = (other: number): boolean => other !== cell && !stars.touches(other, cell);
  const isInLimit = limits.some(({ marks }) => marks.includes(cell));
  if (!isInLimit && rest.every(isLeft)) return undefined;
  const isOwn = cells.includes(cell);
  const takes = limits.map((unit) => unit.needs - (unit.marks.includes(cell) ? 1 : 0));
  const left = rest.filter(isLeft);
  const taken = takes.reduce((sum, count) => sum + count, 0);
  const wanted = needs - (isOwn ? 1 : 0);
  const cover = coverOf(stars, left, wanted - taken - 1);
  if (cover === undefined) return undefined;
  const full = limits.filter((_, index) => takes[index] === 0);
  return { room: taken + cover.length, isOwn, full, takes };
}

function says(data: Crowded, language: StepLanguage): string {
  const { cells, units, full } = data;
  const star = anyOf(cells, language);
  const room = `${roomWords(data, units.length > 1, language)}`;
  if (language === 'en') {
    const first = full.length === 0 ? '' : `complete ${unitWords(full, 'en')} and `;
    return `A star in ${star} would ${first}leave ${unitWords(units, 'en')} ${room}${shares(data, 'en')}.`;
  }
  const first = full.length === 0 ? '' : `${unitWords(full, 'de')} füllen und `;
  return `Ein Stern in ${star} würde ${first}${dative(units, 'de')} ${room} lassen${shares(data, 'de')}.`;
}

/** `: two in column 6 and one elsewhere` */
function shares({ limits, room }: Crowded, language: StepLanguage): string {
  if (limits.length === 0 || room === 0) return '';
  const elsewhere = room - limits.reduce((sum, { takes }) => sum + takes, 0);
  return `: ${all(
    [
      ...limits.map(({ unit, takes }) => `${inWords(takes, language, 'en')} ${placeIn([unit], language)}`),
      ...(elsewhere === 0
        ? []
        : [`${inWords(elsewhere, language, 'en')} ${language === 'en' ? 'elsewhere' : 'anderswo'}`]),
    ],
    language,
  )}`;
}
