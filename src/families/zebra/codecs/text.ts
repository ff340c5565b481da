/**
 * The puzzle as people write it: credits, `houses N`, a line `colour: red, green, …` for every attribute, then, below
 * an empty line, one clue sentence a line; the solution, if any, as such lines in house order below a line `solution`.
 */
import { success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import { isBlank, splitLines } from '../../../formats/lines.js';
import type { Codec, PuzzleDocument } from '../../family.js';
import { readCreditLine, writeCreditLines } from '../../kit/credit-lines.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { readZebra, readZebraSolution } from '../reading.js';
import { Sentences } from '../sentences/sentences.js';
import { writeNamedList } from './name-lists.js';
import { HOUSES_LINE, readTextLines, SOLUTION_LINE } from './text-reading.js';

export const textCodec: Codec<ZebraPuzzle, ZebraSolution> = {
  format: 'text',
  description: 'plain text: houses, attributes with their values, one clue sentence a line',
  extension: 'txt',
  needsSolution: false,
  recognises: ({ text }) => {
    const lines = splitLines(text.slice(0, 10_000));
    const first = lines.find((line) => !isBlank(line) && readCreditLine(line.text) === undefined);
    return first !== undefined && HOUSES_LINE.test(first.text);
  },
  decode: (source) => readWithinLimit(source, ({ text }) => readTextLines(splitLines(text))),
  encode: (document) => {
    const puzzle = readZebra(document.puzzle);
    if (!puzzle.ok) return puzzle;
    if (document.solution === undefined) return success(writeText({ ...document, puzzle: puzzle.value }));
    const solution = readZebraSolution(document.solution, puzzle.value);
    if (!solution.ok) return solution;
    return success(writeText({ ...document, puzzle: puzzle.value, solution: solution.value }));
  },
};

function writeText({ puzzle, solution, credits }: PuzzleDocument<ZebraPuzzle, ZebraSolution>): string {
  const sentences = new Sentences(puzzle);
  const lists = (attributes: ZebraSolution): readonly string[] =>
    Object.entries(attributes).map(([name, values]) => writeNamedList(name, values));
  const sections = [
    writeCreditLines(credits),
    [`houses ${puzzle.houses}`, ...lists(puzzle.attributes)],
    puzzle.clues.map((clue) => sentences.write(clue)),
    solution === undefined ? [] : [SOLUTION_LINE, ...lists(solution)],
  ];
  const filled = sections.filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
