/**
 * Islands that must not close off: with some number of bridges a few islands would need nothing more, and
 * could not be joined with the others any more. Players know five such groups by heart: 1-1, 2=2, 1-2-1,
 * 1-3=2 and 2=4=2. Behind them stand suppositions of one number of bridges in one place.
 */
import type { Known } from '../../../contract/mark.js';
import type { Found, Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { bestRefuted, type Follow, type Refuted, refute } from '../../../kit/moves/suppose.js';
import { all } from '../../../kit/words/series.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { bridgeCount } from '../reasons.js';
import { type Bridges, bridgesOf } from './bridges.js';
import { closedWithout, followingIn, type Line } from './consequences.js';
import { bridgesWords, clauses, groupWords } from './words.js';

interface TwoIslands {
  readonly number: number;
  readonly place: string;
}

/** Two islands of the same number that would use each other up: 1-1, 2=2. */
export const twoIslands: Move<HashiPuzzle> = defineMove<HashiPuzzle, TwoIslands>({
  id: 'two-islands',
  name: { en: 'isolation of two islands', de: 'Isolation zweier Inseln' },
  cost: 3.6,
  *find(board) {
    const bridges = bridgesOf(board);
    const { islands, places } = bridges.layout;
    for (const [place, { from, to }] of places.entries()) {
      const { number } = islands[from]!;
      const isPair = number !== null && number === islands[to]!.number && bridges.most(place) >= number;
      if (!isPair || islands.length === 2) continue;
      yield {
        conclusions: bridges.fewer(place, number),
        rules: [...[from, to].map((island) => bridges.islandRule(island)), bridges.connected([from, to])],
        data: { number, place: bridges.placeName(place) },
      };
    }
  },
  says: {
    en: ({ number, place }) =>
      number === 1
        ? `Two 1s never join: ${place} would cut them off.`
        : `Two ${number}s never join by ${bridgesWords(number, 'en')}: ${place} would cut them off.`,
    de: ({ number, place }) =>
      number === 1
        ? `Zwei Einsen werden nie verbunden: ${place} würde sie abschneiden.`
        : `Zwei Inseln mit der ${number} werden nie durch ${bridgesWords(number, 'de')} verbunden: ${place} würde sie abschneiden.`,
  },
});

interface Group {
  readonly number: number;
  readonly island: string;
  readonly closed: readonly string[];
  readonly place: string;
}

/** An island that would use up its other neighbours: 1-2-1, 1-3=2, 2=4=2. */
export const islandGroup: Move<HashiPuzzle> = defineMove<HashiPuzzle, Group>({
  id: 'island-group',
  name: { en: 'isolation of a group', de: 'Isolation einer Gruppe' },
  cost: 4.2,
  *find(board) {
    const bridges = bridgesOf(board);
    for (const [island, { places, number }] of bridges.layout.islands.entries()) {
      if (number === null) continue;
      for (const place of places) {
        if (bridges.least(place) > 0 || bridges.most(place) === 0) continue;
        const closed = closedWithout(bridges, island, place);
        if (closed === undefined) continue;
        const others = places.filter((other) => other !== place && bridges.most(other) > 0);
        yield {
          conclusions: closed.conclusions,
          rules: closed.rules(),
          data: {
            number,
            island: bridges.codesOf([island])[0]!,
            closed: bridges.codesOf(others.map((other) => bridges.across(other, island))),
            place: bridges.placeName(place),
          },
        };
      }
    }
  },
  says: {
    en: ({ number, island, closed, place }) =>
      `${place} has a bridge: with bridges only to ${all(closed, 'en')}, the ${number} in ${island} would be cut off with ${closed.length === 1 ? 'it' : 'them'}.`,
    de: ({ number, island, closed, place }) =>
      `${place} hat eine Brücke: Mit Brücken nur zu ${all(closed, 'de')} wäre die ${number} in ${island} mit ${closed.length === 1 ? 'ihr' : 'ihnen'} abgeschnitten.`,
  },
});

/** The consequences on a board from one more value. */
function follow(board: MoveBoard<HashiPuzzle>): Follow<Line> {
  const bridges = bridgesOf(board);
  return (values, changed) => followingIn(bridges.with(values), bridges.placeOf(changed));
}

interface Closing {
  readonly place: string;
  readonly bridges: number;
  readonly group: readonly string[];
}

/** A number of bridges in a place that would complete a group of islands and cut it off. */
export const closingBridge: Move<HashiPuzzle> = defineMove<HashiPuzzle, Closing>({
  id: 'closing-bridge',
  name: { en: 'isolation', de: 'Isolation' },
  cost: 4.4,
  *find(board) {
    const bridges = bridgesOf(board);
    for (const place of bridges.layout.places.keys()) {
      for (const supposed of bridges.known(place, bridges.least(place) + 1, bridges.most(place), true)) {
        const refuted = refute(board, follow(board), supposed);
        const [end, ...more] = refuted?.lines ?? [];
        if (refuted === undefined || end?.kind !== 'cut-off' || more.length > 0) continue;
        yield {
          ...foundBy(bridges, refuted),
          data: { place: bridges.placeName(place), bridges: countOf(board, supposed), group: end.group },
        };
      }
    }
  },
  says: {
    en: ({ place, bridges, group }) =>
      `With ${bridgesWords(bridges, 'en')} in ${place}, ${groupWords(group, 'en')} would be complete and cut off.`,
    de: ({ place, bridges, group }) =>
      `Mit ${bridgesWords(bridges, 'de')} in ${place} wären ${groupWords(group, 'de')} fertig und abgeschnitten.`,
  },
});

interface Supposed {
  readonly place: string;
  /** The number of bridges that the place is supposed to reach or, where `has` is false, not to reach. */
  readonly bridges: number;
  readonly has: boolean;
  readonly lines: readonly Line[];
}

/** A number of bridges that leads to something impossible, by as few rules as there are. */
export const supposition: Move<HashiPuzzle> = defineMove<HashiPuzzle, Supposed>({
  id: 'supposition',
  *find(board) {
    const refuted = bestRefuted(board, follow(board));
    if (refuted === undefined) return;
    const bridges = bridgesOf(board);
    const { supposed, lines } = refuted;
    yield {
      ...foundBy(bridges, refuted),
      data: {
        place: bridges.placeName(bridges.placeOf(supposed.mark)),
        bridges: countOf(board, supposed),
        has: supposed.value,
        lines,
      },
    };
  },
  says: { en: (data) => supposedWords(data, 'en'), de: (data) => supposedWords(data, 'de') },
});

function supposedWords({ place, bridges, has, lines }: Supposed, language: StepLanguage): string {
  const words = clauses(lines, language);
  const count = bridgesWords(bridges, language);
  const less = bridgeCount(bridges - 1, language);
  if (language === 'de') {
    const so = has ? `${bridges === 1 ? '' : 'höchstens '}${less}` : count;
    return `${has ? 'Mit' : 'Ohne'} ${count} in ${place} gilt: ${words}. Also hat ${place} ${so}.`;
  }
  const so = has ? `${bridges === 1 ? '' : 'at most '}${less}` : count;
  return `${has ? 'With' : 'Without'} ${count} in ${place}: ${words}. So ${place} has ${so}.`;
}

function foundBy(bridges: Bridges, { supposed, rules }: Refuted<Line>): Pick<Found, 'conclusions' | 'rules'> {
  const { mark, value } = supposed;
  const place = bridges.placeOf(mark);
  const marks = bridges.known(place, bridges.least(place) + 1, bridges.most(place), !value);
  // At least N implies at least any fewer; less than N implies less than any more.
  const conclusions = marks.filter((one) => (value ? one.mark >= mark : one.mark <= mark));
  return { conclusions, rules };
}

function countOf(board: MoveBoard<HashiPuzzle>, { mark }: Known): number {
  return board.marks[mark]!.atLeast!;
}
