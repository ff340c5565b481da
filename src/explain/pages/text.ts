/** Steps as lines of plain text: their numbers at the left, sentences beside them. */

import { ranges } from '../../core/index.js';
import { wrap } from '../../draw/index.js';
import type { Mark } from '../../families/contract/index.js';
import type { Step } from '../model/index.js';
import {
  groundsOf,
  nameBefore,
  saysConclusions,
  saysProof,
  saysStep,
  sentenceStart,
} from '../words/index.js';

import { type Chunk, numbersOf } from './chunks.js';
import type { Detail } from './detail.js';
import { type RunPart, saysRun, saysSingles } from './run-words.js';

/** Longer lines are hard to read. */
const WIDEST = 100;
/** Room for the numbers of steps, and blanks behind them. */
const LEAST_NUMBER = 2;
const GAP = 2;
const PROOF_INDENT = 2;
/** Additional indent of the further lines of a sentence. */
const HANG = 2;
/** Rules of a step from which on each stands on a line of its own. */
const MANY_RULES = 3;
/** Known places that are named where they stand in lines of their own. */
const MOST_KNOWN = 30;

/** The chunks in lines of at most `columns` characters, as far as words allow, at a length. */
export function chunkLines(
  marks: readonly Mark[],
  chunks: readonly Chunk[],
  columns: number,
  detail: Detail = 'sentence',
): string[] {
  const numbers = chunks.map((chunk) => (chunk.count === 1 ? `${numbersOf(chunk)}.` : ''));
  const indent = Math.max(LEAST_NUMBER, ...numbers.map(({ length }) => length)) + GAP;
  const room = Math.min(columns, WIDEST) - indent;
  return chunks.flatMap((chunk, index) => {
    const lines = [...asideLines(chunks, chunk, room), ...itemLines(marks, chunk, room, detail)];
    const number = numbers[index]!.padStart(indent - GAP).padEnd(indent);
    const label = (place: number): string =>
      place === 0 && number.trim() !== '' ? number : ' '.repeat(indent);
    const indented = lines.map((line, place) => label(place) + line);
    const singles = chunk.kind === 'singles' ? ' singles' : '';
    return chunk.count === 1 ? indented : [`Steps ${numbersOf(chunk)}:${singles}`, ...indented];
  });
}

/** From where a step starts that leaves those aside that stand above it and were open at the same time. */
function asideLines(chunks: readonly Chunk[], { first, steps }: Chunk, room: number): readonly string[] {
  const [step] = steps;
  if (step?.isAside !== true) return [];
  const start = chunks.find((chunk) => chunk.steps.some(({ round }) => round === step.round))!.first;
  return start === first ? [] : wrap(`(This step starts from the grid before step ${start}.)`, room);
}

/** One step with its name, in lines of at most `room` characters. */
export function namedStepLines(
  marks: readonly Mark[],
  step: Step,
  room: number,
  detail: Detail = 'sentence',
): readonly string[] {
  if (detail === 'name') return wrap(`${nameBefore(step)}${concluded(marks, step)}`, room);
  const isShort = step.move !== undefined || step.size < MANY_RULES;
  return [
    ...(isShort ? wrap(`${nameBefore(step)}${saysStep(marks, step)}`, room) : ruleLines(marks, step, room)),
    ...groundLines(marks, step, detail).flatMap((line) => {
      const depth = line.length - line.trimStart().length + PROOF_INDENT;
      return hanging(line.trimStart(), depth, room);
    }),
  ];
}

function concluded(marks: readonly Mark[], step: Step): string {
  return `${sentenceStart(saysConclusions(marks, step))}.`;
}

/** The lines below the sentence of a step: the facts that it rests on and does not name, or the proof. */
function groundLines(marks: readonly Mark[], step: Step, detail: Detail): readonly string[] {
  if (detail === 'proof') return saysProof(marks, step);
  return step.argument.kind === 'contradiction' && step.move === undefined ? knownLine(marks, step) : [];
}

/**
 * A step of many rules: the conclusion, then a line for each rule, then the known facts if no proof follows.
 */
