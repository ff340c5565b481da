/**
 * A family made for these tests: Latin squares of order 3. Its formulations cover what proving has to deal
 * with: a sound one, lazy rows, an objective, and several that are wrong on purpose.
 */
import { issue } from '../../src/core/issue.js';
import { success } from '../../src/core/result.js';
import type { AnyFamily, Formulated, Formulation, Puzzle } from '../../src/families/contract/family.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Row, Values } from '../../src/solve/model/model.js';
import { row, sum, type Term } from '../../src/solve/model/row.js';

type Grid = readonly (readonly number[])[];

interface LatinPuzzle extends Puzzle {
  /** 0 is open. */
  readonly given: Grid;
}

const THREE = [0, 1, 2];
const TRACE = THREE.flatMap((k) => THREE.map((digit): Term => [digit + 1, position(k, k, digit)]));

function position(r: number, c: number, digit: number): number {
  return (r * 3 + c) * 3 + digit;
}

function columnRows(): Row[] {
  return THREE.flatMap((c) =>
    THREE.map((digit) => row(`column_${c}_${digit}`, sum(THREE.map((r) => position(r, c, digit))), '=', 1)),
  );
}

function decode(values: Values): Grid {
  return THREE.map((r) =>
    THREE.map((c) => THREE.findIndex((digit) => values[position(r, c, digit)] === 1) + 1),
  );
}

/** Cells and rows hold each digit once; `columns` says whether the columns do, too. */
function state({ given }: LatinPuzzle, columns: boolean): ModelBuilder {
  const builder = new ModelBuilder('latin');
  for (const r of THREE) {
    for (const c of THREE) for (const digit of THREE) builder.binary(`cell_${r}_${c}_${digit}`);
  }
  for (const r of THREE) {
    for (const k of THREE) {
      builder.row(`cell_${r}_${k}`, sum(THREE.map((digit) => position(r, k, digit))), '=', 1);
      builder.row(`row_${r}_${k}`, sum(THREE.map((c) => position(r, c, k))), '=', 1);
      const clue = given[r]![k]!;
      if (clue > 0) builder.row(`given_${r}_${k}`, sum([position(r, k, clue - 1)]), '=', 1);
    }
  }
  if (columns) {
    for (const { name, variables } of columnRows()) builder.row(name, sum(variables), '=', 1);
  }
  return builder;
}

function formulated(builder: ModelBuilder): Formulated<Grid> {
  const model = builder.build();
  return { model, projection: [...model.variables.keys()], decode };
}

function formulation(
  id: string,
  formulate: (puzzle: LatinPuzzle) => Formulated<Grid>,
  engines: Formulation<LatinPuzzle, Grid>['engines'] = ['highs'],
): Formulation<LatinPuzzle, Grid> {
  return { id, description: id, engines, formulate };
}

const formulations: readonly Formulation<LatinPuzzle, Grid>[] = [
  formulation('clauses', (puzzle) => formulated(state(puzzle, true)), ['sat']),
  formulation('assignment', (puzzle) => formulated(state(puzzle, true))),
  formulation('lazy', (puzzle) => ({
    ...formulated(state(puzzle, false)),
    separate: (values) =>
      columnRows().filter(({ variables }) => variables.reduce((total, one) => total + values[one]!, 0) !== 1),
  })),
  formulation('largest-trace', (puzzle) => {
    const builder = state(puzzle, true);
    builder.maximise(TRACE);
    return formulated(builder);
  }),
  formulation('largest-trace-lazy', (puzzle) => {
    const builder = state(puzzle, false);
    builder.maximise(TRACE, 0.5);
    const separate = (values: Values): Row[] =>
      columnRows().filter(({ variables }) => variables.reduce((total, one) => total + values[one]!, 0) !== 1);
    return { ...formulated(builder), separate };
  }),
  formulation('forgets-columns', (puzzle) => formulated(state(puzzle, false))),
  formulation('doubles', (puzzle) => {
    const builder = state(puzzle, true);
    builder.binary('idle');
    return formulated(builder);
  }),
];

/** The family, as the registry would hold it. */
export const latin = {
  id: 'latin',
  name: 'Latin square',
  aliases: [],
  rules: 'Each row and column holds 1, 2 and 3.',
  guide: { paragraphs: [], example: '' },
  formulations,
  codecs: [],
  examples: [],
  counterexamples: [],
  readPuzzle: (json) => success(json as LatinPuzzle),
  readSolution: (json) => success(json),
  verify: ({ given }: LatinPuzzle, grid: Grid) => [
    ...THREE.filter((c) => new Set(THREE.map((r) => grid[r]![c])).size < 3).map((c) =>
      issue('column-repeats', `Column ${c + 1} repeats a digit.`),
    ),
    ...THREE.flatMap((r) => THREE.filter((c) => given[r]![c] !== 0 && given[r]![c] !== grid[r]![c])).map(() =>
      issue('given-changed', 'A given was changed.'),
    ),
  ],
  differences: (first: Grid, second: Grid) =>
    THREE.flatMap((r) => THREE.filter((c) => first[r]![c] !== second[r]![c]).map((c) => [r, c] as const)),
  picture: () => {
    throw new Error('has no picture');
  },
  variants: (puzzle: LatinPuzzle) => [puzzle],
  rate: () => ({ logic: 'plain', measures: {} }),
} as AnyFamily;

/** A Latin puzzle of three rows of digits, 0 for open cells. */
export function latinPuzzle(...rows: readonly string[]): Puzzle {
  return { family: 'latin', given: rows.map((line) => [...line].map(Number)) } as LatinPuzzle;
}
