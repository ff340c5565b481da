/**
 * The `.non` format: a property a line, then `rows` and `columns` with one rule a line, e.g. `3,1,2`.
 * Source: Steve Simpson's nonogram solver; its keys and escapes as the nonogram-db collection describes them.
 */
import { escapeXml } from '../../../formats/xml.js';
import { filledCredits } from '../../kit/credit-lines.js';
import { writeClues } from './clue-lines.js';
import { type NonogramDocument, type NonogramFormat, unheldGiven } from './format.js';
import { CREDIT_PROPERTIES, readNon } from './non-reading.js';

export const nonogramNon: NonogramFormat = {
  format: 'non',
  description: 'Simpson .non text, with credits and the solution as its goal',
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
  const goal = solution?.join('').replaceAll('#', '1').replaceAll('.', '0');
  const lines = [
    ...properties,
    `width ${puzzle.columns.length}`,
    `height ${puzzle.rows.length}`,
    '',
    'rows',
    ...puzzle.rows.map((clues) => writeClues(clues, ',')),
    '',
    'columns',
    ...puzzle.columns.map((clues) => writeClues(clues, ',')),
    ...(goal === undefined ? [] : ['', `goal "${goal}"`]),
  ];
  return `${lines.join('\n')}\n`;
}
