/**
 * Both levels of a request about clues as one program, for an outside bilevel solver. The leader chooses
 * clues `clue_i` at least cost such that z = 1; the follower minimises z over the solutions x that keep the
 * chosen clues:
 *
 * - x solves the puzzle without clues (8.2b to 8.2e, by the rows of the family's formulation);
 * - x keeps the chosen clues (8.2f, x >= y, by switched rows for clues of any shape);
 * - x differs from the required solution, or z = 1 (8.2g): the variables that are 1 in that solution add up
 *   to one less than all of them, or z = 1. For a Sudoku this is the row as it is printed. In other models a
 *   variable that is 0 in the solution is also subtracted, unless a row keeps it 0 while those are 1 (a
 *   Sudoku has such a row for each cell).
 *
 * So z = 1 exactly when the chosen clues leave no other solution. Equalities are written as two inequalities,
 * which is what MibS takes. Source: chapter 8 of "Cheating on the daily paper" (Conroy, Dieroff, Kehoe and
 * Lu) after Tjusila et al.; its (8.2i) prints the binary x without the set that it lies in.
 */
import { describeLimit, failure, type Issue, issue, type Result, success } from '../core/index.js';
import type { AnyFamily, ClueSet, Formulated, Puzzle } from '../families/contract/index.js';
import { chooseFormulation } from '../proving/index.js';
import {
  type Engine,
  type Model,
  type Row,
  row,
  type Values,
  type VariableIndex,
  writeMps,
} from '../solve/index.js';
import { findClueRows } from './clue-rows.js';
import { differenceRow } from './difference-row.js';
import { objectiveRows } from './objective-rows.js';
import type { BilevelFiles } from './problem.js';
import { type SelectedModel, selectedModel } from './selected-model.js';

/** A family's clues for one solution; the engine finds that solution's values in the model. */
export interface BilevelRequest {
  readonly family: AnyFamily;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  readonly weights?: readonly number[];
  readonly engine: Engine;
}

/** The program of both levels: the leader's objective and all rows, those of the follower by their names. */
export interface BilevelProgram {
  readonly model: Model;
  /** The follower's variables; it minimises the last one, z. */
  readonly lowerVariables: readonly VariableIndex[];
  /** Names of the follower's rows. */
  readonly lowerRows: readonly string[];
}

/**
 * Builds the program, or an issue that says why there is none: every formulation has lazy rows, or the clues
 * allow more solutions.
 */
export function bilevelProgram(request: BilevelRequest): Result<BilevelProgram> {
  const { family, set, engine } = request;
  // The formulation in which clues are rows comes first, those behind it where it leaves rows out.
  const preferred = chooseFormulation(family, engine.id, family.clues?.formulation);
  for (const formulation of [preferred, ...family.formulations]) {
    if (!formulation.engines.includes(engine.id)) continue;
    const formulate = (chosen: readonly number[]): Formulated<unknown> =>
      formulation.formulate(set.puzzleWith(chosen), { presolve: false });
    const bare = formulate([]);
    if (bare.separate !== undefined) continue;
    const selected = selectedModel(findClueRows(set.clues.length, formulate));
    const target = targetIn(selected, bare, request);
    return target.ok ? success(programOf(bare, selected, target.value, request.weights)) : target;
  }
  const message = `Every formulation of ${family.name} adds rows while it is solved, so no program states them all.`;
  return failure(issue('program-incomplete', message));
}

/** The program as the two files that MibS reads (name-based auxiliary file). */
export function bilevelFiles(
  { model, lowerVariables, lowerRows }: BilevelProgram,
  stem: string,
): BilevelFiles {
  const last = lowerVariables.at(-1);
  const aux = [
    '@NUMVARS',
    lowerVariables.length,
    '@NUMCONSTRS',
    lowerRows.length,
    '@VARSBEGIN',
    ...lowerVariables.map((variable) => `${model.variables[variable]!.name} ${variable === last ? 1 : 0}`),
    '@VARSEND',
    '@CONSTRSBEGIN',
    ...lowerRows,
    '@CONSTRSEND',
    '@NAME',
    model.name,
    '@MPS',
    `${stem}.mps`,
    '',
  ];
  return { mps: writeMps(model), aux: aux.join('\n') };
}

function ambiguous({ name, clues }: AnyFamily): Issue {
  return issue('clues-too-few', `Even with all ${clues!.noun}, this ${name} has several solutions.`);
}

/** The values of the required solution; an issue when all clues together allow another. */
function targetIn(
  { model, selectors }: SelectedModel,
  { decode }: Formulated<unknown>,
  { engine, family, solution }: BilevelRequest,
): Result<Values> {
  const session = engine.open(model);
  try {
    const outcome = session.solve({ assumptions: selectors.map((variable) => ({ variable, value: 1 })) });
    if (outcome.status === 'limit' || outcome.status === 'feasible') {
      return failure(issue('program-undecided', `Undecided: ${describeLimit(outcome.limit)}.`));
    }
    const isTarget =
      outcome.status === 'optimal' && family.differences(decode(outcome.values), solution).length === 0;
    return isTarget ? success(outcome.values) : failure(ambiguous(family));
  } finally {
    session.dispose();
  }
}

function programOf(
  bare: Formulated<unknown>,
  { model, selectors }: SelectedModel,
  target: Values,
  weights: readonly number[] | undefined,
): BilevelProgram {
  const isSelector = new Set(selectors);
  const z = model.variables.length;
  const different = differenceRow('different', bare.model, bare.projection, target);
  const follower: Row[] = [
    ...model.rows,
    ...objectiveRows(bare.model, target),
    { ...different, variables: [...different.variables, z], coefficients: [...different.coefficients, -1] },
  ];
  const lower = follower.flatMap(halves);
  const leader = row('valid', [[1, z]], '>=', 1);
  return {
    model: {
      name: `${bare.model.name}_fewest_clues`,
      variables: [...model.variables, { name: 'z', kind: 'binary', lower: 0, upper: 1 }],
      rows: [leader, ...lower],
      objective: {
        sense: 'minimise',
        variables: selectors,
        coefficients: selectors.map((_, clue) => weights?.[clue] ?? 1),
        offset: 0,
      },
    },
    lowerVariables: [...model.variables.keys(), z].filter((variable) => !isSelector.has(variable)),
    lowerRows: lower.map(({ name }) => name),
  };
}

/** A row as one or two inequalities, with a name that no other row has. */
function halves(given: Row, index: number): Row[] {
  const name = `lower_${index}_${given.name}`.slice(0, 180);
  return [
    ...(given.upper === Infinity ? [] : [{ ...given, name: `${name}_most`, lower: -Infinity }]),
    ...(given.lower === -Infinity ? [] : [{ ...given, name: `${name}_least`, upper: Infinity }]),
  ];
}
