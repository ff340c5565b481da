/** Lines: each is a list of cells from one end to the other. */
import { z } from 'zod';
import { type Cell, compareCells, success } from '../../../../core/index.js';
import {
  type AnyConstraint,
  type ConstraintDraft,
  type ElementKind,
  eachElement,
  type Shown,
  withNumber,
} from './element.js';
import { CELL, namesOf, VALUE } from './names.js';

const LINES = z.looseObject({ lines: z.array(z.array(CELL)), value: VALUE });
type Lines = z.infer<typeof LINES>;

interface LineKind {
  /** The parts of constraints of the key besides their cells. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** True if elements of the key can hold a constraint of the type; default: always. */
  readonly holds?: (constraint: AnyConstraint) => boolean;
  /** The setting that the value of the element is. */
  readonly value?: 'difference';
  readonly shown?: Shown;
}

function shown(name: string, outlineC: string, width: number): Pick<LineKind, 'shown'> {
  return { shown: { name, line: { outlineC, width } } };
}

function lineKind(
  key: string,
  type: string,
  { settings, holds, value, ...looks }: LineKind = {},
): ElementKind<Lines> {
  return eachElement({
    key,
    type,
    schema: LINES,
    ...looks,
    read({ lines, value: said }) {
      const drafts = lines
        .filter((cells) => cells.length > 1)
        .map((cells): ConstraintDraft => ({ type, cells, ...settings }));
      if (value === undefined) return success(drafts);
      const read = drafts.map((draft) =>
        withNumber(key, said, (number) => ({ ...draft, [value]: number }), draft),
      );
      return read.find((one) => !one.ok) ?? success(read.flatMap((one) => (one.ok ? one.value : [])));
    },
    write(constraint) {
      if (holds !== undefined && !holds(constraint)) return [];
      const number = value === undefined ? undefined : constraint[value];
      return [{ lines: [namesOf(constraint.cells)], ...(number !== undefined && { value: String(number) }) }];
    },
  });
}

const ARROW = z.looseObject({ cells: z.array(CELL), lines: z.array(z.array(CELL)) });

/** A line begins in a cell of the circle, which is no part of the sum. */
const arrow = eachElement<z.infer<typeof ARROW>>({
  key: 'arrow',
  type: 'arrow',
  schema: ARROW,
  read({ cells: circleCells, lines }) {
    const cells = circleCells.toSorted(compareCells);
    const circle = new Set(cells.map(String));
    const shafts = lines
      .map((line) => (circle.has(String(line[0])) ? line.slice(1) : line))
      .filter((shaft) => shaft.length > 0);
    return success(shafts.length === 0 ? [] : [{ type: 'arrow', cells, shafts }]);
  },
  write: ({ cells, shafts }) => [
    {
      cells: namesOf(cells),
      lines: shafts.map((shaft) => namesOf([nearest(cells, shaft[0]!), ...shaft])),
    },
  ],
});

function nearest(cells: readonly Cell[], [row, column]: Cell): Cell {
  const away = (cell: Cell): number => (cell[0] - row) ** 2 + (cell[1] - column) ** 2;
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

/** All lines; from `renban` on those that extensions of the editor have added. */
export const LINE_KINDS = [
  lineKind('thermometer', 'thermometer', { holds: ({ slow }) => slow === undefined }),
  arrow,
  lineKind('palindrome', 'palindrome'),
  lineKind('betweenline', 'between'),
  lineKind('renban', 'renban', shown('Renban', '#F067F0', 0.4)),
  lineKind('whispers', 'whispers', { value: 'difference', ...shown('Whispers', '#67F067', 0.3) }),
  lineKind('regionsumline', 'region-sum', shown('Region Sum Line', '#2ECBFF', 0.25)),
  lineKind('entropicline', 'entropic', shown('Entropic Line', '#FFCCAA', 0.3)),
  lineKind('modularline', 'modular', {
    holds: ({ modulus = 3 }) => modulus === 3,
    ...shown('Modular Line', '#33BBBB', 0.3),
  }),
  lineKind('zipperline', 'zipper', shown('Zipper Line', '#CDB1EC', 0.3)),
  lineKind('slowthermometer', 'thermometer', {
    settings: { slow: true },
    holds: ({ slow }) => slow === true,
    ...shown('Slow Thermometer', '#6495ED', 0.3),
  }),
] as const;
