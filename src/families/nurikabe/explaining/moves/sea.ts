/** Moves by the rule that all sea is connected, and by numbers of any size, as their clauses are derived. */
import type { Move } from '../../../contract/move.js';
import { decidedBy, derivedMove } from '../../../kit/moves/derived.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { islandsOf } from './islands.js';

interface Way {
  /** The known sea that needs it. */
  readonly sea: readonly string[];
  readonly cell: string;
}

/** Sea that can be joined with other sea through one cell only. */
export const seaWayOut: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Way>({
  id: 'sea-way-out',
  name: { en: 'way out for the sea', de: 'Ausweg für das Meer' },
  cost: 1.5,
  *find(board) {
    const islands = islandsOf(board);
    for (const lazy of board.deciding()) {
      const concluded = decidedBy(lazy, board);
      if (lazy.reason.kind !== 'sea' || concluded?.value !== true) continue;
      const places = lazy.rows.flatMap(({ variables }) => variables.map((one) => board.markOf(one)!));
      const seas = places.filter((place) => board.value(place) === true).map((place) => islands.seaOf(place));
      const isBeside = (sea: ReadonlySet<number>): boolean =>
        islands.beside(concluded.mark, (next) => sea.has(next)).length > 0;
      // Both need it; people see it from the sea beside it, or from the smaller one.
      const rank = (sea: ReadonlySet<number>): number =>
        sea.size + (isBeside(sea) ? 0 : Number.MAX_SAFE_INTEGER / 2);
      const [smaller] = seas.sort((one, other) => rank(one) - rank(other));
      yield {
        conclusions: [concluded],
        rules: [lazy],
        data: {
          sea: islands.codes([...smaller!].sort((one, other) => one - other)),
          cell: islands.code(concluded.mark),
        },
      };
    }
  },
  says: {
    en: ({ sea, cell }) =>
      `The sea of ${cellsWords(sea, 'en')} can be joined with the other sea through ${cell} only, so ${cell} is sea.`,
    de: ({ sea, cell }) =>
      `Das Meer von ${cellsWords(sea, 'de')} kann nur durch ${cell} mit dem übrigen verbunden sein, also ist dort Meer.`,
  },
});

/** A cell that no sea can be joined with. */
export const enclosed: Move<NurikabePuzzle> = defineMove<NurikabePuzzle, Pick<Way, 'cell'>>({
  id: 'enclosed-cell',
  name: { en: 'enclosed cell', de: 'eingeschlossenes Feld' },
  cost: 1.7,
  *find(board) {
    for (const lazy of board.deciding()) {
      const concluded = decidedBy(lazy, board);
      if (lazy.reason.kind !== 'sea' || concluded?.value !== false) continue;
      const cell = board.marks[concluded.mark]!.place;
      yield { conclusions: [concluded], rules: [lazy], data: { cell } };
    }
  },
  says: {
    en: ({ cell }) => `Sea in ${cell} could not be joined with the other sea, so ${cell} is land.`,
    de: ({ cell }) => `Meer in ${cell} wäre nicht mit dem übrigen verbunden, also ist dort Land.`,
  },
});

/** Land that needs a number, or would have two, where numbers are not given. */
export const openNumber: Move<NurikabePuzzle> = derivedMove({
  id: 'number-not-given',
  name: { en: 'number not given', de: 'Zahl ohne Angabe' },
  cost: 1.9,
  isOf: ({ reason }) => reason.kind === 'islands',
});
