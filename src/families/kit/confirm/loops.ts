/** Lines that lead round, seen from the lines alone: rows of models are confirmed by it. */
import { componentsOf, type Edge, joinedPoints } from '../../../core/index.js';

/** Most of the given places in which lines can run without enclosing an area. */
export function mostWithoutCycle(edges: readonly Edge[]): number {
  const points = joinedPoints(edges);
  const parts = componentsOf(points.keys(), (point) => points.get(point)!.others.map(String));
  return points.size - parts.length;
}

/** True if some of these lines close a loop, and not all of them are one loop together. */
export function closeEarly(edges: readonly Edge[]): boolean {
  const most = mostWithoutCycle(edges);
  if (most === edges.length) return false;
  const points = [...joinedPoints(edges).values()];
  const isOneLoop = most === points.length - 1 && points.every(({ others }) => others.length === 2);
  return !isOneLoop;
}
