/**
 * The puzzle as people write it: credits, `houses N`, a line `colour: red, green, …` for every attribute,
 * then, below an empty line, one clue sentence a line; the solution, if any, as such lines in house order
 * below a line `solution`.
 */
import { isBlank, splitLines } from '../../../formats/index.js';
import type { Format } from '../../kit/codecs/codec.js';
import { readCreditLine } from '../../kit/codecs/credit-lines.js';
import { writeSections } from '../../kit/codecs/text-sections.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { Sentences } from '../sentences/sentences.js';
import { writeNamedList } from './name-lists.js';
import { HOUSES_LINE, readTextLines, SOLUTION_LINE } from './text-reading.js';

/** The characters of a text that are looked at to recognise it. */
const LOOK = 10_000;

export const zebraText: Format<ZebraPuzzle, ZebraSolution> = {
  format: 'text',
  description: 'plain text: houses, attributes with their values, one clue sentence a line',
  extension: 'txt',
  recognises: ({ text }) => HOUSES_LINE.test(firstLineOf(text)),
  resembles: ({ text }) => /^\s*houses\b/i.test(firstLineOf(text)),
  read: ({ text }) => readTextLines(splitLines(text)),
  write: ({ puzzle, solution, credits }) => {
    const sentences = new Sentences(puzzle);
    const lists = (attributes: ZebraSolution): readonly string[] =>
      Object.entries(attributes).map(([name, values]) => writeNamedList(name, values));
    return writeSections(
      credits,
      [`houses ${puzzle.houses}`, ...lists(puzzle.attributes)],
      puzzle.clues.map((clue) => sentences.write(clue)),
      solution === undefined ? [] : [SOLUTION_LINE, ...lists(solution)],
    );
  },
};

/** The first line below the credits; empty where there is none. */
function firstLineOf(text: string): string {
  const lines = splitLines(text.slice(0, LOOK));
  return lines.find((line) => !isBlank(line) && readCreditLine(line.text) === undefined)?.text ?? '';
}
