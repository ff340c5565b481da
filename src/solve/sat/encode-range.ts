/**
 * Chooses the encoding of a row: literals that the bounds force are fixed first; then a clause, an
 * at-most-one, a counter or a totaliser when all weights are equal, and a decision diagram, or an adder where
 * that grows too large, when they are not (the choice follows Eén and Sörensson 2006, minisat+, and the later
 * encodings named in each file).
 */
import { buildAdder, encodeAtLeast, encodeAtMost } from './encodings/adder.js';
import { encodeAtMostOne } from './encodings/at-most-one.js';
import { encodeCounter } from './encodings/counter.js';
import { buildDiagram, encodeDiagram, type WeightedRange } from './encodings/diagram.js';
import type { ClauseSink } from './encodings/sink.js';
import { atLeast, buildTotaliser } from './encodings/totaliser.js';

/** Largest sequential counter in helpers; beyond, a totaliser has fewer. */
const LARGEST_COUNTER = 2000;
/** States visited while a diagram is built; an adder takes over beyond. */
const LARGEST_DIAGRAM = 20_000;

/** Writes clauses that hold exactly when the sum lies in the range. */
export function encodeRange(sink: ClauseSink, given: WeightedRange): void {
  if (isClause(given)) {
    sink.clause(given.literals);
    return;
  }
  const range = fixForced(sink, given);
  if (range === undefined) return;
  const { literals, weights, lower, upper } = range;
  const total = sumOf(weights);
  const weight = weights[0]!;
  if (weights.every((other) => other === weight)) {
    encodeCardinality(sink, literals, Math.ceil(lower / weight), Math.floor(upper / weight));
  } else if (lower > 0 && upper < total) {
    encodeWeighted(sink, range);
  } else {
    encodeOneSided(sink, range, total);
  }
}

/** Most rows are clauses already: any one true literal is enough, and there is no upper bound. */
function isClause({ weights, lower, upper }: WeightedRange): boolean {
  if (lower <= 0) return false;
  let sum = 0;
  for (const weight of weights) {
    if (weight < lower) return false;
    sum += weight;
  }
  return upper >= sum;
}

/**
 * Writes a unit clause for each literal that the bounds force, heaviest first, and returns what is left with
 * its bounds clamped to the sums that are possible; undefined when no constraint is left.
 */
function fixForced(sink: ClauseSink, given: WeightedRange): WeightedRange | undefined {
  const { literals, weights } = heaviestFirst(given);
  let { lower, upper } = given;
  let total = sumOf(weights);
  let first = 0;
  for (; first < literals.length; first++) {
    const weight = weights[first]!;
    if (lower > upper || lower > total || upper < 0) break;
    if (weight > upper) {
      sink.clause([-literals[first]!]);
    } else if (total - weight < lower) {
      sink.clause([literals[first]!]);
      lower -= weight;
      upper -= weight;
    } else {
      break;
    }
    total -= weight;
  }
  if (lower > upper || lower > total || upper < 0) {
    sink.clause([]);
    return undefined;
  }
  if (lower <= 0 && upper >= total) return undefined;
  return {
    literals: first === 0 ? literals : literals.slice(first),
    weights: first === 0 ? weights : weights.slice(first),
    lower: Math.max(lower, 0),
    upper: Math.min(upper, total),
  };
}

/** The literals by falling weight, which in most rows they are already. */
function heaviestFirst(given: WeightedRange): Pick<WeightedRange, 'literals' | 'weights'> {
  if (given.weights.every((weight, index) => index === 0 || weight <= given.weights[index - 1]!))
    return given;
  const order = [...given.literals.keys()].sort((a, b) => given.weights[b]! - given.weights[a]! || a - b);
  return {
    literals: order.map((index) => given.literals[index]!),
    weights: order.map((index) => given.weights[index]!),
  };
}

function encodeCardinality(
  sink: ClauseSink,
  literals: readonly number[],
  lower: number,
  upper: number,
): void {
  const count = literals.length;
  if (lower > upper) {
    sink.clause([]);
  } else if (lower + upper > count) {
    // Counting the rarer sign keeps counters small.
    encodeCount(sink, negate(literals), count - upper, count - lower);
  } else {
    encodeCount(sink, literals, lower, upper);
  }
}

function encodeCount(sink: ClauseSink, literals: readonly number[], lower: number, upper: number): void {
  if (lower === 1) sink.clause(literals, upper === 1);
  const below = lower === 1 ? 0 : lower;
  if (upper === 1) encodeAtMostOne(sink, literals);
  else if (upper === literals.length - 1 && below === 0) sink.clause(negate(literals));
  else if (literals.length * (upper + 1) <= LARGEST_COUNTER) encodeCounter(sink, literals, below, upper);
  else encodeUnary(sink, literals, below, upper);
}

function encodeUnary(sink: ClauseSink, literals: readonly number[], lower: number, upper: number): void {
  const up = upper < literals.length;
  const cap = up ? upper + 1 : lower;
  const sum = buildTotaliser(
    sink,
    literals,
    literals.map(() => 1),
    cap,
    { up, down: lower > 0 },
  );
  if (up) requireValue(sink, atLeast(sum, upper + 1), false);
  if (lower > 0) requireValue(sink, atLeast(sum, lower), true);
}

/** Requires a value of the literal; a constant has it already. */
function requireValue(sink: ClauseSink, literal: number | boolean, value: boolean): void {
  if (typeof literal === 'number') sink.clause([value ? literal : -literal]);
  else if (literal !== value) sink.clause([]);
}

/** One bound, as "at least": weights beyond the bound count no more than the bound, common factors go. */
function encodeOneSided(sink: ClauseSink, range: WeightedRange, total: number): void {
  const flipped = range.lower <= 0;
  const bound = flipped ? total - range.upper : range.lower;
  const literals = flipped ? negate(range.literals) : range.literals;
  const clipped = range.weights.map((weight) => Math.min(weight, bound));
  const factor = clipped.reduce(greatestCommonDivisor);
  const weights = clipped.map((weight) => weight / factor);
  const lower = Math.ceil(bound / factor);
  if (weights.every((weight) => weight === weights[0])) {
    encodeCardinality(sink, literals, Math.ceil(lower / weights[0]!), literals.length);
  } else {
    encodeWeighted(sink, { literals, weights, lower, upper: sumOf(weights) });
  }
}

function encodeWeighted(sink: ClauseSink, range: WeightedRange): void {
  const diagram = buildDiagram(range, LARGEST_DIAGRAM);
  if (diagram !== undefined) {
    encodeDiagram(sink, diagram);
    return;
  }
  const sum = buildAdder(sink, range.literals, range.weights);
  if (range.lower > 0) encodeAtLeast(sink, sum, range.lower);
  if (range.upper < sumOf(range.weights)) encodeAtMost(sink, sum, range.upper);
}

function negate(literals: readonly number[]): number[] {
  return literals.map((literal) => -literal);
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
