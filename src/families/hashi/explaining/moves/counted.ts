/** Inferences that are seen by counting the directions of one island, and what a bridge crosses. */
import { capitalised } from '../../../../core/index.js';
import type { Found, Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { Consequence } from '../../../kit/moves/suppose.js';
import { all } from '../../../kit/words/series.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { type Bridges, bridgesOf } from './bridges.js';
import { crossed, type Line, ofGroup, ofIsland } from './consequences.js';
import { getsWords, groupWords, islandWords, limitWords, sumWords } from './words.js';

type Kind = Line['kind'];
type LineOf<K extends Kind> = Extract<Line, { readonly kind: K }>;

/** The consequences of one kind at all places of a board. */
function* found<K extends Kind>(
  board: MoveBoard<HashiPuzzle>,
  kind: K,
  at: (bridges: Bridges) => Iterable<Consequence<Line>>,
  accepts: (line: LineOf<K>) => boolean = () => true,
): Iterable<Found<LineOf<K>>> {
  for (const { conclusions, rules, says } of at(bridgesOf(board))) {
    const data = says(conclusions);
    if (isOf(data, kind) && accepts(data)) yield { conclusions, rules: rules(), data };
  }
}

function isOf<K extends Kind>(line: Line, kind: K): line is LineOf<K> {
  return line.kind === kind;
}

function* ofIslands(bridges: Bridges): Iterable<Consequence<Line>> {
  for (const island of bridges.layout.islands.keys()) yield* ofIsland(bridges, island);
}

/** Places that bridges cross. */
export const crossing: Move<HashiPuzzle> = defineMove<HashiPuzzle, LineOf<'crossing'>>({
  id: 'crossing',
  name: { en: 'bridges do not cross', de: 'Brücken kreuzen sich nicht' },
  isPlain: true,
  find: (board) =>
    found(board, 'crossing', function* (bridges) {
      for (const place of bridges.layout.places.keys()) yield* crossed(bridges, place);
    }),
  says: {
    en: ({ places, by }) => `${all(places, 'en')} would cross ${by}.`,
    de: ({ places, by }) => `${all(places, 'de')} würde ${by} kreuzen.`,
  },
});

/** An island that has all its bridges. */
export const fullIsland: Move<HashiPuzzle> = defineMove<HashiPuzzle, LineOf<'full'>>({
  id: 'full-island',
  name: { en: 'completed island', de: 'fertige Insel' },
  isPlain: true,
  find: (board) => found(board, 'full', ofIslands),
  says: {
    en: ({ island }) => `${capitalised(islandWords(island, 'en'))} has all its bridges.`,
    de: ({ island }) => `${capitalised(islandWords(island, 'de'))} hat alle ihre Brücken.`,
  },
});

/** An island with one direction left. */
export const onlyDirection: Move<HashiPuzzle> = defineMove<HashiPuzzle, LineOf<'needs'>>({
  id: 'only-direction',
  name: { en: 'only one way', de: 'nur eine Richtung' },
  cost: 1.2,
  find: (board) => found(board, 'needs', ofIslands, isOneWay),
  says: {
    en: (line) =>
      `${getsWords(line.gets, 'en')}: ${islandWords(line.island, 'en')} has ${line.neighbours === 1 ? 'only one neighbour' : 'no other way left'}.`,
    de: (line) =>
      `${getsWords(line.gets, 'de')}: ${capitalised(islandWords(line.island, 'de'))} hat ${line.neighbours === 1 ? 'nur einen Nachbarn' : 'keine andere Richtung mehr'}.`,
  },
});

function isOneWay({ directions, gets }: LineOf<'needs'>): boolean {
  return directions.length === 1 && gets.length === 1;
}

/** An island that needs all that its directions can hold. */
export const allDirections: Move<HashiPuzzle> = defineMove<HashiPuzzle, LineOf<'needs'>>({
  id: 'all-directions',
  name: { en: 'every direction full', de: 'alle Richtungen voll' },
  cost: 1.3,
  find: (board) => found(board, 'needs', ofIslands, (line) => needsAll(line) && !isOneWay(line)),
  says: { en: (line) => allWords(line, 'en'), de: (line) => allWords(line, 'de') },
});

function needsAll({ island, directions }: LineOf<'needs'>): boolean {
  return directions.reduce((sum, { bridges }) => sum + bridges, 0) === island.number;
}

function allWords({ island, gets, directions }: LineOf<'needs'>, language: StepLanguage): string {
  const [name, sum] = [islandWords(island, language), sumWords(directions)];
  const limits = limitWords(directions, language);
  return language === 'en'
    ? `${getsWords(gets, 'en')}: ${name} needs all that its directions can hold, ${sum}${limits}.`
    : `${getsWords(gets, 'de')}: ${capitalised(name)} braucht alles, was ihre Richtungen fassen, ${sum}${limits}.`;
}

/** An island whose other directions can hold too few bridges. */
export const neededDirections: Move<HashiPuzzle> = defineMove<HashiPuzzle, LineOf<'needs'>>({
  id: 'needed-bridges',
  name: { en: 'needed bridges', de: 'nötige Brücken' },
  cost: 1.9,
  find: (board) => found(board, 'needs', ofIslands, (line) => !needsAll(line)),
  says: { en: (line) => neededWords(line, 'en'), de: (line) => neededWords(line, 'de') },
});

function neededWords(line: LineOf<'needs'>, language: StepLanguage): string {
  const { island, gets, directions } = line;
  const [first, ...more] = gets;
  const others = directions.filter(({ place }) => place !== first!.place);
  const name = islandWords(island, language);
  const sums = gets.map(({ place }) => sumWords(directions.filter((one) => one.place !== place)));
  const conclusion = getsWords(gets, language);
  if (new Set(sums).size > 1) {
    const sum = `${sumWords(directions)}${limitWords(directions, language)}`;
    return language === 'en'
      ? `${conclusion}: the directions of ${name} can hold only ${sum}.`
      : `${conclusion}: Die Richtungen der ${island.number} in ${island.code} fassen nur ${sum}.`;
  }
  const limits = limitWords(more.length > 0 ? directions : others, language);
  return language === 'en'
    ? `${conclusion}: without ${more.length > 0 ? 'any one of them' : 'it'} ${name} gets at most ${sums[0]}${limits}.`
    : `${conclusion}: Ohne ${more.length > 0 ? 'eine davon' : 'sie'} bekommt ${name} höchstens ${sums[0]}${limits}.`;
}

/** A group of joined islands with one place left through which a bridge can lead out. */
export const lastWayOut: Move<HashiPuzzle> = defineMove<HashiPuzzle, LineOf<'way-out'>>({
  id: 'last-way-out',
  name: { en: 'last way out', de: 'letzter Ausweg' },
  find: (board) =>
    found(board, 'way-out', function* (bridges) {
      const seen = new Set<number>();
      for (const island of bridges.layout.islands.keys()) {
        if (seen.has(island)) continue;
        for (const one of bridges.joined(island).islands) seen.add(one);
        yield* ofGroup(bridges, island);
      }
    }),
  says: {
    en: ({ group, place }) =>
      `${place} has a bridge: ${groupWords(group, 'en')} ${group.length === 1 ? 'has' : 'have'} no other way out.`,
    de: ({ group, place }) =>
      `${place} hat eine Brücke: ${capitalised(groupWords(group, 'de'))} ${group.length === 1 ? 'hat' : 'haben'} keinen anderen Ausweg.`,
  },
});
