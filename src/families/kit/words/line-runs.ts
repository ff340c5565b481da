/** Rows and columns side by side among the reasons of a step. */
import type { Reason } from '../../contract/reason.js';

/** Rows, or columns, side by side. */
export interface LineRun {
  readonly kind: 'rows' | 'columns';
  /** Two or more, in their order. */
  readonly lines: readonly Reason[];
  /** `rows-1-to-4` */
  readonly id: string;
  /** `Rows 1 to 4` */
  readonly name: string;
}

/**
 * All runs of two or more rows or columns side by side. Lines are reasons of the kinds `row` and `column`
 * with ids like `row-4`.
 */
export function lineRuns(reasons: readonly Reason[]): readonly LineRun[] {
  return (['row', 'column'] as const).flatMap((kind) => {
    const lines = reasons
      .filter((reason) => reason.kind === kind)
      .sort((one, other) => numberOf(one) - numberOf(other));
    return lines.flatMap((first, start) => {
      let end = start + 1;
      while (end < lines.length && numberOf(lines[end]!) === numberOf(first) + end - start) end++;
      return Array.from({ length: end - start - 1 }, (_, more) =>
        runOf(kind, lines.slice(start, start + 2 + more)),
      );
    });
  });
}

function runOf(kind: 'row' | 'column', lines: readonly Reason[]): LineRun {
  const [first, last] = [numberOf(lines[0]!), numberOf(lines.at(-1)!)];
  const word = kind === 'row' ? 'Rows' : 'Columns';
  return {
    kind: `${kind}s`,
    lines,
    id: `${kind}s-${first}-to-${last}`,
    name: `${word} ${first} ${lines.length === 2 ? 'and' : 'to'} ${last}`,
  };
}

/** The number of a reason, with which its id ends: 4 of `row-4`. */
export function numberOf({ id }: Reason): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

/** The cells, row-major, and the ids of the reasons that a sum combines. */
export function combinedOf(reasons: readonly Reason[]): Required<Pick<Reason, 'cells' | 'combines'>> {
  return {
    cells: reasons.flatMap(({ cells }) => cells).sort(([r, c], [row, column]) => r - row || c - column),
    combines: reasons.map(({ id }) => id),
  };
}
