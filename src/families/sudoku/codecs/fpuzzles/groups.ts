/** Cages, regions and other groups of cells; marks on borders and corners; marks of single cells. */
import { z } from 'zod';
import { success } from '../../../../core/index.js';
import { type AnyConstraint, type ElementKind, eachElement, withNumber } from './element.js';
import { CELL, nameOf, namesOf, VALUE } from './names.js';

const CELLS = z.looseObject({ cells: z.array(CELL), value: VALUE });
type Cells = z.infer<typeof CELLS>;

const killerCage = eachElement<Cells>({
  key: 'killercage',
  type: 'killer-cage',
  schema: CELLS,
  read({ cells, value }) {
    const draft = { type: 'killer-cage', cells };
    return withNumber('killercage', value, (sum) => ({ ...draft, sum }), draft);
  },
  write: ({ cells, sum }) => [{ cells: namesOf(cells), ...(sum !== undefined && { value: String(sum) }) }],
});

const extraRegion = eachElement<Cells>({
  key: 'extraregion',
  type: 'extra-region',
  schema: CELLS,
  read: ({ cells }) => success([{ type: 'extra-region', cells }]),
  write: ({ cells }) => [{ cells: namesOf(cells) }],
});

const CLONE = z.looseObject({ cells: z.array(CELL), cloneCells: z.array(CELL) });

const clone = eachElement<z.infer<typeof CLONE>>({
  key: 'clone',
  type: 'clone',
  schema: CLONE,
  read: ({ cells, cloneCells }) => success([{ type: 'clone', cells, clone: cloneCells }]),
  write: (constraint) => [{ cells: namesOf(constraint.cells), cloneCells: namesOf(constraint.clone) }],
});

const QUADRUPLE = z.looseObject({ cells: z.array(CELL), values: z.array(z.coerce.number()) });

const quadruple = eachElement<z.infer<typeof QUADRUPLE>>({
  key: 'quadruple',
  type: 'quadruple',
  schema: QUADRUPLE,
  read: ({ cells, values }) =>
    success(values.length === 0 ? [] : [{ type: 'quadruple', cells, numbers: values }]),
  write: ({ cells, numbers }) => [{ cells: namesOf(cells), values: numbers }],
});

/** Dots with a number that may be left out. */
function dots(key: string, type: string, setting: 'difference' | 'ratio'): ElementKind<Cells> {
  return eachElement({
    key,
    type,
    schema: CELLS,
    read({ cells, value }) {
      const draft = { type, cells };
      return withNumber(key, value, (number) => ({ ...draft, [setting]: number }), draft);
    },
    write({ cells, [setting]: number }: AnyConstraint) {
      return [{ cells: namesOf(cells), ...(number !== undefined && { value: String(number) }) }];
    },
  });
}

const LETTERS: Readonly<Record<string, number>> = { V: 5, X: 10 };

const xv = eachElement<Cells>({
  key: 'xv',
  type: 'xv',
  schema: CELLS,
  read: ({ cells, value }) =>
    withNumber('xv', LETTERS[String(value).toUpperCase()] ?? value, (sum) => ({ type: 'xv', cells, sum })),
  write({ cells, sum }) {
    const letter = Object.keys(LETTERS).find((sign) => LETTERS[sign] === sum);
    return letter === undefined ? [] : [{ cells: namesOf(cells), value: letter }];
  },
});

const SINGLE = z.looseObject({ cell: CELL });

/** Marks of single cells, which are one constraint together; a cell that is marked twice counts once. */
function singles(type: string): ElementKind<z.infer<typeof SINGLE>> {
  return {
    key: type,
    type,
    schema: SINGLE,
    read: (elements) => {
      const cells = [...new Map(elements.map(({ cell }) => [nameOf(cell), cell])).values()];
      return success(cells.length === 0 ? [] : [{ type, cells }]);
    },
    write: ({ cells }) => cells.map((cell) => ({ cell: nameOf(cell) })),
  };
}

export const GROUP_KINDS = [
  killerCage,
  extraRegion,
  clone,
  quadruple,
  dots('difference', 'kropki-white', 'difference'),
  dots('ratio', 'kropki-black', 'ratio'),
  xv,
  singles('odd'),
  singles('even'),
  singles('minimum'),
  singles('maximum'),
] as const;
