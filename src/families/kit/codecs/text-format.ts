/**
 * The format `text` of puzzles as people write them down: lines of credits, a first line with a word of the
 * family's own, the puzzle, and further sections, each below a line with its name.
 */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { Draft, Format } from './codec.js';
import { splitCredits } from './credit-lines.js';
import { splitAtHeader, withoutSpaces } from './text-sections.js';

/** The length of text that is examined to recognise it. */
const LOOK = 20_000;

/** A text below its credits, taken apart. */
export interface TextParts {
  /** The matches of the groups of the first line's pattern; absent: the line was left out. */
  readonly header?: readonly (string | undefined)[];
  /** The first line below the credits. */
  readonly first: Line | undefined;
  /** The lines below the first line, as far as the first section. */
  readonly body: readonly Line[];
  /** The lines of the sections that are there, by name. */
  readonly sections: Readonly<Record<string, readonly Line[]>>;
}

/** A family's part of its text format. */
interface TextFormat<P extends Puzzle, S>
  extends Pick<Format<P, S>, 'description'>,
    Required<Pick<Format<P, S>, 'write'>> {
  /** The first line below the credits. */
  readonly header: RegExp;
  /** An example of the first line, where a line that begins with its word can be wrong. */
  readonly example?: string;
  /** The sentence that asks for the first line; absent: it may be left out. */
  readonly expected?: string;
  /** True if lines without a first line are a puzzle of the family. */
  readonly recognisesBody?: (body: readonly Line[]) => boolean;
  /** True if such lines are nearly a puzzle of the family, see {@link Codec.resembles}. */
  readonly resemblesBody?: (body: readonly Line[]) => boolean;
  /** The names of the sections in their order. */
  readonly sections: readonly string[];
  /** True when empty lines are part of the drawing. */
  readonly keepsBlankLines?: true;
  /** The puzzle, and its solution unless that is a section `solution` with a line of cells a row. */
  readonly read: (parts: TextParts) => Result<Draft<P>>;
}

/** The format of these texts. */
export function textFormat<P extends Puzzle, S>(own: TextFormat<P, S>): Format<P, S> {
  const { description, expected, read, write } = own;
  const { recognisesBody = () => false, resemblesBody = () => false } = own;
  return {
    format: 'text',
    description,
    extension: 'txt',
    recognises: ({ text }) => {
      const { header, body } = partsOf(text.slice(0, LOOK), own);
      return header !== undefined || recognisesBody(body);
    },
    resembles: ({ text }) => {
      const { first, body } = partsOf(text.slice(0, LOOK), own);
      return headerIssue(first, own) !== undefined || resemblesBody(body);
    },
    read: ({ text }) => {
      const { credits, ...parts } = partsOf(text, own);
      if (parts.header === undefined && expected !== undefined) {
        return failure(issue('format-syntax', expected, parts.first && { line: parts.first.number }));
      }
      const malformed = parts.header === undefined ? headerIssue(parts.first, own) : undefined;
      if (malformed !== undefined) return failure(malformed);
      const draft = read(parts);
      const { solution } = parts.sections;
      const readSolution = solution && (() => success(solution.map(withoutSpaces)));
      return draft.ok ? success({ solution: readSolution, ...draft.value, credits }) : draft;
    },
    write,
  };
}

/** The issue of a first line that is none, though it begins with the word of one. */
function headerIssue<P extends Puzzle, S>(
  first: Line | undefined,
  { example }: TextFormat<P, S>,
): Issue | undefined {
  const [found, expected] = [first?.text.trim(), example].map((line) =>
    line?.split(/[\s:]/)[0]?.toLowerCase(),
  );
  if (first === undefined || expected === undefined || found !== expected) return undefined;
  const message = `${quote(first.text.trim())} cannot be read; a line such as ${quote(example!)} is expected.`;
  return issue('format-syntax', message, { line: first.number });
}

function partsOf<P extends Puzzle, S>(
  text: string,
  { header: pattern, sections: names, keepsBlankLines }: TextFormat<P, S>,
) {
  const { credits, body: lines } = splitCredits(splitLines(text));
  const header = pattern.exec(lines[0]?.text ?? '')?.slice(1);
  let body = (header === undefined ? lines : lines.slice(1)).filter(
    (line) => keepsBlankLines === true || !isBlank(line),
  );
  const sections: Record<string, readonly Line[]> = {};
  for (const name of names.toReversed()) {
    const { above, below } = splitAtHeader(body, new RegExp(`^\\s*${name}\\s*(?::\\s*)?$`, 'i'));
    body = [...above];
    if (below !== undefined) sections[name] = below;
  }
  return { credits, first: lines[0], body, sections, ...(header && { header }) };
}
