/**
 * The `.non` format: a property a line, then `rows` and `columns` with one rule a line, e.g. `3,1,2`. In
 * colours each has a letter, `color a #d03030`, that stands behind the numbers: `3a,1b`; the background, when
 * it is not white, has the sign 0. Source: Steve Simpson's nonogram solver; its keys and escapes as the
 * nonogram-db collection describes them.
 */
import { WHITE } from '../../../draw/index.js';
import { escapeXml } from '../../../formats/index.js';
import { filledCredits } from '../../kit/codecs/credit-lines.js';
import { coloursOfSolution, describeRuns, letterOf, runsOf } from '../colours.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type NonogramDocument, type NonogramFormat, unheldGiven } from './format.js';
import { BLANK } from './non-colours.js';
import { CREDIT_PROPERTIES, readNon } from './non-reading.js';

export const nonogramNon: NonogramFormat = {
  format: 'non',
  description: 'Simpson .non text, in colours too, with credits and the solution as its goal',
  extension: 'non',
  lacks: (puzzle) => unheldGiven('non', puzzle),
  recognises: ({ text }) =>
    /^[ \t]*(width|height|(rows|columns)[ \t])[ \t]*\d+/im.test(text) &&
    /^[ \t]*rows[ \t]*$/im.test(text) &&
    /^[ \t]*columns[ \t]*$/im.test(text),
  read: readNon,
  write: writeNon,
};

function writeNon({ puzzle, solution, credits }: NonogramDocument): string {
  const filled = new Map(filledCredits(credits));
  const properties = CREDIT_PROPERTIES.flatMap(([name, credit]) => {
    const text = filled.get(credit);
    return text === undefined ? [] : [`${name} "${escapeXml(text)}"`];
  });
  const { rows, columns } = runsOf(puzzle);
  const rule = (runs: (typeof rows)[number]): string => describeRuns(puzzle, runs, '0').replaceAll(' ', ',');
  const lines = [
    ...properties,
    ...colourProperties(puzzle),
    `width ${columns.length}`,
    `height ${rows.length}`,
    '',
    'rows',
    ...rows.map(rule),
    '',
    'columns',
    ...columns.map(rule),
    ...(solution === undefined ? [] : ['', `goal "${goalOf(puzzle, solution)}"`]),
  ];
  return `${lines.join('\n')}\n`;
}

function colourProperties({ palette }: NonogramPuzzle): readonly string[] {
  if (palette === undefined) return [];
  const [background, ...others] = palette;
  const colours = others.map((colour, index) => `color ${letterOf(index + 1)} ${colour}`);
  return background === WHITE ? colours : [`color ${BLANK} ${background}`, ...colours];
}

function goalOf({ palette }: NonogramPuzzle, solution: NonogramSolution): string {
  const filled = (colour: number): string => (palette === undefined ? '1' : letterOf(colour));
  return Array.from(coloursOfSolution(solution), (colour) => (colour === 0 ? BLANK : filled(colour))).join(
    '',
  );
}
