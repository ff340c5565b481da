/**
 * The rule that a number of queens stand on the board, as people use it: of the parts of the rows, and of
 * those of the columns, as many hold a queen. They compare the number of queens with that of parts, where a
 * rule for each part would be many reasons.
 *
 * - Rows: `holds` is 1 for a part with a queen, which is no part with two; as many are 1 as the number says.
 *   This makes the comparison easy for an engine, too.
 * - Plainly: where as many parts can hold a queen as must, one with a single cell left holds it there.
 */
import type { Narrowing, Rule, RuleKind } from '../kit/rules/index.js';
import { partsInWords } from './explaining/reasons.js';

/**
 * Of the parts of each axis, which have no place in common, as many hold a queen as the number says, and no
 * part holds two.
 */
export interface PartsRule extends Rule {
  readonly kind: 'parts-with-queens';
  readonly axes: readonly {
    readonly axis: 'row' | 'column';
    readonly parts: readonly (readonly number[])[];
  }[];
  readonly queens: number;
}

const QUEEN = 0b10;

export const partsWithQueens: RuleKind<PartsRule> = {
  id: 'parts-with-queens',
  issue: 'wrong-parts',
  fault({ axes, queens }, values) {
    for (const { axis, parts } of axes) {
      const numbers = parts.map((part) => part.filter((place) => values[place] === 1).length);
      const held = numbers.filter((number) => number === 1).length;
      if (held === queens && numbers.every((number) => number <= 1)) continue;
      return `${held} parts of the ${axis}s hold one queen; ${queens} are expected, and none with more.`;
    }
    return undefined;
  },
  state(rule, rows) {
    const { id, axes, queens } = rule;
    const numbers = axes.map(({ parts }) => parts.length) as [number, number];
    rows.because(rule, { says: () => partsInWords(numbers, queens) }, () => {
      for (const { axis, parts } of axes) {
        const held = parts.map((part, index) => {
          const holds = rows.variable(`${id}_${axis}_holds_${index}`);
          rows.sum(`${id}_${axis}_${index}`, [...rows.literalsOf(part, 1), ~holds], { least: 1, most: 1 });
          return holds;
        });
        rows.sum(`${id}_by_${axis}s`, held, { least: queens, most: queens });
      }
    });
  },
  narrow({ axes, queens }, left) {
    for (const { parts } of axes) narrowParts(parts, queens, left);
  },
};

function narrowParts(parts: PartsRule['axes'][number]['parts'], queens: number, left: Narrowing): void {
  const sure = parts.map((part) => part.filter((place) => left.mask(place) === QUEEN).length);
  const possible = parts.map((part) => part.filter((place) => (left.mask(place) & QUEEN) !== 0));
  const held = sure.filter((number) => number > 0).length;
  const able = possible.filter((places) => places.length > 0).length;
  if (held > queens || able < queens || sure.some((number) => number > 1)) {
    left.fail();
    return;
  }
  for (const [index, places] of possible.entries()) {
    const isFull = sure[index]! > 0;
    if (isFull || held === queens) {
      for (const place of places) if (left.mask(place) !== QUEEN) left.keep(place, ~QUEEN);
    } else if (able === queens && places.length === 1) left.keep(places[0]!, QUEEN);
  }
}
