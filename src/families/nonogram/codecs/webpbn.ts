/**
 * The XML format of webpbn, version 0.3, for puzzles in black and white.
 * Source: Jan Wolter's description of the format. A license has no element of its own and is written as a note.
 */
import { escapeXml } from '../../../formats/xml.js';
import { filledCredits } from '../../kit/credit-lines.js';
import { type NonogramDocument, type NonogramFormat, unheldGiven } from './format.js';
import { LICENSE_NOTE, readWebpbn } from './webpbn-reading.js';

export const nonogramWebpbn: NonogramFormat = {
  format: 'webpbn',
  description: 'webpbn XML 0.3, black and white, with credits and the solution',
  extension: 'xml',
  lacks: (puzzle) => unheldGiven('webpbn', puzzle),
  recognises: ({ text }) => /^\s*</.test(text) && /<puzzle(set)?[\s>]/.test(text),
  read: readWebpbn,
  write: writeWebpbn,
};

function writeWebpbn({ puzzle, solution, credits }: NonogramDocument): string {
  const filled = new Map(filledCredits(credits));
  const element = (name: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [`<${name}>${escapeXml(text)}</${name}>`];
  const license = filled.get('license');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">',
    '<puzzleset>',
    '<puzzle type="grid" defaultcolor="black">',
    ...element('source', filled.get('catalogue')),
    ...element('title', filled.get('title')),
    ...element('author', filled.get('author')),
    ...element('copyright', filled.get('copyright')),
    ...element('description', filled.get('description')),
    ...element('note', license === undefined ? undefined : LICENSE_NOTE + license),
    '<color name="white" char=".">fff</color>',
    '<color name="black" char="X">000</color>',
    ...clueElements('columns', puzzle.columns),
    ...clueElements('rows', puzzle.rows),
    ...(solution === undefined ? [] : imageElements(solution)),
    '</puzzle>',
    '</puzzleset>',
  ];
  return `${lines.join('\n')}\n`;
}

function clueElements(type: string, lines: readonly (readonly number[])[]): readonly string[] {
  const counts = (clues: readonly number[]): string => clues.map((clue) => `<count>${clue}</count>`).join('');
  return [`<clues type="${type}">`, ...lines.map((clues) => `<line>${counts(clues)}</line>`), '</clues>'];
}

function imageElements(solution: readonly string[]): readonly string[] {
  const rows = solution.map((row) => `|${row.replaceAll('#', 'X')}|`);
  return ['<solution type="goal">', '<image>', ...rows, '</image>', '</solution>'];
}
