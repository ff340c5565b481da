/**
 * Confirms that cells, or points that lie as cells do, would be cut off from each other, from the rule that
 * everything is connected.
 */
import { type Cell, cellCode, type Edge, smallestPart } from '../../../core/index.js';

/**
 * The cells that could not be joined with all others without these edges; of the parts into
 * which the cells would fall, the smallest, the first of equals. None when all could still be joined.
 * @param joinable the cells that a cell may be joined with
 */
export function cellsCutOff(
  cells: readonly Cell[],
  joinable: (cell: Cell) => readonly Cell[],
  without: readonly Edge[],
): readonly Cell[] {
  const apart = new Map<string, string[]>();
  for (const [one, other] of without.map((pair) => pair.map(cellCode) as [string, string])) {
    listAt(apart, one).push(other);
    listAt(apart, other).push(one);
  }
  const byCode = new Map(cells.map((cell) => [cellCode(cell), cell]));
  const joined = (code: string): readonly string[] => {
    const missing = apart.get(code);
    const codes = joinable(byCode.get(code)!).map(cellCode);
    return missing === undefined ? codes : codes.filter((next) => !missing.includes(next));
  };
  return smallestPart(byCode.keys(), joined).map((code) => byCode.get(code)!);
}

function listAt(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
