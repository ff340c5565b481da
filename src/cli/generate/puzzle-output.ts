/** Finished puzzles on standard output: lines of JSON, or drawings in the terminal. */
import type { PuzzleRecord } from '../../../generators/index.js';
import { findFamily } from '../../families/index.js';
import { ratingInWords } from '../../proving/index.js';
import type { ValuesOf } from '../../settings/index.js';
import type { JSON_FLAG, OUTPUT_FLAGS, TERMINAL_FLAGS } from '../arguments/index.js';
import type { Host } from '../host/index.js';
import { jsonLine, terminalText } from '../output/index.js';

type OutputArguments = ValuesOf<typeof OUTPUT_FLAGS & typeof JSON_FLAG & typeof TERMINAL_FLAGS>;

/** Shows a finished puzzle on standard output; in words only where it is not written to a folder. */
export function showPuzzle(record: PuzzleRecord, args: OutputArguments, host: Host): void {
  if (args.json) host.out(jsonLine(record));
  else if (args.output === undefined) host.out(drawingOf(record, args, host));
}

function drawingOf(record: PuzzleRecord, args: OutputArguments, host: Host): string {
  const { id, family, puzzle, fewest } = record;
  const scene = findFamily(family)!.picture(puzzle, {});
  const proved = fewest === undefined ? '' : `${fewest.words}\n`;
  return `${id} (${ratingInWords(record)})\n${proved}\n${terminalText(scene, args, host)}\n\n`;
}
