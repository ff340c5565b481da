/**
 * The XML format of webpbn, version 0.3. A puzzle in one colour is read as one in black and white.
 * Source: Jan Wolter's description of the format. A license has no element of its own and is written as a
 * note.
 */
import { escapeXml } from '../../../formats/index.js';
import { filledCredits } from '../../kit/codecs/credit-lines.js';
import type { Run } from '../../kit/confirm/run-places.js';
import { colourNames } from '../colour-names.js';
import { coloursOfSolution, letterOf, type Runs, runsOf } from '../colours.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type NonogramDocument, type NonogramFormat, unheldGiven, unheldPalette } from './format.js';
import { LICENSE_NOTE, readWebpbn } from './webpbn-reading.js';

export const nonogramWebpbn: NonogramFormat = {
  format: 'webpbn',
  description: 'webpbn XML 0.3, in colours too, with credits and the solution',
  extension: 'xml',
  lacks: (puzzle) => unheldGiven('webpbn', puzzle) ?? unheldPalette('webpbn', puzzle),
  recognises: ({ text }) => /^\s*</.test(text) && /<puzzle(set)?[\s>]/.test(text),
  read: readWebpbn,
  write: writeWebpbn,
};

function writeWebpbn({ puzzle, solution, credits }: NonogramDocument): string {
  const filled = new Map(filledCredits(credits));
  const element = (name: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [`<${name}>${escapeXml(text)}</${name}>`];
  const license = filled.get('license');
  const { rows, columns } = runsOf(puzzle);
  const colours = definedColours(puzzle);
  const [background, first] = colours;
  const nameOf = puzzle.palette && ((colour: number): string => colours[colour]!.name);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">',
    '<puzzleset>',
    `<puzzle type="grid" defaultcolor="${first!.name}"${backgroundOf(background!)}>`,
    ...element('source', filled.get('catalogue')),
    ...element('title', filled.get('title')),
    ...element('author', filled.get('author')),
    ...element('copyright', filled.get('copyright')),
    ...element('description', filled.get('description')),
    ...element('note', license === undefined ? undefined : LICENSE_NOTE + license),
    ...colours.map(
      ({ name, character, digits }) => `<color name="${name}" char="${character}">${digits}</color>`,
    ),
    ...clueElements('columns', columns, nameOf),
    ...clueElements('rows', rows, nameOf),
    ...(solution === undefined ? [] : imageElements(solution, colours)),
    '</puzzle>',
    '</puzzleset>',
  ];
  return `${lines.join('\n')}\n`;
}

/** A colour as the format defines it. */
interface DefinedColour {
  readonly name: string;
  readonly character: string;
  readonly digits: string;
}

const BLACK_AND_WHITE: readonly DefinedColour[] = [
  { name: 'white', character: '.', digits: 'fff' },
  { name: 'black', character: 'X', digits: '000' },
];

/** The colours of a puzzle, the background first. */
function definedColours({ palette }: NonogramPuzzle): readonly DefinedColour[] {
  if (palette === undefined) return BLACK_AND_WHITE;
  const names = colourNames(palette);
  return palette.map((colour, index) => ({
    name: names[index]!,
    character: index === 0 ? '.' : letterOf(index),
    digits: colour.slice(1),
  }));
}

/** White is the background of a puzzle that names none. */
function backgroundOf({ name }: DefinedColour): string {
  return name === 'white' ? '' : ` backgroundcolor="${name}"`;
}

function clueElements(
  type: string,
  lines: Runs['rows'],
  nameOf: ((colour: number) => string) | undefined,
): readonly string[] {
  const count = ({ length, colour }: Run): string =>
    nameOf === undefined ? `<count>${length}</count>` : `<count color="${nameOf(colour)}">${length}</count>`;
  return [
    `<clues type="${type}">`,
    ...lines.map((runs) => `<line>${runs.map(count).join('')}</line>`),
    '</clues>',
  ];
}

function imageElements(solution: NonogramSolution, colours: readonly DefinedColour[]): readonly string[] {
  const characters = (row: string): string =>
    Array.from(coloursOfSolution([row]), (colour) => colours[colour]!.character).join('');
  const rows = solution.map((row) => `|${characters(row)}|`);
  return ['<solution type="goal">', '<image>', ...rows, '</image>', '</solution>'];
}
