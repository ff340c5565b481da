/**
 * The certificate that some solutions are all of a puzzle's. The check accepts it when the rules accept each
 * solution, its assignment describes it, the rules confirm each lazy row, and the proof refutes the model of
 * the whole puzzle with these rows and the exclusion of each solution (of solutions that are the best of
 * their kind, also with everything as good). No solver runs.
 */
import { counted, describeIssue } from '../core/index.js';
import type { AnyFamily, Formulated, Puzzle } from '../families/contract/index.js';
import {
  countPuzzle,
  EXCLUSION,
  openRecording,
  optimumOrBetter,
  type PuzzleRequest,
  recorded,
} from '../proving/index.js';
import { evaluateObjective, excludeSolution, type Model, OPTIMUM_ROW, type Row } from '../solve/index.js';
import type { Exhaustion, SolutionsCertificate } from './format.js';
import { packData, unpackData } from './packed.js';
import { refute, rowOfSaved, savedRow, whyNotRefuted } from './refutation.js';

/** The solutions, and the evidence that they are all. */
interface Exhausted {
  readonly solutions: readonly unknown[];
  readonly exhaustion: Exhaustion;
}

/**
 * Lists all solutions of a puzzle, with evidence.
 * @param limit solutions that may be listed
 * @returns undefined where there are more, or a limit of the budget was hit
 * @throws PuzzlewrightError `engine-refuses-model`
 */
export async function exhaust(request: PuzzleRequest, limit: number): Promise<Exhausted | undefined> {
  const record = openRecording();
  const { complete } = countPuzzle(recorded(request, record), { limit: limit + 1 });
  const { formulated, model, found } = record;
  if (!complete || formulated === undefined || model === undefined) return undefined;
  const lazy = record.rows.filter(({ name }) => name !== OPTIMUM_ROW && !EXCLUSION.test(name));
  const assignments = found.map(({ values }) => values);
  const rows = [...lazy, ...exclusionsOf(formulated, assignments)];
  const proof = await refute(model, rows, request.budget);
  if (proof === undefined) return undefined;
  return {
    solutions: found.map(({ solution }) => solution),
    exhaustion: {
      formulation: request.formulation.id,
      values: await packData(assignments.map((values) => signsOf(model, values))),
      rows: lazy.map(savedRow),
      proof,
    },
  };
}

/** The certificate of all solutions of a puzzle, as {@link exhaust} lists them. */
export async function solutionsCertificate(
  request: PuzzleRequest,
  limit: number,
): Promise<SolutionsCertificate | undefined> {
  const found = await exhaust(request, limit);
  if (found === undefined) return undefined;
  const { puzzle } = request;
  const { solutions, exhaustion } = found;
  return { certificate: 'solutions', version: 1, puzzle, solutions, ...exhaustion };
}

/**
 * The reason why some solutions are not shown to be all of a puzzle's; undefined: they are.
 * @param solutions as somebody says; their shape is checked too
 */
export async function whyNotAll(
  family: AnyFamily,
  puzzle: Puzzle,
  solutions: readonly unknown[],
  exhaustion: Exhaustion,
): Promise<string | undefined> {
  const formulation = family.formulations.find(({ id }) => id === exhaustion.formulation);
  if (formulation?.engines.includes('sat') !== true)
    return `there is no formulation ${exhaustion.formulation} of clauses`;
  const formulated = formulation.formulate(puzzle, { presolve: false, certificate: true });
  const { model } = formulated;
  const refused = solutions.map((solution) => whyNoSolution(family, puzzle, solution)).find(Boolean);
  if (refused !== undefined) return refused;
  const assignments = await assignmentsIn(exhaustion.values, model);
  if (assignments?.length !== solutions.length) return 'the assignments are not those of the solutions';
  const decoded = assignments.map((values) => formulated.decode(values));
  // Decoded, equal solutions are equal as texts; those of a file may be written in another order.
  if (new Set(decoded.map((solution) => JSON.stringify(solution))).size < solutions.length)
    return 'one solution is listed twice';
  const other = decoded.findIndex((solution, at) => family.differences(solution, solutions[at]).length > 0);
  if (other >= 0) return `assignment ${other + 1} describes another solution`;
  const lazy = exhaustion.rows.map((row) => rowOfSaved(row, model));
  const open = lazy.findIndex((row) => row === undefined || formulated.justify?.(row) === undefined);
  if (open >= 0) return `the rules do not confirm the row ${exhaustion.rows[open]!.name}`;
  const objectives = new Set(assignments.map((values) => evaluateObjective(model.objective, values)));
  if (objectives.size > 1) return 'one of the solutions is better than another';
  return whyNotRefuted(
    model,
    [...(lazy as Row[]), ...exclusionsOf(formulated, assignments)],
    exhaustion.proof,
  );
}

/** The claim as a sentence. */
export function solutionsClaim({ name }: AnyFamily, { solutions }: SolutionsCertificate): string {
  if (solutions.length === 0) return `this ${name} has no solution`;
  if (solutions.length === 1) return `this ${name} has exactly one solution, the one given`;
  return `this ${name} has exactly ${counted(solutions.length, 'solution')}, those given`;
}

/** The reason why a solution is none of the puzzle, or the rules cannot say. */
export function whyNoSolution(family: AnyFamily, puzzle: Puzzle, solution: unknown): string | undefined {
  const read = family.readSolution(solution, puzzle);
  if (!read.ok) return describeIssue(read.issues[0]!);
  const [broken] = family.verify(puzzle, read.value);
  if (broken !== undefined) return `the rules refuse a solution: ${describeIssue(broken)}`;
  const [open] = family.undecided?.(puzzle, read.value) ?? [];
  return open === undefined ? undefined : `the rules cannot decide about a solution: ${describeIssue(open)}`;
}

/** The rows that leave nothing but other solutions: not better ones, where the best are meant. */
function exclusionsOf(
  { model, projection }: Formulated<unknown>,
  assignments: readonly ArrayLike<number>[],
): readonly Row[] {
  const { objective } = model;
  const [first] = assignments;
  const values = assignments.map((assignment) => Float64Array.from(assignment));
  const optimum =
    objective === undefined || first === undefined
      ? []
      : [asGood(model, evaluateObjective(objective, values[0]!) - objective.offset)];
  return [
    ...optimum,
    ...values.map((solution, index) => excludeSolution(`exclude_${index + 1}`, projection, solution)),
  ];
}

function asGood(model: Model, value: number): Row {
  const { variables, coefficients } = model.objective!;
  return optimumOrBetter({ name: OPTIMUM_ROW, variables, coefficients, lower: value, upper: value }, model);
}

function signsOf({ variables }: Model, values: ArrayLike<number>): string {
  return variables.map((_, index) => (values[index] === 1 ? '1' : '0')).join('');
}

/** The assignments of a packed list; undefined when they are none of the model. */
async function assignmentsIn(
  packed: string,
  { variables }: Model,
): Promise<readonly Float64Array[] | undefined> {
  let texts: unknown;
  try {
    texts = await unpackData(packed);
  } catch {
    return undefined;
  }
  if (!Array.isArray(texts)) return undefined;
  const isSound = (text: unknown): text is string =>
    typeof text === 'string' && text.length === variables.length && /^[01]*$/.test(text);
  if (!texts.every(isSound)) return undefined;
  return texts.map((text) =>
    Float64Array.from(variables, ({ lower, upper }, index) =>
      lower === upper ? lower : Number(text[index]),
    ),
  );
}
