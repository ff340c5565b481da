/** Steps as lines of plain text: their numbers at the left, sentences beside them. */
import { wrap } from '../draw/terminal-texts.js';
import type { Step } from '../explain/step.js';
import { groundsOf } from '../explain/words/because.js';
import { capitalised, inSentence } from '../explain/words/lists.js';
import { saysShortProof } from '../explain/words/proof-words.js';
import { nameBefore, saysConclusions, saysStep } from '../explain/words/says.js';
import type { Mark } from '../families/explaining.js';
import { type Chunk, numbersOf } from './chunks.js';
import { type RunPart, saysRun } from './run-words.js';

/** Longer lines are hard to read. */
const WIDEST = 100;
/** Blanks behind the numbers. */
const GAP = 2;
const PROOF_INDENT = 2;
/** How much farther a sentence goes on than it begins. */
const HANG = 2;
/** Rules of a step from which on each stands on a line of its own. */
const MANY_RULES = 3;
/** Known places that are named where they stand in lines of their own. */
const MOST_KNOWN = 30;
/** Lines of a proof up to which people follow it. */
const MOST_PROOF_LINES = 40;

/** The chunks in lines of at most `columns` characters, as far as words allow. */
export function chunkLines(marks: readonly Mark[], chunks: readonly Chunk[], columns: number): string[] {
  const numbers = chunks.map((chunk) => `${numbersOf(chunk)}.`);
  const indent = Math.max(0, ...numbers.map(({ length }) => length)) + GAP;
  const room = Math.min(columns, WIDEST) - indent;
  return chunks.flatMap((chunk, index) => {
    const lines = itemLines(marks, chunk, room);
    const label = numbers[index]!.padStart(indent - GAP).padEnd(indent);
    return lines.map((line, place) => (place === 0 ? label : ' '.repeat(indent)) + line);
  });
}

/** One step with its name and its proof, in lines of at most `room` characters. */
export function namedStepLines(marks: readonly Mark[], step: Step, room: number): readonly string[] {
  return [
    ...(step.size < MANY_RULES
      ? wrap(`${nameBefore(step)}${saysStep(marks, step)}`, room)
      : ruleLines(marks, step, room)),
    ...proofLines(marks, step).flatMap((line) => {
      const depth = line.length - line.trimStart().length + PROOF_INDENT;
      return hanging(line.trimStart(), depth, room);
    }),
  ];
}

/** A proof that can be read; of others what there is to say. */
function proofLines(marks: readonly Mark[], step: Step): readonly string[] {
  if (step.argument.kind === 'together') {
    return [
      'The opposite contradicts these rules, as a search has proved; no proof of a few lines was found.',
    ];
  }
  const lines = saysShortProof(marks, step);
  if (lines.length <= MOST_PROOF_LINES) return lines;
  return [
    `The opposite contradicts these rules. The proof has ${lines.length} lines, too many to show here.`,
  ];
}

/** A step of many rules: the conclusion, then a line for each rule, then what is known. */
function ruleLines(marks: readonly Mark[], step: Step, room: number): readonly string[] {
  const { rules, limits, known } = groundsOf(marks, step, MOST_KNOWN);
  const conclusion = capitalised(saysConclusions(marks, step));
  const items = (words: readonly string[]): readonly string[] =>
    words.flatMap((one) => hanging(`- ${one}`, 0, room));
  return [
    ...wrap(`${nameBefore(step)}${conclusion}, because`, room),
    ...items(rules),
    ...(limits.length === 0 ? [] : [limitWords(step), ...items(limits)]),
    ...(known === undefined ? [] : wrap(`Known: ${known}.`, room)),
  ];
}

/** What stands between the rules that need something and those that limit it. */
function limitWords({ argument }: Step): string {
  return argument.kind === 'counting' && !argument.isTight
    ? 'but no more than this is allowed, where what is in two of these rules counts twice:'
    : 'and this uses up all that is allowed:';
}

/** The steps of a run in lines of at most `room` characters: those with a name below it. */
export function runLines(marks: readonly Mark[], steps: readonly Step[], room: number): readonly string[] {
  const parts = saysRun(marks, steps);
  return parts.flatMap((part, index) => {
    const heading = headingOf(part);
    const before = parts[index - 1];
    const isAgain = heading !== undefined && before !== undefined && headingOf(before) === heading;
    return partLines(part, isAgain ? `Then ${inSentence(heading)}` : heading, room);
  });
}

/** What stands above the sentences of a part; undefined for a single one without a name. */
function headingOf({ name, sentences }: RunPart): string | undefined {
  return name ?? (sentences.length > 1 ? 'One rule each' : undefined);
}

function partLines({ sentences }: RunPart, heading: string | undefined, room: number): readonly string[] {
  const [only, ...more] = sentences;
  if (more.length === 0) return wrap(heading === undefined ? only! : `${heading}: ${only!}`, room);
  return [`${heading}:`, ...sentences.flatMap((sentence) => hanging(`- ${sentence}`, 0, room))];
}

function itemLines(marks: readonly Mark[], { kind, steps }: Chunk, room: number): readonly string[] {
  return kind === 'run' ? runLines(marks, steps, room) : namedStepLines(marks, steps[0]!, room);
}

/** A text in lines that begin so far to the right; what goes on begins a little farther. */
function hanging(text: string, depth: number, room: number): readonly string[] {
  return wrap(text, room - depth - HANG).map(
    (line, index) => ' '.repeat(index === 0 ? depth : depth + HANG) + line,
  );
}
