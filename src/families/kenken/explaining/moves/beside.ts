/** The crosses beside entries, which players make without a word. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { nameOfArea } from '../../../kit/moves/number-grid.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { areaFirst, area as areaWords } from '../../../kit/words/areas.js';
import { all, anyOf } from '../../../kit/words/series.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { cageGridOf } from './cages.js';

interface Beside {
  readonly line: AreaName;
  readonly numbers: readonly number[];
}

/** The numbers that are entered in a line, for its other cells, and other numbers for the cells entered. */
export const besideEntries: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Beside>({
  id: 'beside-entries',
  isPlain: true,
  *find(board) {
    const { grid } = cageGridOf(board);
    for (const line of grid.areas) {
      const entered = line.places.filter((place) => grid.entered(place) > 0);
      const numbers = entered.map((place) => grid.entered(place)).sort((one, other) => one - other);
      const conclusions = line.places.flatMap((place) =>
        grid
          .candidates(place)
          .filter((number) => grid.entered(place) > 0 || numbers.includes(number))
          .map((number) => grid.known(place, number, false)),
      );
      if (conclusions.length === 0) continue;
      yield { conclusions, rules: [grid.rules.areaRule(line, 0)], data: { line: nameOfArea(line), numbers } };
    }
  },
  says: {
    en: ({ line, numbers }) =>
      `${areaFirst(line, 'en')} has ${all(numbers, 'en')}, so no other cell of ${areaWords(line, 'en')} is ${anyOf(numbers, 'en')}.`,
    de: ({ line, numbers }) =>
      `${areaFirst(line, 'de')} hat ${all(numbers, 'de')}, also ist kein anderes Feld von ${areaWords(line, 'de')} ${anyOf(numbers, 'de')}.`,
  },
});
