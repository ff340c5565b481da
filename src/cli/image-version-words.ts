/** What is said of the versions of a picture. */
import type { CandidateMethod } from '../../generators/picture/candidates/draw.js';
import { contactSheet } from '../../generators/picture/candidates/sheet.js';
import type { Scene } from '../draw/scene.js';
import type { Difficulty } from '../families/family.js';
import type { Candidate } from '../jobs/candidates.js';
import { SHEET_VERSIONS } from '../jobs/picture-settings.js';
import type { Versions } from '../jobs/versions.js';

/** The method in words, with its strength. */
function methodInWords(method: CandidateMethod): string {
  switch (method.name) {
    case 'regions':
      return regionsInWords(method);
    case 'outline':
      return 'outline';
    case 'lightness':
      return `darker than ${Math.round(100 * method.threshold)} % lightness`;
  }
}

function regionsInWords({ lambda, detail }: CandidateMethod & { readonly name: 'regions' }): string {
  const regions = detail === 'fine' ? 'fine regions' : 'regions';
  return lambda === undefined ? regions : `${regions}, ${lambda} for dark ones`;
}

/** Why a version was taken, in one line, and what other ways to one solution would cost where it was changed much. */
export function versionLines(
  { candidates, drawn, picked, others }: Versions,
  wanted: Difficulty | undefined,
): string[] {
  const taken = candidates[picked]!;
  const next = candidates.find((candidate) => candidate !== taken);
  const rank = picked === 0 ? 'best' : `number ${picked + 1}`;
  const beside = next === undefined ? '' : `; ${picked === 0 ? 'next' : 'first'}: ${worthOf(next)}`;
  return [
    `version     ${rank} of ${drawn}: ${worthOf(taken)}${beside}`,
    ...(wanted === undefined || taken.made.rating?.difficulty === wanted
      ? []
      : [`            no version of this picture was found that is ${wanted}`]),
    ...(others.length === 0 ? [] : [`otherwise   ${others.map(costOf).join('; ')}`]),
  ];
}

/** The sheet of the best versions. */
export function sheetOf({ candidates }: Versions): Scene {
  return contactSheet(
    candidates.slice(0, SHEET_VERSIONS).map(({ drawing, made }) => ({
      solution: made.solution,
      caption: [
        methodInWords(drawing.method),
        `${drawing.columns} × ${drawing.rows}; ${changesOf(made)}; ${made.rating?.difficulty ?? 'not rated'}`,
        `likeness ${made.looks.likeness.value.toFixed(2)}`,
      ],
    })),
  );
}

function worthOf({ drawing, made }: Candidate): string {
  const { method, columns, rows } = drawing;
  const likeness = made.looks.likeness.value.toFixed(2);
  return `${methodInWords(method)} at ${columns} x ${rows}, likeness ${likeness}, ${changesOf(made)}`;
}

/** How many cells were changed or given, with the bound where it is not reached. */
function changesOf({ changed, given, lowerBound, proved }: Candidate['made']): string {
  const [count, what] = given.length > 0 ? [given.length, 'given'] : [changed.length, 'changed'];
  if (count === 0) return 'nothing changed';
  return `${count} ${what}${proved ? ', the fewest' : `, at least ${lowerBound}`}`;
}

function costOf({ unique, goal, made }: Candidate): string {
  const way = unique === 'givens' ? '--unique givens' : `--goal ${goal}`;
  if (!made.reached) return `${way}: at least ${made.lowerBound} changed`;
  const difficulty = made.rating === undefined ? '' : `, ${made.rating.difficulty}`;
  return `${way}: ${changesOf(made)}${difficulty}`;
}
