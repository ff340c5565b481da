/**
 * Cages and regions in the game ids of Tatham's collection. The edges between horizontal neighbours come row
 * by row, then those between vertical neighbours column by column, and one wall past the end. Each wall is a
 * character for the number of open edges before it: `_` none, `a` to `y` 1 to 25; `z` is 25 open edges and no
 * wall. A character that stands often in a row may be written once, then how often.
 */
import { type Cell, DisjointSets, failure, issue, type Place, type Result, success } from '../core/index.js';
import { quote } from './lines.js';

/** The length of the run `z`. */
const LONGEST_RUN = 25;
const BEFORE_A = 'a'.charCodeAt(0) - 1;

/** The two cells of every inner edge, in the order of game ids. */
function edgesOf(size: number): readonly (readonly [Cell, Cell])[] {
  const edges: (readonly [Cell, Cell])[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column + 1 < size; column++)
      edges.push([
        [row, column],
        [row, column + 1],
      ]);
  }
  for (let column = 0; column < size; column++) {
    for (let row = 0; row + 1 < size; row++)
      edges.push([
        [row, column],
        [row + 1, column],
      ]);
  }
  return edges;
}

/** Writes the areas, given as the area of every cell. */
export function writeAreaWalls(owners: readonly (readonly unknown[])[]): string {
  const owner = ([row, column]: Cell): unknown => owners[row]![column];
  let text = '';
  let open = 0;
  const wall = (): void => {
    for (; open > LONGEST_RUN; open -= LONGEST_RUN) text += 'z';
    text += open === 0 ? '_' : String.fromCharCode(BEFORE_A + open);
    open = 0;
  };
  for (const [one, other] of edgesOf(owners.length)) {
    if (owner(one) === owner(other)) open++;
    else wall();
  }
  wall();
  return text;
}

/** The walls with a count in place of a character that stands more than twice in a row. */
export function countRepeats(walls: string): string {
  return walls.replace(/([_a-z])\1{2,}/g, (run, character: string) => `${character}${run.length}`);
}

/**
 * Reads the areas; cells of one area are row-major, areas in order of their first cells.
 * @param at the place of an offset of the text
 */
export function readAreaWalls(
  text: string,
  size: number,
  at: (offset: number) => Place,
): Result<readonly (readonly Cell[])[]> {
  const edges = edgesOf(size);
  const areas = new DisjointSets(size * size);
  const indexOf = ([row, column]: Cell): number => row * size + column;
  const cellAt = (index: number): Cell => [Math.floor(index / size), index % size];
  let next = 0;
  let end = 0;
  for (const { 0: token, 1: character, 2: repeats, index } of text.matchAll(/([_a-z])(\d*)|./gs)) {
    if (character === undefined) {
      return failure(
        issue(
          'format-syntax',
          `${quote(token)} is no wall; "_", letters and counts are expected.`,
          at(index),
        ),
      );
    }
    const run = character === '_' ? 0 : Math.min(character.charCodeAt(0) - BEFORE_A, LONGEST_RUN);
    const isWall = character !== 'z';
    for (let left = repeats === '' ? 1 : Number(repeats); left > 0; left--) {
      if (next + run > edges.length + (isWall ? 0 : 1) || next > edges.length) {
        const message = `The walls go beyond the ${edges.length} edges of a grid of size ${size}.`;
        return failure(issue('format-syntax', message, at(index)));
      }
      for (const [one, other] of edges.slice(next, next + run)) areas.join(indexOf(one), indexOf(other));
      next += run + (isWall ? 1 : 0);
    }
    end = index + token.length;
  }
  if (next === edges.length + 1) return success(areas.sets().map((cells) => cells.map(cellAt)));
  const message = `The walls end after ${Math.min(next, edges.length)} of ${edges.length} edges; one wall past the last edge is expected.`;
  return failure(issue('format-syntax', message, at(end)));
}
