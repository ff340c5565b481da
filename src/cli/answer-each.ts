/** Verbs that take a file answer every puzzle in it, in order; this is the loop that they share. */
import { deliver } from './deliver.js';
import { EXIT, type ExitCode, worstOf } from './exit-code.js';
import type { Host } from './host.js';
import type { ReadPuzzle } from './read-puzzle.js';
import { refuseUnwritable } from './write-files.js';

/** What a verb says about one puzzle. */
interface Answer {
  /** For standard output or the file of `-o`; empty when all is said in notes. */
  readonly product: string;
  readonly code: ExitCode;
}

/** One puzzle, and a way to tell people about it that names it where there are several. */
interface Asked {
  readonly read: ReadPuzzle;
  note(line: string): void;
}

interface OutputArguments {
  readonly output?: string | undefined;
  readonly force: boolean;
}

/**
 * Answers every puzzle. Standard output gets each answer as soon as it is there, a file all of them at the end.
 * @param between what parts two answers: nothing between lines, a line break between pictures
 * @returns the worst exit code of all
 */
export async function answerEach(
  puzzles: readonly ReadPuzzle[],
  args: OutputArguments,
  host: Host,
  answer: (asked: Asked) => Promise<Answer>,
  between = '',
): Promise<ExitCode> {
  const toFile = args.output !== undefined && args.output !== '-';
  if (toFile) refuseUnwritable([args.output], args.force);
  const kept: string[] = [];
  let first = true;
  let code: ExitCode = EXIT.yes;
  for (const read of puzzles) {
    const note = (line: string): void => host.note(puzzles.length > 1 ? `${read.file}: ${line}` : line);
    const answered = await answer({ read, note });
    code = worstOf(code, answered.code);
    if (answered.product === '') continue;
    const content = first ? answered.product : between + answered.product;
    first = false;
    if (toFile) kept.push(content);
    else host.out(content);
  }
  if (kept.length > 0) deliver(kept.join(''), args, host);
  return code;
}
