/**
 * Cells of which the opposite would force a few stars, one after the other, until some row, column or region
 * had too little room: for what no count shows.
 */
import type { Found, Move, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, cellsWords } from '../../../kit/words/series.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { dative, nameOfUnit, type Room, roomWords, type UnitName, unitWords } from '../words.js';
import { type Count, countsOf, single } from './counts.js';
import { coverOf } from './cover.js';
import { type Stars, starsOf } from './stars.js';
import { Supposed } from './supposed.js';

/** People do not follow more. */
const MOST_FORCED = 4;

interface Forced extends Room {
  readonly cell: string;
  /** The cell is supposed to hold a star. */
  readonly isStar: boolean;
  /** The consequences, in order: units that are complete, or stars that a unit forces. */
  readonly events: readonly { readonly unit: UnitName; readonly stars: readonly string[] }[];
  readonly unit: UnitName;
}

/** Cells whose star, or lack of one, forces others until there is too little room. */
export const forced: Move<StarBattlePuzzle> = defineMove<StarBattlePuzzle, Forced>({
  id: 'forced-stars',
  *find(board) {
    const stars = starsOf(board);
    const places = stars.open.flatMap((cell) =>
      [true, false].flatMap((value) => placeOf(stars, cell, value) ?? []),
    );
    const least = Math.min(...places.map(({ data }) => data.events.length));
    yield* places.filter(({ data }) => data.events.length === least);
  },
  says: { en: (data) => inWords(data, 'en'), de: (data) => inWords(data, 'de') },
});

function placeOf(stars: Stars, cell: number, value: boolean): Found<Forced> | undefined {
  const supposed = new Supposed(stars, cell, value);
  for (let steps = 0; steps <= MOST_FORCED; steps++) {
    const short = shortageIn(supposed);
    if (short !== undefined) return foundBy(supposed, short, cell, value);
    if (!supposed.force()) return undefined;
  }
  return undefined;
}

/** A unit with too little room, and for how many stars it has some. */
function shortageIn({ stars }: Supposed): { readonly count: Count; readonly room: number } | undefined {
  for (const count of countsOf(stars, single, 0)) {
    const cover = coverOf(stars, count.rest, count.needs - 1);
    if (cover !== undefined) return { count, room: cover.length };
  }
  return undefined;
}

function foundBy(
  supposed: Supposed,
  { count, room }: { readonly count: Count; readonly room: number },
  cell: number,
  value: boolean,
): Found<Forced> | undefined {
  const { stars } = supposed;
  const { events, rules } = supposed.wayTo(count);
  return {
    conclusions: stars.all([cell], !value),
    rules,
    data: {
      cell: stars.codes([cell])[0]!,
      isStar: value,
      events: events.map((event) => ({ unit: nameOfUnit(event.unit), stars: stars.codes(event.stars) })),
      unit: nameOfUnit(count.units[0]!),
      needs: count.needs,
      room,
    },
  };
}

function inWords({ cell, isStar, events, unit, ...room }: Forced, language: StepLanguage): string {
  const steps = events.map((event): string => {
    const own = unitWords([event.unit], language);
    const cells = `${cellsWords(event.stars, language)} (${own})`;
    const isOne = event.stars.length === 1;
    if (event.stars.length === 0) return language === 'en' ? `complete ${own}` : `${own} füllen`;
    if (language === 'en') return `force ${isOne ? 'a star' : 'stars'} in ${cells}`;
    return `${isOne ? 'einen Stern' : 'Sterne'} in ${cells} erzwingen`;
  });
  const end = roomWords(room, false, language);
  if (language === 'en') {
    return `${isStar ? 'A star in' : 'An empty'} ${cell} would ${all([...steps, `leave ${unitWords([unit], 'en')} ${end}`], 'en')}.`;
  }
  return `Ein ${isStar ? 'Stern in' : 'leeres'} ${cell} würde ${all([...steps, `${dative([unit], 'de')} ${end} lassen`], 'de')}.`;
}
