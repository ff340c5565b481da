/** Commands that take a file answer every puzzle in it, in order; this is the loop that they share. */
import { describeIssue } from '../../core/index.js';
import type { ValuesOf } from '../../settings/index.js';
import type { JSON_FLAG, OUTPUT_FLAGS } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, worstOf } from '../host/index.js';
import { type BrokenPuzzle, isBroken, type ReadPuzzle } from '../input/index.js';
import { deliver, jsonLine, refuseUnwritable } from '../output/index.js';

/** The answer of a command about one puzzle. */
interface Answer {
  /** For standard output or the file of `-o`; empty when all is said in notes. */
  readonly product: string;
  /** The same in colours, for standard output that shows them. */
  readonly painted?: Uint8Array;
  readonly code: ExitCode;
}

/** One puzzle, and a function that writes a note about it and names it where there are several. */
interface Asked {
  readonly read: ReadPuzzle;
  note(line: string): void;
}

type OutputArguments = ValuesOf<typeof OUTPUT_FLAGS> & Partial<ValuesOf<typeof JSON_FLAG>>;

/**
 * Answers every puzzle. Standard output gets each answer as soon as it is there, a file all of them at the
 * end. A broken puzzle is answered in its place by what is wrong with it.
 * @param between the text between two answers: none between lines, a line break between pictures
 * @returns the worst exit code of all
 */
export async function answerEach(
  puzzles: readonly (ReadPuzzle | BrokenPuzzle)[],
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
    const answered = isBroken(read)
      ? answerBroken(read, args.json === true, host)
      : await answer({
          read,
          note: (line) => host.note(puzzles.length > 1 ? `${read.file}: ${line}` : line),
        });
    code = worstOf(code, answered.code);
    if (answered.product === '') continue;
    const { product, painted } = answered;
    const parted = first ? '' : between;
    first = false;
    if (toFile) kept.push(parted + product);
    else if (painted === undefined || args.output !== undefined) host.out(parted + product);
    else {
      host.out(parted);
      host.out(painted);
    }
  }
  if (kept.length > 0) deliver(kept.join(''), args, host);
  return code;
}

/** The answer to a puzzle that cannot be read: an object with `--json`, else notes for people. */
export function answerBroken({ file, issues }: BrokenPuzzle, json: boolean, host: Host): Answer {
  if (json) return { product: jsonLine(errorOf(issues[0]!)), code: EXIT.usage };
  for (const found of issues) host.error(`puzzlewright: ${file}: ${describeIssue(found)}`);
  return { product: '', code: EXIT.usage };
}

function errorOf({ code, message, place }: BrokenPuzzle['issues'][number]): object {
  const part = place?.part === undefined ? '' : `${place.part}: `;
  return { error: { code, message: `${part}${message}`, line: place?.line ?? 1, column: place?.column } };
}
