/** Moves by the rule that all sea is connected, and by numbers of any size, as their clauses are derived. */
import type { Move } from '../../../contract/move.js';
import { decidedBy, derivedMove } from '../../../kit/moves/derived.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { type Islands, islandsOf } from './islands.js';

interface Way {
  /** The known sea that needs it. */
  readonly sea: readonly string[];
  readonly cell: string;
}

/** Cells of a sea that a sentence names: all of a small one, and the given one of a larger one. */
const MOST_NAMED = 4;

function namedSea(islands: Islands, place: number): readonly number[] {
  const sea = islands.seaOf(place);
  return sea.size > MOST_NAMED ? [place] : [...sea].sort((one, other) => one - other);
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
      const seas = places.filter((place) => board.value(place) === true);
      // Both need it; people see it from the sea that has less room on its side.
      const room = (sea: number): number => islands.roomOf(sea, concluded.mark).size;
      const [closer] = seas.sort((one, other) => room(one) - room(other));
      yield {
        conclusions: [concluded],
        rules: [lazy],
        data: { sea: islands.codes(namedSea(islands, closer!)), cell: islands.code(concluded.mark) },
      };
    }
  },
  says: {
    en: ({ sea, cell }) =>
      `The sea of ${cellsWords(sea, 'en')} is joined with the other sea only through ${cell}, so ${cell} is sea.`,
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
