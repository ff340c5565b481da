/**
 * Islands that must not close off: with some number of bridges a few islands would need nothing more, and
 * could not be joined with the others any more. Players know five such groups by heart: 1-1, 2=2, 1-2-1,
 * 1-3=2 and 2=4=2.
 */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/words/series.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { bridgesOf } from './bridges.js';
import { closedWithout } from './consequences.js';
import { bridgesWords } from './words.js';

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
