/** Words for the renderings of a picture. */

import type { Scene } from '../../draw/index.js';
import type { Difficulty } from '../../families/contract/index.js';
import { type Rendering, type RenderingMethod, type Renderings, SHEET_RENDERINGS } from '../../jobs/index.js';
import { contactSheet } from '../../picture/index.js';
import { ratingInShort } from '../../proving/index.js';

/** The method in words, with its strength. */
function methodInWords({ method, made }: Rendering): string {
  switch (method.name) {
    case 'colours':
      return coloursInWords(made.puzzle.palette?.length);
    case 'regions':
      return regionsInWords(method);
    case 'outline':
      return 'outline';
    case 'lightness':
      return `darker than ${Math.round(100 * method.threshold)} % lightness`;
  }
}

/** @param length how many colours the palette has, the background among them; undefined in black and white */
function coloursInWords(length: number | undefined): string {
  if (length === undefined) return 'black';
  return length === 2 ? '1 colour' : `${length - 1} colours`;
}

function regionsInWords({ lambda, detail }: RenderingMethod & { readonly name: 'regions' }): string {
  const regions = detail === 'fine' ? 'fine regions' : 'regions';
  return lambda === undefined ? regions : `${regions}, ${shadeOf(lambda)}`;
}

/** The share of a picture that becomes black, by the weight of dark regions. */
function shadeOf(lambda: number): string {
  if (lambda < 0.5) return 'few in black';
  return lambda < 1 ? 'dark ones in black' : 'all but pale ones in black';
}

/** The costs of other ways to one solution, in one line; none where none are known. */
export function otherLines(others: readonly Rendering[]): string[] {
  return others.length === 0 ? [] : [`otherwise   ${others.map(costOf).join('; ')}`];
}

/** The rank and the score of the taken rendering, in one line. */
export function renderingLines({ candidates, drawn, picked }: Renderings): string[] {
  const taken = candidates[picked]!;
  const next = candidates.find((candidate) => candidate !== taken);
  const rank = picked === 0 ? 'best' : `number ${picked + 1}`;
  const beside = next === undefined ? '' : `; ${picked === 0 ? 'next' : 'first'}: ${worthOf(next)}`;
  return [`rendering   ${rank} of ${drawn}: ${worthOf(taken)}${beside}`];
}

/** Says where no rendering has the difficulty that was asked for. */
export function missedDifficulty(
  { candidates, picked }: Renderings,
  wanted: Difficulty | undefined,
): string[] {
  if (wanted === undefined || candidates[picked]!.made.rating?.difficulty === wanted) return [];
  return [`rendering   no rendering of this picture was found that is ${wanted}`];
}

/** The sheet of the best renderings. */
export function sheetOf({ candidates }: Renderings): Scene {
  return contactSheet(
    candidates.slice(0, SHEET_RENDERINGS).map((rendering) => {
      const { made, likeness } = rendering;
      const { palette, rows, columns } = made.puzzle;
      return {
        solution: made.solution,
        ...(palette === undefined ? {} : { palette }),
        caption: [
          methodInWords(rendering),
          `${columns.length} × ${rows.length} cells, ${changesOf(made)}`,
          ratedAs(made),
          rendering.recognition === 'hard'
            ? 'hard to recognise'
            : `${Math.round(100 * likeness)} % like the original`,
        ],
      };
    }),
  );
}

function worthOf(rendering: Rendering): string {
  const { made, likeness } = rendering;
  const size = `${made.puzzle.columns.length} x ${made.puzzle.rows.length}`;
  return `${methodInWords(rendering)} at ${size}, likeness ${likeness.toFixed(2)}, ${changesOf(made)}`;
}

/** The number of cells that were changed or given, with the bound where it is not reached. */
function changesOf({ changed, given, lowerBound, proved }: Rendering['made']): string {
  const [count, what] = given.length > 0 ? [given.length, 'given'] : [changed.length, 'changed'];
  if (count === 0) return 'nothing changed';
  return `${count} ${what}${proved ? ', the fewest' : `, at least ${lowerBound}`}`;
}

function costOf({ unique, goal, made }: Rendering): string {
  const way = unique === 'givens' ? '--unique givens' : `--goal ${goal}`;
  if (!made.reached) return `${way}: at least ${made.lowerBound} changed`;
  const difficulty = made.rating === undefined ? '' : `, ${ratedAs(made)}`;
  return `${way}: ${changesOf(made)}${difficulty}`;
}

function ratedAs({ rating }: Rendering['made']): string {
  return rating === undefined ? 'not rated' : ratingInShort(rating);
}
