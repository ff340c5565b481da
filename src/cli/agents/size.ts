/** Limits on puzzles that come from elsewhere: what is larger is refused before anything is laid out. */
import { type Issue, issue } from '../../core/index.js';

/** Bytes of one line. */
export const MOST_LINE = 1_000_000;

/** Values and characters in a puzzle, cells of a grid whose sides are listed, and a number that is a side. */
const MOST_PARTS = 40_000;
const MOST_CELLS = 20_000;
const MOST_SIDE = 400;

/** The issue of a puzzle that is too large for a conversation; undefined where it is not. */
export function sizeIssue(json: unknown): Issue | undefined {
  const parts = partsIn(json, MOST_PARTS);
  if (parts > MOST_PARTS) return tooLarge(`more than ${MOST_PARTS} values and characters`);
  if (typeof json !== 'object' || json === null) return undefined;
  const { rows, columns } = json as Readonly<Record<string, unknown>>;
  const cells = Array.isArray(rows) && Array.isArray(columns) ? rows.length * columns.length : 0;
  if (cells > MOST_CELLS) return tooLarge(`${cells} cells, more than ${MOST_CELLS}`);
  const side = Object.values(json).find((value) => typeof value === 'number' && Math.abs(value) > MOST_SIDE);
  return side === undefined ? undefined : tooLarge(`a size of ${side}, more than ${MOST_SIDE}`);
}

function tooLarge(found: string): Issue {
  return issue('puzzle-too-large', `The puzzle has ${found}; a smaller one is expected here.`);
}

/** Values and characters, counted until there are more than `most`; without recursion. */
function partsIn(json: unknown, most: number): number {
  const open: unknown[] = [json];
  let count = 0;
  while (open.length > 0 && count <= most) {
    const value = open.pop();
    count += typeof value === 'string' ? value.length : 1;
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part);
  }
  return count;
}
