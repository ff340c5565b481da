/**
 * The sum of weighted literals as a tree of unary numbers: each node lists the values its sum can have, with
 * a literal "the sum is at least this value" for each; two nodes are merged value by value (totaliser,
 * Bailleux and Boufkhad 2003; with weights the generalised totaliser of Joshi, Martins and Manquinho 2015).
 * Values from `cap` on are one. A bound on the sum is then one literal, which can be assumed for one solve.
 */
import type { ClauseSink } from './sink.js';

/** A sum: increasing values that it can reach, from the smallest above 0 on, and "at least this" for each. */
export interface UnarySum {
  readonly values: readonly number[];
  readonly literals: readonly number[];
}

/** The implications to write: upward ones suffice for upper bounds, downward ones for lower bounds. */
export interface Directions {
  readonly up: boolean;
  readonly down: boolean;
}

/** The number of clauses a totaliser would have, or Infinity above `limit`. */
export function totaliserSize(weights: readonly number[], cap: number, limit: number): number {
  let size = 0;
  let nodes: (readonly number[])[] = weights.map((weight) => [Math.min(weight, cap)]);
  while (nodes.length > 1) {
    const merged: (readonly number[])[] = [];
    for (let index = 0; index < nodes.length; index += 2) {
      const left = nodes[index]!;
      const right = nodes[index + 1];
      size += (left.length + 1) * ((right?.length ?? -1) + 1);
      if (size > limit) return Infinity;
      merged.push(right === undefined ? left : reachable(left, right, cap));
    }
    nodes = merged;
  }
  return size;
}

/** Builds the tree over at least one literal; weights are positive and belong to the literals in order. */
export function buildTotaliser(
  sink: ClauseSink,
  literals: readonly number[],
  weights: readonly number[],
  cap: number,
  directions: Directions,
): UnarySum {
  let nodes: UnarySum[] = literals.map((literal, index) => ({
    values: [Math.min(weights[index]!, cap)],
    literals: [literal],
  }));
  for (let depth = 1; nodes.length > 1; depth++) {
    const merged: UnarySum[] = [];
    for (let index = 0; index < nodes.length; index += 2) {
      const right = nodes[index + 1];
      merged.push(
        right === undefined
          ? nodes[index]!
          : merge(sink, nodes[index]!, right, cap, directions, [depth, index]),
      );
    }
    nodes = merged;
  }
  return nodes[0]!;
}

/** The literal "the sum is at least `bound`": true or false when that is constant. */
export function atLeast({ values, literals }: UnarySum, bound: number): number | boolean {
  if (bound <= 0) return true;
  const place = values.findIndex((value) => value >= bound);
  return place < 0 ? false : literals[place]!;
}

function reachable(left: readonly number[], right: readonly number[], cap: number): number[] {
  const sums = new Set<number>();
  for (const first of [0, ...left]) {
    for (const second of [0, ...right]) sums.add(Math.min(first + second, cap));
  }
  sums.delete(0);
  return [...sums].sort((a, b) => a - b);
}

function merge(
  sink: ClauseSink,
  left: UnarySum,
  right: UnarySum,
  cap: number,
  { up, down }: Directions,
  position: readonly number[],
): UnarySum {
  const values = reachable(left.values, right.values, cap);
  const literals = values.map((value) => sink.fresh('sum', ...position, value));
  const place = new Map(values.map((value, index) => [value, index]));
  for (let index = 1; index < literals.length; index++)
    sink.clause([-literals[index]!, literals[index - 1]!]);
  for (let first = 0; first <= left.values.length; first++) {
    for (let second = 0; second <= right.values.length; second++) {
      const sum = (left.values[first - 1] ?? 0) + (right.values[second - 1] ?? 0);
      const here = sum === 0 ? -1 : place.get(Math.min(sum, cap))!;
      if (up && here >= 0) {
        const premises = [left.literals[first - 1], right.literals[second - 1]].filter(isLiteral);
        sink.clause([...premises.map((literal) => -literal), literals[here]!]);
      }
      if (down && here + 1 < literals.length) {
        const beyond = [left.literals[first], right.literals[second]].filter(isLiteral);
        sink.clause([...beyond, -literals[here + 1]!]);
      }
    }
  }
  return { values, literals };
}

function isLiteral(literal: number | undefined): literal is number {
  return literal !== undefined;
}
