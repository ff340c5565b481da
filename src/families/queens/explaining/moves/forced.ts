/**
 * Cells of which the opposite would force a few queens, one after the other, until more parts of the rows, or
 * columns, had no place left than may stay empty.
 */
import type { Found, Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all as listed } from '../../../kit/words/series.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { type PartName, partWords, tooMany } from '../words.js';
import { all, codes, nameOf, openCells } from './parts.js';
import { Supposed } from './supposed.js';

/** People do not follow more. */
const MOST_FORCED = 5;

interface Forced {
  readonly cell: string;
  /** The cell is supposed to hold a queen. */
  readonly isQueen: boolean;
  /** Queens that follow, in order, each in the last cell of a part. */
  readonly events: readonly { readonly queen: string; readonly part: PartName }[];
  readonly axis: 'row' | 'column';
  /** One more than may stay empty. */
  readonly lost: readonly PartName[];
}

/** Cells whose queen, or lack of one, forces others until there is too little room. */
export const forced: Move<QueensPuzzle> = defineMove<QueensPuzzle, Forced>({
  id: 'forced-queens',
  *find(board) {
    const places = openCells(board).flatMap((cell) =>
      [true, false].flatMap((value) => placeOf(board, cell, value) ?? []),
    );
    const least = Math.min(...places.map(({ data }) => data.events.length));
    yield* places.filter(({ data }) => data.events.length === least);
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

function placeOf(board: MoveBoard<QueensPuzzle>, cell: number, value: boolean): Found<Forced> | undefined {
  const supposed = new Supposed(board, cell, value);
  for (let steps = 0; steps <= MOST_FORCED; steps++) {
    const short = supposed.shortage();
    if (short === undefined) {
      if (supposed.force()) continue;
      return undefined;
    }
    const { events, rules } = supposed.wayTo(short);
    return {
      conclusions: all([cell], !value),
      rules,
      data: {
        cell: codes(board, [cell])[0]!,
        isQueen: value,
        events: events.map(({ queen, part }) => ({ queen: codes(board, [queen])[0]!, part: nameOf(part) })),
        axis: short.axis.axis.kind,
        lost: short.lost.map(nameOf),
      },
    };
  }
  return undefined;
}

function says({ cell, isQueen, events, axis, lost }: Forced, language: StepLanguage): string {
  const queens = listed(
    events.map(({ queen, part }) => {
      const name = partWords(part, language);
      return name === queen ? queen : `${queen} (${name})`;
    }),
    language,
  );
  const end = listed(
    lost.map((part) => partWords(part, language)),
    language,
  );
  const but = tooMany(axis, lost.length, language);
  if (language === 'en') {
    const forces =
      events.length === 0 ? '' : `force ${events.length === 1 ? 'a queen' : 'queens'} in ${queens} and `;
    return `${isQueen ? 'A queen in' : 'An empty'} ${cell} would ${forces}leave no place in ${end}${but}.`;
  }
  const forces =
    events.length === 0 ? '' : `${events.length === 1 ? 'eine Dame' : 'Damen'} in ${queens} erzwingen und `;
  return `Ein${isQueen ? 'e Dame in' : ' leeres'} ${cell} würde ${forces}keinen Platz in ${end} lassen${but}.`;
}
