/** Moves that look at one clue alone, or at two opposite ones. */
import type { Move } from '../../../contract/move.js';
import { areNot, conclusionsOf, type Excluded, excludedIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { nameOfArea } from '../../../kit/moves/number-grid.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { area, areaFirst } from '../../../kit/words/areas.js';
import { inWords } from '../../../kit/words/words.js';
import type { SkyscrapersPuzzle, View } from '../../puzzle.js';
import { fromSide, viewSays } from '../../sentences/views.js';
import { lineRulesOf, notIn, viewsOf } from './views.js';

/** Only the tallest tower is seen. */
export const tallestFirst: Move<SkyscrapersPuzzle> = defineMove<
  SkyscrapersPuzzle,
  { readonly view: View; readonly cell: string; readonly height: number }
>({
  id: 'one-tower-seen',
  name: { en: 'one tower seen', de: 'ein Turm zu sehen' },
  isSingle: true,
  cost: 1.1,
  *find(board) {
    for (const { view, count, rule, grid, area, places } of viewsOf(board)) {
      const first = places[0]!;
      if (count !== 1 || grid.entered(first) > 0) continue;
      yield {
        conclusions: [grid.known(first, grid.side, true)],
        rules: [rule, grid.rules.areaRule(area, grid.side), ...grid.cellRules([first])],
        data: { view, cell: grid.codeOf(first), height: grid.side },
      };
    }
  },
  says: {
    en: ({ view, cell, height }) =>
      `${viewSays(view, 1, 'en')}, so the tallest comes first: ${cell} is ${height}.`,
    de: ({ view, cell, height }) =>
      `${viewSays(view, 1, 'de')}, also steht der höchste vorn: ${cell} ist ${height}.`,
  },
});

/** All towers are seen. */
export const staircase: Move<SkyscrapersPuzzle> = defineMove<
  SkyscrapersPuzzle,
  { readonly view: View; readonly count: number }
>({
  id: 'staircase',
  name: { en: 'staircase', de: 'Treppe' },
  cost: 1.2,
  *find(board) {
    for (const now of viewsOf(board)) {
      const { view, count, rule, grid, places } = now;
      if (count !== grid.side || places.every((place) => grid.entered(place) > 0)) continue;
      yield {
        conclusions: places.map((place, index) => grid.known(place, index + 1, true)),
        rules: [rule, ...grid.cellRules(places)],
        data: { view, count },
      };
    }
  },
  says: {
    en: ({ view, count }) => `${viewSays(view, count, 'en')}, so they rise from 1 to ${count}.`,
    de: ({ view, count }) => `${viewSays(view, count, 'de')}, also steigen sie von 1 bis ${count}.`,
  },
});

interface Meeting {
  readonly area: AreaName;
  readonly counts: readonly { readonly view: View; readonly count: number }[];
  readonly side: number;
  readonly cell: string;
}

/** Two opposite clues that see all towers, the tallest one from both sides. */
export const viewsMeet: Move<SkyscrapersPuzzle> = defineMove<SkyscrapersPuzzle, Meeting>({
  id: 'views-meet',
  name: { en: 'views that meet', de: 'Blicke, die sich treffen' },
  isSingle: true,
  cost: 1.4,
  *find(board) {
    const views = viewsOf(board);
    for (const one of views) {
      const { grid, area, places } = one;
      const other = views.find((opposite) => opposite.area === area && opposite !== one);
      const tallest = places[one.count - 1]!;
      if (other === undefined || views.indexOf(other) < views.indexOf(one)) continue;
      if (one.count + other.count !== grid.side + 1 || grid.entered(tallest) > 0) continue;
      yield {
        conclusions: [grid.known(tallest, grid.side, true)],
        rules: [one.rule, other.rule, ...lineRulesOf(one)],
        data: {
          area: nameOfArea(area),
          counts: [one, other].map(({ view, count }) => ({ view, count })),
          side: grid.side,
          cell: grid.codeOf(tallest),
        },
      };
    }
  },
  says: {
    en: ({ area, counts: [one, other], side, cell }) =>
      `${areaFirst(area, 'en')} shows ${inWords(one!.count, 'en')} ${fromSide(one!.view, 'en')} and ${inWords(other!.count, 'en')} ${fromSide(other!.view, 'en')}, one more than its cells, so both see the tallest in the same cell at the end: ${cell} is ${side}.`,
    de: ({ area: line, counts: [one, other], side, cell }) =>
      `In ${area(line, 'de')} sieht man ${inWords(one!.count, 'de')} ${fromSide(one!.view, 'de')} und ${inWords(other!.count, 'de')} ${fromSide(other!.view, 'de')}, eins mehr als Felder, also treffen sich beide Blicke beim höchsten: ${cell} ist ${side}.`,
  },
});

/** High towers so near that there is no room for as many before them. */
export const tooNear: Move<SkyscrapersPuzzle> = defineMove<
  SkyscrapersPuzzle,
  { readonly view: View; readonly count: number; readonly excluded: Excluded }
>({
  id: 'too-near',
  name: { en: 'too near', de: 'zu nah' },
  cost: 1.6,
  *find(board) {
    for (const now of viewsOf(board)) {
      const { view, count, rule, grid } = now;
      // A tower as many below the tallest, and all higher ones behind it, must make up the rest.
      const excluded = notIn(now, (height, position) => position + 1 + grid.side - height < count);
      if (excluded.length === 0) continue;
      yield {
        conclusions: conclusionsOf(grid, excluded),
        rules: [rule, ...lineRulesOf(now)],
        data: { view, count, excluded: excludedIn(grid, excluded) },
      };
    }
  },
  says: {
    en: ({ view, count, excluded }) =>
      `${viewSays(view, count, 'en')}, so high ones cannot stand too near: ${areNot(excluded, 'en')}.`,
    de: ({ view, count, excluded }) =>
      `${viewSays(view, count, 'de')}, also stehen hohe nicht zu nah: ${areNot(excluded, 'de')}.`,
  },
});
