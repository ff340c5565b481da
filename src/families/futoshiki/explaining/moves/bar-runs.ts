/** Bars one after the other in a line: the numbers rise or fall by one from cell to cell. */
import type { Found, Move } from '../../../contract/move.js';
import { areNot } from '../../../kit/moves/excluded.js';
import { rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type Area, leftFor, type NumberGrid, numberGridOf } from '../../../kit/moves/number-grid.js';
import { type CellWays, foundByWays } from '../../../kit/moves/ways.js';
import { anyOf, cellsWords } from '../../../kit/words/series.js';
import { type FutoshikiPuzzle, isAdjacent } from '../../puzzle.js';
import { type barsOf, pairRuleId } from '../../rules.js';

/** Two bars and more in a row or column. */
export const runOfBars: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, CellWays>({
  id: 'run-of-bars',
  name: { en: 'run of bars', de: 'Balkenreihe' },
  cost: 2.4,
  *find(board) {
    const { puzzle } = board;
    if (!isAdjacent(puzzle)) return;
    const grid = numberGridOf(board, rulesOfSquare(puzzle));
    for (const area of grid.areas) {
      for (const { places, rules } of runsIn(area, barRulesOf(puzzle.adjacent, grid), grid)) {
        const found = inRun(grid, area, places, rules);
        if (found !== undefined) yield found;
      }
    }
  },
  says: {
    en: ({ cells, ways, excluded }) => {
      const rise = `With bars between them, ${cellsWords(cells, 'en')} rise or fall by one`;
      return ways === undefined
        ? `${rise}, so ${areNot(excluded, 'en')}.`
        : `${rise}, so they are ${anyOf(ways, 'en')}.`;
    },
    de: ({ cells, ways, excluded }) => {
      const rise = `Mit Balken dazwischen steigen oder fallen ${cellsWords(cells, 'de')} um eins`;
      return ways === undefined
        ? `${rise}: ${areNot(excluded, 'de')}.`
        : `${rise}: Es bleibt ${anyOf(ways, 'de')}.`;
    },
  },
});

/** By the places of a pair: the rule of the bar between them. */
function barRulesOf(adjacent: Parameters<typeof barsOf>[0], grid: NumberGrid): ReadonlyMap<string, string> {
  return new Map(
    adjacent.map((pair) => [
      pair.map(([row, column]) => row * grid.side + column).join(),
      pairRuleId('bar', pair),
    ]),
  );
}

/** The longest runs of cells with bars between them, of three cells and more. */
function runsIn({ places }: Area, bars: ReadonlyMap<string, string>, grid: NumberGrid) {
  const runs: { readonly places: number[]; readonly rules: string[] }[] = [];
  places.forEach((place, index) => {
    const rule = bars.get(`${places[index - 1]},${place}`);
    if (rule === undefined) runs.push({ places: [place], rules: [] });
    else {
      runs.at(-1)!.places.push(place);
      runs.at(-1)!.rules.push(rule);
    }
  });
  return runs.filter((run) => run.places.length > 2 && run.places.length <= grid.side);
}

function inRun(
  grid: NumberGrid,
  area: Area,
  places: readonly number[],
  bars: readonly string[],
): Found<CellWays> | undefined {
  const ways = grid.numbers
    .flatMap((first) => [1, -1].map((step) => places.map((_, index) => first + step * index)))
    .filter((way) => way.every((number, index) => leftFor(grid, places[index]!).includes(number)));
  return foundByWays(grid, places, ways, [
    ...bars,
    ...grid.cellRules(places),
    ...grid.numbers.map((number) => grid.rules.areaRule(area, number)),
  ]);
}
