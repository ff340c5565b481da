/** Where finished puzzles go: files of a folder, lines of JSON, or drawings in the terminal. */
import type { PuzzleRecord } from '../../generators/make.js';
import { renderTerminal } from '../draw/terminal.js';
import { findFamily } from '../families/index.js';
import { jsonLine } from './deliver.js';
import type { Host } from './host.js';
import { puzzleFile } from './puzzle-folder.js';
import { writeFiles } from './write-files.js';

export interface OutputArguments {
  readonly output?: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  readonly ascii: boolean;
}

/**
 * Hands over one finished puzzle.
 * @throws InputError when its file cannot be written
 */
export function deliverPuzzle(record: PuzzleRecord, number: number, args: OutputArguments, host: Host): void {
  if (args.output !== undefined) {
    const path = puzzleFile(args.output, record.family, number);
    writeFiles([{ path, content: jsonLine(record) }], args.force);
  }
  if (args.json) host.out(jsonLine(record));
  else if (args.output === undefined) host.out(drawingOf(record, !args.ascii));
}

function drawingOf({ id, family, puzzle, difficulty, fewest }: PuzzleRecord, unicode: boolean): string {
  const scene = findFamily(family)!.picture(puzzle, {});
  const proved = fewest === undefined ? '' : `${fewest.words}\n`;
  return `${id} (${difficulty})\n${proved}\n${renderTerminal(scene, { unicode })}\n\n`;
}
