/**
 * Islands that must not close off: with so many bridges a few islands would need nothing more, and could not
 * be joined with the others any more. Players know five such groups by heart: 1-1, 2=2, 1-2-1, 1-3=2 and
 * 2=4=2.
 */
import type { Found, Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/moves/words.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { Bridges } from './bridges.js';

interface TwoIslands {
  readonly number: number;
  readonly place: string;
}

/** Two islands of the same number that would use each other up: 1-1, 2=2. */
export const twoIslands: Move<HashiPuzzle> = defineMove<HashiPuzzle, TwoIslands>({
  id: 'two-islands',
  name: { en: 'isolation of two islands', de: 'Isolation zweier Inseln' },
  cost: 3.4,
  *find(board) {
    const bridges = new Bridges(board);
    for (const [place, { from, to }] of bridges.layout.places.entries()) {
      const [number, other] = [from, to].map((island) => bridges.layout.islands[island]!.number);
      if (number === null || number === undefined || number !== other || bridges.most[place]! < number)
        continue;
      const group = [from, to];
      if (bridges.layout.islands.length === group.length) continue;
      yield {
        conclusions: [bridges.known(place, number, false)],
        rules: [...bridges.islandRules(group), bridges.connected(group)],
        data: { number, place: bridges.nameOf(place) },
      };
    }
  },
  says: {
    en: ({ number, place }) =>
      number === 1
        ? `Two 1s never join: a bridge in ${place} would cut them off.`
        : `Two ${number}s never join by ${number} bridges: in ${place}, these would cut them off.`,
    de: ({ number, place }) =>
      number === 1
        ? `Zwei Einsen werden nie verbunden: Eine Brücke in ${place} würde sie abschneiden.`
        : `Zwei Inseln mit ${number} werden nie durch ${number} Brücken verbunden: In ${place} würden diese sie abschneiden.`,
  },
});

interface OnlyOutside {
  readonly number: number;
  readonly island: string;
  readonly closed: readonly string[];
  readonly place: string;
}

/** An island that would use up its other neighbours, so that it needs another bridge: 1-2-1, 1-3=2, 2=4=2. */
export const wayOut: Move<HashiPuzzle> = defineMove<HashiPuzzle, OnlyOutside>({
  id: 'island-group',
  name: { en: 'isolation of a group', de: 'Isolation einer Gruppe' },
  cost: 3.8,
  *find(board) {
    const bridges = new Bridges(board);
    for (const [island, { places, number }] of bridges.layout.islands.entries()) {
      for (const place of places) {
        if (number === null || bridges.least[place]! > 0 || bridges.most[place]! === 0) continue;
        const others = places.filter((other) => other !== place && bridges.most[other]! > 0);
        if (others.reduce((sum, other) => sum + bridges.most[other]!, 0) !== number) continue;
        const full = new Map([[place, 0], ...others.map((other) => [other, bridges.most[other]!] as const)]);
        const group = bridges.cutOff(island, full);
        if (group === undefined) continue;
        yield {
          conclusions: [bridges.known(place, 1, true)],
          rules: [...bridges.islandRules(group), bridges.connected(group)],
          data: {
            number,
            island: bridges.codeOf(island),
            closed: others.map((other) => bridges.codeOf(bridges.across(other, island))),
            place: bridges.nameOf(place),
          },
        };
      }
    }
  },
  says: {
    en: ({ number, island, closed, place }) =>
      `If the ${number} in ${island} had bridges only to ${all(closed, 'en')}, they would be cut off. So ${place} has a bridge.`,
    de: ({ number, island, closed, place }) =>
      `Hätte die ${number} in ${island} nur Brücken zu ${all(closed, 'de')}, so wären sie abgeschnitten. Also hat ${place} eine Brücke.`,
  },
});

interface Closing {
  readonly place: string;
  readonly bridges: number;
  readonly group: readonly string[];
}

/** So many bridges in a place would complete a group of islands. */
export const closingBridge: Move<HashiPuzzle> = defineMove<HashiPuzzle, Closing>({
  id: 'closing-bridge',
  name: { en: 'isolation', de: 'Isolation' },
  cost: 4,
  *find(board) {
    const bridges = new Bridges(board);
    for (const [place, { from }] of bridges.layout.places.entries()) {
      for (let count = bridges.least[place]! + 1; count <= bridges.most[place]!; count++) {
        const group = bridges.cutOff(from, new Map([[place, count]]));
        if (group === undefined) continue;
        yield closing(bridges, place, count, group);
      }
    }
  },
  says: {
    en: ({ place, bridges, group }) =>
      `With ${bridges === 1 ? 'a bridge' : `${bridges} bridges`} in ${place}, ${group.length > 4 ? `the ${group.length} islands with ${group[0]}` : `the islands in ${all(group, 'en')}`} would be complete, and cut off from the others.`,
    de: ({ place, bridges, group }) =>
      `Mit ${bridges === 1 ? 'einer Brücke' : `${bridges} Brücken`} in ${place} wären ${group.length > 4 ? `die ${group.length} Inseln mit ${group[0]}` : `die Inseln in ${all(group, 'de')}`} fertig und von den anderen abgeschnitten.`,
  },
});

function closing(bridges: Bridges, place: number, count: number, group: readonly number[]): Found<Closing> {
  return {
    conclusions: [bridges.known(place, count, false)],
    rules: [...bridges.islandRules(group), bridges.connected(group)],
    data: {
      place: bridges.nameOf(place),
      bridges: count,
      group: group.map((island) => bridges.codeOf(island)),
    },
  };
}

interface LastWay {
  readonly group: readonly string[];
  readonly place: string;
}

/** A group of joined islands with one place left through which a bridge can lead out. */
export const lastWayOut: Move<HashiPuzzle> = defineMove<HashiPuzzle, LastWay>({
  id: 'last-way-out',
  name: { en: 'last way out', de: 'letzter Ausweg' },
  cost: 3.4,
  *find(board) {
    const bridges = new Bridges(board);
    const { islands, places } = bridges.layout;
    const seen = new Set<number>();
    for (const island of islands.keys()) {
      if (seen.has(island)) continue;
      const group = bridges.joined(island, new Map());
      for (const one of group) seen.add(one);
      if (group.length === islands.length) continue;
      const inside = new Set(group);
      const ways = [...places.keys()].filter((place) => {
        const { from, to } = places[place]!;
        return inside.has(from) !== inside.has(to) && bridges.most[place]! > 0;
      });
      const [way, ...more] = ways;
      if (way === undefined || more.length > 0) continue;
      yield {
        conclusions: [bridges.known(way, 1, true)],
        rules: [bridges.connected(group)],
        data: { group: group.map((one) => bridges.codeOf(one)), place: bridges.nameOf(way) },
      };
    }
  },
  says: {
    en: ({ group, place }) => `${place} has a bridge: ${groupWords(group)} no other way out.`,
    de: ({ group, place }) =>
      `${place} hat eine Brücke: ${group.length === 1 ? `Die Insel in ${group[0]} hat` : group.length > 4 ? `Die ${group.length} Inseln mit ${group[0]} haben` : `Die Inseln in ${all(group, 'de')} haben`} keinen anderen Ausweg.`,
  },
});

function groupWords(group: readonly string[]): string {
  if (group.length === 1) return `the island in ${group[0]} has`;
  return group.length > 4
    ? `the ${group.length} islands with ${group[0]} have`
    : `the islands in ${all(group, 'en')} have`;
}
