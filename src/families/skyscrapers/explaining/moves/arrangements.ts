/** Arrangements of a line that its clues allow: heights in none of them are excluded. */
import type { StepLanguage } from '../../../contract/language.js';
import type { Found, Move } from '../../../contract/move.js';
import { areNot, conclusionsOf, type Excluded, excludedIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { leftFor, nameOfArea } from '../../../kit/moves/number-grid.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { area as areaWords } from '../../../kit/words/areas.js';
import { anyOf } from '../../../kit/words/series.js';
import type { SkyscrapersPuzzle, View } from '../../puzzle.js';
import { viewSays } from '../../sentences/views.js';
import { lineRulesOf, notIn, type ViewNow, viewsOf } from './views.js';

/** Towers set after which a line has too many arrangements to look at. */
const MOST_STEPS = 3000;
/** Arrangements up to which a sentence lists them. */
const FEW = 4;

interface Arranged {
  readonly area: AreaName;
  readonly views: readonly { readonly view: View; readonly count: number }[];
  /** The heights of the line in reading order, where there are few arrangements. */
  readonly ways?: readonly string[];
  readonly excluded: Excluded;
}

/** By one clue, or by both of a line. */
export function arrangements(clues: 1 | 2): Move<SkyscrapersPuzzle> {
  return defineMove<SkyscrapersPuzzle, Arranged>({
    id: clues === 1 ? 'arrangements' : 'arrangements-from-both-sides',
    name:
      clues === 1
        ? { en: 'arrangements', de: 'Anordnungen' }
        : { en: 'arrangements from both sides', de: 'Anordnungen von beiden Seiten' },
    cost: clues === 1 ? 2.8 : 3.1,
    *find(board) {
      const views = viewsOf(board);
      for (const [index, one] of views.entries()) {
        const other = views.slice(index + 1).find(({ area }) => area === one.area);
        if (clues === 2 && other === undefined) continue;
        const found = arranged(clues === 2 ? [one, other!] : [one]);
        if (found !== undefined) yield found;
      }
    },
    says: { en: (found) => arrangedWords(found, 'en'), de: (found) => arrangedWords(found, 'de') },
  });
}

function arranged(views: readonly ViewNow[]): Found<Arranged> | undefined {
  const [now] = views as [ViewNow];
  const { grid, area } = now;
  const ways = waysOf(now, views[1]?.count);
  if (ways === undefined || ways.length === 0) return undefined;
  const excluded = notIn(now, (height, position) => !ways.some((way) => way[position] === height));
  if (excluded.length === 0) return undefined;
  const isForward = now.places[0] === area.places[0];
  return {
    conclusions: conclusionsOf(grid, excluded),
    rules: [...views.map(({ rule }) => rule), ...lineRulesOf(now)],
    data: {
      area: nameOfArea(area),
      views: views.map(({ view, count }) => ({ view, count })),
      ...(ways.length <= FEW && {
        ways: ways.map((way) => (isForward ? way : way.toReversed()).join(' ')),
      }),
      excluded: excludedIn(grid, excluded),
    },
  };
}

/** The arrangements of a line, from the clue on; undefined: there are too many to look at. */
function waysOf(
  { count, grid, places }: ViewNow,
  opposite: number | undefined,
): readonly (readonly number[])[] | undefined {
  const left = places.map((place) => leftFor(grid, place));
  const ways: (readonly number[])[] = [];
  const way: number[] = [];
  let steps = 0;
  const extend = (seen: number, tallest: number): void => {
    if (steps > MOST_STEPS || seen > count) return;
    if (way.length === places.length) {
      if (seen === count && (opposite === undefined || seenFromBehind(way) === opposite)) ways.push([...way]);
      return;
    }
    for (const height of left[way.length]!) {
      if (way.includes(height)) continue;
      steps++;
      way.push(height);
      if (height > tallest) extend(seen + 1, height);
      else extend(seen, tallest);
      way.pop();
    }
  };
  extend(0, 0);
  return steps > MOST_STEPS ? undefined : ways;
}

function seenFromBehind(heights: readonly number[]): number {
  let [tallest, seen] = [0, 0];
  for (let position = heights.length - 1; position >= 0; position--) {
    if (heights[position]! <= tallest) continue;
    tallest = heights[position]!;
    seen++;
  }
  return seen;
}

function arrangedWords({ area, views, ways, excluded }: Arranged, language: StepLanguage): string {
  const says = views.map(({ view, count }) => viewSays(view, count, language));
  const clues = says
    .map((words, index) => (index === 0 ? words : `${words[0]!.toLowerCase()}${words.slice(1)}`))
    .join(language === 'en' ? ', and ' : ' und ');
  const line = areaWords(area, language);
  if (ways !== undefined) {
    return language === 'en'
      ? `${clues}: ${line} is ${anyOf(ways, 'en')}.`
      : `${clues}: ${line} ist ${anyOf(ways, 'de')}.`;
  }
  return language === 'en'
    ? `${clues}. In every such arrangement, ${areNot(excluded, 'en')}.`
    : `${clues}. In jeder solchen Anordnung gilt: ${areNot(excluded, 'de')}.`;
}
