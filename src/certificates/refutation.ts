/**
 * Rows that contradict each other, with a packed proof of that: made by the solver, followed by the checker.
 */
import type { Budget } from '../core/index.js';
import { certifyInfeasible, compileFormula, followLrat, type Model, type Row } from '../solve/index.js';
import type { PackedProof, SavedRow } from './format.js';
import { packBytes, unpackBytes } from './packed.js';

/**
 * Refutes a model with further rows.
 * @returns undefined where a limit was hit
 * @throws Error when an assignment keeps all rows
 */
export async function refute(
  model: Model,
  rows: readonly Row[],
  budget: Budget = {},
): Promise<PackedProof | undefined> {
  const pieces: string[] = [];
  const write = (piece: string): void => void pieces.push(piece);
  const answer = certifyInfeasible(model, rows, write, budget, 'lrat-binary');
  if (answer.status === 'feasible')
    throw new Error(`rows of ${model.name} were said to contradict each other`);
  if (answer.status === 'limit') return undefined;
  return { clauses: clausesIn(answer.formula.literals), lrat: await packBytes(bytesOf(pieces.join(''))) };
}

/** The reason why a packed proof does not refute a model with further rows; undefined: it does. */
export async function whyNotRefuted(
  model: Model,
  rows: readonly Row[],
  { clauses, lrat }: PackedProof,
): Promise<string | undefined> {
  const formula = compileFormula(model, rows);
  const found = clausesIn(formula.literals);
  if (found !== clauses) return `the proof is about ${clauses} clauses; the formula has ${found}`;
  let proof: Uint8Array;
  try {
    proof = await unpackBytes(lrat);
  } catch (error) {
    return `the proof cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`;
  }
  return followLrat(formula, proof);
}

/** A row as JSON data. */
export function savedRow({ name, variables, coefficients, lower, upper }: Row): SavedRow {
  return {
    name,
    variables: [...variables],
    coefficients: [...coefficients],
    lower: lower === -Infinity ? null : lower,
    upper: upper === Infinity ? null : upper,
  };
}

/** The row of JSON data; undefined when it is none of the model. */
export function rowOfSaved(
  { name, variables, coefficients, lower, upper }: SavedRow,
  { variables: known }: Model,
): Row | undefined {
  if (variables.length !== coefficients.length || variables.some((index) => index >= known.length))
    return undefined;
  return { name, variables, coefficients, lower: lower ?? -Infinity, upper: upper ?? Infinity };
}

function clausesIn(literals: Int32Array): number {
  return literals.reduce((count, literal) => (literal === 0 ? count + 1 : count), 0);
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
