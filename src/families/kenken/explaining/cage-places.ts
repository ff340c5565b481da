/**
 * Arguments against numbers in cells of a cage although a filling of the cage has them: their unmet needs in
 * the other cells, as in `r2c2 is 5, so in the cage 12+ of r2c2, 6 in r2c3 would need 1 in r3c3, but r3c3 is
 * not 1`.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Mark } from '../../contract/explaining.js';
import { numberOfMark } from '../../kit/words/number-arguments.js';
import type { Cage } from '../puzzle.js';
import type { CageNumbers } from './cage-fillings.js';
import { type Need, needOf, type Supposed, simpleNeedOf } from './cage-need.js';
import { needsWords } from './cage-need-words.js';

/** Numbers that one argument excludes. */
const MOST_EXCLUDED = 3;

/** The unmet needs of numbers for others in their cage. */
export interface Needs {
  readonly words: string;
  /** True if nothing is compared: the needs are seen at once. */
  readonly isSimple: boolean;
  /** Cells whose number is said before the words, as they take it for granted. */
  readonly held: readonly Cell[];
  /** Cells that cannot meet the needs in the words. */
  readonly lacking: readonly Cell[];
}

/**
 * The unmet needs of excluded numbers, one after the other; undefined where one of them is not short.
 * @param left the candidates of each cell of the cage by the needs of the step
 */
export function needsOfExcluded(
  cage: Cage,
  size: number,
  excluded: readonly Mark[],
  left: CageNumbers,
): Needs | undefined {
  if (cage.op === null || excluded.length > MOST_EXCLUDED) return undefined;
  const single = [...left.keys()].filter((place) => left[place]!.length === 1);
  const simple = needsBeside({ cage, size, left, held: [] }, excluded, simpleNeedOf);
  if (simple !== undefined && !simple.some(({ isSecond }) => isSecond)) return wordsOf(cage, simple, []);
  const beside =
    single.length === 0 ? undefined : needsBeside({ cage, size, left, held: single }, excluded, needOf);
  if (beside !== undefined) return wordsOf(cage, beside, single);
  const needs = needsBeside({ cage, size, left, held: [] }, excluded, needOf);
  return needs && wordsOf(cage, needs, []);
}

/**
 * The unmet need of each number; undefined where one of them is not short, or cases are compared for one of
 * several numbers.
 */
function needsBeside(
  cells: Omit<Supposed, 'at' | 'number'>,
  excluded: readonly Mark[],
  needOfOne: (supposed: Supposed) => Need | undefined,
): readonly Need[] | undefined {
  const needs = excluded.flatMap((mark) => {
    const at = cells.cage.cells.findIndex((cell) => cellCode(cell) === mark.place);
    return at < 0 ? [] : (needOfOne({ ...cells, at, number: numberOfMark(mark) }) ?? []);
  });
  const hasCases = needs.some(({ isWhole }) => isWhole);
  return needs.length < excluded.length || (hasCases && needs.length > 1) ? undefined : needs;
}

function wordsOf({ cells }: Cage, needs: readonly Need[], held: readonly number[]): Needs {
  const [first] = needs;
  const used = new Set(needs.flatMap((need) => need.used));
  return {
    words: first!.isWhole ? first!.words : needsWords(needs),
    isSimple: needs.every(({ isSimple }) => isSimple),
    held: cells.filter((_, place) => held.includes(place)),
    lacking: cells.filter((_, place) => used.has(place) && !held.includes(place)),
  };
}
