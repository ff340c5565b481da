/** The programs of services by their names. */
import type { Kept, ServiceOrder, ServiceProgram } from '../host/index.js';
import { ToolCalls } from './calls.js';
import { GymSession } from './session.js';

/**
 * Opens one.
 * @param keep receives all that another program of the order needs to go on from here
 */
export function openProgram(order: ServiceOrder, keep: (kept: Kept) => void): ServiceProgram {
  switch (order.name) {
    case 'gym':
      return new GymSession(order, keep);
    case 'mcp':
      return new ToolCalls(order);
  }
}
