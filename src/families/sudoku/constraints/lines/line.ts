/** Parts of constraints that are a line through cells. */
import { type Cell, cellCode } from '../../../../core/index.js';
import type { Colour } from '../../../../draw/index.js';
import type { InLanguages } from '../../../contract/language.js';
import type { RelationRule } from '../../../kit/rules/index.js';
import { pathShapes } from '../../drawing/lines.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintMove, ConstraintType, RuleDraft } from '../contract.js';

/**
 * The keys of a line with nothing else, drawn in a colour.
 * @param mayClose it may end where it begins
 */
export function lineOf(
  least: number,
  colour: Colour,
  mayClose?: true,
): Pick<ConstraintType<CellsConstraint>, 'keys' | 'cellKeys' | 'draw'> {
  return {
    keys: { cells: CELLS },
    cellKeys: { cells: { form: 'path', least, ...(mayClose && { mayClose }) } },
    draw: ({ cells }, picture) => ({ below: pathShapes(picture, cells, colour) }),
  };
}

/**
 * The move of a line.
 * @param because the reason, with `A` and `B` for the ends of the line
 */
export function lineMove(
  name: InLanguages<string>,
  cost: number,
  because: InLanguages<string>,
): ConstraintMove<CellsConstraint> {
  return {
    name,
    cost,
    because({ cells }) {
      const [from, to] = [cellCode(cells[0]!), cellCode(cells.at(-1)!)];
      const filled = (text: string): string => text.replace('A', from).replace('B', to);
      return { en: filled(because.en), de: filled(because.de) };
    },
  };
}

/** A rule for every two neighbours along a line. */
export function alongLine(
  places: readonly number[],
  test: RelationRule['test'],
): readonly RuleDraft<RelationRule>[] {
  return places.slice(1).map((place, index) => ({
    kind: 'relation',
    places: [places[index]!, place],
    test,
  }));
}

/**
 * The windows of `width` consecutive cells, of a closed line also across its end; a shorter line is its only
 * window.
 */
export function windowsOf<T>(line: readonly T[], width: number): readonly (readonly T[])[] {
  const isClosed = line.length > width && line[0] === line.at(-1);
  const items = isClosed ? [...line, ...line.slice(1, width - 1)] : line;
  const count = Math.max(1, items.length - width + 1);
  return Array.from({ length: count }, (_, from) => items.slice(from, from + width));
}

/** The parts of a line between borders of regions. */
export function segmentsOf(
  cells: readonly Cell[],
  regionOf: (cell: Cell) => number | undefined,
): readonly (readonly Cell[])[] {
  const segments: Cell[][] = [];
  cells.forEach((cell, index) => {
    const goesOn = index > 0 && regionOf(cell) === regionOf(cells[index - 1]!);
    if (goesOn) segments.at(-1)!.push(cell);
    else segments.push([cell]);
  });
  return segments;
}
