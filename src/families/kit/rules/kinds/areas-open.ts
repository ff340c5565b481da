/**
 * Clauses of areas whose roots say no size, or of which each is stated alone, derived when they are met:
 * places with the value that can reach no root, and places that join two roots.
 */
import { reachableFrom, shortestPath } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import { anyOf, cellsWords } from '../../words/series.js';
import { type Board, codesOf } from '../board.js';
import type { Left } from '../narrowing.js';
import { type Deriving, type Nogood, nogoodOf, placesWith } from '../nogood.js';
import type { RuleWords } from '../rule.js';
import type { AreasRule } from './areas-rule.js';

export const openAreas: Deriving<AreasRule> = {
  nogoods(rule, left) {
    // Rows say all about areas with sizes.
    if (rule.isSeparate !== true && rule.roots.every(({ size }) => size !== undefined)) return [];
    return [...withoutRoot(rule, left), ...joiningRoots(rule, left)];
  },
  excludes({ roots, neighbours, value }, nogood) {
    const without = new Set(placesWith(nogood, 1 - value));
    const isRoot = new Set(roots.map(({ place }) => place));
    const sure = new Set([...placesWith(nogood, value), ...isRoot]);
    return [...sure].some((place) => {
      const possible = reachableFrom([place], (own) => neighbours[own]!.filter((next) => !without.has(next)));
      const joined = reachableFrom([place], (own) => neighbours[own]!.filter((next) => sure.has(next)));
      const rootsIn = (places: ReadonlySet<number>): number =>
        [...places].filter((own) => isRoot.has(own)).length;
      return rootsIn(possible) === 0 || rootsIn(joined) > 1;
    });
  },
  words,
};

/** Of each part without a root: its places do not have the value, unless a place around it has it too. */
function* withoutRoot({ places, roots, neighbours, value }: AreasRule, left: Left): Iterable<Nogood> {
  const mayHave = (place: number): boolean => ((left.mask(place) >> value) & 1) === 1;
  const reached = reachableFrom(
    roots.map(({ place }) => place),
    (place) => neighbours[place]!.filter(mayHave),
  );
  for (const place of places) {
    if (reached.has(place) || !mayHave(place)) continue;
    const part = reachableFrom([place], (own) => neighbours[own]!.filter(mayHave));
    const around = new Set([...part].flatMap((own) => neighbours[own]!.filter((next) => !part.has(next))));
    yield nogoodOf([place], [...around], value as 0 | 1);
  }
}

/** Places with the value, all but one of them for sure, that join two roots of which rows do not speak. */
function* joiningRoots(
  { places, roots, neighbours, value, isSeparate }: AreasRule,
  left: Left,
): Iterable<Nogood> {
  const isSure = (place: number): boolean => left.mask(place) === 1 << value;
  const rootAt = new Map(roots.map((root) => [root.place, root]));
  const wayFrom = (place: number, isEnd: (own: number) => boolean): readonly number[] | undefined =>
    shortestPath(place, (own) => neighbours[own]!.filter(isSure), isEnd);
  for (const place of places) {
    // Each open place between roots, and of roots that are joined already the first one.
    if (isSure(place) ? !rootAt.has(place) : ((left.mask(place) >> value) & 1) === 0) continue;
    const one = wayFrom(place, (own) => rootAt.has(own));
    const other = one && wayFrom(place, (own) => rootAt.has(own) && own !== one[0]);
    if (one === undefined || other === undefined) continue;
    const haveSizes = [one, other].every((way) => rootAt.get(way[0]!)!.size !== undefined);
    if (haveSizes && isSeparate !== true) continue;
    yield nogoodOf([...new Set([...one, ...other])], [], value as 0 | 1);
  }
}

/** `Not all of r2c3 and r2c4 are land, or one island would have two numbers` */
function words(
  { value, words: own }: AreasRule,
  nogood: Nogood,
  board: Board<unknown>,
): InLanguages<RuleWords> {
  const joined = codesOf(board, placesWith(nogood, value));
  const around = codesOf(board, placesWith(nogood, 1 - value));
  const land = (language: StepLanguage): string => cellsWords(joined, language);
  if (joined.length > 1) {
    return {
      en: { says: `Not all of ${land('en')} belong to ${own.en.one}, which would have two numbers` },
      de: { says: `Nicht alle Felder ${land('de')} gehören zu ${own.de.one}, die sonst zwei Zahlen hätte` },
    };
  }
  if (around.length === 0) {
    return {
      en: { says: `No number is there for ${land('en')}` },
      de: { says: `Für ${land('de')} gibt es keine Zahl` },
    };
  }
  return {
    en: { says: `${land('en')} can have a number only with ${anyOf(around, 'en')}` },
    de: { says: `${land('de')} kann nur mit ${anyOf(around, 'de')} eine Zahl haben` },
  };
}
