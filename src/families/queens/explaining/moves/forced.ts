/**
 * Cells of which the opposite would force a few queens, one after the other, until more parts of the rows, or
 * columns, had no place left than may stay empty.
 */
import type { Known } from '../../../contract/explaining.js';
import type { Found, InLanguages, Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type Refuted, refute, refuteWithSides, type SideCase } from '../../../kit/moves/suppose.js';
import { all as listed } from '../../../kit/words/series.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { type PartName, partWords, tooMany } from '../words.js';
import { codes, nameOf, openCells } from './parts.js';
import { type Follows, followQueens, sidesOf } from './supposed.js';

/** People do not follow more. */
const MOST_FORCED = 5;
/** The same, those of side cases among them. */
const MOST_FORCED_WITH_SIDES = 8;

/** A queen in the last cell of a part. */
interface ForcedQueen {
  readonly queen: string;
  readonly part: PartName;
}

/** A queen, or an empty cell, that cannot be. */
interface Chain {
  readonly cell: string;
  /** The cell is supposed to hold a queen. */
  readonly isQueen: boolean;
  /** In order: queens that follow, and cells that would have none by chains of their own. */
  readonly events: readonly (ForcedQueen | Chain)[];
  readonly axis: 'row' | 'column';
  /** One more than may stay empty. */
  readonly lost: readonly PartName[];
}

const ONE_TOO_MANY: InLanguages<string> = { en: ', one part too many', de: ', einen Teil zu viel' };

type Line = Follows | SideCase<Follows>;

/** Cells whose queen, or lack of one, forces others until there is too little room. */
export const forced: Move<QueensPuzzle> = defineMove<QueensPuzzle, Chain>({
  id: 'forced-queens',
  cost: 4.2,
  *find(board) {
    const follow = followQueens(board);
    yield* easiest(board, MOST_FORCED, (supposed) => refute(board, follow, supposed));
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

/** The same, where a queen is tried on the way in one of two cells. */
export const forcedWithSides: Move<QueensPuzzle> = defineMove<QueensPuzzle, Chain>({
  id: 'forced-queens-with-a-case',
  cost: 5,
  *find(board) {
    const [follow, sides] = [followQueens(board), sidesOf(board)];
    yield* easiest(board, MOST_FORCED_WITH_SIDES, (supposed) =>
      refuteWithSides(board, follow, sides, supposed),
    );
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

/** The suppositions that force the fewest queens. */
function easiest(
  board: MoveBoard<QueensPuzzle>,
  most: number,
  refuted: (supposed: Known) => Refuted<Line> | undefined,
): readonly Found<Chain>[] {
  const found = openCells(board).flatMap((mark) =>
    [true, false].flatMap((value) => refuted({ mark, value }) ?? []),
  );
  const places = found.flatMap(({ supposed, lines, rules }) => {
    const data = chainOf(board, supposed, lines);
    const conclusions = [{ mark: supposed.mark, value: !supposed.value }];
    return { conclusions, rules, data, count: countOf(data) };
  });
  const least = Math.min(most, ...places.map(({ count }) => count));
  return places.filter(({ count }) => count === least);
}

function chainOf(board: MoveBoard<QueensPuzzle>, { mark, value }: Known, lines: readonly Line[]): Chain {
  const end = lines.find((line) => 'kind' in line && line.kind === 'lost') as Extract<
    Follows,
    { kind: 'lost' }
  >;
  return {
    cell: codes(board, [mark])[0]!,
    isQueen: value,
    events: lines.flatMap((line): ForcedQueen | Chain | [] => {
      if ('supposed' in line) return chainOf(board, line.supposed, line.lines);
      if (line.kind !== 'last') return [];
      return { queen: codes(board, [line.queen])[0]!, part: nameOf(line.part) };
    }),
    axis: end.axis.kind,
    lost: end.lost.map(nameOf),
  };
}

/** The number of queens that are forced or tried. */
function countOf({ events }: Chain): number {
  return events.reduce((sum, event) => sum + 1 + ('events' in event ? countOf(event) : 0), 0);
}

/** `A queen in r1c1 would force a queen in r2c3 (row 2) and leave no place in row 4, which needs a queen.` */
function says(chain: Chain, language: StepLanguage): string {
  const isGerman = language === 'de';
  const first = isGerman
    ? `Ein${chain.isQueen ? 'e Dame in' : ' leeres'} ${chain.cell} würde`
    : `${chain.isQueen ? 'A queen in' : 'An empty'} ${chain.cell} would`;
  const sentences: string[] = [];
  let forces: ForcedQueen[] = [];
  const start = (): string => (sentences.length === 0 ? first : isGerman ? 'Das würde dann' : 'That would');
  for (const event of chain.events) {
    if ('queen' in event) forces.push(event);
    else {
      sentences.push(`${start()} ${leavesEmpty(event, forces, language)}.`);
      forces = [];
    }
  }
  return [...sentences, `${start()} ${leavesNoPlace(chain, forces, language)}.`].join(' ');
}

/** `force a queen in r2c3 and leave r4c4 empty, because a queen there would ...` */
function leavesEmpty(side: Chain, queens: readonly ForcedQueen[], language: StepLanguage): string {
  // Side cases have none of their own.
  const ends = leavesNoPlace(side, side.events as readonly ForcedQueen[], language, true);
  return language === 'en'
    ? `${forceWords(queens, 'en')}leave ${side.cell} empty, because a queen there would ${ends}`
    : `${forceWords(queens, 'de')}${side.cell} leer lassen, denn eine Dame dort würde ${ends}`;
}

/**
 * `force a queen in r2c3 (row 2) and leave no place in row 4, which needs a queen`
 * @param isSide true if the number of parts that may stay empty is said later
 */
function leavesNoPlace(
  { axis, lost }: Chain,
  queens: readonly ForcedQueen[],
  language: StepLanguage,
  isSide = false,
): string {
  const end = listed(
    lost.map((part) => partWords(part, language)),
    language,
  );
  const but = isSide && lost.length > 1 ? ONE_TOO_MANY[language] : tooMany(axis, lost.length, language);
  return language === 'en'
    ? `${forceWords(queens, 'en')}leave no place in ${end}${but}`
    : `${forceWords(queens, 'de')}keinen Platz in ${end} lassen${but}`;
}

/** `force queens in r2c3 (row 2) and r4c4 and `; nothing where there are none */
function forceWords(events: readonly ForcedQueen[], language: StepLanguage): string {
  if (events.length === 0) return '';
  const queens = listed(
    events.map(({ queen, part }) => {
      const name = partWords(part, language);
      return name === queen ? queen : `${queen} (${name})`;
    }),
    language,
  );
  const isOne = events.length === 1;
  return language === 'en'
    ? `force ${isOne ? 'a queen' : 'queens'} in ${queens} and `
    : `${isOne ? 'eine Dame' : 'Damen'} in ${queens} erzwingen und `;
}
