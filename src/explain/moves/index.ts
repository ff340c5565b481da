/** The door of `moves`: the easiest named move that applies to the known facts. */

export { MoveFinder, type MoveInsight } from './finder.js';
