/** Two 3s side by side: lines on the side between them and on the two opposite ones, and none beyond. */
import { cellCode } from '../../../core/index.js';
import type { Move } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import { pointId } from '../../kit/rules/index.js';
import { cellsWords } from '../../kit/words/series.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import { fenceOf } from './fence.js';

/** By direction: the side of the first 3 towards the other one, and the side behind it. */
const TOWARDS = [
  { step: [0, 1], between: 2, behind: 1 },
  { step: [1, 0], between: 3, behind: 0 },
] as const;

interface Threes {
  readonly codes: readonly string[];
  readonly isRow: boolean;
}

export const threesBeside: Move<SlitherlinkPuzzle> = defineMove<SlitherlinkPuzzle, Threes>({
  id: 'threes-side-by-side',
  name: { en: '3s side by side', de: '3 neben 3' },
  cost: 1.7,
  *find(board) {
    const fence = fenceOf(board);
    for (const one of fence.numbers) {
      for (const { step, between, behind } of TOWARDS) {
        const other = fence.numberAt([one.clue[0] + step[0], one.clue[1] + step[1]]);
        if (one.least !== 3 || other?.least !== 3) continue;
        const [middle, first, last] = [one.places[between]!, one.places[behind]!, other.places[between]!];
        const points = fence.layout.lines.ends[middle]!;
        const own = [...one.places, ...other.places];
        const isKnown = fence.value(middle) === true;
        const against = isKnown ? undefined : fence.against(own.filter((place) => place !== middle));
        if (!isKnown && against === undefined) continue;
        const beyond = points.flatMap((point) =>
          fence.layout.lines.around[point]!.filter((place) => !own.includes(place)),
        );
        const conclusions = [
          ...[first, middle, last].map((mark) => ({ mark, value: true })),
          ...beyond.map((mark) => ({ mark, value: false })),
        ];
        if (conclusions.every(({ mark }) => fence.value(mark) !== undefined)) continue;
        yield {
          conclusions,
          rules: [
            ...[one.id, other.id],
            ...points.map((point) => pointId(fence.layout.lines.points[point]!)),
            ...(against?.rules() ?? []),
          ],
          data: { codes: [cellCode(one.clue), cellCode(other.clue)], isRow: step[0] === 0 },
        };
      }
    }
  },
  says: {
    en: ({ codes, isRow }) =>
      `The 3s of ${cellsWords(codes, 'en')} have lines ${isRow ? 'left, right and between them' : 'above, below and between them'}, and none leads on from between them.`,
    de: ({ codes, isRow }) =>
      `Die 3en in ${cellsWords(codes, 'de')} haben Linien ${isRow ? 'links, rechts' : 'oben, unten'} und zwischen sich, und keine führt dazwischen heraus.`,
  },
});
