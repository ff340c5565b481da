/** Steps as lines of plain text: their numbers at the left, sentences beside them. */
import { wrap } from '../draw/terminal-texts.js';
import type { Step } from '../explain/step.js';
import { nameBefore, saysShortProof, saysStep } from '../explain/words/says.js';
import type { Mark } from '../families/explaining.js';
import { type Chunk, numbersOf } from './chunks.js';
import { saysRun } from './run-words.js';

/** Longer lines are hard to read. */
const WIDEST = 100;
/** Blanks behind the numbers. */
const GAP = 2;
const PROOF_INDENT = 2;
/** How much farther a sentence goes on than it begins. */
const HANG = 2;

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
    ...wrap(`${nameBefore(step)}${saysStep(marks, step)}`, room),
    ...saysShortProof(marks, step).flatMap((line) => {
      const depth = line.length - line.trimStart().length + PROOF_INDENT;
      return hanging(line.trimStart(), depth, room);
    }),
  ];
}

function itemLines(marks: readonly Mark[], { kind, steps }: Chunk, room: number): readonly string[] {
  return kind === 'run' ? runLines(marks, steps, room) : namedStepLines(marks, steps[0]!, room);
}

function runLines(marks: readonly Mark[], steps: readonly Step[], room: number): string[] {
  const sentences = saysRun(marks, steps);
  if (sentences.length === 1) return [...wrap(sentences[0]!, room)];
  return ['One rule each:', ...sentences.flatMap((sentence) => hanging(`- ${sentence}`, 0, room))];
}

/** A text in lines that begin so far to the right; what goes on begins a little farther. */
function hanging(text: string, depth: number, room: number): string[] {
  return wrap(text, room - depth - HANG).map(
    (line, index) => ' '.repeat(index === 0 ? depth : depth + HANG) + line,
  );
}
