/** Finished puzzles on standard output: lines of JSON, or drawings in the terminal. */
import type { PuzzleRecord } from '../../generators/make.js';
import type { ValuesOf } from '../core/settings.js';
import { renderTerminal } from '../draw/terminal.js';
import { findFamily } from '../families/index.js';
import { jsonLine } from './deliver.js';
import type { JSON_FLAG, OUTPUT_FLAGS, TERMINAL_FLAGS } from './flags/shared.js';
import type { Host } from './host.js';

type OutputArguments = ValuesOf<typeof OUTPUT_FLAGS & typeof JSON_FLAG & typeof TERMINAL_FLAGS>;

/** Shows a finished puzzle on standard output; in words only where it is not written to a folder. */
export function showPuzzle(record: PuzzleRecord, args: OutputArguments, host: Host): void {
  if (args.json) host.out(jsonLine(record));
  else if (args.output === undefined) host.out(drawingOf(record, !args.ascii));
}

function drawingOf(
  { id, family, puzzle, difficulty, number, fewest }: PuzzleRecord,
  unicode: boolean,
): string {
  const scene = findFamily(family)!.picture(puzzle, {});
  const proved = fewest === undefined ? '' : `${fewest.words}\n`;
  const rated = number === undefined ? difficulty : `${difficulty}, ${number.toFixed(2)}`;
  return `${id} (${rated})\n${proved}\n${renderTerminal(scene, { unicode })}\n\n`;
}
