/** Moves that count the numbers of a row or column. */
import type { Move, MoveBoard } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type AreaName, areaFirst } from '../../../kit/words/areas.js';
import { anyOf, all as joined } from '../../../kit/words/series.js';
import type { BinairoPuzzle } from '../../puzzle.js';
import { all, codesOf, type LineNow, linesNow, signsNow } from './lines.js';
import { digits, so } from './words.js';

interface Completed extends AreaName {
  readonly count: number;
  readonly isOne: boolean;
  readonly others: readonly string[];
}

/** A line that has all its 1s, or all its 0s. */
export const completedLine: Move<BinairoPuzzle> = defineMove<BinairoPuzzle, Completed>({
  id: 'completed-line',
  name: { en: 'completed row or column', de: 'fertige Zeile oder Spalte' },
  cost: 1.4,
  isSingle: true,
  *find(board) {
    for (const line of linesNow(board)) {
      if (line.open.length === 0) continue;
      for (const isOne of [true, false].filter((one) => line.lacks(one) === 0)) {
        yield {
          conclusions: all(line.open, !isOne),
          rules: [line.rule],
          data: { ...line.area, count: line.marks.length / 2, isOne, others: codesOf(board, line.open) },
        };
      }
    }
  },
  says: {
    en: ({ count, isOne, others, ...line }) =>
      `${areaFirst(line, 'en')} has its ${digits(count, isOne, 'en')}, ${so(others, !isOne, 'en')}.`,
    de: ({ count, isOne, others, ...line }) =>
      `${areaFirst(line, 'de')} hat schon ${digits(count, isOne, 'de')}, ${so(others, !isOne, 'de')}.`,
  },
});

/** Open cells of which at least one holds a number, by a rule. */
interface Needing {
  readonly marks: readonly number[];
  readonly rule: string;
}

/** The groups of a line that need a number: three neighbours without it, and cells that differ. */
function needingIn(board: MoveBoard<BinairoPuzzle>, line: LineNow, isOne: boolean): readonly Needing[] {
  const { marks, values, open, runRule } = line;
  const runs = marks.slice(2).flatMap((_, start): readonly Needing[] => {
    const own = [start, start + 1, start + 2];
    if (own.some((at) => values[at] === isOne)) return [];
    const left = own.filter((at) => values[at] === undefined).map((at) => marks[at]!);
    return [{ marks: left, rule: runRule(start) }];
  });
  const differing = signsNow(board).flatMap(({ marks: pair, isEqual, rule }): readonly Needing[] =>
    !isEqual && pair.every((mark) => open.includes(mark)) ? [{ marks: pair, rule }] : [],
  );
  return [...differing, ...runs];
}

interface Needed extends AreaName {
  readonly count: number;
  readonly isOne: boolean;
  readonly groups: readonly (readonly string[])[];
  readonly others: readonly string[];
}

/** A line that lacks `count` equal numbers, each of which is needed in another group of its cells. */
function lastNumbers(id: string, count: number, cost: number): Move<BinairoPuzzle> {
  return defineMove<BinairoPuzzle, Needed>({
    id,
    cost,
    *find(board) {
      for (const line of linesNow(board)) {
        for (const isOne of [true, false]) {
          if (line.lacks(isOne) !== count || line.open.length <= count) continue;
          for (const groups of choices(needingIn(board, line, isOne), count)) {
            const inside = new Set(groups.flatMap(({ marks }) => marks));
            const others = line.open.filter((mark) => !inside.has(mark));
            const isApart = inside.size === groups.reduce((sum, { marks }) => sum + marks.length, 0);
            if (others.length === 0 || !isApart) continue;
            yield {
              conclusions: all(others, !isOne),
              rules: [line.rule, ...groups.map(({ rule }) => rule)],
              data: {
                ...line.area,
                count,
                isOne,
                groups: groups.map(({ marks }) => codesOf(board, marks)),
                others: codesOf(board, others),
              },
            };
          }
        }
      }
    },
    says: {
      en({ groups, isOne, others, ...line }) {
        const [only] = groups as [readonly string[]];
        const needed =
          groups.length === 1
            ? `it is needed in ${anyOf(only, 'en')}`
            : joined(
                groups.map((group) => `one in ${anyOf(group, 'en')}`),
                'en',
              ).replace('one in', 'one is needed in');
        return `${areaFirst(line, 'en')} lacks ${digits(groups.length, isOne, 'en')}: ${needed}, ${so(others, !isOne, 'en')}.`;
      },
      de({ groups, isOne, others, ...line }) {
        const [first, ...rest] = groups.map((group) => anyOf(group, 'de'));
        const further = rest.map((group) => `, eine in ${group}`).join('');
        const [verb, which] = rest.length === 0 ? ['fehlt', 'Sie'] : ['fehlen', 'Eine'];
        return `${areaFirst(line, 'de')} ${verb} ${digits(groups.length, isOne, 'de')}: ${which} wird in ${first} gebraucht${further}, ${so(others, !isOne, 'de')}.`;
      },
    },
  });
}

/** The last number of a line, the last two, the last three. */
export const LAST_NUMBERS = [
  lastNumbers('last-number', 1, 2.6),
  lastNumbers('last-two', 2, 3),
  lastNumbers('last-three', 3, 3.4),
] as const;
