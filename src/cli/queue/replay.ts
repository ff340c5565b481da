/** One task as text, so that it can be run again by itself: `puzzlewright work --replay TASK`. */
import { writeFiles } from '../output/index.js';

/** A task as `--replay` takes it. */
export interface ReplayedTask {
  readonly task: string;
  readonly argument: unknown;
}

/** Characters of a task that a command line can hold everywhere. */
const MOST_INLINE = 4000;

/**
 * The command that runs a task again; the text of a long task is written to a file.
 * @param label distinguishes the file from those of other tasks
 * @throws InputError when the file cannot be written
 */
export function replayCommand(task: ReplayedTask, label: string): string {
  const text = JSON.stringify(task);
  if (text.length <= MOST_INLINE) return `puzzlewright work --replay '${text.replaceAll("'", "'\\''")}'`;
  const file = `puzzlewright-${label}.json`;
  writeFiles([{ path: file, content: `${text}\n` }], true);
  return `puzzlewright work --replay ${file}`;
}
