/** Moves for lines whose tallest tower is known: the towers before it make up the rest of the view. */
import type { Found, Move } from '../../../contract/move.js';
import { areNot, conclusionsOf, type Excluded, excludedIn, type NotIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { SkyscrapersPuzzle, View } from '../../puzzle.js';
import { viewSays } from '../../sentences/views.js';
import { lineRulesOf, notIn, type ViewNow, viewsOf } from './views.js';

interface Before {
  readonly view: View;
  readonly count: number;
  /** The cell of the tallest tower, and the cells before it. */
  readonly tallest: string;
  readonly cells: readonly string[];
  readonly excluded: Excluded;
}

/** As many towers are seen as stand up to the tallest: these rise. */
export const risesToTallest: Move<SkyscrapersPuzzle> = defineMove<SkyscrapersPuzzle, Before>({
  id: 'rise-to-the-tallest',
  name: { en: 'rise to the tallest', de: 'Anstieg zum höchsten' },
  cost: 2,
  *find(board) {
    for (const now of viewsOf(board)) {
      const { count, grid } = now;
      const tallest = tallestOf(now);
      if (tallest !== count - 1) continue;
      const isTooLow = (height: number, position: number) => height <= position;
      const isTooHigh = (height: number, position: number) => height > grid.side - (tallest - position);
      yield* found(
        now,
        tallest,
        (height, position) => isTooLow(height, position) || isTooHigh(height, position),
      );
    }
  },
  says: {
    en: ({ view, count, tallest, cells, excluded }) =>
      `${viewSays(view, count, 'en')}, and the tallest is ${tallest}, so ${cellsWords(cells, 'en')} rise to it: ${areNot(excluded, 'en')}.`,
    de: ({ view, count, tallest, cells, excluded }) =>
      `${viewSays(view, count, 'de')}, und der höchste ist ${tallest}, also steigen ${cellsWords(cells, 'de')} bis dorthin an: ${areNot(excluded, 'de')}.`,
  },
});

/** Two towers are seen: the first one hides all that stand before the tallest. */
export const firstHides: Move<SkyscrapersPuzzle> = defineMove<SkyscrapersPuzzle, Before>({
  id: 'first-hides-the-others',
  name: { en: 'the first hides the others', de: 'der erste verdeckt die anderen' },
  cost: 2.1,
  *find(board) {
    for (const now of viewsOf(board)) {
      const { count, grid, places } = now;
      const tallest = tallestOf(now);
      if (count !== 2 || tallest < 2) continue;
      const highest = Math.max(grid.entered(places[0]!), ...grid.candidates(places[0]!));
      yield* found(now, tallest, (height, position) =>
        position === 0 ? height < tallest : height >= highest,
      );
    }
  },
  says: {
    en: ({ view, count, tallest, cells: [first, ...others], excluded }) =>
      `${viewSays(view, count, 'en')}, and the tallest is ${tallest}, so ${first} hides ${cellsWords(others, 'en')}: ${areNot(excluded, 'en')}.`,
    de: ({ view, count, tallest, cells: [first, ...others], excluded }) =>
      `${viewSays(view, count, 'de')}, und der höchste ist ${tallest}, also verdeckt ${first} ${cellsWords(others, 'de')}: ${areNot(excluded, 'de')}.`,
  },
});

/** The position of the tallest tower in a line; -1: it is not known. */
function tallestOf({ grid, places }: ViewNow): number {
  return places.findIndex((place) => grid.entered(place) === grid.side);
}

function* found(
  now: ViewNow,
  tallest: number,
  isExcluded: (height: number, position: number) => boolean,
): Iterable<Found<Before>> {
  const { view, count, rule, grid, places } = now;
  const excluded: readonly NotIn[] = notIn({ grid, places: places.slice(0, tallest) }, (height, position) =>
    isExcluded(height, position),
  );
  if (excluded.length === 0) return;
  yield {
    conclusions: conclusionsOf(grid, excluded),
    rules: [rule, ...lineRulesOf(now)],
    data: {
      view,
      count,
      tallest: grid.codeOf(places[tallest]!),
      cells: grid.codesOf(places.slice(0, tallest)),
      excluded: excludedIn(grid, excluded),
    },
  };
}
