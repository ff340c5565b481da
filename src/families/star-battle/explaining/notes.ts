/**
 * Notes that players make where it gets hard: how many stars a region holds in some of its rows or columns.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import { countedInWords } from '../../kit/words/words.js';
import { groupsOf, type StarBattlePuzzle } from '../puzzle.js';

/** The cells of a region up to a row or column, or from it on. */
export interface RegionPart {
  /** `region_3_rows_1_2` */
  readonly id: string;
  /** `rows 2 and 3 of the region of r2c4` */
  readonly place: string;
  readonly isOneLine: boolean;
  readonly cells: readonly Cell[];
  /** The cells of the region. */
  readonly region: readonly Cell[];
}

/** The number of stars a note speaks of. */
interface Counted {
  /** The number of a region holds. */
  readonly each: number;
  readonly counts: readonly VariableIndex[];
  /** The same of its region. */
  readonly ofRegion: readonly VariableIndex[];
  readonly variable: VariableIndex;
}

const AXES = ['row', 'column'] as const;

/**
 * The parts of regions that notes speak of: two or more cells that are not the whole region, each set of
 * cells once.
 */
export function regionParts(puzzle: StarBattlePuzzle): readonly RegionPart[] {
  const regions = groupsOf(puzzle).filter(({ name }) => name.startsWith('region'));
  return regions.flatMap(({ name, cells }) => {
    const parts = AXES.flatMap((word, axis) => partsAlong(name.replace(' ', '_'), cells, { word, axis }));
    const byCells = new Map(parts.toReversed().map((part) => [part.cells.join(';'), part]));
    return parts.filter((part) => byCells.get(part.cells.join(';')) === part);
  });
}

/** The parts that a line divides a region into. */
function partsAlong(
  id: string,
  cells: readonly Cell[],
  { word, axis }: { readonly word: (typeof AXES)[number]; readonly axis: number },
): readonly RegionPart[] {
  const lines = [...new Set(cells.map((cell) => cell[axis]!))].sort((one, other) => one - other);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const spans = lines.slice(1).flatMap((line, index) => [
    [first, lines[index]!],
    [line, last],
  ]);
  return spans.flatMap(([from, to]): readonly RegionPart[] => {
    const within = cells.filter((cell) => cell[axis]! >= from! && cell[axis]! <= to!);
    if (within.length < 2) return [];
    const place = `${linesInWords(word, from! + 1, to! + 1)} of ${regionName(cells)}`;
    const isOneLine = from === to;
    return [{ id: `${id}_${word}s_${from! + 1}_${to! + 1}`, place, isOneLine, cells: within, region: cells }];
  });
}

function regionName(cells: readonly Cell[]): string {
  return `the region of ${cellCode(cells[0]!)}`;
}

/** `row 3`, `rows 3 and 4`, `rows 3 to 5` */
function linesInWords(word: string, from: number, to: number): string {
  if (from === to) return `${word} ${from}`;
  return `${word}s ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`;
}

/** The note that a part of a region holds at least some stars. */
export function holdsAtLeast(part: RegionPart, least: number, counted: Counted): Mark {
  const { place, isOneLine, cells, region } = part;
  const { each, counts, ofRegion, variable } = counted;
  const holds = (much: string, count: number): Mark['yes'] => {
    const amount = `${much}${countedInWords(count, 'star')}`;
    return { one: `${isOneLine ? 'holds' : 'hold'} ${amount}`, many: `hold ${amount} each` };
  };
  const all = countedInWords(each, 'star');
  return {
    variable,
    cells,
    place,
    // No part holds more than the region does.
    yes: holds(least === each ? '' : 'at least ', least),
    no: holds(least === 1 ? '' : 'at most ', least - 1),
    entry: 'neither',
    atLeast: least,
    exactly: holds('exactly ', least),
    counts,
    ...(least < each
      ? {}
      : {
          whole: {
            place: regionName(region),
            yes: { one: `holds ${all}`, many: `hold ${all} each` },
            counts: ofRegion,
          },
        }),
  };
}

/** True if a mark is such a note, and not about a star in a cell. */
export function isFurtherNote({ counts }: Mark): boolean {
  return counts !== undefined;
}