function ruleLines(marks: readonly Mark[], step: Step, room: number): readonly string[] {
  const { rules, limits } = groundsOf(marks, step);
  const conclusion = sentenceStart(saysConclusions(marks, step));
  const items = (words: readonly string[]): readonly string[] =>
    words.flatMap((one) => hanging(`- ${one}`, 0, room));
  return [
    ...wrap(`${nameBefore(step)}${conclusion}, because`, room),
    ...items(rules),
    ...(limits.length === 0 ? [] : [...wrap(limitWords(step), room), ...items(limits)]),
    // The lines of a proof name what is known themselves.
    ...(step.argument.kind === 'contradiction'
      ? []
      : knownLine(marks, step).flatMap((line) => wrap(line, room))),
  ];
}

/** The known facts of a step. */
function knownLine(marks: readonly Mark[], step: Step): readonly string[] {
  const { known } = groundsOf(marks, step, 'en', MOST_KNOWN);
  return known.length === 0 ? [] : [`Known: ${known.join('; ')}.`];
}

/** The words between the rules that need something and those that limit it. */
function limitWords({ argument }: Step): string {
  return argument.kind === 'counting' && !argument.isTight
    ? 'but no more than this is allowed, where what is in two of these rules counts twice:'
    : 'and this uses up all that is allowed:';
}

/**
 * The steps of a run in lines of at most `room` characters: those with a name below it.
 * @param options `first`: the number of the first step; absent: the sentences have no numbers
 */
export function runLines(
  marks: readonly Mark[],
  steps: readonly Step[],
  room: number,
  { first, detail = 'sentence' }: { readonly first?: number | undefined; readonly detail?: Detail } = {},
): readonly string[] {
  const says = (step: Step): string => (detail === 'name' ? concluded(marks, step) : saysStep(marks, step));
  return joinedParts(saysRun(marks, steps, says)).flatMap((part) => partLines(part, first, room));
}

/** Parts of the same name that follow each other, which are of different rounds, as one. */
function joinedParts(parts: readonly RunPart[]): readonly RunPart[] {
  const joined: RunPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before?.name !== undefined && before.name === part.name) {
      joined[joined.length - 1] = { ...before, sentences: [...before.sentences, ...part.sentences] };
    } else joined.push(part);
  }
  return joined;
}

/** Heading above the sentences of a part; undefined for a single sentence without a name. */
function headingOf({ name, sentences }: RunPart): string | undefined {
  return name ?? (sentences.length > 1 ? 'One rule each' : undefined);
}

function partLines(part: RunPart, first: number | undefined, room: number): readonly string[] {
  const heading = headingOf(part);
  const lines = part.sentences.map(({ words, places }) => ({
    words,
    label: first === undefined ? '' : numbered(places.map((place) => first + place)),
  }));
  const [only, ...more] = lines;
  if (more.length > 0) {
    return [
      `${heading}:`,
      ...lines.flatMap(({ words, label }) => hanging(`${label === '' ? '- ' : label}${words}`, 0, room)),
    ];
  }
  const { words, label } = only!;
  const sentence = `${label}${heading === undefined ? '' : `${heading}: `}${words}`;
  return label === '' ? wrap(sentence, room) : hanging(sentence, 0, room);
}

/** The numbers before a sentence; none before what has no number. */
function numbered(numbers: readonly number[]): string {
  return numbers.length === 0 ? '' : `${ranges(numbers, '–')}. `;
}

function itemLines(
  marks: readonly Mark[],
  { kind, first, count, steps }: Chunk,
  room: number,
  detail: Detail,
): readonly string[] {
  if (kind === 'step') return namedStepLines(marks, steps[0]!, room, detail);
  if (kind === 'singles' && detail !== 'proof') return wrap(saysSingles(marks, steps), room);
  return runLines(marks, steps, room, { first: count > 1 ? first : undefined, detail });
}

/** A text in lines that begin so far to the right; what goes on begins a little farther. */
function hanging(text: string, depth: number, room: number): readonly string[] {
  return wrap(text, room - depth - HANG).map(
    (line, index) => ' '.repeat(index === 0 ? depth : depth + HANG) + line,
  );
}
