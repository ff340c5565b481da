/** Blocks of two by two cells, of which three are sea. */
import type { Move } from '../../../contract/move.js';
import { countNow } from '../../../kit/moves/counted.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { CountRule } from '../../../kit/rules/index.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { NurikabePuzzle } from '../../puzzle.js';

interface Pool {
  readonly sea: readonly string[];
  readonly cell: string;
}

/** The last cell of a block. */
export const pool: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Pool>({
  id: 'pool',
  name: { en: 'pool', de: 'Becken' },
  cost: 1.2,
  *find(board) {
    const codes = (places: readonly number[]): readonly string[] =>
      places.map((place) => board.marks[place]!.place);
    for (const { reason, marks } of board.rules) {
      if (reason.kind !== 'block') continue;
      const rule: Pick<CountRule, 'id' | 'places' | 'least' | 'most'> = {
        ...{ id: reason.id, places: marks, least: 0, most: 3 },
      };
      const { marked, open } = countNow(rule, board);
      if (marked.length !== rule.most || open.length !== 1) continue;
      yield {
        conclusions: [{ mark: open[0]!, value: false }],
        rules: [rule.id],
        data: { sea: codes(marked), cell: codes(open)[0]! },
      };
    }
  },
  says: {
    en: ({ sea, cell }) =>
      `With ${cellsWords(sea, 'en')}, ${cell} would fill a block of sea, so ${cell} is land.`,
    de: ({ sea, cell }) =>
      `Mit ${cellsWords(sea, 'de')} würde ${cell} einen Block aus Meer füllen, also ist ${cell} Land.`,
  },
});
