/**
 * Peaks: cells of one line that are all smaller than another cell, or all larger. They differ, so that the
 * other cell has room above, or below, all of them.
 */
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import type { Found, Move } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type Area, nameOfArea } from '../../../kit/moves/number-grid.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { areaFirst } from '../../../kit/words/areas.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { FutoshikiPuzzle } from '../../puzzle.js';
import { boundOf, type Signs, signsOf } from './signs.js';
import { type Bounded, bounded, type Direction } from './words.js';

interface Peak {
  readonly direction: Direction;
  readonly line: AreaName;
  readonly below: readonly string[];
  readonly bound: Bounded;
}

const THAN: InLanguages<Readonly<Record<Direction, string>>> = {
  en: { up: 'less than', down: 'greater than' },
  de: { up: 'kleiner als', down: 'größer als' },
};

/** More cells of a line below another one than numbers. */
export const peak: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, Peak>({
  id: 'peak-or-valley',
  name: { en: 'peak or valley', de: 'Gipfel oder Tal' },
  cost: 2.6,
  *find(board) {
    for (const signs of signsOf(board)) {
      for (let place = 0; place < signs.grid.side ** 2; place++) {
        for (const line of signs.grid.areas) {
          const found = peakAt(signs, place, line);
          if (found !== undefined) yield found;
        }
      }
    }
  },
  says: { en: (found) => peakWords(found, 'en'), de: (found) => peakWords(found, 'de') },
});

function peakAt(signs: Signs, place: number, line: Area): Found<Peak> | undefined {
  const { grid } = signs;
  const ways = signs.allBefore(place);
  const below = line.places.filter((other) => ways.has(other) && other !== place);
  if (below.length < 2) return undefined;
  const level = roomFor(below.map((other) => signs.level(other).level)) + 1;
  const excluded = signs.below(place, level);
  if (level > grid.side || excluded.numbers.length === 0) return undefined;
  const numbers = Array.from({ length: level - 1 }, (_, index) => signs.counted(index + 1));
  return {
    conclusions: conclusionsOf(grid, [excluded]),
    rules: [
      ...new Set(below.flatMap((other) => ways.get(other)!)),
      ...grid.cellRules(below),
      ...numbers.map((number) => grid.rules.areaRule(line, number)),
    ],
    data: {
      direction: signs.direction,
      line: nameOfArea(line),
      below: grid.codesOf(below),
      bound: boundOf(signs, place, level),
    },
  };
}

/** The least that the largest of some different numbers can be, each of which is at least so large. */
function roomFor(levels: readonly number[]): number {
  return levels.toSorted((one, other) => one - other).reduce((last, level) => Math.max(last + 1, level), 0);
}

function peakWords({ direction, line, below, bound }: Peak, language: StepLanguage): string {
  const than = `${THAN[language][direction]} ${bound.cell}`;
  const found = bounded(bound, direction, language);
  const some = cellsWords(below, language);
  return language === 'en'
    ? `${areaFirst(line, 'en')}: ${some} differ and are ${than}, so ${found}.`
    : `${areaFirst(line, 'de')}: ${some} sind verschieden und ${than}, also ${found}.`;
}
