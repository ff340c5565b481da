/** Constraints from JSON: their keys by the schemas of their types, and their cells. */
import { z } from 'zod';
import {
  type Cell,
  capitalised,
  counted,
  describeCell,
  failure,
  issue,
  nearestWord,
  oncePerObject,
  type Result,
  success,
} from '../../../core/index.js';
import { readShape } from '../../kit/read-json.js';
import { cellLists } from './cells.js';
import type { CellsKey, Constraint, ConstraintType, SudokuCells } from './contract.js';
import { CONSTRAINT_TYPES, constraintTypeOf } from './index.js';

/** All constraints, or every issue with the number of its constraint. */
export function readConstraints(
  given: readonly Constraint[],
  cells: SudokuCells,
): Result<readonly Constraint[]> {
  const read = given.map((constraint, index) => readConstraint(constraint, cells, `constraint ${index + 1}`));
  const issues = read.flatMap((one) => (one.ok ? [] : one.issues));
  if (issues.length > 0) return failure(...issues);
  return success(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

function readConstraint(given: Constraint, cells: SudokuCells, part: string): Result<Constraint> {
  const type = constraintTypeOf(given);
  if (type === undefined) {
    const names = CONSTRAINT_TYPES.map(({ type: name }) => name);
    const near = nearestWord(given.type, names);
    const hint = near === undefined ? `expected one of ${names.join(', ')}` : `did you mean ${near}?`;
    return failure(issue('constraint-type', `There is no constraint "${given.type}"; ${hint}.`, { part }));
  }
  const shape = readShape(schemaOf(type), given);
  const place = `${part} (${type.type})`;
  if (!shape.ok) {
    return failure(
      ...shape.issues.map(({ message, place: found }) =>
        issue('constraint-keys', message, {
          part: found?.part === undefined ? place : `${place}, ${found.part}`,
        }),
      ),
    );
  }
  const constraint = withoutUndefined(shape.value);
  const found =
    Object.entries(type.cellKeys)
      .filter(([key]) => key in constraint)
      .flatMap(
        ([key, form]) =>
          cellLists((constraint as unknown as Record<string, unknown>)[key])
            .map((list) => cellsFault(list, form!, cells))
            .find((fault) => fault !== undefined) ?? [],
      )[0] ?? type.fault?.(constraint, cells);
  return found === undefined
    ? success(constraint)
    : failure(issue('constraint-cells', found, { part: place }));
}

/** The schema of a type's JSON. */
const schemaOf = oncePerObject(({ type, keys }: ConstraintType) => {
  return z.strictObject({ type: z.literal(type), ...keys }) as unknown as z.ZodType<Constraint>;
});

function withoutUndefined(constraint: Constraint): Constraint {
  return Object.fromEntries(
    Object.entries(constraint).filter(([, value]) => value !== undefined),
  ) as unknown as Constraint;
}

/** The first fault of a list of cells, as a sentence. */
function cellsFault(
  cells: readonly Cell[],
  { form, least = 1, mayClose }: CellsKey,
  { placeOf, size }: SudokuCells,
): string | undefined {
  const outside = cells.find((cell) => !cell.every(Number.isInteger) || placeOf(cell) === undefined);
  if (outside !== undefined) {
    return `${JSON.stringify(outside)} is no cell of the grid; rows 0 to ${size.rows - 1} and columns 0 to ${size.columns - 1} are expected.`;
  }
  const once = mayClose && isClosed(cells) ? cells.slice(1) : cells;
  const twice = once.find((cell, index) => once.slice(0, index).some((other) => isSame(cell, other)));
  if (twice !== undefined) return `${capitalised(describeCell(twice))} is there twice.`;
  if (cells.length < least) return `At least ${counted(least, 'cell')} expected; found ${cells.length}.`;
  return FORMS[form](cells);
}

const FORMS: Readonly<Record<CellsKey['form'], (cells: readonly Cell[]) => string | undefined>> = {
  any: () => undefined,
  path(cells) {
    const at = cells.findIndex((cell, index) => index > 0 && distance(cell, cells[index - 1]!) > 1);
    if (at < 0) return undefined;
    return `${capitalised(describeCell(cells[at]!))} does not touch ${describeCell(cells[at - 1]!)}, the cell before it.`;
  },
  pair: (cells) =>
    cells.length === 2 && areBeside(cells[0]!, cells[1]!)
      ? undefined
      : 'Two cells side by side are expected.',
  square(cells) {
    const [first] = cells.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
    const isSquare =
      cells.length === 4 &&
      cells.every(([row, column]) => row - first![0] <= 1 && [0, 1].includes(column - first![1]));
    return isSquare ? undefined : 'Four cells, two by two, are expected.';
  },
};

/** True of a line of three cells or more that ends where it begins. */
function isClosed(cells: readonly Cell[]): boolean {
  return cells.length > 3 && isSame(cells[0]!, cells.at(-1)!);
}

function isSame(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The steps of a king from one cell to another. */
function distance(one: Cell, other: Cell): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
}

function areBeside(one: Cell, other: Cell): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
}
